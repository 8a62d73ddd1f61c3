import type { Dish, Season } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import { categories, DRINKS } from '../../reference/reference.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import { type NeedName, needRecord, needsMetBy } from '../forms/need.ts'
import { saidRanks } from '../forms/relaxing.ts'
import { rangesAway } from '../pricing/credible-ranges.ts'
import { isSought, namesOfSought } from '../sought/sought.ts'
import { type DishWishes, fitsWishes, wantedDiets } from '../wishes/heeded.ts'
import type { FormBreach } from './breaches.ts'
import { groupOf, matterOf } from './keys.ts'

/** More pairs than this are a list that nobody reads. */
const MOST_LISTED = 3

const listed = (texts: readonly string[]): string => {
  const shown = texts.slice(0, MOST_LISTED)
  const rest = texts.length - shown.length
  return new Intl.ListFormat('en').format(rest > 0 ? [...shown, `${rest} more`] : shown)
}

/** What a menu was composed by, for the reason that something isn't on it. */
export interface ComposedBy {
  readonly season?: Season | undefined
  /** 1 to 5 */
  readonly priceRange?: number
  /** What was asked for: a limit of prices asks for none of what is beyond it. */
  readonly asks?: readonly {
    readonly is: (dish: Dish) => boolean
    readonly atMost?: number
    readonly isOfPrice?: true
  }[]
}

/**
 * What a menu could not keep, in sentences to its owner. What a wish rules out by its meaning is not said: nobody who
 * asks for a vegan menu misses a steak.
 * @param cuisine all dishes of the cuisine
 */
export function remarksOn(
  breaches: readonly FormBreach[],
  wishes: DishWishes,
  cuisine: readonly Dish[],
  by: ComposedBy = {},
): string[] {
  const said = breaches.filter(({ rank }) => saidRanks.has(rank))
  return [
    ...missing(
      said.filter(({ rank }) => rank === 'needs'),
      wishes,
      cuisine,
      by,
    ),
    ...(wantedDiets(wishes).length > 0 ? [] : unsought(said, wishes, cuisine, by)),
    ...repeated(said),
    ...said.filter(({ rank }) => rank === 'company').map(lonely),
    ...late(said.filter(({ rank }) => rank === 'season')),
    ...unmet(said.filter(({ rank }) => rank === 'wanted')),
  ]
}

/** Why none of these dishes is on the menu: by the rule that really left them out. */
function whyNone(dishes: readonly Dish[], { season, priceRange, asks = [] }: ComposedBy): string {
  const limits = asks.filter(({ isOfPrice, atMost }) => isOfPrice && atMost === 0)
  const left = dishes.filter((dish) => !limits.some(({ is }) => is(dish)))
  if (left.length === 0) return 'what we have of it does not keep to your limit of prices'
  const now = left.filter((dish) => season === undefined || !isOutOfSeason(dish, season))
  if (now.length === 0) return 'what we have of it is of another season'
  if (priceRange !== undefined && now.every((dish) => rangesAway(dish, priceRange) > 0))
    return 'what we have of it is for a dearer or a cheaper place'
  return asks.length > 0
    ? 'your requests and the rest of this menu leave it no place'
    : 'the rest of this menu leaves it no place'
}

const either = (things: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(things)

/** A sentence for each reason, with all that it is true of. */
const byReason = (
  things: readonly (readonly [what: string, reason: string])[],
  say: (list: string, reason: string) => string,
): string[] =>
  [...Map.groupBy(things, ([, reason]) => reason)].map(([reason, some]) =>
    say(either(some.map(([what]) => what)), reason),
  )

function missing(
  breaches: readonly FormBreach[],
  wishes: DishWishes,
  cuisine: readonly Dish[],
  by: ComposedBy,
): string[] {
  const diets = wantedDiets(wishes)
  // "This menu has no hot dish" above a pizza is false, though no salad is hot.
  const lacked = breaches
    .map(({ key, isMetElsewhere = false }) => ({ name: matterOf(key) as NeedName, isMetElsewhere }))
    .filter(({ name, isMetElsewhere }) => !isMetElsewhere || needRecord(name).isOfCourse)
  const names = [...new Set(lacked.map(({ name }) => name))].filter(
    (name) => !needRecord(name).ruledOutBy?.some((option) => diets.includes(option)),
  )
  const servable = cuisine.filter((dish) => fitsWishes(dish, wishes))
  const pours = servable.some(
    ({ categoryId, ingredients }) => categoryId === DRINKS && ingredients.some(isAlcoholic),
  )
  const wanted = names.filter((name) => pours || !needRecord(name).isAlcohol)
  const isThere = (name: NeedName) => servable.some((dish) => needsMetBy(dish).includes(name))
  const [none, left] = [wanted.filter((name) => !isThere(name)), wanted.filter(isThere)]
  const says = (name: NeedName) => needRecord(name).says
  const ofCourses = new Set(breaches.map(({ key }) => Number(groupOf(key).split(' ')[0])))
  const reasons = left.map(
    (name) =>
      [
        says(name),
        whyNone(
          servable.filter((dish) => ofCourses.has(dish.categoryId) && needsMetBy(dish).includes(name)),
          by,
        ),
      ] as const,
  )
  return [
    ...(none.length > 0 ? [`Your requests leave no ${either(none.map(says))} in our catalog.`] : []),
    ...byReason(reasons, (list, reason) => `This menu has no ${list}: ${reason}.`),
  ]
}

const PRICE_LIMIT = /^no (.+) ((?:above|under|outside|from) \$.+)$/

const coursesOf = (dishes: readonly Dish[]): string =>
  new Intl.ListFormat('en').format(
    categories.filter(({ id }) => dishes.some(({ categoryId }) => categoryId === id)).map(({ name }) => name),
  )

/** What was asked for and could not be as often as it was asked. */
function unmet(breaches: readonly FormBreach[]): string[] {
  const [limits, others] = [true, false].map((isLimit) =>
    breaches.filter(({ key }) => PRICE_LIMIT.test(matterOf(key)) === isLimit),
  ) as [FormBreach[], FormBreach[]]
  const things = [...new Set(others.map(({ key }) => `“${matterOf(key)}”`))]
  const dear = limits.map(
    ({ key, dishes }) =>
      `“${matterOf(key).replace(PRICE_LIMIT, (_, what, limit) => (what === 'dish' ? `Nothing ${limit}` : `No ${what} ${limit}`))}” could not be done: at this price range ${dishes.length === 1 ? `${dishes[0]?.name} doesn’t` : `${dishes.length} dishes (${coursesOf(dishes)}) don’t`} keep to it. Choose another price range.`,
  )
  return things.length === 0
    ? dear
    : [...dear, `Your requests for ${new Intl.ListFormat('en').format(things)} could not be met in full.`]
}

/** What guests come for and the menu has none of; who asks for a diet knows it. */
function unsought(
  breaches: readonly FormBreach[],
  wishes: DishWishes,
  cuisine: readonly Dish[],
  by: ComposedBy,
): string[] {
  const things = breaches
    .filter(({ rank, isMetElsewhere }) => rank === 'sought' && !isMetElsewhere)
    .map(({ key }) => {
      const names = namesOfSought(wishes.cuisineId, matterOf(key))
      const servable = cuisine.filter((dish) => names.has(dish.name) && fitsWishes(dish, wishes))
      const reason = servable.length === 0 ? 'your requests leave none of it' : whyNone(servable, by)
      return [matterOf(key), reason] as const
    })
  return byReason(things, (list, reason) => `Guests will look for ${list}: ${reason}.`)
}

/** What two dishes have in common, as a guest sees it. */
function repeated(breaches: readonly FormBreach[]): string[] {
  // Fries next to the burger and a side of fries: guests come for both.
  const twice = breaches.filter(
    ({ rank, dishes }) =>
      (rank === 'sauces' || rank === 'garnishes' || rank === 'main ingredients') &&
      dishes.filter(isSought).length < dishes.length - 1,
  )
  if (twice.length === 0) return []
  // What the same dishes have in common is said once.
  const byDishes = new Map(
    twice.map(({ key, dishes }) => {
      const names = new Intl.ListFormat('en').format(dishes.map(({ name }) => name))
      return [names, `${matterOf(key)} (${names})`]
    }),
  )
  const texts = [...byDishes.values()]
  return [`So few dishes are left that some repeat: ${listed(texts)}.`]
}

const lonely = ({ key, dishes: [dish] }: FormBreach): string =>
  `${dish?.name ?? 'A side'} goes with a ${matterOf(key)}, and this menu has none.`

function late(breaches: readonly FormBreach[]): string[] {
  const names = breaches.flatMap(({ dishes }) =>
    dishes.map(({ name, season }) => (season ? `${name} (${season})` : name)),
  )
  return names.length === 0
    ? []
    : [`Of another season, and here because you asked for it or nothing else is left: ${listed(names)}.`]
}
