import { amountsIn, type PriceFacts } from '../../prices/line/amounts.ts'
import { isLabel, OF_ALL, readSizeOf } from '../../prices/words/labels.ts'
import { meaningOf } from '../words/claim-words.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/** Words that say what a number or a list is, and need not be kept. */
const SAID: ReadonlySet<string> = new Set([
  ...'cal kcal contains enthält contient contiene abv vol serves per each for für pour para voor pers people guests persons personen personnes personas persone pessoas page seite página pagina side sida strana strona'.split(
    ' ',
  ),
  ...OF_ALL,
])

/** Lines with words that the menu does not have: nothing of a source may disappear unseen. */
export function doubtLostWords({ content, lines }: ReadParts, facts: PriceFacts): DoubtfulLine[] {
  const has = new Set(textsOf(content).flatMap(wordsOf))
  return lines.flatMap(({ role, text }, at): DoubtfulLine[] => {
    if (role === 'ornament' || role === 'leave-out' || role === 'legend') return []
    const lost = wordsOf(withoutMoney(text, facts)).filter(
      (word) => !has.has(word) && !SAID.has(word) && !isLabel(word) && !isUnit(word) && !meaningOf(word),
    )
    return lost.length > 0 ? [{ at, code: 'words_lost', text: lost.join(', ') }] : []
  })
}

/** `75 dhs`, `80 Cent`: words for money are in the amount. */
const withoutMoney = (text: string, facts: PriceFacts): string =>
  amountsIn(text, facts)
    .filter(({ hasSign }) => hasSign)
    .reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text)

/** `pieces`, `szt`: sizes keep the unit and not the word. */
const isUnit = (word: string): boolean => readSizeOf(`2 ${word}`) !== undefined

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? []

/** Every text within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
