import { measureOf } from '../../../courses/measure.ts'
import { type OwnAmount, variantKey } from '../../../courses/own-amounts.ts'
import { isExtra, isForChildren, namesPortion } from '../../../courses/portion.ts'
import { readDish } from '../../../dishes/read-dish.ts'
import { toMinor } from '../../../money/currency.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import { piecesIn } from '../../questions/prices/packs.ts'
import { CHEAP_PER_KG, fleshPriceIn, namesFlesh } from '../../review/flesh-price.ts'
import {
  dearnessOf,
  dearnessOfShared,
  GIVEN,
  isCutForSeveral,
  PER_PIECE,
  type PlateRole,
  roleOf,
} from '../../review/like-plates.ts'
import { ascending, quantile } from '../../review/quantiles.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'
import { amountPointer, type PriceOfItem, pricesOf } from './variant-checks.ts'

/** How far a price may be from the nearest and from the middle of its neighbors, and how many of them tell. */
interface Bound {
  readonly others: number
  readonly ofNext: number
  readonly ofMiddle: number
}

/** A price this far from all others lacks a decimal point, or has one too many, whatever is sold. */
const ANY: Bound = { others: 4, ofNext: 3.5, ofMiddle: 5 }
/** The same next to two or three others, and next to one: the fewer there are, the less they tell. Not next to toppings. */
const FEW: Bound = { others: 2, ofNext: 5, ofMiddle: 5 }
const ONE: Bound = { others: 1, ofNext: 8, ofMiddle: 8 }
/** Next to few others of several roles, and of what several guests share. */
const MIXED: Bound = { others: 2, ofNext: 7, ofMiddle: 7 }
/** How far below few others a price may be: bread and a croissant cost little anywhere. */
const LEAST_SHARE = 1 / 8
const LEAST_APART = 1 / 5
const SHARED: Bound = { others: 3, ofNext: 9, ofMiddle: 12 }
/** A cut of beef for two that costs less than each plate for one. */
const CUT_FOR_SEVERAL: Bound = { others: 4, ofNext: 1.3, ofMiddle: 2 }
/** What several share costs no third of the cheapest plate for one. */
const LOW_SHARED: Bound = { others: 2, ofNext: 3, ofMiddle: 3 }
/** What costs less, in major units, is a topping or bread, or half a drink. */
const ANYWHERE = 8
const LEAST_OF_FEW = { food: 4, drink: 2 } as const
/** Plates of meat or fish among main courses: the cheapest cut is seldom half of the next. */
const PLATE: Bound = { others: 3, ofNext: 1.8, ofMiddle: 2.2 }
/** The same next to two others, and of what costs a kitchen least: chicken above each steak. */
const FEW_PLATES: Bound = { others: 2, ofNext: 2.6, ofMiddle: 2.6 }
const CHEAP_FLESH: Bound = { others: 4, ofNext: 1.5, ofMiddle: 1.8 }
/** What comes in a glass costs much the same. */
const DRINK: Bound = { others: 4, ofNext: 2.8, ofMiddle: 3 }
/** What is dear among others of its role and course. */
const COURSE: Bound = { others: 4, ofNext: 2.2, ofMiddle: 2.5 }
/** Desserts cost much the same everywhere. */
const DESSERT: Bound = { others: 3, ofNext: 2.5, ofMiddle: 2.5 }
const FEW_DESSERTS: Bound = { others: 2, ofNext: 2.7, ofMiddle: 2.7 }
/** One egg, or half an order, among sides. */
const SMALL: Bound = { others: 3, ofNext: 1.8, ofMiddle: 2 }
/** A topping among toppings. */
const TOPPING: Bound = { others: 3, ofNext: 2.5, ofMiddle: 3.2 }
const OF_TOPPINGS = anyWord(
  'topping(s), extras, add ons, addons, zutaten, supplements, suppléments, ingredientes',
)
/** What comes next to the plates, or is light, among them. */
const ABOVE_PLATES: Bound = { others: 3, ofNext: 2, ofMiddle: 2.5 }
/** What is cheap among other main courses. */
const CHEAP: Bound = { others: 4, ofNext: 2.6, ofMiddle: 2.8 }

/** Is it of what costs a kitchen least, by its name, or by its words where that says nothing: chicken, pork? */
const isCheapFlesh = ({ item: { name, description } }: ReviewedItem): boolean =>
  [name, description].some(
    (text, at, [first = '']) =>
      (at === 0 || !namesFlesh(first)) && namesFlesh(text) && fleshPriceIn(text) <= CHEAP_PER_KG,
  )

const BY_THE_GLASS = /\b(?:glass|gl|verre|glas|draft|draught|can|cup)\b/i

/** Sections of drinks in which nothing comes by the bottle. */
const POURED = anyWord(`
  cocktail(s), mocktail(s), draft*, draught*, on tap, coffee(s), tea(s), espresso*, soft drink(s), soda(s), juice(s), smoothie(s)
  shake(s), milkshake(s), by the glass, kaffee, heissgetranke, cafes, caffetteria, refrescos, zumos, limonad*, fassbier
  beer(s), bottled beer(s), can(s), cider(s), biere, birre, cerveza(s), alkoholfrei*, zero proof, non alcoholic`)

/** A drink costs what its bottle costs: only glasses are compared with glasses. */
const canSlip = ([reviewed, { variant }]: PriceOfItem): boolean => {
  const { course, isOrdinary, section } = reviewed
  if (course === 'apart') return isAlone(reviewed)
  if (course !== 'drink') return isOrdinary || course === 'main'
  if (variant !== null)
    return BY_THE_GLASS.test(variant) || /^pot$/i.test(variant) || measureOf(variant)?.scale === 'size'
  return isOrdinary && (POURED.test(foldName(section.name)) || isBrewedOrSoft(reviewed))
}

/** Of these a high price is all the odder. */
const SINGLE = /^(?:single|one|half|small|side of)\b/i

const BREWED = anyWord('water, tea, coffee, espresso, latte, lemonade, horchata, lassi, juice, soda')

/** Coffee, soda and what is mixed cost a glass, whatever the section is called. */
const isBrewedOrSoft = ({ item }: ReviewedItem): boolean => {
  const pour = readDish({ ...item, isDrink: true }).pour?.is
  return pour === 'hot' || pour === 'soft' || pour === 'mixed' || BREWED.test(foldName(item.name))
}

/** What is sold alone where the name of a section tells no course, or a list of sauces. */
const isAlone = ({ item }: ReviewedItem): boolean =>
  !isExtra(item.name) && !isForChildren(item.name) && !namesPortion(item.name, item.description)

type Slip = RecommendationOf<'price_slip' | 'price_slip_low'>

/** A price with what its dish is among its neighbors. */
interface Placed {
  readonly of: PriceOfItem
  readonly role: PlateRole
}

/**
 * Finds an owner's dishes whose price is far from those of their like, comparing each price with those for the same
 * portion and role in its section: asked, never proposed. How far is far depends on the role: a sauce, a vegetable and a
 * plate for two next to steaks are no slips.
 * @param isAsked leaves out what is judged elsewhere
 */
export function checkSlips(
  section: readonly ReviewedItem[],
  isAsked: (item: ReviewedItem) => boolean,
  currency: string,
): Slip[] {
  const byPortion = Map.groupBy(pricesOf(section).filter(canSlip), ([reviewed, own]) =>
    isCutForSeveral(reviewed) ? '' : portionKey(own),
  )
  return [...byPortion.values()].flatMap((prices) => {
    const placed = prices.map((of): Placed => ({ of, role: roleOf(of[0]) }))
    const found = placed
      .filter(({ of: [item] }) => isAsked(item))
      .flatMap((one) => slipOf(one, placed, currency))
    // Two odd prices are a habit of the house, as a list of lunches and dinners is.
    return found.length > 1 && found.every(({ params }) => !isFar(params)) ? [] : found
  })
}

/** Grams that are one guest’s steak: its weight makes it no other portion, nor does the size of a coffee. */
const ONE_STEAK = { from: 150, to: 700 } as const

function portionKey(own: OwnAmount): string {
  const measure = measureOf(own.variant ?? '')
  const isSteak =
    measure?.scale === 'weight' && measure.amount >= ONE_STEAK.from && measure.amount <= ONE_STEAK.to
  return isSteak || measure?.scale === 'size' ? '' : variantKey(own)
}

const isFar = ({ price, next }: Slip['params']): boolean => Math.max(price / next, next / price) >= ANY.ofNext

/** The amounts of all others of these roles, ascending. */
const amountsOf = (placed: readonly Placed[], own: Placed, roles: readonly PlateRole[]): number[] =>
  ascending(
    placed.filter((one) => one !== own && roles.includes(one.role)).map(({ of: [, { amount }] }) => amount),
  )

const PLATES: readonly PlateRole[] = ['flesh', 'whole dish', 'other']
const FOOD: readonly PlateRole[] = [...PLATES, 'light']
const ALL: readonly PlateRole[] = [...FOOD, 'next to it', 'shared']

/** What a dish is compared with, how far from it a price is odd, and on which side. */
interface Comparison {
  readonly among: readonly PlateRole[]
  readonly bound: Bound
  readonly side?: 'high' | 'low'
}

/** What a dish may be compared with, the strictest first. */
function comparisonsOf({ of: [reviewed], role }: Placed): Comparison[] {
  const { course, isOrdinary, isOnMenuOfItsOwn } = reviewed
  if (role === 'shared')
    return [
      { among: PLATES, bound: CUT_FOR_SEVERAL, side: 'low' },
      { among: PLATES, bound: LOW_SHARED, side: 'low' },
      { among: ALL, bound: SHARED },
    ]
  const any: Comparison[] = [
    { among: ALL, bound: ANY },
    { among: [role], bound: FEW },
    ...(role === 'light' || role === 'next to it'
      ? [{ among: ['flesh', 'whole dish'], bound: ABOVE_PLATES, side: 'high' } as const]
      : []),
    // Next to one other the dearer is taken for the slip.
    { among: FOOD.includes(role) ? FOOD : [role], bound: ONE, side: 'high' },
    ...(FOOD.includes(role) ? [{ among: FOOD, bound: MIXED }] : []),
  ]
  const isPlate = isOrdinary || (role === 'flesh' && course === 'main')
  if (course === 'drink')
    return [{ among: ALL, bound: DRINK, side: 'high' }, { among: ALL, bound: FEW, side: 'high' }, ...any]
  if (OF_TOPPINGS.test(foldName(reviewed.section.name)))
    return [{ among: ALL, bound: TOPPING, side: 'high' }, ...any]
  if (course === 'side' && SINGLE.test(reviewed.item.name))
    return [{ among: ALL, bound: SMALL, side: 'high' }, ...any]
  if (course === 'apart' || !isPlate) return any
  const dear: Comparison = { among: DEAREST[role] ?? FOOD, bound: COURSE, side: 'high' }
  if (course === 'dessert')
    return [
      { among: FOOD, bound: DESSERT, side: 'high' },
      { among: FOOD, bound: FEW_DESSERTS, side: 'high' },
      ...any,
    ]
  if (course !== 'main') return [dear, ...any]
  const cheapFlesh: Comparison[] = isCheapFlesh(reviewed)
    ? [{ among: PLATES, bound: CHEAP_FLESH, side: 'high' }]
    : []
  if (role === 'flesh')
    return [
      { among: [role], bound: PLATE, ...(isOnMenuOfItsOwn && { side: 'high' }) },
      { among: [role], bound: FEW_PLATES, side: 'high' },
      ...cheapFlesh,
      ...any,
    ]
  return role === 'whole dish' && !isOnMenuOfItsOwn
    ? [dear, { among: PLATES, bound: CHEAP, side: 'low' }, ...any]
    : [dear, ...cheapFlesh, ...any]
}

/** Meat costs more than a salad, and a sauce less than all: each is dear only among its own. */
const DEAREST: Readonly<Partial<Record<PlateRole, readonly PlateRole[]>>> = {
  flesh: ['flesh'],
  'next to it': ['next to it'],
}

function slipOf(own: Placed, placed: readonly Placed[], currency: string): Slip[] {
  const [reviewed, { amount }] = own.of
  const { role } = own
  const isMeal = reviewed.course !== 'drink' && reviewed.course !== 'apart'
  const least = toMinor(LEAST_OF_FEW[isMeal ? 'food' : 'drink'], currency)
  const words = `${reviewed.item.name} ${reviewed.item.description}`
  const pieces = piecesIn(reviewed.item.name)
  const dearness = pieces * (role === 'shared' ? dearnessOfShared(words) : dearnessOf(words))
  const isGiven = GIVEN.test(reviewed.item.name) || PER_PIECE.test(reviewed.item.name)
  const alike = amountsOf(placed, own, FOOD.includes(role) ? FOOD : [role])
  if (reviewed.course !== 'drink' && isSwapped(amount, alike, dearness, currency))
    return [slipFinding('price_slip', own, alike.at(-1) ?? amount)]
  for (const { among, bound, side } of comparisonsOf(own)) {
    const others = amountsOf(placed, own, among)
    const [lowest, highest] = [others[0], others.at(-1)]
    if (lowest === undefined || highest === undefined || others.length < bound.others) continue
    if (
      others.length <= FEW.others + 1 &&
      quantile(others, 0.5) < least &&
      !(reviewed.course === 'side' && amount >= highest * ANYWHERE)
    )
      continue
    const middle = quantile(others, 0.5)
    const isDear = amount >= middle * bound.ofMiddle * dearness && amount >= highest * bound.ofNext * dearness
    const isCheap =
      !isGiven &&
      (role !== 'shared' ||
        isCutForSeveral(reviewed) ||
        (bound === LOW_SHARED && reviewed.course === 'main')) &&
      amount <= middle / bound.ofMiddle &&
      amount <= lowest / bound.ofNext &&
      (others.length >= ANY.others ||
        role === 'flesh' ||
        bound === LOW_SHARED ||
        amount <= lowest * LEAST_SHARE) &&
      (reviewed.course !== 'apart' || amount <= lowest * LEAST_APART)
    if (isDear && side !== 'low') return [slipFinding('price_slip', own, highest)]
    if (isCheap && side !== 'high') return [slipFinding('price_slip_low', own, lowest)]
  }
  return []
}

/** Its first two figures the other way round are a price like the others, and as it is it's far above them: 31.95 among 13.95. */
const SWAPPED: Bound = { others: 4, ofNext: 1.45, ofMiddle: 2 }

function isSwapped(amount: number, others: readonly number[], dearness: number, currency: string): boolean {
  const [lowest, highest] = [others[0], others.at(-1)]
  if (lowest === undefined || highest === undefined || others.length < SWAPPED.others) return false
  const unit = toMinor(1, currency)
  const major = Math.floor(amount / unit)
  const meant = ((major % 10) * 10 + Math.floor(major / 10)) * unit + (amount % unit)
  return (
    major > 9 &&
    major < 100 &&
    meant >= lowest &&
    meant <= highest &&
    amount >= highest * SWAPPED.ofNext * dearness &&
    amount >= quantile(others, 0.5) * SWAPPED.ofMiddle * dearness
  )
}

const slipFinding = (code: Slip['code'], { of: [reviewed, own] }: Placed, next: number): Slip => ({
  code,
  id: `${itemFindingId(code, reviewed)}:${own.priceId}`,
  pointer: amountPointer(reviewed, own),
  params: { name: nameOfAmount(reviewed, own), price: own.amount, next },
  edits: [],
})
