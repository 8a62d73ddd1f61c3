import type { Dish } from '../../catalogue/dish.ts'
import { mentionedIngredients } from '../../catalogue/ingredients/mentioned-ingredients.ts'
import { areSpelledAlike, tellingWords } from '../../catalogue/names.ts'
import { categoryOfCourse } from '../../courses/course-of.ts'
import { fleshOf } from '../../dishes/food/kind.ts'
import { techniqueOf } from '../../dishes/food/technique.ts'
import { plateOf } from '../../dishes/read-dish.ts'
import { leastPrice, rangesAway } from '../../generation/pricing/credible-ranges.ts'
import { priceRangeFactors } from '../../generation/pricing/price-band.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { CATALOGUE_CURRENCY, toMajor, toMinor } from '../../money/currency.ts'
import { DRINKS, diet, MAINS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { isOfKind } from '../composition/menu-dish.ts'
import { namesFlesh } from './flesh-price.ts'
import { BEEF_CUT } from './like-plates.ts'
import { dishForMenu, priceLevel, type Review } from './menu-review.ts'
import { ascending, quantile } from './quantiles.ts'
import { isOnIt, KINDS } from './two-names.ts'

/** The price range, 1 to 5, whose factor is nearest to what a menu charges for a dollar of mid-market price. */
function rangeOf(level: number): number {
  const [range] = Object.entries(priceRangeFactors).reduce((best, one) =>
    Math.abs(Math.log(one[1] / level)) < Math.abs(Math.log(best[1] / level)) ? one : best,
  )
  return Number(range)
}

/** What the middle main course of a menu in dollars costs next to the catalog's; undefined of few, or of other money. */
function levelOfPlates({ items, menu, catalogue }: Review): number | undefined {
  const plates = items.flatMap(({ course, plate }) => (course === 'main' && plate ? [plate.amount] : []))
  if (menu.currency !== CATALOGUE_CURRENCY || plates.length < MIN_PLATES) return undefined
  const usual = catalogue.filter(({ categoryId }) => categoryId === MAINS).map(({ price }) => price)
  return toMajor(quantile(ascending(plates), 0.5), CATALOGUE_CURRENCY) / quantile(ascending(usual), 0.5)
}
const MIN_PLATES = 4

/**
 * Returns whether a dish can be offered for this menu unasked: guests find it credible at the menu's price level, its
 * price there pays for it, and it adds something that its section does not have.
 */
export function canOffer(review: Review): (dish: Dish) => boolean {
  const range = rangeOf(priceLevel(review) ?? levelOfPlates(review) ?? 1)
  const onMenu = review.items.flatMap(({ dish }) => dish ?? [])
  const names = review.items.map(({ item }) => tellingWords(item.name))
  const isOfFlesh = isHouseOfFlesh(review)
  return (dish) => {
    const item = dishForMenu(review, dish)
    if (rangesAway(dish, range) > 0 || !pays(item, dish) || isBelowAll(review, dish, item)) return false
    if (isOnIt(tellingWords(dish.name), names) || isMadeAround(review, dish)) return false
    if (review.items.some(({ item: { name } }) => areSpelledAlike(name, dish.name))) return false
    if (isOfFlesh && isMeatless(dish)) return false
    return addsTo(
      onMenu.filter(({ categoryId }) => categoryId === dish.categoryId),
      dish,
    )
  }
}

/** Does a dish of that course have in its name what this one is made around: another galbi, at another price? */
function isMadeAround({ items }: Review, { ingredients: [first], categoryId, name }: Dish): boolean {
  if (first === undefined || categoryId === DRINKS || DESSERT_OR_SIDE.has(categoryId)) return false
  const words = tellingWords(name)
  return items.some(
    ({ item, course }) =>
      categoryOfCourse(course) === categoryId &&
      fleshOf(first) !== undefined &&
      (mentionedIngredients(item.name).includes(first) ||
        [...words.intersection(tellingWords(item.name))].some(
          (word) => !KINDS.has(word) && mentionedIngredients(word).length === 0,
        )),
  )
}
const DESSERT_OR_SIDE: ReadonlySet<number> = new Set(
  [categoryOfCourse('dessert'), categoryOfCourse('side')].flatMap((id) => id ?? []),
)

/** Below everything that the course costs here it would be the first thing that guests compare the others with. */
function isBelowAll({ items }: Review, { categoryId }: Dish, item: MenuItem): boolean {
  const own = items.flatMap(({ course, plate }) =>
    plate && categoryOfCourse(course) === categoryId ? [plate.amount] : [],
  )
  const amount = leadPrice(item)?.amount
  return amount !== undefined && own.length >= MIN_PLATES && amount < Math.min(...own)
}

/** From this share of the main courses on, a house is known for its meat or fish. */
const FLESH_SHARE = 0.8
/** Nor does a steakhouse, or a fish house, want a cauliflower in batter because it’s on trend elsewhere. */
function isHouseOfFlesh({ items }: Review): boolean {
  const mains = items.filter(({ course }) => course === 'main')
  const ofFlesh = mains.filter(({ item: { name } }) => BEEF_CUT.test(foldName(name)) || namesFlesh(name))
  return mains.length >= MIN_PLATES && ofFlesh.length >= FLESH_SHARE * mains.length
}

/** Does its price on this menu pay for what it is made of? Without a price its owner sees to that. */
function pays(item: MenuItem, dish: Dish): boolean {
  const amount = leadPrice(item)?.amount
  return amount === undefined || amount >= toMinor(leastPrice(dish), CATALOGUE_CURRENCY)
}

/** This many dishes of a kind are enough for a section. */
const ENOUGH = 2
/** Meatless dishes are enough from this share of a section on, unless all of it is. */
const MEATLESS_SHARE = 1 / 4

/** Another dish made around the same, fried like two others, or a third without meat, is one more of what is there. */
function addsTo(section: readonly Dish[], dish: Dish): boolean {
  if (dish.categoryId === DRINKS)
    return section.filter((one) => plateOf(one).drink === plateOf(dish).drink).length < ENOUGH
  const isFried = (one: Dish) => techniqueOf(one) === 'fried'
  return (
    !section.some(({ ingredients: [first] }) => first !== undefined && first === dish.ingredients[0]) &&
    !(isFried(dish) && section.filter(isFried).length >= ENOUGH) &&
    !(isMeatless(dish) && hasMeatless(section))
  )
}

const isMeatless = (dish: Dish): boolean =>
  (dish.categoryId === 1 || dish.categoryId === 2) &&
  (isOfKind(dish, 'vegetarian') || dish.dietaryOptions.includes(diet.vegan))

function hasMeatless(section: readonly Dish[]): boolean {
  const count = section.filter(isMeatless).length
  return count < section.length && count >= Math.max(ENOUGH, section.length * MEATLESS_SHARE)
}
