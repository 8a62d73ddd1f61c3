/** Formats a number for an SVG: one decimal is finer than any screen shows. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export interface Point {
  readonly x: number
  readonly y: number
}

export const CENTER: Point = { x: 200, y: 150 }

export const circle = (r: number, attributes: string, { x, y }: Point = CENTER): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`

export const ellipse = (rx: number, ry: number, attributes: string, { x, y }: Point = CENTER): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`

/** Many short strokes as one path. */
export const strokes = (segments: readonly string[], color: string, width: number, more = ''): string =>
  `<path d="${segments.join('')}" stroke="${color}" stroke-width="${n(width)}" fill="none" ${more}/>`
