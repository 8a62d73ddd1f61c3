import { chiliesIn } from '#domain/menu/model/mark-symbols.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { JobRegion } from '#typeset/job/job.ts'
import { isRightToLeft } from '../any-words.ts'
import type { PrintedText } from '../read-pdf.ts'
import { isItem, linesOf, type SetMenu, textsIn } from './set-menu.ts'

/** In heights of the type of names: about how wide a chili is, and the space before marks and prices. */
const CHILI = 0.8
const BEFORE_MARK = 0.6
const BEFORE_PRICE = 2
/** Baselines that are closer are one, in points. */
const TOLERANCE_PT = 0.5

/** Between prices, and around those of what costs nothing by itself. */
const SEPARATORS = /[·/(),•–\s]+/gu

/**
 * No line of an item is its marks or one of its prices alone, and none begins with what separates two
 * prices.
 *
 * Words take precedence over what follows them: where the last word, the marks and the prices together are
 * wider than the column, some of them have to be on a separate line.
 */
export function lonelyLines(set: SetMenu): string[] {
  return set.regions.filter(isItem).flatMap((region) => {
    const item = set.items.find(({ id }) => id === region.id)
    if (!item) return []
    const texts = textsIn(set, region)
    const lines = linesOf(texts)
    // A price that is higher than its name begins a line, and the rest of that is another one.
    const isNextToWords = ([first]: readonly PrintedText[]) =>
      texts.some(({ text, y }) => first && Math.abs(y - first.y) < TOLERANCE_PT && !isBehindWords(text, item))
    return lines.flatMap((line, index) => {
      const said = line.map(({ text }) => text).join(' ')
      // Of a line that is read from the right the left end is not its beginning.
      const isFromLeft = !isRightToLeft(item.name)
      if (isFromLeft && /^[·/•]/u.test(said.trim())) return [`a line of “${item.name}” begins with “${said}”`]
      const isAlone =
        isLonely(said, item) &&
        !isNextToWords(line) &&
        widthTogether(lines, index, item) <=
          set.wordsShare * (region.width - besideNumber(region, lines, item))
      return isAlone ? [`“${said}” of “${item.name}” stands alone on its line`] : []
    })
  })
}

/** No price is printed above the first line of its dish, where it would read as that of the dish before. */
export function pricesAboveNames(set: SetMenu): string[] {
  return set.regions.filter(isItem).flatMap((region) => {
    const item = set.items.find(({ id }) => id === region.id)
    if (!item) return []
    const texts = textsIn(set, region)
    const isPrice = ({ text }: PrintedText) => isPriceOf(item, text.trim())
    const first = Math.min(...texts.filter((text) => !isPrice(text)).map(({ y }) => y))
    return texts
      .filter((text) => isPrice(text) && text.y < first - text.height / 2)
      .map(({ text }) => `“${text}” stands above the first line of “${item.name}”`)
  })
}

const partsOf = (said: string): string[] => said.split(SEPARATORS).filter((part) => part !== '')
const isPriceOf = ({ prices }: PrintedItem, part: string) => prices.some(({ text }) => text === part)
const isMarkOf = ({ marks }: PrintedItem, part: string) =>
  marks.some(({ symbol }) => part.replaceAll(symbol, '') === '')
/** Whether a text is nothing but prices and marks. */
const isBehindWords = (said: string, item: PrintedItem): boolean =>
  partsOf(said).every((part) => isPriceOf(item, part) || isMarkOf(item, part))

/** Whether a line is nothing but marks and at most one price. */
function isLonely(said: string, item: PrintedItem): boolean {
  const parts = partsOf(said)
  const prices = parts.filter((part) => isPriceOf(item, part))
  return parts.length > 0 && prices.length <= 1 && isBehindWords(said, item)
}

/** What a number that is inside of the column takes of each line, in points. */
function besideNumber(
  { x: left }: JobRegion,
  lines: readonly PrintedText[][],
  { number }: PrintedItem,
): number {
  if (number === undefined) return 0
  const words = lines.flat().filter(({ text }) => text.trim() !== number)
  return Math.max(0, Math.min(...words.map(({ x }) => x)) - left)
}

/**
 * Returns the width of the last word above a line with all marks and prices of the item next to it, in
 * points.
 */
function widthTogether(lines: readonly PrintedText[][], index: number, item: PrintedItem): number {
  const texts = lines.flat()
  const em = Math.max(...texts.map(({ height }) => height))
  const words = lines
    .slice(0, index)
    .map((line) => line.filter(({ text }) => !isBehindWords(text, item)))
    .findLast((line) => line.length > 0)
  const last = words?.at(isRightToLeft(item.name) ? 0 : -1)
  const word =
    last?.text
      .trim()
      .split(/[\s\u00a0]/u)
      .at(-1) ?? ''
  const ofWord = last ? (last.width * word.length) / last.text.length : 0
  const behind = texts
    .filter(({ text }) => isBehindWords(text, item))
    .reduce((sum, { width }) => sum + width, BEFORE_PRICE * em)
  const drawn = item.marks.reduce(
    (sum, { symbol }) => sum + (BEFORE_MARK + CHILI * chiliesIn(symbol)) * em,
    0,
  )
  return ofWord + behind + drawn
}
