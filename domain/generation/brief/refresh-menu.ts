import type { Dish, Season } from '../../catalogue/dish.ts'
import { isNamedLike, tellingWords } from '../../catalogue/names.ts'
import { ofCuisine } from '../../catalogue/of-cuisine.ts'
import type { Steps } from '../../computing/steps.ts'
import { categoryOfCourse, courseOfSection } from '../../courses/course-of.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { withDenials } from '../asks/asks-of.ts'
import { belongsToWishes, isOfItsMeal, servesMorning } from '../choosing/belongs.ts'
import { composeInSteps } from '../composing/compose.ts'
import { dishOfItem } from '../composing/dish-of-item.ts'
import type { Judge } from '../composing/judge.ts'
import { judged } from '../composing/judged.ts'
import { remarksOn } from '../composing/remarks.ts'
import type { ComposedCourse } from '../composing/rules.ts'
import type { DishInCourse } from '../composing/search.ts'
import { dishToItem, type PictureOf } from '../dish-to-item.ts'
import { formOf } from '../forms/forms.ts'
import { readName } from '../lookup/read-name.ts'
import { servedAt } from '../pricing/in-range.ts'
import { isOfSort, sortRecord } from '../sorts/section-sorts.ts'
import { itemInPlace } from '../take-place.ts'
import { type DishWishes, fitsWishes } from '../wishes/heeded.ts'

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
export function refreshMenu(asked: MenuRefreshInput): Steps<RefreshedMenu> {
  const input = { ...asked, wishes: withDenials(asked.wishes, asked.catalogue) }
  return judged((banned) => refreshed(input, banned), input.judge)
}

interface Opened extends ComposedCourse {
  readonly section: Section
}

function* refreshed(input: MenuRefreshInput, banned: ReadonlySet<number>): Steps<RefreshedMenu> {
  const { catalogue, menu, wishes, season, seed } = input
  const locked = new Set(input.locked)
  const courses: Opened[] = []
  for (const section of menu.sections) {
    yield
    courses.push(...openedCourse(section, input, banned))
  }
  const opened = new Set(courses.map(({ section }) => section))
  const isFree = (section: Section, { id }: MenuItem) => opened.has(section) && !locked.has(id)
  const dishOf = dishFinder(catalogue, wishes.cuisineId)
  const fixed: DishInCourse[] = []
  for (const section of menu.sections)
    for (const item of section.items.filter((one) => !isFree(section, one))) {
      yield
      fixed.push({ courseId: String(section.id), dish: dishOf(item, section), isFixed: true })
    }
  const cuisine = ofCuisine(catalogue, wishes.cuisineId)
  const { chosen, breaches } = yield* composeInSteps({
    form: formOf(wishes.cuisineId),
    courses,
    fixed,
    cuisine,
    season,
    priceRange: input.priceRange,
    seed,
  })
  let exchanged = 0
  const sections: Section[] = []
  for (const section of menu.sections) {
    yield
    const fresh = [...(chosen.get(String(section.id)) ?? [])]
    const items = section.items.map((item) => {
      const dish = isFree(section, item) ? fresh.shift() : undefined
      if (!dish) return item
      exchanged += 1
      const place = { sectionId: section.id, itemId: item.id }
      return itemInPlace(menu, place, dishToItem(dish, input.priceRange, input.pictureOf), PRICED_IN)
    })
    sections.push({ ...section, items })
  }
  const free = menu.sections.reduce(
    (sum, section) => sum + section.items.filter((item) => isFree(section, item)).length,
    0,
  )
  return {
    sections,
    exchanged,
    remarks: [
      ...(menu.currency === PRICED_IN ? [] : withoutPrices(exchanged)),
      ...stays(menu, opened, free, exchanged),
      ...remarksOn(breaches, wishes, cuisine),
    ],
  }
}

/** Nothing is converted, and the price of the dish before is not that of another. */
function withoutPrices(count: number): string[] {
  if (count === 0) return []
  const which = count === 1 ? 'The new dish has' : 'The new dishes have'
  return [`${which} no price yet: our catalog's prices are in US dollars. Set your own before you print.`]
}

function stays(menu: Menu, opened: ReadonlySet<Section>, free: number, exchanged: number): string[] {
  const closed = menu.sections.filter((section) => section.items.length > 0 && !opened.has(section))
  const names = new Intl.ListFormat('en').format(closed.map(({ name }) => name))
  return [
    ...(free === 0 ? ['Everything that could change is locked, so nothing changed.'] : []),
    ...(closed.length > 0 ? [`We cannot tell what these sections sell, so they stay: ${names}.`] : []),
    ...(exchanged < free
      ? [`For ${free - exchanged} of ${free} dishes no other is left, so they stay.`]
      : []),
  ]
}

/** A section whose dishes may be exchanged: by its name, else by its course; none where neither tells. */
function openedCourse(
  section: Section,
  { catalogue, menu, wishes, priceRange }: MenuRefreshInput,
  banned: ReadonlySet<number>,
): Opened[] {
  const course = courseOfSection(menu.sections, section)
  const categoryId = categoryOfCourse(course)
  if (section.items.length === 0 || categoryId === undefined) return []
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
  const standing = menu.sections.flatMap(({ items }) => items)
  const names = standing.map(({ name }) => tellingWords(name))
  const pool = catalogue.filter(
    (dish) =>
      dish.cuisineId === wishes.cuisineId &&
      !banned.has(dish.id) &&
      isOf(dish) &&
      !standing.some(({ id }) => id === dish.id) &&
      !isNamedLike(dish, names) &&
      belongsToWishes(dish, wishes) &&
      fitsWishes(dish, wishes),
  )
  const size = section.items.length
  return [{ id: String(section.id), section, categoryId, size, pool: servedAt(pool, priceRange, size) }]
}

function dishFinder(catalogue: readonly Dish[], cuisineId: number) {
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  return (item: MenuItem, section: Section): Dish => {
    const own = byId.get(item.id)
    return own?.name === item.name ? own : dishOfItem(item, cuisineId, item.categoryId ?? section.id)
  }
}
