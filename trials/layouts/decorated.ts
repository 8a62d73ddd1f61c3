import { languageOf } from '#domain/money/locale.ts'
import { hasDescriptions } from './dish-prices.ts'
import type { LaidDish, LaidDocument, LaidPrice, LaidSection } from './document.ts'
import type { Draw } from './draw.ts'
import type { DishLayout, Layout } from './layout.ts'
import { amountText, type Money, roundedFor } from './money.ts'
import { languages, wordsOf } from './words.ts'

/** How much a menu has that its document doesn't say: numbers, marks, how many have a description. */
interface Habits {
  readonly numbers: boolean
  readonly marks: readonly string[]
  readonly described: number
  readonly money: Money
  /** Descriptions that are lent to dishes that have none. */
  readonly lent: readonly string[]
  /** The share of descriptions that say what something in them costs more. */
  readonly supplements: number
  readonly supplementWord: string
  /** Written before the prices of a menu that says how much each dish is. */
  readonly weights: readonly string[]
  /** What dishes are priced by. */
  readonly units: readonly string[]
}

/** A document as its layout can write it: amounts rounded to what it prints, numbers and marks given to some. */
export function decorated(document: LaidDocument, layout: Layout, draw: Draw): LaidDocument {
  const habits: Habits = {
    numbers: draw.chance(0.09),
    marks: draw.chance(0.12)
      ? draw.pick([
          ['A', 'C', 'G', 'L', 'M', 'O'],
          ['1', '2', '3', '7', '8', '12'],
          ['V', 'VG', 'GF', 'DF', 'N'],
          ['a', 'c', 'f', 'g', 'i'],
          ['v', 'vg', 'gf'],
        ])
      : [],
    described: described(layout.dishes, draw),
    lent: hasDescriptions(layout.dishes) && draw.chance(0.2) ? lentFor(document.language) : [],
    money: layout.money,
    supplements: draw.chance(0.05) ? 0.2 : 0,
    weights: weightsFor(document.language, draw),
    units: draw.chance(0.02) ? (units[languageOf(document.language)] ?? ['pp', '/ kg']) : [],
    supplementWord: supplementWords[languageOf(document.language)] ?? '+',
  }
  let number = draw.pick([0, 0, 0, 10, 100])
  const numberForm = draw.pick<(number: number) => string>([
    String,
    String,
    String,
    (one) => String(one).padStart(2, '0'),
    (one) => `${'ABCDE'[Math.floor(one / 20) % 5]}${(one % 20) + 1}`,
  ])
  const sections = some(document.sections, draw)
  const decorate = (section: LaidSection): LaidSection => ({
    ...section,
    ...(section.prices && { prices: rounded(section.prices, habits.money) }),
    ...(section.extras && { extras: section.extras.map((extra) => roundedExtra(extra, habits.money)) }),
    dishes: section.dishes.map((dish) => {
      number += 1
      return decoratedDish(dish, habits, numberForm(number), draw)
    }),
    ...(section.sections && { sections: section.sections.map(decorate) }),
  })
  return {
    ...document,
    ...(document.mealPrices && { mealPrices: rounded(document.mealPrices, habits.money) }),
    sections: sections.map(decorate),
  }
}

/** Languages of menus that often say how much a dish is. */
const weighing = /^(?:ru|uk|pl|cs|hu|ro|hr|bg|sr)/u

function weightsFor(language: string, draw: Draw): readonly string[] {
  if (!draw.chance(weighing.test(language) ? 0.12 : 0.01)) return []
  const unit = /^(?:ru|uk|bg)/u.test(language) ? ' г' : draw.pick([' g', 'g', ' g'])
  return draw.pick([
    ['100', '150', '200', '250', '300', '350', '30'].map((amount) => amount + unit),
    ['150/50', '200/30', '250/120/30', '300', '120/60'],
    ['200', '250', '350', '120'].map((amount) => amount + unit),
  ])
}

/** What a price is for, behind it. */
const units: Readonly<Record<string, readonly string[]>> = {
  en: ['each', 'per person', 'pp', 'ea.', 'for two', 'per lb', 'p/p'],
  de: ['p.P.', 'pro Person', 'Stk.', 'je Stück', 'Portion'],
  fr: ['la pièce', 'par personne', 'la part', 'pers.', '/pers'],
  es: ['c/u', 'por persona', 'ración', 'unidad', 'p.p.'],
  it: ['cad.', 'a persona', "l'etto", 'al kg', 'al pz'],
  nl: ['p.p.', 'per stuk', 'per persoon', 'p.st.'],
  pt: ['por pessoa', 'unid.', 'dose', 'cada'],
  da: ['pr. kuvert', 'pr. person', 'pr. stk.', 'inkl. ris'],
  sv: ['per person', 'st', '/st', 'inkl. kaffe'],
  nb: ['per person', 'pr. stk.', 'pr. pers.'],
  fi: ['/kpl', '/hlö', '/ annos'],
  pl: ['szt.', 'za osobę', '/100 g', 'porcja'],
  cs: ['ks', 'os.', '/ 100 g', 'porce'],
  hu: ['/db', '/fő', 'adag'],
}

const supplementWords: Readonly<Record<string, string>> = {
  en: 'supplement',
  de: 'Aufpreis',
  fr: 'supplément',
  es: 'suplemento',
  it: 'supplemento',
  nl: 'toeslag',
  pt: 'suplemento',
  da: 'tillæg',
  sv: 'tillägg',
  nb: 'tillegg',
  pl: 'dopłata',
  cs: 'příplatek',
}

const lentFor = (language: string): readonly string[] => {
  const tongue = languageOf(language)
  return languages.includes(tongue) ? wordsOf(tongue).descriptions : []
}

const described = (style: DishLayout, draw: Draw): number =>
  hasDescriptions(style) ? draw.pick([1, 1, 1, 0.9, 0.75, 0.5]) : draw.pick([0, 0, 0.05, 0.15])

/** All sections of a document, a part of a long one, or a few dishes of one: what owners try a reader with. */
function some(sections: readonly LaidSection[], draw: Draw): readonly LaidSection[] {
  if (draw.chance(0.04)) {
    const full = sections.filter(({ dishes }) => dishes.length > 0)
    const few = draw.shuffled(full.length > 0 ? full : sections).slice(0, draw.pick([1, 1, 2]))
    return few.map((section) => ({ ...section, dishes: section.dishes.slice(0, draw.whole(1, 4)) }))
  }
  if (sections.length < 4 || draw.chance(0.5)) return sections
  const count = draw.whole(2, sections.length)
  const from = draw.whole(0, sections.length - count)
  return sections.slice(from, from + count)
}

const rounded = (prices: readonly LaidPrice[], money: Money): LaidPrice[] =>
  prices.map((price) => (price.amount > 0 ? { ...price, amount: roundedFor(price.amount, money) } : price))

const roundedExtra = <T extends { readonly amount?: number }>(extra: T, money: Money): T =>
  extra.amount === undefined ? extra : { ...extra, amount: roundedFor(extra.amount, money) }

function decoratedDish(dish: LaidDish, habits: Habits, number: string, draw: Draw): LaidDish {
  const { description: said, secondDescription, marks, ...rest } = dish
  const description = said ?? (habits.lent.length > 0 ? draw.pick(habits.lent) : undefined)
  const isDescribed = description !== undefined && draw.chance(habits.described)
  const own =
    marks ??
    (habits.marks.length > 0 && draw.chance(0.7)
      ? draw.shuffled(habits.marks).slice(0, draw.whole(1, 3)).sort()
      : undefined)
  return {
    ...rest,
    prices: rounded(dish.prices, habits.money).map((price) =>
      habits.units.length > 0 &&
      price.per === undefined &&
      price.label === undefined &&
      !price.isMarket &&
      draw.chance(0.6)
        ? { ...price, per: draw.pick(habits.units) }
        : price,
    ),
    ...(habits.weights.length > 0 && { weight: draw.pick(habits.weights) }),
    ...(dish.extras && { extras: dish.extras.map((extra) => roundedExtra(extra, habits.money)) }),
    ...(isDescribed && {
      description: withSupplement(description, dish.prices[0]?.amount ?? 0, habits, draw),
    }),
    ...(isDescribed && secondDescription !== undefined && { secondDescription }),
    ...(own !== undefined && { marks: own }),
    ...(dish.number === undefined && habits.numbers && { number }),
  }
}

/** Of the price of a dish. */
const SUPPLEMENT = 0.15

function withSupplement(
  text: string,
  price: number,
  { supplements, supplementWord, money }: Habits,
  draw: Draw,
): string {
  if (price === 0 || !draw.chance(supplements) || /[.)]$/u.test(text)) return text
  const about = price * SUPPLEMENT
  const step = 10 ** Math.floor(Math.log10(about))
  const amount = amountText(roundedFor(Math.round(about / step) * step, money), money, false)
  return `${text} (${supplementWord === '+' ? '+' : `${draw.pick(['', '', '+'])}${supplementWord} `}${amount})`
}
