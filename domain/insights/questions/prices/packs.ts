import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { tellingWords } from '../../../catalogue/names.ts'
import { type Measure, measureOf } from '../../../courses/measure.ts'
import type { OwnAmount } from '../../../courses/own-amounts.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { nameOfAmount } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'
import { numberOf } from './numbers.ts'

const PIECE =
  /^(?:meal|plate|bag|basket|dz|flight|bottle|bottled|can|glass|glasses|carafe|pitcher|bucket|case|pack|packs|box|order|of|pc|pcs|piece|pieces|pz|pezzi|pezzo|pieza|piezas|piece|stuck|stk|uds?|unidad|unidades|x|ct|count)$/

/** Ounces and inches are no pieces. */
const NO_COUNT: ReadonlySet<Measure['scale']> = new Set(['weight', 'volume', 'length'])

/** How many pieces a dish is of by its name; 1 where it says none, and of a pair, which costs what a plate does. */
export function piecesIn(name: string): number {
  const count = / for /i.test(name) ? 1 : (countIn(name)?.count ?? 1)
  return count > 2 ? count : 1
}

/** How many pieces words say, and the words that are left; undefined where they say none or two numbers. */
function countIn(text: string): { readonly count: number; readonly rest: readonly string[] } | undefined {
  if (NO_COUNT.has(measureOf(text)?.scale ?? 'count')) return undefined
  const folded = foldName(text)
    .replace(/\b(?:half (?:a )?dozen|media docena|demi douzaine|halbes dutzend|mezza dozzina)\b/, '6')
    .replace(/\btwo dozen\b/, '24')
    .replace(/\bthree dozen\b/, '36')
    .replace(/\b(?:a )?(?:dozen|docena|douzaine|dutzend|dozzina)\b/, '12')
  const words = folded.split(' ').filter((word) => !PIECE.test(word))
  const numbers = words.flatMap((word) => numberOf(word) ?? [])
  const isOne = words.length < folded.split(' ').length && numbers.length === 0
  const [count] = isOne ? [1] : numbers
  if (count === undefined || count === 0 || numbers.length > 1) return undefined
  return { count, rest: words.filter((word) => numberOf(word) === undefined) }
}

interface Pack {
  readonly reviewed: ReviewedItem
  readonly own: OwnAmount
  readonly count: number
  /** What it is, without number and plural. */
  readonly what: string
  /** Its name says a number and nothing else: `Trio`. */
  readonly isCountAlone: boolean
}

const singular = (word: string): string => word.replace(/(?<=[a-z]{3})(?:e?s|e?n|e)+$/, '')

const whatOf = (name: string, rest: readonly string[]): string =>
  [...tellingWords(rest.length > 0 ? rest.join(' ') : name)].map(singular).sort().join(' ')

const OF_COURSES = /\b\p{L}+[- ]courses?\b/iu
const OF_GARDEN = /\b(?:garden|vegetarian|vegan|vegetable|veg)\b/i

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
    const isCountAlone = rest.length === 0 && inName !== undefined
    // Tastings differ by more than their courses, and more of them never cost less.
    if (OF_COURSES.test(item.name) && !OF_GARDEN.test(item.name))
      return [
        {
          reviewed,
          own,
          count: countIn(item.name.replace(/^.*?,/u, ''))?.count ?? count,
          what: 'courses',
          isCountAlone: false,
        },
      ]
    return [{ reviewed, own, count, what: whatOf(what, rest), isCountAlone }]
  })
}

/** A drink is counted where something holds several of it: `Bucket of Five`, `Pitcher (four)`; `7 Up` is none. */
const HOLDS = /\b(?:bucket|case|pack|pitcher|carafe)\b/i

const isCounted = ({ course, item, section, amounts }: ReviewedItem): boolean =>
  course !== 'drink' ||
  (amounts.length > 1 &&
    amounts.every(({ variant }) => variant !== null && countIn(variant) !== undefined)) ||
  section.items.some(
    ({ name, prices }) =>
      HOLDS.test(`${name} ${prices.map(({ label }) => label ?? '').join(' ')}`) &&
      sharesWord(name, item.name),
  )

const sharesWord = (a: string, b: string): boolean => {
  const [one = new Set(), other = new Set()] = [a, b].map(
    (name) => new Set([...tellingWords(name)].map(singular)),
  )
  return one.intersection(other).size > 0
}

/** Beyond this a pack is dearer than its singles by more than a rounding. */
const ROUNDING = 1.005

/** A pack costs more than its pieces one by one: three tacos for $14 at $4.50 each. */
export const packs: QuestionRule = {
  id: 'pack_above_singles',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which of the two prices is wrong, or what else comes with the larger one.',
  several: (count) => `${count} packs cost more than their pieces one by one`,
  ask: (review) => {
    const asked = [
      ...acrossSections(review),
      ...assorted(review),
      ...bySection(review.items).flatMap((items) => {
        const byDish = Map.groupBy(items.filter(isCounted).flatMap(packsOf), ({ what }) => what)
        return [...byDish.values()].flatMap((alike) => {
          const sorted = alike.toSorted((a, b) => a.count - b.count)
          const [least] = sorted
          const [fewer, more] = sorted.flatMap((few) => {
            const many = sorted.find((one) => isMoreForLess(one, few))
            return many ? [few, many] : []
          })
          if (fewer && more) return [moreForLess(review, more, fewer)]
          const pack =
            least &&
            sorted.find(
              ({ count, own }) =>
                count > least.count && own.amount > (least.own.amount * count * ROUNDING) / least.count,
            )
          // A plate with rice and beans isn't a pack of tacos.
          if (!least || !pack || least.what === 'courses' || !isBare(pack, least)) return []
          const times = pack.count / least.count
          const together = Math.round(least.own.amount * times)
          return [
            {
              key: `${keyOf(pack.reviewed)}:${pack.own.priceId}`,
              title: `${nameOfAmount(pack.reviewed, pack.own)} costs more than ${pack.count} bought ${least.count === 1 ? 'one by one' : `${least.count} at a time`}`,
              reason: `${pack.count} cost ${said(review, pack.own.amount)}; at ${said(review, least.own.amount)} for ${least.count} they come to ${said(review, together)}. Guests who count buy the small one.`,
              about: [...new Set([pack.reviewed, least.reviewed])],
              stake: null,
            },
          ]
        })
      }),
    ]
    // A pack may be one of its section and of another.
    return [...new Map(asked.map((one) => [one.key, one])).values()]
  },
}

const namesFood = ({ item }: ReviewedItem): boolean => mentionedIngredients(item.description).length > 0

/** What one pack costs next to as much of another dish. */
const aboveSingles = (review: Review, pack: Pack, single: ReviewedItem, amount: number): Question[] =>
  pack.own.amount <= amount * pack.count * ROUNDING
    ? []
    : [
        {
          key: `${keyOf(pack.reviewed)}:${pack.own.priceId}`,
          title: `${pack.reviewed.item.name} costs more than ${pack.count} bought one by one`,
          reason: `It costs ${said(review, pack.own.amount)}; ${pack.count} of ${single.item.name} at ${said(review, amount)} come to ${said(review, amount * pack.count)}.`,
          about: [pack.reviewed, single],
          stake: null,
        },
      ]

/** `Three Al Pastor Tacos` under Plates, and `Al Pastor` under Tacos. */
const acrossSections = (review: Review): Question[] =>
  review.items
    .filter((one) => one.course !== 'drink' && !namesFood(one))
    .flatMap((reviewed) =>
      packsOf(reviewed)
        .filter(({ own, count, isCountAlone }) => own.variant === null && count > 1 && !isCountAlone)
        .flatMap((pack) => {
          const single = review.items.find(
            ({ item, section, plate }) =>
              plate &&
              (section === reviewed.section
                ? isPieceOf(item.name, reviewed.item.name)
                : whatOf(`${item.name} ${section.name}`, []) === pack.what),
          )
          return single?.plate ? aboveSingles(review, pack, single, single.plate.amount) : []
        }),
    )

const PIECE_OF = /\b(?:slice|piece|wedge)\b/i

/** `Plain Slice` of `Whole Plain Pie (8 slices)`. */
const isPieceOf = (piece: string, whole: string): boolean => {
  const words = tellingWords(piece.replace(PIECE_OF, ''))
  return PIECE_OF.test(piece) && words.size > 0 && !words.has('') && words.isSubsetOf(tellingWords(whole))
}

const isCalledBy = ({ item }: ReviewedItem, { what }: Pack): boolean =>
  singular(foldName(item.name).split(' ').at(-1) ?? '') === what && what !== ''

const ASSORTED = anyWord('assorted, mixed, any, your choice, of your choice, pick, baker s')
const LEAST_ASSORTED = 3

/** A dozen of what a guest chooses from a section, or of what it is called by, above a dozen of its middle one. */
const assorted = (review: Review): Question[] =>
  bySection(review.items).flatMap((items) => {
    const singles = items.filter((one) => one.plate && packsOf(one)[0]?.count === 1)
    return items.flatMap((reviewed) => {
      const [pack] = packsOf(reviewed)
      if (!pack || pack.count < LEAST_ASSORTED) return []
      const isOfAll =
        ASSORTED.test(foldName(`${reviewed.item.name} ${reviewed.item.description}`)) ||
        // “Dozen Doughnuts” under Doughnuts, where each has a name.
        (pack.what === whatOf(reviewed.section.name, []) && !namesFood(reviewed))
      // “Half Dozen Cookies” next to “Chocolate Chip Cookie”.
      const own = isOfAll ? singles : singles.filter((one) => isCalledBy(one, pack) && !namesFood(reviewed))
      const sorted = own.toSorted((a, b) => (a.plate?.amount ?? 0) - (b.plate?.amount ?? 0))
      const middle = sorted[Math.floor(sorted.length / 2)]
      return middle?.plate ? aboveSingles(review, pack, middle, middle.plate.amount) : []
    })
  })

/** More pieces for no more money. Where the words say a measure (`dozen`), the sizes are compared already. */
const isMoreForLess = (one: Pack, least: Pack): boolean =>
  one.count > least.count &&
  // “Menu 1” and “Menu 2” are numbers of dishes.
  (one.reviewed === least.reviewed ||
    least.count > 1 ||
    numberOf(foldName(one.reviewed.item.name).split(' ')[0] ?? '') === one.count) &&
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
  (pack.isCountAlone && least.isCountAlone) ||
  foldName(pack.reviewed.item.description) === foldName(least.reviewed.item.description) ||
  !namesFood(pack.reviewed) ||
  // “Three of our grilled steak tacos” says what is in one.
  foodIn(pack.reviewed.item.description).isSubsetOf(
    foodIn(`${least.reviewed.item.name} ${least.reviewed.item.description}`),
  )

const foodIn = (text: string): ReadonlySet<string> => new Set(mentionedIngredients(text))
