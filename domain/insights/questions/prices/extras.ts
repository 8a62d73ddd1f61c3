import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { tellingWords } from '../../../catalogue/names.ts'
import { isExtra } from '../../../courses/portion.ts'
import type { Section } from '../../../menu/model/section.ts'
import { toMinor } from '../../../money/currency.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said, someOf } from '../asking/question.ts'

interface Extra {
  readonly name: string
  readonly amount: number
  /** What sells it: a group of choices, or a line under a section. */
  readonly by: string
  /** A section sells it with others: a price below that of the side is odd, too. */
  readonly isOnTop?: boolean
}

/** `add chicken +7`, `Add grilled shrimp $9`, `Shrimp +4`, `Toppings 2.50 each`. */
const IN_TEXT = [
  /\badd (?:an? )?((?:[\p{L}’'-]+ ?){1,3}?)\s*(?:for |\+ ?|[–—-] ?)?[$€£]? ?(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/giu,
  /(?:^|[.,;/] ?)(?!add )((?:[\p{L}’'-]+ ){1,2})\+ ?[$€£]?(\d{1,2}(?:[.,]\d{1,2})?)(?!\d)/giu,
  /\b((?:extra )?toppings) [$€£]?(\d{1,2}(?:[.,]\d{1,2})?) each/giu,
]

const textsOf = ({ intro, footer }: Section): string => [intro, footer].filter(Boolean).join('. ')

const inText = (text: string, by: string, currency: string): Extra[] =>
  IN_TEXT.flatMap((form) => [...text.matchAll(form)]).map(([, name = '', amount = '']) => ({
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

/** What is sold apart, next to a dish or on it: `Add an egg`, `Grilled Shrimp` under Enhancements. */
const soldApart = ({ items }: Review): Extra[] =>
  items.flatMap(({ item, course, section, amounts: [own, other] }) =>
    own && !other && (course === 'apart' || course === 'side' || isExtra(item.name))
      ? [
          {
            name: foldName(item.name).replace(/^(?:add|extra|side of|one)( an?)? /, ''),
            amount: own.amount,
            by: section.name,
          },
        ]
      : [],
  )

/** How far the dish with an extra may be from the dish and the extra, as a share of the extra. */
const SPARE = 1 / 3
/** A side is a portion, and what lies on a dish is less. */
const SPARE_OF_SIDE = 1

const ANY_TOPPING = /toppings$/

/** An “Almond Croissant” has no almond milk. */
const isOfAnother = (name: string, added: ReadonlySet<string>): boolean => {
  const [head = ''] = /(?:milk|syrup|sauce|dressing|butter|oil)$/.exec(name) ?? []
  return head !== '' && !added.has(head)
}

/** The extra that these words add: by its name, or any topping. */
const extraOf = (added: ReadonlySet<string>, extras: readonly Extra[]): Extra | undefined =>
  extras.find(({ name }) => added.isSubsetOf(tellingWords(name)) && !isOfAnother(name, added)) ??
  (mentionedIngredients([...added].join(' ')).length > 0
    ? extras.find(({ name }) => ANY_TOPPING.test(name))
    : undefined)

/** Of one plate the amount; of sizes the largest. */
const dearestOf = ({ amounts }: ReviewedItem): number => Math.max(...amounts.map(({ amount }) => amount))

/** Each two dishes of a section of which one is the other with an extra that the menu sells. */
const withExtras = (items: readonly ReviewedItem[], extras: readonly Extra[]) => {
  const named = items
    .filter(({ amounts }) => amounts.length > 0)
    .map((one) => ({ one, words: tellingWords(one.item.name.replace(/\bw\/ ?/iu, 'with ')) }))
  return named.flatMap(({ one: whole, words }) =>
    named.flatMap(({ one: plain, words: less }) => {
      if (!whole.plate || less.size === 0 || less.size >= words.size || !less.isSubsetOf(words)) return []
      const extra = extraOf(words.difference(less), extras)
      return extra ? [{ whole, amount: whole.plate.amount, plain, extra }] : []
    }),
  )
}

/** A Caesar with chicken that costs more than the Caesar and the chicken that guests can add to it, or far less. */
export const sumOfExtras: QuestionRule = {
  id: 'extra_in_dish',
  topic: 'prices',
  as: 'portion_price',
  whyNot: 'Only you know which of the prices is meant.',
  several: (count) => `${count} dishes cost something else than what guests could add up`,
  ask: (review) => {
    const [extras, apart] = [extrasOf(review), soldApart(review)]
    return bySection(review.items).flatMap((items) =>
      withExtras(items, [...extras, ...apart]).flatMap(({ whole, amount, plain, extra }): Question[] => {
        const sum = dearestOf(plain) + extra.amount
        const spare = extra.amount * (apart.includes(extra) ? SPARE_OF_SIDE : SPARE)
        if (
          amount <= sum + spare &&
          (amount >= sum - spare || plain.plate === undefined || apart.includes(extra))
        )
          return []
        return [
          {
            key: keyOf(whole),
            title: `${whole.item.name} costs ${said(review, amount)}, and its parts ${said(review, sum)}`,
            reason: `${plain.item.name} costs ${said(review, dearestOf(plain))}, and ${extra.name} ${said(review, extra.amount)}.`,
            about: [whole, plain],
          },
        ]
      }),
    )
  },
}

/** How far above the dishes that it's put on an extra is odd, and how far above the other extras. */
const ABOVE = { dishes: 1.25, others: 4, ofDish: 0.5, least: 3 } as const

interface ExtraOnDishes extends Extra {
  /** What each of its dishes costs at least. */
  readonly on: readonly number[]
  readonly others: readonly number[]
  /** A shot, or boba, costs a part of the drink. */
  readonly isOfDrinks?: boolean
}

const leastOf = (items: readonly ReviewedItem[]): number[] =>
  items.flatMap(({ amounts, item }) =>
    amounts.length === 0 || isExtra(item.name) ? [] : [Math.min(...amounts.map(({ amount }) => amount))],
  )

function extrasOnDishes({ items, menu: { modifierGroups, sections, currency } }: Review): ExtraOnDishes[] {
  const grouped = modifierGroups.flatMap((group) => {
    const isOn = ({ modifierGroups: ids = [] }: Pick<Section, 'modifierGroups'>) => ids.includes(group.id)
    const on = leastOf(items.filter(({ item, section }) => isOn(item) || isOn(section)))
    return group.options.map(({ id, name, amount }) => ({
      name,
      amount,
      by: group.name,
      on,
      others: group.options.filter((one) => one.id !== id).map((one) => one.amount),
    }))
  })
  const written = sections.flatMap((section) => {
    const on = leastOf(items.filter((one) => one.section === section))
    const all = inText(textsOf(section), section.name, currency)
    return all.map((one) => ({
      ...one,
      on,
      others: all.filter((other) => other !== one).map(({ amount }) => amount),
    }))
  })
  const plates = leastOf(items.filter(({ course }) => course !== 'drink'))
  const listed = items.flatMap((one) => {
    const { item, section, plate, course } = one
    if (!plate || !SUPPLEMENT.test(item.name)) return []
    const drinks = items.filter((other) => other.section === section && other !== one)
    const on = course === 'drink' ? leastOf(drinks) : plates.toSpliced(plates.indexOf(plate.amount), 1)
    return [
      {
        name: item.name,
        amount: plate.amount,
        by: section.name,
        on,
        others: [],
        isOfDrinks: course === 'drink',
      },
    ]
  })
  return [...grouped, ...written, ...listed]
}

const SUPPLEMENT = /\bsupplement\b|^add\b|^extra\b/i

/** An extra that costs more than each dish that it's put on, or many times what others do. */
export const extraAboveDishes: QuestionRule = {
  id: 'extra_above_dishes',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know the right price.',
  several: (count) => `${count} extras cost more than what they’re put on`,
  ask: (review) =>
    extrasOnDishes(review).flatMap(({ name, amount, by, on, others, isOfDrinks }): Question[] => {
      const [most, least] = [Math.max(...on), Math.min(...on)]
      const dearest = Math.max(...others)
      const isAbove = on.length >= ABOVE.least && amount > most * ABOVE.dishes
      const isAsDear =
        isOfDrinks === true && on.length >= ABOVE.least && amount >= quantile(ascending(on), 0.5)
      const isUnlike = others.length > 1 && amount > dearest * ABOVE.others && amount >= least * ABOVE.ofDish
      if (!isAbove && !isUnlike && !isAsDear) return []
      return [
        {
          key: `${by}:${name}`,
          title: `${name} costs ${said(review, amount)} extra`,
          reason: isAsDear
            ? `Half of what it goes into costs ${said(review, Math.round(quantile(ascending(on), 0.5)))} or less.`
            : isAbove
              ? `None of the dishes that it goes on starts above ${said(review, most)}.`
              : `No other choice of “${by}” costs more than ${said(review, dearest)}.`,
          about: [],
        },
      ]
    }),
}

const ON_TOP = /^(?:add|extras?|enhance)\b|\badd[- ]?ons?\b|\b(?:toppings?|enhancements)\b/

/** What a section sells on top of others: `Grilled Mushrooms` under Add to Any Steak. */
const onTop = ({ items }: Review): Extra[] =>
  items.flatMap(({ item, section, plate }) =>
    plate && ON_TOP.test(foldName(section.name)) && !/^side of /i.test(item.name)
      ? [{ name: foldName(item.name), amount: plate.amount, by: section.name, isOnTop: true }]
      : [],
  )

/** An extra that costs more than the same thing among the sides, or a list of extras of which one costs less. */
export const extraAboveSide: QuestionRule = {
  id: 'extra_above_side',
  topic: 'prices',
  sureness: 'judgment',
  as: 'price_endings',
  whyNot: 'The portions may differ: then a word in the name says so.',
  several: (count) => `${count} extras cost more than the same as a side`,
  ask: (review) => {
    const sides = review.items.filter(
      ({ course, plate, item }) =>
        (course === 'side' || course === 'apart') && plate && !/^(?:add|extra) /i.test(item.name),
    )
    const listed = review.items.flatMap(({ item, plate }) => {
      const [, name] = /^(?:add|extra) (.+?)(?: (?:on|to) .*)?$/.exec(foldName(item.name)) ?? []
      return plate && name ? [{ name, amount: plate.amount, by: item.name }] : []
    })
    const extras: readonly Extra[] = [...extrasOf(review), ...listed, ...onTop(review)]
    return extras.flatMap((extra): Question[] => {
      const side = sides.find(
        ({ item, section }) =>
          foldName(item.name).replace(/^(?:side of|add|extra) /, '') === extra.name &&
          !(extra.isOnTop && section.name === extra.by && !/^side of /i.test(item.name)),
      )
      const amount = side?.plate?.amount
      return side &&
        amount !== undefined &&
        amount !== extra.amount &&
        (amount < extra.amount || extra.isOnTop)
        ? [
            {
              key: `${extra.name}:${extra.by}`,
              title: `Adding ${extra.name} costs ${said(review, extra.amount)}, ordering it ${said(review, amount)}`,
              reason:
                amount < extra.amount
                  ? `${side.item.name} under ${side.section.name} costs less than the same on top of a dish (“${extra.by}”).`
                  : side.section.name === extra.by
                    ? `Both are under ${extra.by}.`
                    : `${side.item.name} under ${side.section.name} costs more than the same under ${extra.by}.`,
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
