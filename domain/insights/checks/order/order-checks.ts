import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import {
  type Course,
  courseOfCategory,
  courseOfSection,
  isMenuOfItsOwn,
  isOfCatalogue,
} from '../../../courses/course-of.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { courseInName } from '../../../dishes/meal/course-words.ts'
import type { Section } from '../../../menu/model/section.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** Where sections and dishes are. */
export const checkOrder = (review: Review): RecommendationOf<'section_order' | 'misplaced_dish'>[] => [
  ...checkSections(review),
  ...checkPlaces(review),
]

/** The order of a meal. Drinks are where a house wants them. */
const MEAL: readonly Course[] = ['starter', 'main', 'side', 'dessert']

/**
 * A course that is after what is eaten after it: desserts before every main, starters behind every main, sides
 * behind the desserts. A menu with a menu of another hour on it has no one order.
 */
function checkSections(review: Review): RecommendationOf<'section_order'>[] {
  const { sections } = review.menu
  const top = sections.filter(({ parentId }) => parentId === undefined)
  if (top.some((section) => isMenuOfItsOwn(sections, section))) return []
  const courses = top.map((section) => courseOfSection(sections, section))
  if (!COURSES_OF_A_MEAL.every((course) => courses.includes(course))) return []
  const placesOf = (course: Course) => courses.flatMap((one, at) => (one === course ? [at] : []))
  return MEAL.flatMap((course, rank): RecommendationOf<'section_order'>[] => {
    const own = placesOf(course)
    const [at] = own
    // Only what occurs once can be moved: of two sections of starters one may be the snacks of the late
    // hours.
    const section = at === undefined ? undefined : top[at]
    if (at === undefined || !section || own.length > 1 || !isPlain(section, course)) return []
    const later = MEAL.slice(rank + 1).flatMap(placesOf)
    const earlier = MEAL.slice(0, rank).flatMap(placesOf)
    const isBehindAll = course === 'starter' && later.length > 0 && later.every((place) => place < at)
    const isBeforeAll =
      course === 'dessert' && placesOf('main').length > 0 && earlier.every((place) => place > at)
    const isBehindDesserts = course === 'side' && placesOf('dessert').some((place) => place < at)
    if (!isBehindAll && !isBeforeAll && !isBehindDesserts) return []
    const target = isBeforeAll ? Math.max(...earlier) : Math.min(...later)
    const other = top[target]
    return other
      ? [orderFinding(review, section, { other, target, side: isBeforeAll ? 'after' : 'before' })]
      : []
  })
}

/** Only a menu of all three is a meal with an order. */
const COURSES_OF_A_MEAL: readonly Course[] = ['starter', 'main', 'dessert']

/** Names that mean one course and nothing else: `Sweet` may be pancakes, and snacks are eaten at any hour. */
const PLAIN: Readonly<Partial<Record<Course, RegExp>>> = {
  starter:
    /\b(?:appeti[sz]ers?|starters?|antipast[io]|vorspeisen?|hors d oeuvres?|first courses?|entradas|to start)\b/,
  dessert: /\b(?:desserts?|dolci|postres|nachspeisen?|nachtische?|sobremesas)\b/,
  side: /\b(?:sides?|contorni|beilagen?|guarniciones|garnitures|accompagnements?)\b/,
}

const isPlain = (section: Section, course: Course): boolean =>
  isOfCatalogue(section) || (PLAIN[course]?.test(foldName(section.name)) ?? false)

interface OrderTarget {
  readonly other: Section
  /** Its place among the sections of the first level. */
  readonly target: number
  readonly side: 'before' | 'after'
}

const orderFinding = (
  { isKindKnown }: Review,
  { id, name }: Section,
  { other, target, side }: OrderTarget,
): RecommendationOf<'section_order'> => ({
  code: 'section_order',
  id: `section_order:${id}`,
  pointer: '',
  params: { sectionName: name, side, otherSectionName: other.name },
  // A position counts without the moved section. How an owner's own menu is laid out may have its reasons.
  edits: isKindKnown ? [{ kind: 'move-section', sectionId: id, position: target }] : [],
})

/** A section of fewer dishes shows no kind that one could fall out of. */
const MIN_COMPANY = 3

/**
 * A dish whose own name ends in what another course is called by, alone among dishes of its section, while the menu
 * has a section of that course: a tiramisù among the starters.
 */
function checkPlaces({ items, menu: { sections } }: Review): RecommendationOf<'misplaced_dish'>[] {
  const bySection = Map.groupBy(items, ({ section }) => section)
  const courses = new Set(items.map(({ course }) => course))
  return [...bySection].flatMap(([section, dishes]) => {
    const isSweets = dishes[0]?.course === 'dessert'
    if (isMenuOfItsOwn(sections, section) || dishes.length <= MIN_COMPANY - (isSweets ? 1 : 0)) return []
    const strangers = dishes.filter((one) => isStranger(one, courses))
    return strangers.length === 1 ? strangers.map(placeFinding) : []
  })
}

const EATEN: ReadonlySet<Course> = new Set(['starter', 'main', 'side', 'dessert'])

function isStranger(
  { item, course, dish, isAsWritten }: ReviewedItem,
  courses: ReadonlySet<Course>,
): boolean {
  if (!EATEN.has(course)) return false
  // Fish among the desserts, whatever it's called.
  if (course === 'dessert' && isSavory(item)) return true
  if (course === 'dessert' && OF_SWEETS.test(foldName(item.name))) return false
  const named = isAsWritten && dish ? courseOfCategory[dish.categoryId] : courseByEnd(item.name)
  const isSweetSide = named === 'dessert' && course === 'side'
  return named !== undefined && (isSweetSide || courses.has(named)) && !areNeighbors(named, course)
}

/**
 * Soups are starters and mains, and coffee is a cake: only sweet and savory, food and drink count as
 * different.
 */
const areNeighbors = (named: Course, course: Course): boolean =>
  named === course || (SAVORY.has(named) && SAVORY.has(course)) || (named === 'drink' && course === 'dessert')

const SAVORY: ReadonlySet<Course> = new Set(['starter', 'main', 'side'])

/** The course that the last words of a name tell: a beer-battered fish is a fish, and mussels in Chardonnay are none. */
function courseByEnd(name: string): Course | undefined {
  const words = foldName(name).split(' ').slice(-3)
  const named = COOKED_IN.test(foldName(name)) ? undefined : courseInName(words.join(' '))
  // An ale pie, a Scotch egg and a Margarita pizza aren't drinks, and a steak and ale pie isn't a dessert.
  if (named === 'drink') return courseInName(words.at(-1) ?? '') === named ? named : undefined
  if (SWEET.test(foldName(name)) && !namesFlesh(name)) return 'dessert'
  return named === 'dessert' && namesFlesh(name) ? undefined : named
}

const SWEET =
  /\b(?:tres leches|cheesecake|tiramisu|brownies?|sundae|panna cotta|creme brulee|profiteroles|affogato|baklava|gelato|(?:carrot|chocolate|lava|lemon|sponge|leches|coffee|layer|honey|angel food|pound) cake|(?:apple|pecan|cherry|key lime|pumpkin|banana cream|lemon meringue) pie|cannoli|churros|mousse au chocolat|kuchen|apfelstrudel)$/

/** Names flesh and nothing sweet. */
const isSavory = ({ name, description }: ReviewedItem['item']): boolean =>
  namesFlesh(name) && !OF_SWEETS.test(foldName(`${name} ${description}`))
const OF_SWEETS =
  /\b(?:sweet|honey|maple|nutella|caramel|chocolate|candied|ice cream|sugar|cake|fruit|cheese|board|egg|custard|pie|mince|fat|gummy|swedish|turtle|bear|elephant|duck egg|goose)/

const namesFlesh = (name: string): boolean =>
  mentionedIngredients(name).some((one) => fleshOf(one) !== undefined)

const COOKED_IN = /\b(?:in|au|aux|al|alla|with|and|on|con|mit|en)\b/

const placeFinding = (reviewed: ReviewedItem): RecommendationOf<'misplaced_dish'> => ({
  code: 'misplaced_dish',
  id: itemFindingId('misplaced_dish', reviewed),
  pointer: reviewed.pointer,
  params: { name: reviewed.item.name, sectionName: reviewed.section.name },
  edits: [],
})
