import { type Motif, type PlainDrawing, partsOf, type TintedDrawing } from '../parts/motifs.ts'
import { tints } from '../parts/tints.ts'
import { darker, lighter } from './colour.ts'
import type { Drawing } from './drawing.ts'
import type { IconSet } from './icon-set.ts'
import { plainPlants, tintedPlants } from './plants.ts'
import { plainSavouries, tintedSavouries } from './savoury.ts'
import { plainSweets, tintedSweets } from './sweets.ts'

const plain: Readonly<Record<PlainDrawing, Drawing>> = { ...plainPlants, ...plainSavouries, ...plainSweets }
const tinted: Readonly<Record<TintedDrawing, Drawing>> = {
  ...tintedPlants,
  ...tintedSavouries,
  ...tintedSweets,
}

const isPlain = (art: string): art is PlainDrawing => Object.hasOwn(plain, art)
const isTinted = (art: string): art is TintedDrawing => Object.hasOwn(tinted, art)

/** The inside of an SVG on a grid of 32 by 32 that shows a motif. */
export function drawMotif(motif: Motif, icons: IconSet): string {
  const { art, tint } = partsOf(motif)
  if (isPlain(art)) return plain[art]
  if (tint && isTinted(art)) return paint(tinted[art], tints[tint])
  const icon = icons.get(art)
  if (!icon) throw new Error(`Nothing draws ${motif}`)
  return icon
}

const paint = (drawing: Drawing, colour: string): string =>
  drawing
    .replaceAll('$t', colour)
    .replaceAll('$l', lighter(colour))
    .replaceAll('$d', darker(colour))
    .replaceAll('$x', darker(colour, 0.42))
