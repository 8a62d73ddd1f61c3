import type { PrintedText } from '../read-pdf.ts'
import { linesOf, type SetMenu, textsIn, wordsOn } from './set-menu.ts'

/** What letters, and readers of PDFs that round, may reach beyond an edge, in points. */
const TOLERANCE_PT = 1.5

/** Large letters reach further: the sides of a letter are a share of its height. */
/** Dashes and stops at the ends of lines hang into the margin. */
const HANGS = /[\p{Pd}.,:;]$/u

const toleranceFor = ({ text, height }: PrintedText): number =>
  Math.max(TOLERANCE_PT, (HANGS.test(text) ? 0.5 : 0.05) * height)

/** Letters with accents reach hardly higher above the line, as a share of the height of type. */
const ASCENT = 0.8

/** All is on the paper after the cut. */
export function textsOutsideTrim(set: SetMenu): string[] {
  return set.pages.flatMap(({ trim }, index) => {
    const isInside = ({ x, y, width, height, isTurned }: PrintedText): boolean =>
      x >= trim.x &&
      x + (isTurned ? height * ASCENT : width) <= trim.x + trim.widthPt &&
      y - (isTurned ? 0 : height * ASCENT) >= trim.y &&
      y + (isTurned ? width : 0) <= trim.y + trim.heightPt
    return wordsOn(set, index + 1)
      .filter((text) => !isInside(text))
      .map(({ text }) => `“${text}” stands outside of the trim of page ${index + 1}`)
  })
}

/** What is said of an item, and the name of a section, ends in the column in which it begins; numbers hang before it, and so do names that are turned. */
export function textsOutsideColumn(given: SetMenu): string[] {
  const set = given.isRightToLeft ? mirrored(given) : given
  return set.regions
    .filter(({ kind }) => kind !== 'header')
    .flatMap((region) =>
      textsIn(set, region)
        .filter(
          (text) => !text.isTurned && text.x + text.width > region.x + region.width + toleranceFor(text),
        )
        .map(({ text, x, width }) => {
          const beyond = x + width - region.x - region.width
          return `“${text}” reaches ${beyond.toFixed()} pt out of its column`
        }),
    )
}

/** The same from the right to the left. */
const mirrored = (set: SetMenu): SetMenu => {
  const turned = <Placed extends { readonly x: number; readonly width: number }>(placed: Placed): Placed => ({
    ...placed,
    x: -placed.x - placed.width,
  })
  const pages = set.read.pages.map((page) => ({ ...page, texts: page.texts.map(turned) }))
  return { ...set, regions: set.regions.map(turned), read: { ...set.read, pages } }
}

/** Nothing is printed over something else. */
export function textsOverTexts(set: SetMenu): string[] {
  return set.pages.flatMap((_, index) => {
    const words = wordsOn(set, index + 1)
    const turned = words.filter(({ isTurned }) => isTurned)
    const others = words.filter(({ isTurned }) => !isTurned)
    // Turned back, lines follow each other from the right to the left.
    const read = turned.map((text) => ({ ...text, x: text.y, y: -text.x }))
    return [...overNext(others), ...overNext(read), ...overTurned(others, turned)]
  })
}

const overNext = (texts: readonly PrintedText[]): string[] =>
  linesOf(texts).flatMap((line) =>
    line.flatMap((text, place) => {
      const next = line[place + 1]
      return next && next.x < text.x + text.width - TOLERANCE_PT
        ? [`“${next.text}” stands over “${text.text}”`]
        : []
    }),
  )

const overTurned = (texts: readonly PrintedText[], turned: readonly PrintedText[]): string[] =>
  turned.flatMap((down) =>
    texts
      .filter(
        ({ x, y, width, height }) =>
          x < down.x + down.height * ASCENT - TOLERANCE_PT &&
          x + width > down.x + TOLERANCE_PT &&
          y > down.y + TOLERANCE_PT &&
          y - height * ASCENT < down.y + down.width - TOLERANCE_PT,
      )
      .map(({ text }) => `“${text}” stands over “${down.text}”, which is turned`),
  )
