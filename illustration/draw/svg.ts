/** A number as it stands in an SVG: one decimal is finer than any screen shows. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export interface Point {
  readonly x: number
  readonly y: number
}

export const CENTRE: Point = { x: 200, y: 150 }

export const circle = (r: number, attributes: string, { x, y }: Point = CENTRE): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" ${attributes}/>`

export const ellipse = (rx: number, ry: number, attributes: string, { x, y }: Point = CENTRE): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" ${attributes}/>`

/** A rectangle around the centre of the picture. */
export const block = (width: number, height: number, radius: number, attributes: string): string =>
  `<rect x="${n(CENTRE.x - width / 2)}" y="${n(CENTRE.y - height / 2)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" ${attributes}/>`

/** Many short strokes as one path. */
export const strokes = (segments: readonly string[], colour: string, width: number, more = ''): string =>
  `<path d="${segments.join('')}" stroke="${colour}" stroke-width="${n(width)}" fill="none" ${more}/>`
