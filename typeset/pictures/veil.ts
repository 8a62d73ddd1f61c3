import { channelsOf, contrastRatio, LEAST_TEXT_CONTRAST, luminanceOf } from '#domain/design/contrast.ts'
import { VEIL_RANGE } from '#domain/design/veil.ts'
import type { PageColors } from './page-colors.ts'
import type { PicturePart, Tiles } from './tiles.ts'

/** What a picture needs before words can be read on it. */
export interface VeilNeed {
  /** The least share of the paper's color, in percent. */
  readonly percent: number
  /** Least contrast of any words to any tile of the picture under this percentage. */
  readonly contrastAt: (percent: number) => number
}

/**
 * The least veil of the paper's color under which all words have a contrast of 4.5 to each tile of a part of
 * a picture. The colors of `pageColors` leave such a veil for any picture; without them the most is returned.
 */
export function neededVeil(tiles: Tiles, part: PicturePart, colors: PageColors): VeilNeed {
  const words = [colors.ink, colors.soft, colors.heading, colors.accent].map((color) =>
    luminanceOf(...channelsOf(color)),
  )
  const paper = channelsOf(colors.paper)
  const isDarkOnLight = contrastRatio('#000000', colors.paper) >= contrastRatio('#ffffff', colors.paper)
  const nearest = isDarkOnLight ? Math.max(...words) : Math.min(...words)
  const under = tilesIn(tiles, part)
  const contrastOn = (tile: Tile, percent: number): number => {
    const ground = luminanceOf(
      mixed(tile[0], paper[0], percent),
      mixed(tile[1], paper[1], percent),
      mixed(tile[2], paper[2], percent),
    )
    // On the wrong side of the words no contrast counts: between them all would be lost.
    return isDarkOnLight ? (ground + 0.05) / (nearest + 0.05) : (nearest + 0.05) / (ground + 0.05)
  }
  const percent = leastFor(under, (tile, chosen) => contrastOn(tile, chosen) >= LEAST_TEXT_CONTRAST)
  return {
    percent,
    contrastAt: (chosen) => Math.max(1, Math.min(...under.map((tile) => contrastOn(tile, chosen)))),
  }
}

/**
 * The least percentage at which all tiles pass. A tile that passes may fail under a thicker veil, since a mixture can be
 * darker than both of its colors: so all are asked again whenever one of them has raised it.
 */
function leastFor(tiles: readonly Tile[], passes: (tile: Tile, percent: number) => boolean): number {
  let percent: number = VEIL_RANGE.min
  let asked: number
  do {
    asked = percent
    for (const tile of tiles) while (percent < VEIL_RANGE.max && !passes(tile, percent)) percent++
  } while (percent > asked)
  return percent
}

type Tile = readonly [red: number, green: number, blue: number]

/** The colors of those that touch the part. */
function tilesIn({ columns, rows, colors }: Tiles, { left, top, right, bottom }: PicturePart): Tile[] {
  const found = new Map<number, Tile>()
  for (let row = Math.floor(top * rows); row < Math.min(rows, Math.ceil(bottom * rows)); row++)
    for (
      let column = Math.floor(left * columns);
      column < Math.min(columns, Math.ceil(right * columns));
      column++
    ) {
      const at = 3 * (row * columns + column)
      const tile: Tile = [colors[at] ?? 0, colors[at + 1] ?? 0, colors[at + 2] ?? 0]
      found.set((tile[0] << 16) | (tile[1] << 8) | tile[2], tile)
    }
  return [...found.values()]
}

const mixed = (picture: number, paper: number, percent: number): number =>
  Math.round(picture + ((paper - picture) * percent) / 100)
