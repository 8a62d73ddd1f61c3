import { isCurrency } from '../../../money/currency.ts'
import { isLabel } from '../../../prices/words/labels.ts'
import { meaningOf } from '../../words/claim-words.ts'
import { sectionWordShare } from '../../words/section-words.ts'
import { isMeasure } from '../sheet/cell-shapes.ts'
import type { ColumnUse } from '../sheet/mapping.ts'
import { type ColumnFacts, MOST } from './column-facts.ts'

/** Share of different texts among those of a column that says the sections of its rows, at most. */
const REPEATED = 0.5

/** Share of the rows in which a column is filled that names a section only once. */
const OFTEN = 0.8

/**
 * Share of its texts that are words of sections, at least: where each occurs once above its rows, elsewhere, and where
 * nothing else says that they are.
 */
const TOLD = { inOrder: 0.3, mixed: 0.6, alone: 0.8 }

/** A column of words is of descriptions where its texts are so much longer than those of names, in characters. */
const LONGER = 1.8
const LONG = 24

const shareOf = (texts: ReadonlySet<string>, is: (text: string) => boolean): number =>
  [...texts].filter(is).length / Math.max(1, texts.size)

const share =
  (is: (text: string) => boolean) =>
  ({ texts }: ColumnFacts): boolean =>
    shareOf(texts, is) >= MOST

const areMeasures = share(isMeasure)
/** `S`, `M`, `Large` on row after row: what is sold at the price of its row. */
const areLabels = (one: ColumnFacts): boolean => one.distinct <= REPEATED && share(isLabel)(one)

const areEnergies = share((text) => /^\d[\d.,]*\s?k?cal\.?$/iu.test(text))
/** `All`, `Top` and `Try` are words, and codes only below a heading that says so. */
const areCurrencies = share(
  (text) =>
    /^(?:\p{Lu}{3}|\p{Ll}{3})$/u.test(text) &&
    !/^(?:all|cup|gel|top|try)$/iu.test(text) &&
    isCurrency(text.toUpperCase()),
)
const areNoWords = share((text) =>
  /^(?:https?:|www\.)|^[\d.,]+\s?%$|\.(?:jpe?g|png|webp)$|^\d{4}-\d\d-\d\d|^\d\d?[./]\d\d?[./]\d{2,4}$|^\d{8,14}$/iu.test(
    text,
  ),
)

/** `1`, `A12`, `23b.`: each once, and in front of a column of prices. */
const areNumbers = ({ texts, distinct, hasCents }: ColumnFacts): boolean =>
  distinct === 1 && !hasCents && shareOf(texts, (text) => /^[A-Z]?\d{1,3}[a-z]?\.?$/iu.test(text)) >= 0.9

/** `gluten, milk`, or codes as `A,C,G` and `1, 3, 7` in most of its cells. */
const areAllergens = share(
  (text) =>
    /^(?:[A-Z]|\d{1,2})(?:\s?[,;/ ]\s?(?:[A-Z]|\d{1,2}))+$/u.test(text) ||
    text.split(/[,;|/]/u).every((part) => meaningOf(part.trim())?.kind === 'allergen'),
)

/** The script that most letters of a column have. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Han', 'Hangul', 'Thai', 'Devanagari'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'gu'),
)
function scriptOf({ texts }: ColumnFacts): number {
  const all = [...texts].join('')
  const counts = SCRIPTS.map((script) => all.match(script)?.length ?? 0)
  return counts.indexOf(Math.max(...counts))
}

/** What the headings did not say, by the cells, in this order: what can be only one thing first, words last. */
export function filledIn(
  columns: readonly ColumnUse[],
  facts: readonly ColumnFacts[],
  isNamed: readonly boolean[],
  headings: readonly string[] = [],
): ColumnUse[] {
  const filled = [...columns]
  const out = new Set<number>()
  const has = (...contents: readonly string[]) => filled.some(({ holds }) => contents.includes(holds))
  const free = () =>
    facts.filter(
      ({ at, isBlank }) => !isNamed[at] && !isBlank && !out.has(at) && filled[at]?.holds === 'nothing',
    )
  const put = (found: ColumnFacts | undefined, holds: ColumnUse['holds']) => {
    if (found) filled[found.at] = { holds }
  }
  const first = (holds: ColumnUse['holds'], is: (facts: ColumnFacts) => boolean) => {
    if (!has(holds)) put(free().find(is), holds)
  }
  for (const one of free()) if (areNoWords(one)) out.add(one.at)
  first('currency', areCurrencies)
  first('size', areMeasures)
  first('label', areLabels)
  first('kcal', areEnergies)
  const isPriced = ({ prices, areYears, isCount }: ColumnFacts) => prices >= MOST && !areYears && !isCount
  const priced = () => {
    const all = free().filter(isPriced)
    const signed = all.filter(({ hasSigns }) => hasSigns)
    const exact = all.filter(({ hasCents }) => hasCents)
    return [signed, exact, all].find(({ length }) => length > 0) ?? []
  }
  const others = has('price', 'prices') ? 1 : free().filter(isPriced).length
  first(
    'number',
    (one) => areNumbers(one) && (one.isCount || (others > (isPriced(one) ? 1 : 0) && one.at === 0)),
  )
  if (!has('price', 'prices')) {
    const [one, ...more] = priced()
    if (more.length === 0) put(one, 'price')
    else
      for (const { at } of priced())
        filled[at] = { holds: 'prices', label: headings[at]?.trim().slice(0, LONG) ?? '' }
  }
  first('allergens', areAllergens)
  const words = () => free().filter(({ prices, flags }) => prices < MOST && flags < MOST)
  if (!has('section')) {
    const hasName = has('name')
    const left = words()
    put(
      left.find((one) =>
        hasName
          ? areSections(one)
          : left.some((other) => other !== one && other.filled >= one.filled) &&
            (one.distinct <= REPEATED || toldOf(one) >= (one.distinct < 1 ? TOLD.mixed : TOLD.alone)),
      ),
      'section',
    )
  }
  if (!has('name'))
    put(nameOf(words()) ?? facts.find(({ at }) => filled[at]?.holds === 'description'), 'name')
  const scriptIn = (holds: ColumnUse['holds']) => {
    const of = facts[filled.findIndex((use) => use.holds === holds)]
    return of && scriptOf(of)
  }
  const other = (holds: 'name' | 'description') => {
    const own = scriptIn(holds)
    return words().filter((one) => own !== undefined && one.distinct > REPEATED && scriptOf(one) !== own)
  }
  const second = new Set(other('name'))
  if (!has('description')) {
    const left = words().filter(({ length, distinct }) => length > 5 && distinct > REPEATED)
    const own = left.filter((one) => !second.has(one) || left.every(({ length }) => length > LONG))
    put(own.toSorted((one, other) => other.length - one.length)[0], 'description')
  }
  if (!has('secondName')) put(other('name')[0], 'secondName')
  if (!has('secondDescription')) put(other('description')[0], 'secondDescription')
  return filled
}

/** Names come first, unless what is first is much longer: then it says what is in them. */
function nameOf(words: readonly ColumnFacts[]): ColumnFacts | undefined {
  const [first, ...others] = words
  if (!first || first.length < LONG) return first
  return others.find(({ length }) => length * LONGER < first.length) ?? first
}

const toldOf = ({ texts }: ColumnFacts): number =>
  texts.size > 1 ? shareOf(texts, (text) => sectionWordShare(text) >= 0.5) : 0

/** Are the texts of a column sections: each above the next one, or words for them? */
function areSections(one: ColumnFacts): boolean {
  const { texts, distinct, filled, changes } = one
  const isInOrder = changes === texts.size - 1 && (distinct < 1 || filled < OFTEN)
  const least = isInOrder ? TOLD.inOrder : distinct <= REPEATED ? TOLD.mixed : TOLD.alone
  return texts.size > 1 && toldOf(one) >= least
}
