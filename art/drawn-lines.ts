/** How one hand draws: smooth curves through points, and lines that swell and run out as those of a pen. */

/** In units of a drawing, 200 × 200; a third number other than 0 makes a corner. */
export type Point = readonly [x: number, y: number, corner?: number]

/** A closed outline of cubic curves: where it begins, and six numbers for each curve. */
export type Outline = readonly number[]

const round = (number: number): number => Math.round(number * 10) / 10

/** How far the handles of a curve reach, as a share of the way between the points around. */
const REACH = 1 / 6

function curvesThrough(points: readonly Point[], isClosed: boolean): number[][] {
  const count = points.length
  const at = (index: number): Point =>
    points[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point
  return Array.from({ length: isClosed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const handle = (point: Point, back: Point, ahead: Point, way: 1 | -1) =>
      point[2]
        ? [point[0], point[1]]
        : [0, 1].map((axis) => Number(point[axis]) + way * REACH * (Number(ahead[axis]) - Number(back[axis])))
    return [...handle(from, before, to, 1), ...handle(to, from, after, -1), to[0], to[1]]
  })
}

export function shapeThrough(points: readonly Point[]): Outline {
  const [first] = points as [Point]
  return [first[0], first[1], ...curvesThrough(points, true).flat()].map(round)
}

/** The place on a curve, and the direction there. */
function onCurve([x0, y0]: readonly [number, number], curve: readonly number[], t: number) {
  const [x1, y1, x2, y2, x3, y3] = curve as [number, number, number, number, number, number]
  const u = 1 - t
  const at = (a: number, b: number, c: number, d: number) =>
    u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
  const slope = (a: number, b: number, c: number, d: number) =>
    u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c)
  return {
    x: at(x0, x1, x2, x3),
    y: at(y0, y1, y2, y3),
    dx: slope(x0, x1, x2, x3),
    dy: slope(y0, y1, y2, y3),
  }
}

/** Where a line is thin: at both ends, at its end, at its beginning, or nowhere. */
export type Taper = 'both' | 'out' | 'in' | 'none'

/** Shares of the full width along a line. */
function widthAt(t: number, taper: Taper): number {
  const [from, to] = [
    Math.sin((Math.PI / 2) * Math.min(1, t * 2.2)),
    Math.sin((Math.PI / 2) * Math.min(1, (1 - t) * 2.2)),
  ]
  const least = 0.16
  const swell = 0.9 + 0.1 * Math.sin(9 * t + 1)
  if (taper === 'none') return swell
  const share = taper === 'both' ? Math.min(from, to) : taper === 'out' ? to : from
  return (least + (1 - least) * share) * swell
}

/** The outline of a line through points that is so wide at its widest. */
export function penLine(points: readonly Point[], width: number, taper: Taper): Outline {
  const curves = curvesThrough(points, false)
  const samples = curves.flatMap((curve, index) => {
    const from = points[index] as Point
    const steps = index === curves.length - 1 ? [0, 0.5, 1] : [0, 0.5]
    return steps.map((t) => ({
      ...onCurve([from[0], from[1]], curve, Math.min(0.999, Math.max(0.001, t))),
      t: (index + t) / curves.length,
      isCorner: t === 0 && Boolean(from[2]),
    }))
  })
  const side = (way: 1 | -1): Point[] =>
    samples.map(({ x, y, dx, dy, t, isCorner }) => {
      const length = Math.hypot(dx, dy) || 1
      const half = (way * width * widthAt(t, taper)) / 2
      return [x - (dy / length) * half, y + (dx / length) * half, isCorner ? 1 : 0]
    })
  const [there, back] = [side(1), side(-1).reverse()]
  const cornered = (line: Point[]): Point[] => line
  return shapeThrough([...cornered(there), ...cornered(back)])
}
