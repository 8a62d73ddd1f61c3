import type { PrintedText } from '../read-pdf.ts'
import { linesOf, type SetMenu, textsIn, wordsOn } from './set-menu.ts'

/** What letters, and readers of PDFs that round, may reach beyond an edge, in points. */
const TOLERANCE_PT = 1.5

/** Large letters reach further: the sides of a letter are a share of its height. */
const toleranceFor = (height: number): number => Math.max(TOLERANCE_PT, 0.05 * height)

/** Letters with accents reach hardly higher above the line, as a share of the height of type. */
const ASCENT = 0.8

/** All is on the paper after the cut. */
export function textsOutsideTrim(set: SetMenu): string[] {
  return set.pages.flatMap(({ trim }, index) => {
    const isInside = ({ x, y, width, height }: PrintedText): boolean =>
      x >= trim.x &&
      x + width <= trim.x + trim.widthPt &&
      y - height * ASCENT >= trim.y &&
      y <= trim.y + trim.heightPt
    return wordsOn(set, index + 1)
      .filter((text) => !isInside(text))
      .map(({ text }) => `“${text}” stands outside of the trim of page ${index + 1}`)
  })
}

/** What is said of an item, and the name of a section, ends in the column in which it begins. */
export function textsOutsideColumn(set: SetMenu): string[] {
  return set.regions
    .filter(({ kind }) => kind !== 'header')
    .flatMap((region) =>
      textsIn(set, region)
        .filter(({ x, width, height }) => x + width > region.x + region.width + toleranceFor(height))
        .map(({ text, x, width }) => {
          const beyond = x + width - region.x - region.width
          return `“${text}” reaches ${beyond.toFixed()} pt out of its column`
        }),
    )
}

/** Nothing is printed over something else. */
export function textsOverTexts(set: SetMenu): string[] {
  return set.pages.flatMap((_, index) =>
    linesOf(wordsOn(set, index + 1)).flatMap((line) =>
      line.flatMap((text, place) => {
        const next = line[place + 1]
        return next && next.x < text.x + text.width - TOLERANCE_PT
          ? [`“${next.text}” stands over “${text.text}”`]
          : []
      }),
    ),
  )
}
