import { categoryOfCourse } from '../../courses/course-of.ts'
import type { Competitor, CompetitorDish } from '../../menu/model/advice-notes.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { itemsOf } from '../../menu/model/walk.ts'
import { toMinor, usualStep } from '../../money/currency.ts'
import { withEnding } from '../../pricing/price-endings.ts'
import { categories } from '../../reference/reference.ts'
import type { Review } from '../review/menu-review.ts'
import { ascending, quantile } from '../review/quantiles.ts'
import { type ComparableDish, comparableDishes } from './comparable-dishes.ts'
import type { CompetitorFigures, CompetitorPrice, PriceSpread } from './competitor-shape.ts'
import { areOneDish, type WrittenName, writtenName } from './written-name.ts'

/** Fewer dishes of a course say nothing of what a house charges for it. */
const MIN_OF_COURSE = 3
/** As a share of their prices: what is nearer to them is among them. */
const APART = { below: 0.95, above: 1.1 } as const
/** This many of theirs have to sell a dish before it's worth a change, or worth saying that a menu lacks it. */
const MIN_WITH_DISH = 2

/** A dish that another restaurant sells, too, and whose it is. */
interface Theirs extends CompetitorDish {
  readonly competitor: string
  readonly written: WrittenName
}

/** What a menu costs next to the menus of competitors that its owner gave; nothing is converted, and nobody else is asked. */
export function compareCompetitors(review: Review, slips: Slips = NO_SLIPS): CompetitorFigures {
  const { menu } = review
  const own = trustedDishes(review, slips)
  const compared = comparedOn(menu)
  return {
    menus: (menu.adviceNotes?.competitors ?? []).map(({ name, readOn, currency, dishes }) => ({
      name,
      readOn,
      dishes: dishes.length,
      isCompared: currency === menu.currency,
    })),
    courses: coursesOf(own, compared),
    dishes: sameDishes(review, slips),
    lacking: lackingOn(menu, compared),
  }
}

/** Prices that look like slips, each as `<id of the item>:<id of the price>`: nothing is built on them. */
type Slips = ReadonlySet<string>
const NO_SLIPS: Slips = new Set()

const trustedDishes = ({ menu }: Review, slips: Slips): ComparableDish[] =>
  comparableDishes(menu).filter(({ place, priceId }) => !slips.has(`${place.itemId}:${priceId}`))

const comparedOn = ({ adviceNotes, currency }: Menu): readonly Competitor[] =>
  (adviceNotes?.competitors ?? []).filter((one) => one.currency === currency)

function spreadOf(dishes: readonly CompetitorDish[], categoryId: number): PriceSpread | null {
  // Of a dish in several sizes, the least.
  const ofCourse = dishes.filter((dish) => dish.categoryId === categoryId)
  const byName = Map.groupBy(ofCourse, ({ name }) => [...writtenName(name).words].sort().join(' '))
  const amounts = ascending(
    [...byName.values()].map((sizes) => Math.min(...sizes.map(({ amount }) => amount))),
  )
  const [low, high] = [amounts[0], amounts.at(-1)]
  return amounts.length < MIN_OF_COURSE || low === undefined || high === undefined
    ? null
    : { count: amounts.length, low, middle: Math.round(quantile(amounts, 0.5)), high }
}

const coursesOf = (
  own: readonly ComparableDish[],
  compared: readonly Competitor[],
): CompetitorFigures['courses'] =>
  // What drinks cost in the middle depends on how many of them are wines: those are compared one by one.
  categories.flatMap(({ id, name }) => {
    if (id === categoryOfCourse('drink')) return []
    const ours = spreadOf(own, id)
    const theirs = compared.map((one) => ({ competitor: one.name, prices: spreadOf(one.dishes, id) }))
    return ours && theirs.some(({ prices }) => prices) ? [{ categoryId: id, name, own: ours, theirs }] : []
  })

/** The same dish in the same course: a salad among starters is smaller than one among main courses. */
const isSame = (one: CompetitorDish, other: CompetitorDish): boolean =>
  one.categoryId === null || other.categoryId === null || one.categoryId === other.categoryId

/** Dishes that competitors sell under the same name, each with what they charge for it. */
export function sameDishes(review: Review, slips: Slips = NO_SLIPS): CompetitorPrice[] {
  const offered = theirsOf(comparedOn(review.menu))
  if (offered.length === 0) return []
  return trustedDishes(review, slips).flatMap((dish): CompetitorPrice[] => {
    const written = writtenName(dish.name)
    const theirs = offered.filter((other) => isSame(dish, other) && areOneDish(written, other.written))
    if (theirs.length === 0) return []
    const amounts = theirs.map((other) => other.amount)
    const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
    const { place, priceId, variant, amount, name, sectionName } = dish
    const isBelow = amount < least * APART.below
    const sellers = new Set(theirs.map(({ competitor }) => competitor)).size
    // One other house is none to follow, and a price at half of theirs is a slip or another portion.
    const isFollowed = isBelow && sellers >= MIN_WITH_DISH && amount * SLIP > least
    const suggested = isFollowed ? raisedTowards(review, amount, least) : amount
    return [
      {
        place,
        name,
        sectionName,
        prices: [{ priceId, variant, amount, suggested }],
        theirs: theirs.map(({ competitor, name: called, amount: price }) => ({
          competitor,
          name: called,
          amount: price,
        })),
        standing: isBelow ? 'below' : amount > most * APART.above ? 'above' : 'among',
        edits: suggested === amount ? [] : [{ kind: 'set-price', place, priceId, amount: suggested }],
      },
    ]
  })
}

const theirsOf = (competitors: readonly Competitor[]): Theirs[] =>
  competitors.flatMap(({ name: competitor, dishes }) =>
    dishes.map((dish) => ({ ...dish, competitor, written: writtenName(dish.name) })),
  )

/** What costs this many times less than theirs isn't corrected by a step. */
const SLIP = 2

/** One press raises no price by more than this share: a larger change is the owner's to type. */
const STEP = 1.15

/** One step up, ending as the menu's prices end, and never above the least of theirs; the amount where that is none. */
function raisedTowards({ ending, menu: { currency } }: Review, amount: number, least: number): number {
  const most = Math.min(Math.floor(amount * STEP), least)
  const ended = [most, most - toMinor(usualStep(currency), currency)].map((one) =>
    withEnding(one, ending, currency),
  )
  return ended.find((one) => one > amount && one <= most) ?? amount
}

/** What several competitors sell and the menu doesn't. */
function lackingOn(menu: Menu, competitors: readonly Competitor[]): CompetitorFigures['lacking'] {
  // A burger under the name of the house is one, too.
  const ours = itemsOf(menu).map(({ name }) => writtenName(name))
  const groups: Theirs[][] = []
  for (const one of theirsOf(competitors)) {
    const same = groups.find(([first]) => first && areOneDish(first.written, one.written))
    if (same) same.push(one)
    else groups.push([one])
  }
  return groups.flatMap((theirs) => {
    const [first] = theirs
    const sellers = new Set(theirs.map(({ competitor }) => competitor))
    if (!first || sellers.size < MIN_WITH_DISH || first.written.words.size === 0) return []
    const { written, name } = first
    if (ours.some((own) => written.words.isSubsetOf(own.words) || areOneDish(own, written))) return []
    const amounts = theirs.map(({ amount }) => amount)
    return [{ name, sellers: sellers.size, low: Math.min(...amounts), high: Math.max(...amounts) }]
  })
}
