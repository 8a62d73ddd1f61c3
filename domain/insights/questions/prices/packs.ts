import { tellingWords } from '../../../catalogue/names.ts'
import { type Measure, measureOf } from '../../../courses/measure.ts'
import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { nameOfAmount } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  single: 1,
  each: 1,
  ea: 1,
  ein: 1,
  eine: 1,
  un: 1,
  una: 1,
  une: 1,
  uno: 1,
  stuck: 1,
  two: 2,
  pair: 2,
  zwei: 2,
  dos: 2,
  deux: 2,
  due: 2,
  three: 3,
  trio: 3,
  drei: 3,
  tres: 3,
  trois: 3,
  tre: 3,
  four: 4,
  vier: 4,
  cuatro: 4,
  quatre: 4,
  quattro: 4,
  five: 5,
  funf: 5,
  cinco: 5,
  cinq: 5,
  cinque: 5,
  six: 6,
  sechs: 6,
  seis: 6,
  sei: 6,
  eight: 8,
  acht: 8,
  ocho: 8,
  huit: 8,
  otto: 8,
  ten: 10,
  zehn: 10,
  diez: 10,
  dix: 10,
  dieci: 10,
  twelve: 12,
  dozen: 12,
  dutzend: 12,
  docena: 12,
  douzaine: 12,
  dozzina: 12,
}
const PIECE =
  /^(?:pc|pcs|piece|pieces|pz|pezzi|pezzo|pieza|piezas|piece|stuck|stk|uds?|unidad|unidades|x|ct|count)$/
const COUNT = /^x?(\d{1,2})(?:pcs?|ct|x|er)?$/

/** Ounces and inches are no pieces. */
const NO_COUNT: ReadonlySet<Measure['scale']> = new Set(['weight', 'volume', 'length'])

/** How many pieces words say, and the words that are left; undefined where they say none or two numbers. */
function countIn(text: string): { readonly count: number; readonly rest: readonly string[] } | undefined {
  if (NO_COUNT.has(measureOf(text)?.scale ?? 'count')) return undefined
  const folded = foldName(text).replace(
    /\b(?:half (?:a )?dozen|media docena|demi douzaine|halbes dutzend|mezza dozzina)\b/,
    '6',
  )
  const words = folded.split(' ').filter((word) => !PIECE.test(word))
  const numbers = words.flatMap((word) => {
    const digits = COUNT.exec(word)?.[1]
    return digits === undefined ? (NUMBERS[word] ?? []) : Number(digits)
  })
  const isOne = words.length < folded.split(' ').length && numbers.length === 0
  const [count] = isOne ? [1] : numbers
  if (count === undefined || count === 0 || numbers.length > 1) return undefined
  return { count, rest: words.filter((word) => !COUNT.test(word) && NUMBERS[word] === undefined) }
}

interface Pack {
  readonly reviewed: ReviewedItem
  readonly own: OwnAmount
  readonly count: number
  /** What it is, without number and plural. */
  readonly what: string
}

const singular = (word: string): string => word.replace(/(?<=[a-z]{3})(?:es|s|n)$/, '')

const whatOf = (name: string, rest: readonly string[]): string =>
  [...tellingWords(rest.length > 0 ? rest.join(' ') : name)].map(singular).sort().join(' ')

function packsOf(reviewed: ReviewedItem): Pack[] {
  const { item, amounts } = reviewed
  const inName = countIn(item.name)
  return amounts.flatMap((own): Pack[] => {
    if (own.size || (own.variant !== null && inName && inName.count > 1)) return []
    const label = own.variant === null ? undefined : countIn(own.variant)
    // Words at a price that are no number say something else: `with rice`.
    if (own.variant !== null && (!label || label.rest.length > 1)) return []
    const said = label ?? inName
    const count = said?.count ?? 1
    const rest = inName ? inName.rest : []
    // `Half dozen` under Oysters is of what the section is called.
    const what = rest.length === 0 && inName ? reviewed.section.name : item.name
    return [{ reviewed, own, count, what: whatOf(what, rest) }]
  })
}

/** Beyond this a pack is dearer than its singles by more than a rounding. */
const ROUNDING = 1.005

/** A pack costs more than its pieces one by one: three tacos for $14 at $4.50 each. */
export const packs: QuestionRule = {
  id: 'pack_above_singles',
  topic: 'prices',
  sureness: 'likely',
  as: 'portion_price',
  whyNot: 'Only you know which of the two prices is wrong, or what else comes with the larger one.',
  several: (count) => `${count} packs cost more than their pieces one by one`,
  basis: 'From the numbers of pieces and the prices of your menu alone.',
  ask: (review) =>
    bySection(review.items).flatMap((items) => {
      const byDish = Map.groupBy(
        items.filter(({ course }) => course !== 'drink').flatMap(packsOf),
        ({ what }) => what,
      )
      return [...byDish.values()].flatMap((alike) => {
        const sorted = alike.toSorted((a, b) => a.count - b.count)
        const [least] = sorted
        const cheaper = least && sorted.find((one) => isMoreForLess(one, least))
        if (least && cheaper) return [moreForLess(review, cheaper, least)]
        const pack =
          least &&
          sorted.find(
            ({ count, own }) =>
              count > least.count && own.amount > (least.own.amount * count * ROUNDING) / least.count,
          )
        // A plate with rice and beans isn't a pack of tacos.
        if (!least || !pack || !isBare(pack, least)) return []
        const times = pack.count / least.count
        const together = Math.round(least.own.amount * times)
        return [
          {
            key: `${keyOf(pack.reviewed)}:${pack.own.priceId}`,
            title: `${nameOfAmount(pack.reviewed, pack.own)} costs more than ${pack.count} bought ${least.count === 1 ? 'one by one' : `${least.count} at a time`}`,
            reason: `${pack.count} cost ${said(review, pack.own.amount)}; at ${said(review, least.own.amount)} for ${least.count} they come to ${said(review, together)}. Guests who count buy the small one.`,
            about: [...new Set([pack.reviewed, least.reviewed])],
          },
        ]
      })
    }),
}

/** More pieces for no more money. Where the words say a measure (`dozen`), the sizes are compared already. */
const isMoreForLess = (one: Pack, least: Pack): boolean =>
  one.count > least.count &&
  // “Menu 1” and “Menu 2” are numbers of dishes.
  (one.reviewed === least.reviewed || least.count > 1) &&
  one.own.amount <= least.own.amount &&
  measureOf(`${one.reviewed.item.name} ${one.own.variant ?? ''}`)?.scale !== 'count'

const moreForLess = (review: Review, more: Pack, least: Pack): Question => ({
  key: `${keyOf(more.reviewed)}:${more.own.priceId}`,
  title: `${nameOfAmount(more.reviewed, more.own)} costs no more than ${least.count}`,
  reason: `${more.count} cost ${said(review, more.own.amount)}, and ${least.count} cost ${said(review, least.own.amount)}.`,
  about: [...new Set([more.reviewed, least.reviewed])],
})

/** Descriptions that say the same, or that add nothing to the pack. */
const isBare = (pack: Pack, least: Pack): boolean =>
  pack.reviewed === least.reviewed ||
  foldName(pack.reviewed.item.description) === foldName(least.reviewed.item.description) ||
  pack.reviewed.item.description.trim() === ''
