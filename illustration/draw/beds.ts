import type { Random } from '#domain/generation/choosing/random.ts'
import { darker, lighter, mix } from '../assets/color.ts'
import type { Bed } from '../parts/vessels.ts'
import { CENTER, circle, ellipse, n, type Point, strokes } from './svg.ts'

/** Half the width and height of the hollow that a bed fills. */
export interface Hollow {
  readonly rx: number
  readonly ry: number
  readonly isRound: boolean
}

/** @param crumb the color of what is sprinkled over it */
type DrawBed = (color: string, hollow: Hollow, random: Random, crumb: string) => string

const OIL = '#E2B04A'
const CAP = 'stroke-linecap="round"'

/** Points spread evenly over a hollow by a jittered grid, so that nothing clumps and nothing is bare. */
function scatter({ rx, ry, isRound }: Hollow, step: number, random: Random): Point[] {
  const points: Point[] = []
  for (let y = -ry; y <= ry; y += step) {
    for (let x = -rx; x <= rx; x += step) {
      const at = { x: x + (random() - 0.5) * step, y: y + (random() - 0.5) * step }
      if (isRound && (at.x / rx) ** 2 + (at.y / ry) ** 2 > 1.05) continue
      points.push({ x: CENTER.x + at.x, y: CENTER.y + at.y })
    }
  }
  return points
}

/** Some of the points that `scatter` gives: this share of them, from 0 to 1. */
const sparse = (hollow: Hollow, step: number, share: number, random: Random): Point[] =>
  scatter(hollow, step, random).filter(() => random() < share)

const dots = (points: readonly Point[], color: string, size: number, dx = 0, dy = 0): string =>
  strokes(
    points.map(({ x, y }) => `M${n(x + dx)} ${n(y + dy)}h0`),
    color,
    size,
    CAP,
  )

const dashes = (points: readonly Point[], length: number, random: Random): string[] =>
  points.map(({ x, y }) => {
    const angle = random() * Math.PI
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
    return `M${n(x - dx / 2)} ${n(y - dy / 2)}l${n(dx)} ${n(dy)}`
  })

/** Every third of a list, from `start`: three lists that share the whole. */
const third = <T>(list: readonly T[], start: number): T[] => list.filter((_, at) => at % 3 === start)

const base = ({ rx, ry }: Hollow, color: string): string =>
  `<rect x="${n(CENTER.x - rx - 2)}" y="${n(CENTER.y - ry - 2)}" width="${n(rx * 2 + 4)}" height="${n(ry * 2 + 4)}" fill="${color}"/>`

/** A bow of light on a wet surface. */
const gloss = ({ rx, ry }: Hollow, color: string): string =>
  `<path d="M${n(CENTER.x - rx * 0.8)} ${n(CENTER.y - ry * 0.15)}A${n(rx * 0.82)} ${n(ry * 0.82)} 0 0 1 ${n(CENTER.x - rx * 0.1)} ${n(CENTER.y - ry * 0.82)}" fill="none" stroke="${color}" stroke-width="5" stroke-linecap="round" opacity=".6"/>`

const specks = (hollow: Hollow, random: Random, color: string, size = 5): string =>
  dots(sparse(hollow, 34, 0.55, random), color, size)

export const beds: Readonly<Record<Bed, DrawBed>> = {
  soup: (color, hollow, random, crumb) =>
    base(hollow, color) +
    ellipse(hollow.rx * 0.86, hollow.ry * 0.84, `fill="${lighter(color, 0.16)}"`, {
      x: CENTER.x + 3,
      y: CENTER.y + 5,
    }) +
    gloss(hollow, lighter(color, 0.65)) +
    specks(hollow, random, lighter(color, 0.5), 7) +
    specks(hollow, random, crumb),

  sauce: (color, hollow, random, crumb) => {
    const { rx, ry } = hollow
    const wave = (dy: number) =>
      `M${n(CENTER.x - rx)} ${n(CENTER.y + dy)}q${n(rx * 0.35)} ${n(-ry * 0.4)} ${n(rx * 0.7)} 0t${n(rx * 0.7)} 0t${n(rx * 0.7)} 0`
    return (
      base(hollow, color) +
      strokes([wave(-ry * 0.45), wave(ry * 0.15), wave(ry * 0.7)], darker(color, 0.14), 12) +
      strokes([wave(-ry * 0.6), wave(ry * 0.02), wave(ry * 0.58)], lighter(color, 0.3), 5, CAP) +
      gloss(hollow, lighter(color, 0.6)) +
      specks(hollow, random, crumb)
    )
  },

  grains: (color, hollow, random) => {
    const grains = dashes(scatter(hollow, 11, random), 8, random)
    return (
      base(hollow, darker(color, 0.14)) +
      strokes(third(grains, 0), darker(color, 0.07), 5, CAP) +
      strokes(third(grains, 1), color, 5, CAP) +
      strokes(third(grains, 2), lighter(color, 0.5), 4.4, CAP)
    )
  },

  noodles: (color, hollow, random, crumb) => {
    const { rx, ry } = hollow
    const coils = [0.98, 0.88, 0.78, 0.68, 0.58, 0.48, 0.38, 0.28, 0.18].map((share) => {
      const [dx, dy] = [(random() - 0.5) * 14, (random() - 0.5) * 12]
      const [x, y] = [CENTER.x + dx, CENTER.y + dy]
      const [a, b] = [rx * share, ry * share]
      return `M${n(x - a)} ${n(y)}a${n(a)} ${n(b)} 0 1 1 ${n(a * 2)} 0a${n(a)} ${n(b)} 0 1 1 ${n(-a * 1.7)} ${n(b * 0.55)}`
    })
    const strands = [0, 1, 2, 3].map((at) => {
      const y = CENTER.y - ry * 0.7 + at * ry * 0.45
      return `M${n(CENTER.x - rx)} ${n(y + random() * 20)}q${n(rx)} ${n((random() - 0.5) * ry)} ${n(rx * 2)} ${n((random() - 0.5) * 30)}`
    })
    return (
      base(hollow, darker(color, 0.32)) +
      strokes(strands, darker(color, 0.1), 7) +
      strokes(coils, color, 7.5, CAP) +
      strokes(third(coils, 0), lighter(color, 0.5), 3.2, CAP) +
      specks(hollow, random, crumb, 4.5)
    )
  },

  leaves: (color, hollow, random) => {
    const shades = [darker(color, 0.28), color, lighter(color, 0.28)]
    const leaves = scatter(hollow, 33, random).map(({ x, y }, at) => {
      const turn = Math.round(random() * 360)
      const size = 0.85 + random() * 0.5
      return `<use href="#leaf" transform="translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size)})" fill="${shades[at % 3]}"/>`
    })
    return `${base(hollow, darker(color, 0.42))}<defs><path id="leaf" d="M-25 0C-18-16 2-19 27-3 14 15-12 17-25 0z"/></defs>${leaves.join('')}`
  },

  shreds: (color, hollow, random) => {
    const shreds = scatter(hollow, 15, random).map(({ x, y }) => {
      const angle = random() * Math.PI
      const [dx, dy] = [Math.cos(angle) * 34, Math.sin(angle) * 34]
      return `M${n(x - dx / 2)} ${n(y - dy / 2)}q${n(dx / 2 + dy / 4)} ${n(dy / 2 - dx / 4)} ${n(dx)} ${n(dy)}`
    })
    return (
      base(hollow, darker(color, 0.3)) +
      strokes(third(shreds, 0), darker(color, 0.14), 4.6, CAP) +
      strokes(third(shreds, 1), color, 4.6, CAP) +
      strokes(third(shreds, 2), lighter(color, 0.42), 4, CAP)
    )
  },

  cream: (color, hollow, random, crumb) => {
    const { rx, ry } = hollow
    const coil = (share: number, shift: number) =>
      `M${n(CENTER.x - rx * share)} ${n(CENTER.y + shift)}a${n(rx * share)} ${n(ry * share)} 0 1 1 ${n(rx * share * 1.6)} ${n(ry * share * 0.7)}`
    return (
      base(hollow, color) +
      strokes([coil(0.8, 4), coil(0.5, 5), coil(0.22, 4)], darker(color, 0.12), 9, CAP) +
      strokes([coil(0.8, 0), coil(0.5, 0), coil(0.22, 0)], lighter(color, 0.55), 6, CAP) +
      specks(hollow, random, mix(color, OIL, 0.6), 8) +
      specks(hollow, random, crumb, 4)
    )
  },

  pulses: (color, hollow, random) => {
    const points = scatter(hollow, 17, random)
    return (
      base(hollow, darker(color, 0.36)) +
      dots(points, darker(color, 0.22), 18, 1, 2) +
      dots(points, color, 15.5) +
      dots(points, lighter(color, 0.4), 4.5, -3, -3)
    )
  },

  dice: (color, hollow, random, crumb) => {
    const dice = dashes(scatter(hollow, 21, random), 16, random)
    return (
      base(hollow, darker(color, 0.34)) +
      strokes(third(dice, 0), darker(color, 0.12), 16) +
      strokes(third(dice, 1), color, 16) +
      strokes(third(dice, 2), lighter(color, 0.35), 15) +
      specks(hollow, random, crumb, 6)
    )
  },

  gratin: (color, hollow, random, crumb) =>
    base(hollow, color) +
    dots(scatter(hollow, 30, random), lighter(color, 0.38), 22) +
    dots(sparse(hollow, 36, 0.6, random), darker(color, 0.28), 15) +
    dots(sparse(hollow, 44, 0.5, random), darker(color, 0.48), 8) +
    specks(hollow, random, crumb, 4),

  glaze: (color, hollow, random) =>
    base(hollow, color) +
    ellipse(hollow.rx * 0.84, hollow.ry * 0.82, `fill="${lighter(color, 0.18)}"`, {
      x: CENTER.x + 3,
      y: CENTER.y + 4,
    }) +
    dots(sparse(hollow, 40, 0.4, random), darker(color, 0.18), 11) +
    gloss(hollow, lighter(color, 0.7)),

  crumble: (color, hollow, random) => {
    const points = scatter(hollow, 14, random)
    return (
      base(hollow, darker(color, 0.3)) +
      dots(third(points, 0), darker(color, 0.14), 16) +
      dots(third(points, 1), color, 15) +
      dots(third(points, 2), lighter(color, 0.38), 11)
    )
  },

  snow: (color, hollow, random) => {
    const points = scatter(hollow, 12, random)
    return (
      base(hollow, color) +
      circle(hollow.rx * 0.6, `fill="${lighter(color, 0.35)}"`) +
      dots(third(points, 0), darker(color, 0.08), 9) +
      dots(third(points, 1), lighter(color, 0.6), 8) +
      dots(third(points, 2), '#FFFFFF', 4)
    )
  },
}
