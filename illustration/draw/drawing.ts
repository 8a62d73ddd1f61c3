/**
 * A drawing on a grid of 32 by 32 units, as the inside of an SVG. Where it takes a colour, `$t` is that
 * colour, `$l` a lighter and `$d` a darker shade of it, and `$x` the darkest.
 */
export type Drawing = string
