import { sectionWordShare } from '../../words/section-words.ts'
import type { ColumnUse } from '../sheet/mapping.ts'
import { type ColumnFacts, MOST } from './column-facts.ts'

/** Share of different texts among those of a column that says the sections of its rows, at most. */
const REPEATED = 0.5

/** Share of the rows in which a column is filled that names a section only once. */
const OFTEN = 0.8

/**
 * Share of its texts that are words of sections, at least: where each occurs once above its rows, and
 * elsewhere.
 */
const TOLD = { inOrder: 0.3, mixed: 0.6 }

/** What the headings did not say, by the cells: prices at the end, names first, descriptions longest. */
export function filledIn(
  columns: readonly ColumnUse[],
  facts: readonly ColumnFacts[],
  isNamed: readonly boolean[],
): ColumnUse[] {
  const filled = [...columns]
  const has = (...contents: readonly string[]) => filled.some(({ holds }) => contents.includes(holds))
  const free = () =>
    facts.filter(({ at, isBlank }) => !isNamed[at] && !isBlank && filled[at]?.holds === 'nothing')
  const put = (found: ColumnFacts | undefined, holds: ColumnUse['holds']) => {
    if (found) filled[found.at] = { holds }
  }
  if (!has('price', 'prices')) {
    const priced = free().filter(({ prices, areYears, isCount }) => prices >= MOST && !areYears && !isCount)
    if (priced.length > 1) for (const { at } of priced) filled[at] = { holds: 'prices', label: '' }
    else put(priced[0], 'price')
  }
  const words = () => free().filter(({ prices, flags }) => prices < MOST && flags < MOST)
  if (!has('section')) {
    const hasName = has('name')
    const left = words()
    put(
      left.find((facts) => (hasName ? areSections(facts) : left.length > 1 && facts.distinct <= REPEATED)),
      'section',
    )
  }
  if (!has('name')) put(words()[0], 'name')
  if (!has('description'))
    put(
      words()
        .filter(({ length, distinct }) => length > 5 && distinct > REPEATED)
        .toSorted((one, other) => other.length - one.length)[0],
      'description',
    )
  return filled
}

/** Are the texts of a column sections: each above the next one, or words for them? */
function areSections({ texts, distinct, filled, changes }: ColumnFacts): boolean {
  const all = [...texts]
  const told = all.filter((text) => sectionWordShare(text) >= 0.5).length / Math.max(1, all.length)
  const isInOrder = changes === all.length - 1 && (distinct < 1 || filled < OFTEN)
  return all.length > 1 && (isInOrder ? told >= TOLD.inOrder : distinct <= REPEATED && told >= TOLD.mixed)
}
