import type { Dish } from '../../catalogue/dish.ts'
import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import { DRINKS } from '../../reference/reference.ts'
import { type NeedName, needRecord, needsMetBy } from '../forms/need.ts'
import { saidRanks } from '../forms/relaxing.ts'
import { isSought } from '../sought/sought.ts'
import { type DishWishes, fitsWishes, wantedDiets } from '../wishes/heeded.ts'
import type { FormBreach } from './breaches.ts'
import { matterOf } from './keys.ts'

/** More pairs than this are a list that nobody reads. */
const MOST_LISTED = 3

const listed = (texts: readonly string[]): string => {
  const shown = texts.slice(0, MOST_LISTED)
  const rest = texts.length - shown.length
  return new Intl.ListFormat('en').format(rest > 0 ? [...shown, `${rest} more`] : shown)
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
): string[] {
  const said = breaches.filter(({ rank }) => saidRanks.has(rank))
  return [
    ...missing(
      said.filter(({ rank }) => rank === 'needs'),
      wishes,
      cuisine,
    ),
    ...(wantedDiets(wishes).length > 0 ? [] : unsought(said)),
    ...repeated(said),
    ...said.filter(({ rank }) => rank === 'company').map(lonely),
    ...late(said.filter(({ rank }) => rank === 'season')),
    ...unmet(said.filter(({ rank }) => rank === 'wanted')),
  ]
}

function missing(breaches: readonly FormBreach[], wishes: DishWishes, cuisine: readonly Dish[]): string[] {
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
  const say = (list: readonly NeedName[]) =>
    new Intl.ListFormat('en', { type: 'disjunction' }).format(list.map((name) => needRecord(name).says))
  return [
    ...(none.length > 0 ? [`Your requests leave no ${say(none)} in our catalog.`] : []),
    ...(left.length > 0
      ? [`This menu has no ${say(left)}: what we have of it is out of season or does not go with the rest.`]
      : []),
  ]
}

const PRICE_LIMIT = /^no (.+) ((?:above|under|outside|from) \$.+)$/

/** What was asked for and could not be as often as it was asked. */
function unmet(breaches: readonly FormBreach[]): string[] {
  const [limits, others] = [true, false].map((isLimit) =>
    breaches.filter(({ key }) => PRICE_LIMIT.test(matterOf(key)) === isLimit),
  ) as [FormBreach[], FormBreach[]]
  const things = [...new Set(others.map(({ key }) => `“${matterOf(key)}”`))]
  const dear = limits.map(
    ({ key, dishes }) =>
      `“${matterOf(key).replace(PRICE_LIMIT, (_, what, limit) => (what === 'dish' ? `Nothing ${limit}` : `No ${what} ${limit}`))}” could not be done: at this price range ${dishes.length === 1 ? `${dishes[0]?.name} doesn’t` : `${dishes.length} dishes don’t`} keep to it. Choose another price range.`,
  )
  return things.length === 0
    ? dear
    : [...dear, `Your requests for ${new Intl.ListFormat('en').format(things)} could not be met in full.`]
}

/** What guests come for and the rest of the menu left no place for; who asks for a diet knows it. */
function unsought(breaches: readonly FormBreach[]): string[] {
  const things = breaches.filter(({ rank }) => rank === 'sought').map(({ key }) => matterOf(key))
  if (things.length === 0) return []
  return [
    `Guests will look for ${new Intl.ListFormat('en', { type: 'disjunction' }).format(things)}: nothing of it goes with your requests and the rest of this menu.`,
  ]
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
  const names = breaches.flatMap(({ dishes }) => dishes.map(({ name }) => name))
  return names.length === 0
    ? []
    : [`Out of season, and here because you asked for it or nothing else is left: ${listed(names)}.`]
}
