import type { Section } from '../../../menu/model/section.ts'
import { toMinor } from '../../../money/currency.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
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

const inText = (section: Section, currency: string): Extra[] =>
  [...textsOf(section).matchAll(IN_TEXT)].map(([, name = '', amount = '']) => ({
    name: foldName(name),
    amount: toMinor(Number(amount.replace(',', '.')), currency),
    by: section.name,
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
  return [...ofGroups, ...sections.flatMap((section) => inText(section, currency))].filter(
    ({ name }) => !OPEN.test(name),
  )
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
    ...inText(section, review.menu.currency).map(({ name }) => name),
  ]
  return names.filter((name) => FLESH.test(foldName(name)))
}
