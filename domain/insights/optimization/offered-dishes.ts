import type { Dish } from '../../catalogue/dish.ts'
import { isNamedLike, tellingWords } from '../../catalogue/names.ts'
import { type Course, categoryOfCourse } from '../../courses/course-of.ts'
import { suitsSection } from '../../courses/kind-of-section.ts'
import { courseInSectionName } from '../../courses/section-words.ts'
import type { Section } from '../../menu/model/section.ts'
import { categories } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { dishForMenu, type Review } from '../review/menu-review.ts'
import { canOffer } from '../review/offered.ts'
import { hasRoom } from '../review/proposed-edit.ts'
import { amountOf, refOf } from '../review/reviewed-item.ts'
import type { OfferedDish } from './optimization-shape.ts'

/** Dishes of the menu's cuisine that are not on it and could be; none for a menu whose kind is neither known nor chosen. */
export function offeredDishes(review: Review): Dish[] {
  const { catalogue, cuisineId, items, isKindKnown, isKindChosen, suits } = review
  if (!isKindKnown && !isKindChosen) return []
  const isOffered = canOffer(review)
  const ids = new Set(items.map(({ item }) => item.id))
  const names = items.map(({ item }) => tellingWords(item.name))
  return catalogue.filter(
    (dish) =>
      dish.cuisineId === cuisineId &&
      !ids.has(dish.id) &&
      !isNamedLike(dish, names) &&
      suits(dish) &&
      (isKindKnown || sectionFor(review, dish) !== undefined) &&
      isOffered(dish),
  )
}

/** The length of a list: enough dishes to choose from, few enough to read. */
const LISTED = 6

/** The first of each section in turn, so that the list is not all appetizers; those of the season first. */
export function choiceOf(review: Review, dishes: readonly Dish[]): OfferedDish[] {
  const ordered = dishes.toSorted((a, b) => Number(b.season !== undefined) - Number(a.season !== undefined))
  const rows = categories.map(({ id }) => ordered.filter(({ categoryId }) => categoryId === id))
  const inTurn = Array.from({ length: dishes.length }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
  return inTurn
    .flat()
    .slice(0, LISTED)
    .sort((a, b) => a.categoryId - b.categoryId)
    .map((dish) => offer(review, dish))
}

/** The first section that is called by its course, or by a word of its name: a seafood list takes no noodles. */
const sectionOfCourse = ({ items }: Review, { name, categoryId }: Dish): Section | undefined =>
  items.find(
    ({ course, section, isOnMenuOfItsOwn }) =>
      categoryOfCourse(course) === categoryId &&
      !isOnMenuOfItsOwn &&
      suitsSection(name, section.name) &&
      isCalledByIt(section.name, name, course),
  )?.section

const isCalledByIt = (section: string, name: string, course: Course): boolean =>
  course === 'drink'
    ? ANY_DRINKS.test(foldName(section))
    : courseInSectionName(section) === course ||
      tellingWords(section).intersection(tellingWords(name)).size > 0
const ANY_DRINKS = /^(?:drinks?|beverages?|soft drinks|bebidas|getranke|boissons|bevande)$/

/** The section of the menu that takes it; undefined where a new one would have to. */
const sectionFor = (review: Review, dish: Dish): Section | undefined =>
  review.menu.sections.find(({ id }) => id === dish.categoryId) ?? sectionOfCourse(review, dish)

/** A dish as it would be on this menu. */
export function offer(review: Review, dish: Dish): OfferedDish {
  const known = categories.find(({ id }) => id === dish.categoryId) ?? { id: dish.categoryId, name: '' }
  const section = refOf(sectionFor(review, dish) ?? known)
  const item = dishForMenu(review, dish)
  return {
    id: dish.id,
    name: dish.name,
    description: dish.description,
    categoryId: dish.categoryId,
    sectionName: section.name,
    price: amountOf(item),
    season: dish.season ?? null,
    region: dish.region ?? null,
    isTrending: dish.trending ?? false,
    dietaryOptions: [...dish.dietaryOptions],
    edits: hasRoom(review.menu) ? [{ kind: 'add-item', section, item }] : [],
  }
}
