import { paint } from '../assets/asset.ts'
import { darker, mix } from '../assets/color.ts'
import type { TablePalette } from '../parts/palettes.ts'
import type { Tableware } from '../parts/vessels.ts'
import type { Hollow } from './beds.ts'
import { n, strokes } from './svg.ts'

/** A dish seen from above, around the center of a picture of 400 by 300. */
export interface DrawnDish {
  /** With its shadow. */
  readonly svg: string
  /** Where food lies; a bed fills it. */
  readonly hollow: Hollow
  /** The color in the hollow, for what is sprinkled there. */
  readonly well: string
}

export function drawDish(vessel: Tableware, palette: TablePalette, seed: number): DrawnDish {
  const wall = seed % 2 ? palette.glaze : mix(palette.line, palette.glaze, 0.2)
  const { all, layer, guide } = paint(`tableware/${vessel}`, { ...palette, wall })
  const { width, height, rx, ry, fill = '' } = guide('hollow') ?? {}
  return {
    svg: vessel === 'board' ? layer('shadow') + layer('dish') + grainOfWood(seed) + layer('edge') : all(seed),
    hollow: width
      ? { rx: Number(width) / 2, ry: Number(height) / 2, isRound: false }
      : { rx: Number(rx), ry: Number(ry), isRound: true },
    well: fill,
  }
}

const WOOD = '#C99C66'

const grainOfWood = (seed: number): string =>
  strokes(
    [0, 1, 2, 3, 4].map(
      (at) =>
        `M70 ${n(78 + at * 36 + (seed % 7))}q70 ${n(((seed >> at) % 9) - 4)} 130 0t130 ${n(((seed >> (at + 2)) % 9) - 4)}`,
    ),
    darker(WOOD, 0.12),
    2.5,
    'opacity=".7"',
  )
