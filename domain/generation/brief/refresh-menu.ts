import type { Dish, Season } from '../../catalogue/dish.ts'
import { isNamedLike, tellingWords } from '../../catalogue/names.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import type { Steps } from '../../computing/steps.ts'
import { categoryOfCourse, courseOfSection } from '../../courses/course-of.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { openToAsked } from '../asks/absent.ts'
import type { Asks } from '../asks/ask.ts'
import { askMarks, isOfPlants } from '../asks/ask-marks.ts'
import { asksOf } from '../asks/asks-of.ts'
import { deniedBy } from '../asks/denied.ts'
import { belongsToWishes, isOfItsMeal, servesMorning } from '../choosing/belongs.ts'
import type { FormBreach } from '../composing/breaches.ts'
import { composeInSteps } from '../composing/compose.ts'
import { dishOfItem } from '../composing/dish-of-item.ts'
import type { Judge } from '../composing/judge.ts'
import { judged } from '../composing/judged.ts'
import { matterOf } from '../composing/keys.ts'
import type { Mark } from '../composing/marks.ts'
import { remarksOn } from '../composing/remarks.ts'
import type { DishInCourse } from '../composing/search.ts'
import { dishToItem, type PictureOf } from '../dish-to-item.ts'
import { formOf } from '../forms/forms.ts'
import { readName } from '../lookup/read-name.ts'
import { servedAt } from '../pricing/in-range.ts'
import { isOfSort, sortRecord } from '../sorts/section-sorts.ts'
import { itemInPlace } from '../take-place.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'
import { showpieceMarks } from './brief-courses.ts'
import { joinedWishes } from './fill-brief.ts'
import { asksOfSections } from './kept-places.ts'
import { type MealToRefresh, mealIn, pairedAgain, type RefreshedCourse } from './refreshed-meal.ts'

export interface MenuRefreshInput {
  readonly catalogue: readonly Dish[]
  readonly menu: Menu
  /** Items that stay as they are. */
  readonly locked: readonly number[]
  readonly wishes: DishWishes
  /** 1 to 5 */
  readonly priceRange: number
  readonly season: Season
  /** An integer from 0 to 2³² − 1; the same input gives the same menu. */
  readonly seed: number
  readonly pictureOf?: PictureOf
  readonly judge?: Judge
}

export interface RefreshedMenu {
  readonly sections: Section[]
  readonly remarks: readonly string[]
  /** Items that took the place of another. */
  readonly exchanged: number
}

/** The currency of the catalogue's prices. */
const PRICED_IN = 'USD'

/**
 * The menu with other dishes in all places that are not locked, each of its section's kind, composed around
 * what stays. Nothing that was there comes back while anything else is left. A section of which nobody can
 * tell what it sells, and a place for which no other dish is left, stay as they are.
 */
export function refreshMenu({ wishes, ...asked }: MenuRefreshInput): Steps<RefreshedMenu> {
  const { priceRange, menu, catalogue } = asked
  const asks = asksOf({ ...wishes, priceRange, sections: menu.sections }, catalogue)
  const heeded = { ...wishes, notes: asks.rest, without: deniedBy(asks.asks) }
  return judged((banned) => refreshed({ ...asked, asks, wishes: heeded }, banned), asked.judge)
}

interface Refreshing extends MenuRefreshInput {
  /** What the wishes ask for; the wishes hold the rest. */
  readonly asks: Asks
}

interface Place extends DishInCourse {
  readonly item: MenuItem
}

function* refreshed(input: Refreshing, banned: ReadonlySet<number>): Steps<RefreshedMenu> {
  const { catalogue, menu, wishes, season, seed, priceRange, asks } = input
  const dishOf = dishFinder(catalogue, wishes.cuisineId)
  const locked = new Set(input.locked)
  const meal = mealIn(menu, dishOf, input)
  const courses: RefreshedCourse[] = []
  for (const section of menu.sections) {
    yield
    courses.push(...openedCourse(section, input, meal, banned))
  }
  const opened = new Set(courses.map(({ section }) => section))
  const standing: Place[] = []
  for (const section of menu.sections)
    for (const item of section.items) {
      yield
      const isFixed = !opened.has(section) || locked.has(item.id)
      standing.push({ courseId: String(section.id), dish: dishOf(item, section), item, isFixed })
    }
  const present = new Set(standing.map(({ dish }) => dish))
  const fits = (dish: Dish) => fitsWishes(dish, wishes)
  const looking = { catalogue, cuisineId: wishes.cuisineId, fits }
  const open = openToAsked(
    courses,
    asks.asks,
    looking,
    (course, dish) => course.categoryId === dish.categoryId && !present.has(dish),
  )
  const marksIn = (some: readonly RefreshedCourse[], there: readonly Place[]) =>
    askMarks(
      [...asks.asks, ...asksOfSections(some)],
      some,
      there.map(({ dish }) => dish),
      looking,
    )
  const isFixed = (place: Place) => place.isFixed
  const kept = keptForWishes(
    marksIn(
      open.map((course) => ({ ...course, pool: [...course.pool, ...dishesIn(course, standing)] })),
      standing.filter(isFixed),
    ).marks,
    open,
    standing,
  )
  const fixed = standing.flatMap((place) =>
    place.isFixed || kept.has(place) ? [{ ...place, isFixed: true }] : [],
  )
  const stay = new Set(fixed.map(({ item }) => item))
  const cuisine = ofCuisine(catalogue, wishes.cuisineId)
  const wanted = marksIn(open, fixed)
  const { chosen, breaches, broken } = yield* composeInSteps({
    form: meal?.form ?? formOf(wishes.cuisineId),
    courses: meal ? open.toSorted((a, b) => a.pool.length - b.pool.length) : open,
    fixed,
    cuisine,
    season,
    priceRange,
    house: asks.house,
    wanted: [...wanted.marks, ...(meal ? showpieceMarks(open, priceRange, meal.brief) : [])],
    asksVegan: asks.asks.some(isOfPlants),
    seed,
  })
  let exchanged = 0
  const sections: Section[] = []
  for (const section of menu.sections) {
    yield
    const fresh = [...(chosen.get(String(section.id)) ?? [])]
    const items = section.items.map((item) => {
      const dish = stay.has(item) ? undefined : fresh.shift()
      if (!dish) return item
      exchanged += 1
      const place = { sectionId: section.id, itemId: item.id }
      return itemInPlace(menu, place, dishToItem(dish, priceRange, input.pictureOf), PRICED_IN)
    })
    sections.push({ ...section, items })
  }
  // A wish is the owner's, no matter who chose the dish that doesn't keep to it.
  const isWish = (breach: FormBreach) => breach.rank === 'wanted'
  const unkept = [...breaches.filter((breach) => !isWish(breach)), ...broken.filter(isWish)]
  return {
    sections: exchanged > 0 && meal ? pairedAgain(sections, dishOf, input) : sections,
    exchanged,
    remarks: [
      ...(menu.currency === PRICED_IN ? [] : withoutPrices(exchanged)),
      ...stays(menu, opened, { locked, free: standing.length - stay.size, exchanged }),
      ...asks.remarks,
      ...wanted.remarks,
      ...staying(kept),
      ...remarksOn(unkept, wishes, cuisine, { season, priceRange, asks: asks.asks }),
    ],
  }
}

function staying(kept: ReadonlyMap<Place, string>): string[] {
  const byWish = Map.groupBy(kept, ([, what]) => what)
  return [...byWish].map(([what, places]) => {
    const names = new Intl.ListFormat('en').format(places.map(([{ dish }]) => dish.name))
    return `${names} ${places.length === 1 ? 'stays' : 'stay'}: you asked for “${what}”, and too few others are left.`
  })
}

const dishesIn = ({ id }: RefreshedCourse, places: readonly Place[]): Dish[] =>
  places.flatMap(({ courseId, dish }) => (courseId === id ? [dish] : []))

/** What was asked for, and of which too few others are left to come in its place, with the words of it. */
function keptForWishes(
  marks: readonly Mark[],
  courses: readonly RefreshedCourse[],
  standing: readonly Place[],
): ReadonlyMap<Place, string> {
  const kept = new Map<Place, string>()
  for (const { key, has, bound } of marks) {
    const others = new Set(courses.flatMap(({ pool }) => pool.filter(has))).size
    const own = standing.filter(({ dish }) => has(dish))
    const staying = own.filter((place) => place.isFixed || kept.has(place)).length
    const free = own.filter((place) => !place.isFixed && !kept.has(place))
    for (const place of free.slice(0, Math.max(0, bound.atLeast - others - staying)))
      kept.set(place, matterOf(key))
  }
  return kept
}

/** Nothing is converted, and the price of the dish before is not that of another. */
function withoutPrices(count: number): string[] {
  if (count === 0) return []
  const which = count === 1 ? 'The new dish has' : 'The new dishes have'
  return [`${which} no price yet: our catalog's prices are in US dollars. Set your own before you print.`]
}

function stays(
  menu: Menu,
  opened: ReadonlySet<Section>,
  {
    locked,
    free,
    exchanged,
  }: { readonly locked: ReadonlySet<number>; readonly free: number; readonly exchanged: number },
): string[] {
  const closed = menu.sections.filter((section) => section.items.length > 0 && !opened.has(section))
  const names = new Intl.ListFormat('en').format(closed.map(({ name }) => name))
  return [
    ...(free === 0 && locked.size > 0 ? ['Everything that could change is locked, so nothing changed.'] : []),
    ...(closed.length > 0 ? [`We cannot tell what these sections sell, so they stay: ${names}.`] : []),
    ...(exchanged < free
      ? [`For ${free - exchanged} of ${free} dishes no other is left, so they stay.`]
      : []),
  ]
}

/** A section whose dishes may be exchanged: by its place in a meal, its name, else its course; none where nothing tells. */
function openedCourse(
  section: Section,
  { catalogue, menu, wishes, priceRange, asks }: Refreshing,
  meal: MealToRefresh | undefined,
  banned: ReadonlySet<number>,
): RefreshedCourse[] {
  if (section.items.length === 0) return []
  const own = (asks.ofSections ?? []).filter((one) => one.section === section.name)
  const heeded = own.reduce(joinedWishes, wishes)
  const wanted = own.flatMap((one) => one.asks.filter(({ atMost }) => atMost !== 0))
  const standing = menu.sections.flatMap(({ items }) => items)
  const names = standing.map(({ name }) => tellingWords(name))
  const isNew = (dish: Dish) =>
    !banned.has(dish.id) &&
    !standing.some(({ id }) => id === dish.id) &&
    !isNamedLike(dish, names) &&
    belongsToWishes(dish, heeded) &&
    fitsWishes(dish, heeded)
  if (meal?.sorts.has(section)) return [meal.courseFor(section, catalogue.filter(isNew), heeded, wanted)]
  const course = courseOfSection(menu.sections, section)
  const categoryId = categoryOfCourse(course)
  if (categoryId === undefined) return []
  const { sort, dishes: named } = readName(section.name, catalogue)
  const isMorning = servesMorning(section.items)
  const isOfCourse = (dish: Dish) => dish.categoryId === categoryId && isOfItsMeal(dish, isMorning)
  const isNamed = (dish: Dish) => named.has(dish) && dish.categoryId === categoryId
  const hasNamed =
    sort === undefined && catalogue.some((dish) => dish.cuisineId === wishes.cuisineId && isNamed(dish))
  const isOf = (dish: Dish) =>
    sort !== undefined && sortRecord(sort).categoryId === categoryId
      ? isOfSort(dish, sort)
      : hasNamed
        ? isNamed(dish)
        : isOfCourse(dish)
  const pool = catalogue.filter((dish) => dish.cuisineId === wishes.cuisineId && isOf(dish) && isNew(dish))
  const { id, name, items } = section
  const size = items.length
  return [{ id: String(id), name, section, categoryId, size, wanted, pool: servedAt(pool, priceRange, size) }]
}

function dishFinder(catalogue: readonly Dish[], cuisineId: number) {
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  return (item: MenuItem, section: Section): Dish => {
    const own = byId.get(item.id)
    return own?.name === item.name ? own : dishOfItem(item, cuisineId, item.categoryId ?? section.id)
  }
}
