import type { Dish, Season } from '../../catalogue/dish.ts'
import { stillWines } from '../../dishes/drinks/drink-kind.ts'
import { isOfSea, plateOf } from '../../dishes/read-dish.ts'
import { DRINKS, diet, MAINS } from '../../reference/reference.ts'
import { isOutOfSeason } from '../choosing/season.ts'
import type { MenuForm, Preference } from '../forms/form.ts'
import { costOf, type Rank } from '../forms/relaxing.ts'
import { groupOf, type Key, keysOf, matterOf, seasonKeysOf } from './keys.ts'
import type { KeyBound, Mark } from './marks.ts'
import { usualKeys } from './usual-keys.ts'

/** A section to be composed. Several may hold dishes of one category: pasta and main courses, wines and cocktails. */
export interface ComposedCourse {
  readonly id: string
  readonly categoryId: number
  /** Dishes it is to hold, including those that are there already. */
  readonly size: number
  /** What may be chosen, all wishes kept. */
  readonly pool: readonly Dish[]
  readonly prefers?: readonly Preference[] | undefined
}

/** The rules of one menu. */
export interface Rules {
  /** All keys of a dish on this menu. */
  keysOf(dish: Dish): readonly Key[]
  /** Undefined for a key that may be on it as often as it comes. */
  boundOf(key: Key): KeyBound | undefined
  /** All that must be on the menu. */
  readonly required: readonly Key[]
  /** What the form asks for, the cuisine has, and no dish that may be chosen meets. */
  readonly unmeetable: readonly Key[]
}

/** What more than one in eight of a cuisine's dishes have is how it cooks, and may repeat. */
const USUAL = 1 / 8

/** The share of a section's dishes that should show the season, and of those there are, what one menu may take. */
const SEASONAL = { share: 0.4, ofPool: 0.3 } as const

const ONCE: ReadonlyMap<string, Rank> = new Map([
  ['sauce', 'sauces'],
  ['garnish', 'garnishes'],
  ['pair', 'pairs'],
  ['1 main', 'main ingredients'],
  ['2 main', 'main ingredients'],
  ['3 main', 'main ingredients'],
  ['4 main', 'main ingredients'],
])

/** The largest share of a section of one look, one technique, one staple, one color, one kind of drink or of red meat. */
const SHARES: Readonly<Record<string, readonly [Rank, number]>> = {
  shape: ['shapes', 2 / 5],
  technique: ['techniques', 0.55],
  starch: ['shapes', 1 / 2],
  color: ['colors', 0.6],
  drink: ['drinks of one kind', 1 / 3],
  flesh: ['kinds', 1 / 6],
}

/** Drinks that a list may hold more of. */
const LONGER = new Set(['cocktail', 'zero-proof', 'soft drink'])

export const atMost = (most: number, rank: Rank): KeyBound => ({ atLeast: 0, atMost: most, rank })

/** All sections of one category. */
export interface Load {
  readonly categoryId: number
  readonly size: number
  /** What may be chosen for them, and what is in them. */
  readonly dishes: readonly Dish[]
}

/**
 * The rules for sections of these sizes.
 * @param standing dishes that are on the menu already
 * @param cuisine all dishes of the cuisine: what most of them have may repeat, and what none has is not
 * asked for
 * @param marks what dishes are on this menu alone
 */
export function rulesFor(
  form: MenuForm,
  courses: readonly ComposedCourse[],
  {
    standing,
    cuisine,
    season,
    marks,
  }: {
    readonly standing: readonly Dish[]
    readonly cuisine: readonly Dish[]
    readonly season: Season | undefined
    readonly marks: readonly Mark[]
  },
): Rules {
  const loads = loadsOf(courses, standing)
  const sizes = new Map(loads.map(({ categoryId, size }) => [String(categoryId), size]))
  const usual = usualKeys(cuisine)
  const bounds = new Map<Key, KeyBound | undefined>()
  const unmeetable: Key[] = []
  for (const load of loads) {
    const { meetable, ...needs } = needsOf(form, load, season)
    for (const key of meetable) bounds.set(key, { atLeast: 1, atMost: load.size, rank: 'needs' })
    unmeetable.push(...needs.unmeetable.filter((key) => usual.has(key)))
    for (const [key, bound] of boundsOfLoad(load, season)) bounds.set(key, bound)
    for (const [key, bound] of colorsOfWine(form, load)) bounds.set(key, bound)
  }
  for (const course of courses)
    for (const [key, bound] of preferenceOf(course, season)) bounds.set(key, bound)
  for (const { key, bound } of marks) bounds.set(key, bound)
  if (form.isEatenWhole && form.isOfTheSea) {
    const there = new Set(courses.flatMap(({ pool }) => pool.filter((dish) => isOfSea(plateOf(dish))))).size
    const atLeast = Math.min(Math.floor(courses.length * SEA_PART), there)
    const most = Math.max(2, Math.floor(courses.length / 2))
    bounds.set('course sea|plates of the sea', { atLeast, atMost: most, rank: 'plates of the sea' })
  }
  const required = [...bounds].flatMap(([key, bound]) => (bound && bound.atLeast > 0 ? [key] : []))
  const keys = new Map<Dish, readonly Key[]>()
  return {
    keysOf(dish) {
      const known = keys.get(dish)
      if (known) return known
      const marked = marks.filter(({ has }) => has(dish)).map(({ key }) => key)
      const all = [...keysOf(dish), ...seasonKeysOf(dish, season), ...marked]
      keys.set(dish, all)
      return all
    },
    required,
    unmeetable,
    boundOf(key) {
      if (bounds.has(key)) return bounds.get(key)
      const group = groupOf(key)
      const bound =
        group === 'course produce'
          ? boundOfChoice(form, usual.get(key))
          : group.startsWith('course ')
            ? boundOfMeal(key, form, courses.length)
            : boundByGroup(key, sizes, usual)
      bounds.set(key, bound)
      return bound
    },
  }
}

/** A meal of more courses than these has a second plate of the garden, though nobody asked to be vegan. */
const SHORT_MEAL = 6

/** What a guest who eats every course may meet how often: grilled twice, rice once. */
const OF_MEAL: Readonly<Record<string, readonly [most: (courses: number) => number, rank: Rank]>> = {
  main: [() => 1, 'main ingredients'],
  form: [() => 1, 'garnishes'],
  starch: [() => 1, 'kinds'],
  base: [() => 2, 'kinds'],
  technique: [(courses) => Math.max(2, Math.floor(courses / 3)), 'kinds'],
  vegan: [(courses) => (courses > SHORT_MEAL ? 2 : 1), 'vegan share'],
}

/** At least this part of the courses of a meal of the sea. */
const SEA_PART = 0.45

/** No main ingredient twice for who eats every course, and the sea in one course of three. */
function boundOfMeal(
  key: Key,
  { isEatenWhole, isOfTheSea }: MenuForm,
  courses: number,
): KeyBound | undefined {
  if (!isEatenWhole) return undefined
  const known = OF_MEAL[groupOf(key).replace('course ', '')]
  if (known) return atMost(known[0](courses), known[1])
  const share = isOfTheSea ? 1 / 2 : 1 / 3
  return atMost(Math.max(2, Math.floor(courses * share)), 'plates of the sea')
}

/** What a card that its guests choose from may have of one vegetable or fruit, the ones that its kitchen lives on aside. */
const MOST_OF_PRODUCE = { card: 2, setMeal: 1 } as const

function boundOfChoice({ isEatenWhole, isSetMeal, needs }: MenuForm, share = 0): KeyBound | undefined {
  if (isEatenWhole || needs.length === 0 || share > USUAL) return undefined
  return atMost(isSetMeal ? MOST_OF_PRODUCE.setMeal : MOST_OF_PRODUCE.card, 'kinds')
}

export const loadsOf = (courses: readonly ComposedCourse[], standing: readonly Dish[]): Load[] =>
  [...Map.groupBy(courses, ({ categoryId }) => categoryId)].map(([categoryId, own]) => ({
    categoryId,
    size: own.reduce((sum, { size }) => sum + size, 0),
    dishes: [
      ...new Set([
        ...own.flatMap(({ pool }) => pool),
        ...standing.filter((dish) => dish.categoryId === categoryId),
      ]),
    ],
  }))

const isLate = (dish: Dish, season: Season | undefined): boolean =>
  season !== undefined && isOutOfSeason(dish, season)

/** What the form asks of a section of this size, by whether any dish that can be served now is of that kind. */
function needsOf(form: MenuForm, { categoryId, size, dishes }: Load, season: Season | undefined) {
  const servable = new Set(dishes.filter((dish) => !isLate(dish, season)).flatMap(keysOf))
  const asked = form.needs
    .filter((need) => need.categoryId === categoryId && size >= need.from)
    .map(({ name }): Key => `${categoryId} need|${name}`)
  return {
    meetable: asked.filter((key) => servable.has(key)),
    unmeetable: [...new Set(asked.filter((key) => !servable.has(key)))],
  }
}

/** A card pours a red, a white and one of neither before it pours two reds. */
function* colorsOfWine({ needs }: MenuForm, { categoryId, size }: Load): Generator<[Key, KeyBound]> {
  if (categoryId !== DRINKS || !needs.some((need) => need.categoryId === DRINKS)) return
  for (const kind of stillWines)
    yield [`${DRINKS} drink|${kind}`, atMost(Math.max(1, Math.floor((size - 2) / 3)), 'houses')]
}

/** Bounds what one section holds most of, limited to the dishes that can be served now. */
function* preferenceOf(
  { categoryId, size, pool, prefers = [] }: ComposedCourse,
  season: Season | undefined,
): Generator<[Key, KeyBound]> {
  for (const { name, part } of prefers) {
    const key: Key = `${categoryId} need|${name}`
    const there = pool.filter((dish) => !isLate(dish, season) && keysOf(dish).includes(key)).length
    yield [key, { atLeast: Math.min(Math.ceil(size * part), there), atMost: size, rank: 'needs' }]
  }
}

function* boundsOfLoad(
  { categoryId, size, dishes }: Load,
  season: Season | undefined,
): Generator<[Key, KeyBound]> {
  const vegetarian = dishes.filter(({ dietaryOptions }) => dietaryOptions.includes(diet.vegetarian))
  const isMixed = vegetarian.length > 0 && vegetarian.length < dishes.length
  if (categoryId === MAINS && size > 1 && isMixed) {
    const least = size >= 3 ? 1 : 0
    yield ['2 need|vegetarian', { atLeast: least, atMost: Math.floor(size / 2), rank: 'vegetarian share' }]
  }
  if (season === undefined) return
  const inSeason = dishes.filter((dish) => !isLate(dish, season))
  const seasonal = inSeason.filter((dish) => seasonKeysOf(dish, season).length > 0)
  const wanted = Math.min(Math.ceil(size * SEASONAL.share), Math.floor(seasonal.length * SEASONAL.ofPool))
  yield [`${categoryId} seasonal|${season}`, { atLeast: wanted, atMost: size, rank: 'seasonal dishes' }]
}

function boundByGroup(
  key: Key,
  sizes: ReadonlyMap<string, number>,
  usual: ReadonlyMap<Key, number>,
): KeyBound | undefined {
  const group = groupOf(key)
  if (group === 'late') return atMost(0, 'season')
  const share = usual.get(key) ?? 0
  const once = ONCE.get(group)
  if (once) return share > USUAL ? undefined : atMost(1, once)
  const [categoryId = '', aspect = ''] = group.split(' ')
  const size = sizes.get(categoryId)
  const limit = SHARES[aspect]
  if (size === undefined || !limit) return undefined
  const [rank, part] = limit
  if (aspect === 'drink')
    return atMost(
      Math.max(1, LONGER.has(matterOf(key)) ? Math.ceil(size / 2) : Math.floor(size * part)),
      rank,
    )
  return atMost(Math.max(1, Math.round(size * part), Math.ceil(size * share)), rank)
}

/** What a breach of a bound costs at a count. */
export const breachOf = ({ atLeast, atMost: most }: KeyBound, count: number): number =>
  Math.max(0, atLeast - count, count - most)

export const costOfBreach = (bound: KeyBound, count: number): number =>
  breachOf(bound, count) * costOf(bound.rank)
