import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { isItem, lettersOf, linesOf, type SetMenu, textsIn } from '#tests/typesetting/laws/set-menu.ts'
import type { JobRegion } from '#typeset/job/job.ts'
import type { FaultCounts } from './faults.ts'

/** Of the width of its column, what a last line of one word takes at least. */
const LEAST_LAST_LINE = 0.25
const WITHOUT_SPACES = /[\p{scx=Hira}\p{scx=Kana}\p{sc=Han}\p{sc=Thai}]/u

interface Line {
  readonly text: string
  readonly widthPt: number
}

export function lineFaults(
  set: SetMenu,
): Pick<FaultCounts, 'mixedPriceForms' | 'wrappedWines' | 'runts' | 'oneLetterLines' | 'brokenHeadings'> {
  const items = new Map(set.items.map((item) => [item.id, item]))
  const placed = set.regions.filter(isItem).flatMap((region) => {
    const item = items.get(region.id)
    return item ? [{ item, region, lines: textLines(set, region) }] : []
  })
  const sections = Map.groupBy(placed, ({ region }) => region.sectionId)
  const lastLines = placed.map(({ item, region, lines }) => lastLineOf(item, region, lines))
  return {
    mixedPriceForms: [...sections.values()].filter((all) =>
      [true, false].some(
        (areLabeled) =>
          new Set(
            all
              .filter(({ item }) => item.prices.some(({ label }) => label !== '') === areLabeled)
              .flatMap(({ item, lines }) => priceForm(item, lines) ?? []),
          ).size > 1,
      ),
    ).length,
    wrappedWines: placed.filter(({ item, lines }) => item.wine !== undefined && isWrapped(item, lines))
      .length,
    runts: lastLines.filter((last) => last === 'runt').length,
    oneLetterLines: lastLines.filter((last) => last === 'letter').length,
    brokenHeadings: set.regions
      .filter(({ kind }) => kind === 'section' || kind === 'header')
      .filter((region) =>
        textLines(set, region).some(
          ({ text }, index, all) => /\p{L}-$/u.test(text) && index + 1 < all.length,
        ),
      ).length,
  }
}

const textLines = (set: SetMenu, region: JobRegion): Line[] =>
  linesOf(textsIn(set, region)).map((line) => ({
    text: line
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
    widthPt: line.reduce((sum, { width }) => sum + width, 0),
  }))

/** Whether several prices are on a line of the name or below it; nothing for one price. Those that say what they are for are another kind than a range. */
function priceForm(item: PrintedItem, lines: readonly Line[]): string | undefined {
  if (item.prices.length < 2) return undefined
  const at = item.prices.map(({ text }) =>
    lines.findIndex((line) => lettersOf(line.text).includes(lettersOf(text))),
  )
  const isOnOne = new Set(at).size === 1
  return isOnOne && !onlyPrices(item, lines[at[0] ?? 0]?.text ?? '') ? 'beside' : 'below'
}

const onlyPrices = (item: PrintedItem, text: string): boolean => {
  const known = item.prices.flatMap((price) => [price.text, price.label])
  const rest = known
    .filter((part) => part !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((left, part) => left.replaceAll(lettersOf(part), ''), lettersOf(text))
  return /^[·/.,|]*$/u.test(rest)
}

function isWrapped(item: PrintedItem, lines: readonly Line[]): boolean {
  const last = lines.at(-1)
  if (!last || lines.length < 2) return false
  const isBelow = item.description === '' && onlyPrices(item, last.text)
  return (
    isBelow ||
    /^(?:\d{4}|NV)\b[^\p{L}]*$/u.test(last.text) ||
    lines.some(({ text }, index) => index + 1 < lines.length && /\p{L}-$/u.test(text))
  )
}

/** A line without the marks of diets and allergens behind its words. */
function withoutMarks({ marks }: PrintedItem, text: string): string {
  const words = text.split(' ')
  while (words.length > 0 && marks.some(({ symbol }) => words.at(-1) === symbol)) words.pop()
  return words.join(' ')
}

/** What the last line of an item's description is, where it takes more than one. */
function lastLineOf(
  item: PrintedItem,
  region: JobRegion,
  lines: readonly Line[],
): 'runt' | 'letter' | undefined {
  const last = lines
    .filter(({ text }) => !onlyPrices(item, text))
    .map((line) => ({ ...line, text: withoutMarks(item, line.text) }))
    .at(-1)
  if (!last || item.description === '') return undefined
  const letters = lettersOf(last.text)
  const all = lettersOf(item.description)
  const isLastOfSeveral = letters !== '' && all !== letters && all.endsWith(letters)
  if (!isLastOfSeveral) return undefined
  const isSpaceless = WITHOUT_SPACES.test(last.text)
  const count = [...letters.replaceAll(/[^\p{L}\p{N}]/gu, '')].length
  if (count <= (isSpaceless ? 2 : 1)) return 'letter'
  return !isSpaceless && !last.text.includes(' ') && last.widthPt < LEAST_LAST_LINE * region.width
    ? 'runt'
    : undefined
}
