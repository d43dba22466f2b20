// Drawn shapes: the colour of each corner is linear, and multiplied by its alpha already.
#import bevy_sprite::mesh2d_vertex_output::VertexOutput

@fragment
fn fragment(in: VertexOutput) -> @location(0) vec4<f32> {
#ifdef VERTEX_COLORS
    return in.color;
#else
    return vec4<f32>(0.0);
#endif
}
