import { tellingWords } from '../../../catalogue/names.ts'
import type { Section } from '../../../menu/model/section.ts'
import { toMinor } from '../../../money/currency.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf, platesOf } from '../asking/plates.ts'
import { OWN_PRICES, type Question, type QuestionRule, said, someOf } from '../asking/question.ts'

interface Extra {
  readonly name: string
  readonly amount: number
  /** What sells it: a group of choices, or a line under a section. */
  readonly by: string
}

/** `add chicken +7`, `Add grilled shrimp $9`. */
const IN_TEXT =
  /\badd (?:an? )?((?:[\p{L}’'-]+ ?){1,3}?)\s*(?:for |\+ ?|[–—-] ?)?[$€£]? ?(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/giu

const textsOf = ({ intro, footer }: Section): string => [intro, footer].filter(Boolean).join('. ')

const inText = (text: string, by: string, currency: string): Extra[] =>
  [...text.matchAll(IN_TEXT)].map(([, name = '', amount = '']) => ({
    name: foldName(name),
    amount: toMinor(Number(amount.replace(',', '.')), currency),
    by,
  }))

/** Sizes of what it is added to: an extra on a large pizza costs more. */
const SIZED = anyWord(
  'small, medium, large, half, whole, 10, 12, 14, 16, 18, klein, gross, personal, family, kid*, bottle, glass, double, combo, upgrade*',
)
/** Of these a portion differs by the dish, or the name says too little. */
const OPEN = anyWord(
  'yes, no, none, small, medium, large, regular, side, sauce, extra, double, other, any, choice, each, half',
)

function extrasOf({ menu: { modifierGroups, sections, currency } }: Review): Extra[] {
  const ofGroups = modifierGroups
    .filter(({ name, min }) => min === 0 && !SIZED.test(foldName(name)))
    .flatMap((group) =>
      group.options
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => ({ name: foldName(name), amount, by: group.name })),
    )
  const ofTexts = sections.flatMap((section) => [
    ...inText(textsOf(section), section.name, currency),
    ...section.items.flatMap(({ name, description }) => inText(description, name, currency)),
  ])
  return [...ofGroups, ...ofTexts].filter(({ name }) => !OPEN.test(name))
}

/** The same extra at two prices. */
export const extraPrices: QuestionRule = {
  id: 'extra_at_two_prices',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_endings',
  whyNot: 'The portions may differ: then a word in the name says so.',
  several: (count) => `${count} extras are sold at two prices`,
  basis: OWN_PRICES,
  ask: (review) =>
    [...Map.groupBy(extrasOf(review), ({ name }) => name)].flatMap(([name, same]): Question[] => {
      const [first, ...others] = same
      const other = others.find(({ amount, by }) => amount !== first?.amount && by !== first?.by)
      return first && other
        ? [
            {
              key: name,
              title: `Adding ${name} costs ${said(review, first.amount)} and ${said(review, other.amount)}`,
              reason: `${said(review, first.amount)} by “${first.by}”, ${said(review, other.amount)} by “${other.by}”.`,
              about: [],
            },
          ]
        : []
    }),
}

const ADDED = new Set(
  'chicken shrimp prawns prawn salmon steak tofu egg avocado tuna bacon cheese pollo gamberi poulet crevettes huhn garnelen gambas'.split(
    ' ',
  ),
)
/** How far the dish with an extra may be from the dish and the extra, as a share of the extra. */
const SPARE = 1 / 3

/** Each two plates of a section of which one is the other with an extra that the menu sells, and what those two cost. */
function withExtras(review: Review, items: readonly ReviewedItem[], extras: readonly Extra[]) {
  const plates = platesOf(review, (one) => items.includes(one)).map((plate) => ({
    plate,
    words: tellingWords(plate.reviewed.item.name),
  }))
  return plates.flatMap(({ plate: whole, words }) =>
    plates.flatMap(({ plate: plain, words: less }) => {
      const added = [...words.difference(less)]
      const [what] = added
      const isWith = less.size > 0 && less.isSubsetOf(words) && added.length === 1
      const extra =
        isWith && what !== undefined && ADDED.has(what)
          ? extras.find(({ name }) => foldName(name).split(' ').includes(what))
          : undefined
      return extra ? [{ whole, plain, extra }] : []
    }),
  )
}

/** A Caesar with chicken that costs more than the Caesar and the chicken that guests can add to it, or far less. */
export const sumOfExtras: QuestionRule = {
  id: 'extra_in_dish',
  topic: 'prices',
  sureness: 'likely',
  as: 'portion_price',
  whyNot: 'Only you know which of the prices is meant.',
  several: (count) => `${count} dishes cost something else than what guests could add up`,
  basis: OWN_PRICES,
  ask: (review) => {
    const extras = extrasOf(review)
    if (extras.length === 0) return []
    return bySection(review.items).flatMap((items) =>
      withExtras(review, items, extras).flatMap(({ whole, plain, extra }): Question[] => {
        const sum = plain.amount + extra.amount
        if (Math.abs(whole.amount - sum) <= extra.amount * SPARE) return []
        return [
          {
            key: keyOf(whole.reviewed),
            title: `${whole.reviewed.item.name} costs ${said(review, whole.amount)}, and its parts ${said(review, sum)}`,
            reason: `${plain.reviewed.item.name} costs ${said(review, plain.amount)}, and ${extra.name} can be added for ${said(review, extra.amount)}.`,
            about: [whole.reviewed, plain.reviewed],
          },
        ]
      }),
    )
  },
}

/** An extra that costs more than the same thing among the sides. */
export const extraAboveSide: QuestionRule = {
  id: 'extra_above_side',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_endings',
  whyNot: 'The portions may differ: then a word in the name says so.',
  several: (count) => `${count} extras cost more than the same as a side`,
  basis: OWN_PRICES,
  ask: (review) => {
    const sides = review.items.filter(
      ({ course, plate }) => (course === 'side' || course === 'apart') && plate,
    )
    return extrasOf(review).flatMap((extra): Question[] => {
      const side = sides.find(
        ({ item }) => foldName(item.name).replace(/^(?:side of|add|extra) /, '') === extra.name,
      )
      const amount = side?.plate?.amount
      return side && amount !== undefined && amount < extra.amount
        ? [
            {
              key: `${extra.name}:${extra.by}`,
              title: `Adding ${extra.name} costs ${said(review, extra.amount)}, ordering it ${said(review, amount)}`,
              reason: `${side.item.name} under ${side.section.name} costs less than the same on top of a dish (“${extra.by}”).`,
              about: [side],
            },
          ]
        : []
    })
  },
}

/** Sections whose dishes take the same additions. */
const TAKES = anyWord(
  'salad(s), greens, bowl(s), pasta(s), noodles, insalate, ensaladas, salades, salate, pastas, grain bowls, fried rice',
)
const FLESH = anyWord(
  'chicken, shrimp, prawn(s), salmon, steak, tofu, egg, avocado, tuna, bacon, pollo, gamberi, poulet, crevettes, huhn, garnelen, gambas',
)
/** A shorter section isn't a place to sell more. */
const MIN_DISHES = 3

/** Additions that one section sells, and another one of the same sort does not. */
export const extrasMissing: QuestionRule = {
  id: 'extras_elsewhere',
  topic: 'balance',
  sureness: 'judgment',
  as: 'list_end',
  whyNot: 'Only you know whether the kitchen can add them there.',
  several: (count) => `${count} sections could sell what another one adds`,
  basis: 'From the extras of your own menu. We counted no orders.',
  ask: (review) => {
    const { sections } = review.menu
    const takers = sections.filter(
      ({ name, items }) => items.length >= MIN_DISHES && TAKES.test(foldName(name)),
    )
    const sold = takers.map((section) => ({ section, extras: soldIn(review, section) }))
    const seller = sold.find(({ extras }) => extras.length > 0)
    if (!seller) return []
    return sold
      .filter(({ extras, section }) => extras.length === 0 && !hasChoices(section))
      .map(({ section }) => ({
        key: String(section.id),
        title: `${section.name} could sell what ${seller.section.name} adds`,
        reason: `${seller.section.name} sells ${someOf(seller.extras)} on top; ${section.name} offers nothing to add.`,
        about: [],
        pointer: `/sections/${sections.indexOf(section)}`,
      }))
  },
}

const hasChoices = ({ modifierGroups = [], items, footer = '', intro = '' }: Section): boolean =>
  modifierGroups.length > 0 ||
  items.some((item) => (item.modifierGroups ?? []).length > 0) ||
  /\badd\b|\bextra\b/i.test(`${footer} ${intro}`)

function soldIn(review: Review, section: Section): string[] {
  const ids = new Set([
    ...(section.modifierGroups ?? []),
    ...section.items.flatMap(({ modifierGroups = [] }) => modifierGroups),
  ])
  const groups = review.menu.modifierGroups.filter(({ id, min }) => ids.has(id) && min === 0)
  const names = [
    ...groups.flatMap(({ options }) => options.filter(({ amount }) => amount > 0).map(({ name }) => name)),
    ...inText(textsOf(section), section.name, review.menu.currency).map(({ name }) => name),
  ]
  return names.filter((name) => FLESH.test(foldName(name)))
}
