import type { Dish } from '#domain/catalogue/dish.ts'
import { hangsOnWith } from '#domain/catalogue/voices/choose-wordings.ts'
import type { VoiceId } from '#domain/catalogue/voices/voice.ts'
import { plateOf } from '#domain/dishes/read-dish.ts'
import { housesToChoose } from '#domain/generation/houses/house-names.ts'
import { isSought } from '#domain/generation/sought/sought.ts'
import { voicedSections } from '#domain/generation/voicing/voiced-sections.ts'
import { cuisines, DRINKS, diet } from '#domain/reference/reference.ts'
import { type CountedMenu, type MenuMaker, seasons, USUAL_COUNTS } from './counted-menus.ts'

const TWELVE = 12

/** Diets that owners ask for, and what a menu of each is called. */
const diets: Readonly<Record<string, readonly number[]>> = {
  'no diet': [],
  vegetarian: [diet.vegetarian],
  vegan: [diet.vegan],
  'gluten-free': [diet.glutenFree],
  'vegan + gluten-free': [diet.vegan, diet.glutenFree],
}

const RANGES = [2, 3, 4] as const

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Twelve menus of one wish: how much two of them share on average, and what is in all of them. */
interface Variety {
  readonly wish: string
  readonly places: number
  readonly distinct: number
  /** Dishes that two menus share, as a part of all that are on either, other than what guests of the cuisine come for. */
  readonly overlap: number
  readonly always: number
}

function varietyOf(make: MenuMaker, wish: string, wanted: object): Variety {
  const menus = Array.from({ length: TWELVE }, (_, seed) =>
    make({ ...wanted, itemsPerCategoryCustom: USUAL_COUNTS }, 'autumn', seed),
  ).map(({ dishes }) => new Set(dishes))
  const all = menus.reduce((union, one) => union.union(one), new Set<Dish>())
  const drawn = menus.map((menu) => new Set([...menu].filter((dish) => !isSought(dish))))
  const overlaps = drawn.flatMap((one, index) =>
    drawn.slice(index + 1).map((other) => one.intersection(other).size / one.union(other).size),
  )
  return {
    wish,
    places: menus.reduce((sum, { size }) => sum + size, 0),
    distinct: all.size,
    overlap: overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length,
    always: [...all].filter((dish) => menus.every((menu) => menu.has(dish))).length,
  }
}

/** Every house that an owner can choose, at the middle price range. */
const varietiesOfHouses = (make: MenuMaker): Variety[] =>
  cuisines.flatMap(({ id: cuisineId, name }) =>
    housesToChoose(cuisineId).map(({ house, says }) =>
      varietyOf(make, `${name}, ${says}`, { cuisineId, house, priceRange: 3 }),
    ),
  )

/** Every cuisine, in every ordinary diet and middle price range, and every house, the least varied first. */
export const varieties = (make: MenuMaker): Variety[] =>
  cuisines
    .flatMap(({ id: cuisineId, name }) =>
      Object.entries(diets).flatMap(([called, dietaryOptions]) =>
        RANGES.map((priceRange) =>
          varietyOf(make, `${name}, ${called}, ${'$'.repeat(priceRange)}`, {
            cuisineId,
            dietaryOptions,
            priceRange,
          }),
        ),
      ),
    )
    .concat(varietiesOfHouses(make))
    .sort((a, b) => b.overlap - a.overlap)

export const varietyRows = (found: readonly Variety[]): string[][] =>
  found.map(({ wish, places, distinct, overlap, always }) => [
    wish,
    String(places),
    String(distinct),
    percent(overlap),
    String(always),
  ])

/**
 * For each season: menus with a dish of another one, the shares of all dishes that are of another and of this, and of
 * the dishes whose produce has a season, those that are in it.
 */
export const seasonRows = (make: MenuMaker, each: number): string[][] =>
  seasons.map((season) => {
    const menus = Array.from({ length: 9 * each }, (_, index) =>
      make({ cuisineId: (index % 9) + 1, itemsPerCategoryCustom: USUAL_COUNTS }, season, index),
    )
    const isLate = (dish: Dish) => dish.season !== undefined && dish.season !== season
    const dishes = menus.flatMap((menu) => menu.dishes)
    return [
      season,
      percent(menus.filter((menu) => menu.dishes.some(isLate)).length / menus.length),
      percent(dishes.filter(isLate).length / dishes.length),
      percent(dishes.filter((dish) => dish.season === season).length / dishes.length),
      percent(
        dishes.filter((dish) => seasonsNow(dish).includes(season)).length / dishes.filter(hasSeason).length,
      ),
    ]
  })

const seasonsNow = (dish: Dish): readonly string[] =>
  dish.categoryId === DRINKS ? [] : plateOf(dish).seasons
const hasSeason = (dish: Dish): boolean => seasonsNow(dish).length > 0

/** How the catalogue's descriptions are built. */
export const sentenceRows = (catalogue: readonly Dish[]): string[][] =>
  rowsOfTexts(catalogue.map(({ description }) => description))

/** The same of these menus in a voice, and how often two neighbors both hang on "with". */
export function voicedRows(
  menus: readonly CountedMenu[],
  voice: VoiceId,
  dishOf: (id: number) => Dish | undefined,
): string[][] {
  const lists = menus.flatMap(({ sections }, seed) =>
    voicedSections(sections, voice, seed, dishOf).map(({ items }) =>
      items.map(({ description }) => description),
    ),
  )
  const pairs = lists.flatMap((texts) =>
    texts.slice(1).map((text, index) => [texts[index] ?? '', text] as const),
  )
  const twice = pairs.filter(([above, below]) => hangsOnWith(above) && hangsOnWith(below))
  return [
    ...rowsOfTexts(lists.flat()),
    ['two neighbors hang on “with”', percent(twice.length / pairs.length)],
  ]
}

function rowsOfTexts(texts: readonly string[]): string[][] {
  const words = (text: string) => text.split(/\s+/).filter(Boolean).length
  const sentences = (text: string) =>
    [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].length
  const forms: Record<string, (text: string) => boolean> = {
    'no words': (text) => text === '',
    'one to three words': (text) => words(text) >= 1 && words(text) <= 3,
    'four to ten words': (text) => words(text) >= 4 && words(text) <= 10,
    '11 to 20 words': (text) => words(text) >= 11 && words(text) <= 20,
    'more than 20 words': (text) => words(text) > 20,
    'exactly one sentence': (text) => sentences(text) === 1,
    'two sentences or more': (text) => sentences(text) > 1,
    'main “with” this and that, up to ten words': (text) =>
      words(text) <= 10 && /^[^,.:]+ with [^.:]+$/.test(text),
    'contains “with”': (text) => /\bwith\b/i.test(text),
    'ends in a list “x, y and z.”': (text) => /, [^,.]+ and [^,.]+\.?$/.test(text),
  }
  return Object.entries(forms).map(([name, isOf]) => [
    name,
    percent(texts.filter(isOf).length / texts.length),
  ])
}
