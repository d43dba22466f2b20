"""Random decisions a second of card games, ours and others', one table with ratios.

Everybody plays whole games at random, from the deal to the end, on one thread, without writing files:
the others through the door they give to Python, ours through `far-lanes simulate`. A decision is whatever a
library asks a player; where only one thing can be done ours does not ask, others do, and it counts for them.
A roll of chance is no decision. Seconds are the processor's, so that whatever else the machine does counts
for nobody; the time that a program takes to start and to load its cards is left out.
"""

import importlib.metadata
import json
import random
import resource
import subprocess
import sys
import time

SPIEL = [
    "skat", "hearts", "cribbage", "gin_rummy", "bridge", "euchre", "spades", "oh_hell", "tarok",
    "crazy_eights", "dou_dizhu", "leduc_poker", "kuhn_poker", "liars_dice", "hanabi",
    "go_fish", "blackjack", "goofspiel", "universal_poker",
]
RLCARD = [
    "blackjack", "leduc-holdem", "limit-holdem", "no-limit-holdem", "doudizhu", "mahjong", "uno", "gin-rummy",
    "bridge",
]
OURS = [("two captains", "random,random"), ("four captains", "random,random,random,random")]


def simulate(program, captains, games):
    """How many decisions there were, and the processor's seconds for them."""
    def spent():
        used = resource.getrusage(resource.RUSAGE_CHILDREN)
        return used.ru_utime + used.ru_stime

    before = spent()
    told = subprocess.run(
        [program, "simulate", "--games", str(games), "--seed", "1", "--threads", "1",
         "--captains", captains, "--json"],
        check=True, capture_output=True, text=True,
    )
    return json.loads(told.stdout)["decisions"], spent() - before


def ours(program, captains, seconds):
    """Decisions a second in games enough for about so many seconds."""
    few, start = simulate(program, captains, 1)
    games = 100
    while True:
        decisions, took = simulate(program, captains, games)
        if took - start >= seconds / 2:
            return (decisions - few) / (took - start)
        games = int(games * max(2, seconds / max(took - start, 0.05)))


def timed(play, seconds):
    """Decisions a second of `play`, which plays one game and returns how many it had."""
    play()
    began, decisions = time.process_time(), 0
    while (took := time.process_time() - began) < seconds:
        decisions += play()
    return decisions / took


def spiel(name):
    import pyspiel

    game = pyspiel.load_game(name)
    dice = random.Random(1)

    def play():
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(outcomes, chances)[0])
            elif state.is_simultaneous_node():
                seats = range(game.num_players())
                state.apply_actions([dice.choice(state.legal_actions(seat)) for seat in seats])
                decisions += game.num_players()
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def rlcard_game(name):
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    dice = random.Random(1)

    def play():
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def main():
    program, seconds = sys.argv[1], float(sys.argv[2])
    rates = [("Far Lanes", name, ours(program, captains, seconds)) for name, captains in OURS]
    best = rates[0][2]
    versions = {name: importlib.metadata.version(name) for name in ("open_spiel", "rlcard")}
    for library, make, games in (("open_spiel", spiel, SPIEL), ("rlcard", rlcard_game, RLCARD)):
        told = []
        for name in games:
            try:
                told.append((f"{library} {versions[library]}", name, timed(make(name), seconds)))
            except Exception as fault:  # a game that this version does not have, or that needs more
                print(f"{library} {name} is left out: {str(fault).splitlines()[0]}", file=sys.stderr)
        rates += sorted(told, key=lambda row: -row[2])
    print("| library | game | random decisions a second, one thread | ours, two captains, is |")
    print("|---|---|--:|--:|")
    for library, name, rate in rates:
        print(f"| {library} | {name} | {rate:,.0f} | {best / rate:.1f} × |")


if __name__ == "__main__":
    main()
