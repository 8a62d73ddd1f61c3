import type { MenuContent } from '#domain/menu/model/menu.ts'
import { type SourceLine, textOf } from '#domain/reading/lines/line.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { foldedNames } from '#tests/support/folded-names.ts'

export interface Sameness {
  readonly dishes: number
  /** Those with section, name, prices and description as in the pasted text. */
  readonly same: number
  readonly lines: number
  /** Lines of the text that the pages give in the same order with the same words. */
  readonly sameLines: number
  /** What differs, for a person. */
  readonly told: readonly string[]
}

const ASKED = new Set(['missing', 'section', 'prices', 'description'])

/** Holds what is read from pages against what is read from the same menu as text. */
export function sameness(
  pasted: { readonly content: MenuContent; readonly lines: readonly SourceLine[] },
  paged: { readonly content: MenuContent; readonly lines: readonly SourceLine[] },
): Sameness {
  const { items, differences } = compareReadings(folded(pasted.content), folded(paged.content))
  const asked = differences.filter(({ where, field }) => where.includes(' / ') && ASKED.has(field))
  const texts = pasted.lines.map(wordsOf)
  const found = paged.lines.map(wordsOf)
  const kept = commonRun(texts, found)
  return {
    dishes: items,
    same: items - new Set(asked.map(({ where }) => where)).size,
    lines: texts.length,
    sameLines: kept.length,
    told: [
      ...asked.map(
        ({ where, field, expected, found: other }) =>
          `${where}: ${field} ${JSON.stringify(expected)} | ${JSON.stringify(other)}`,
      ),
      ...without(texts, kept).map((text) => `- ${text}`),
      ...without(found, kept).map((text) => `+ ${text}`),
    ],
  }
}

/** In small letters: designs print names with what is said of them in capitals, and what was meant can't be seen. */
const folded = (content: MenuContent): MenuContent =>
  foldedNames(
    JSON.parse(
      JSON.stringify(content, (_, value) => (typeof value === 'string' ? value.toLowerCase() : value)),
    ),
  )

const wordsOf = (line: SourceLine): string =>
  textOf(line)
    .toLowerCase()
    .replaceAll(/[″“”]/gu, '"')
    .replaceAll(/[′‘’]/gu, "'")
    .replaceAll(/\s+/gu, ' ')
    .trim()

function without(texts: readonly string[], kept: readonly string[]): string[] {
  const left = [...kept]
  return texts.filter((text) => {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** The longest run of texts that both have in the same order. */
function commonRun(one: readonly string[], other: readonly string[]): string[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1)
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const cells = lengths[row]
      if (cells)
        cells[column] =
          one[row] === other[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  const run: string[] = []
  for (let row = 0, column = 0; row < one.length && column < other.length; )
    if (one[row] === other[column]) {
      run.push(one[row] ?? '')
      row += 1
      column += 1
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1
    else column += 1
  return run
}
