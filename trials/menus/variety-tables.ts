import type { Dish } from '#domain/catalogue/dish.ts'
import { hangsOnWith } from '#domain/catalogue/voices/choose-wordings.ts'
import type { VoiceId } from '#domain/catalogue/voices/voice.ts'
import { voicedSections } from '#domain/generation/voicing/voiced-sections.ts'
import { type CountedMenu, type MenuMaker, seasons, USUAL_COUNTS } from './counted-menus.ts'

const TWELVE = 12

/** The wishes whose menus were laid side by side. */
const wishes = {
  'Italian $$$': { cuisineId: 1 },
  'French $$$$': { cuisineId: 8, priceRange: 4 },
  'Indian $$$': { cuisineId: 4 },
  'Thai vegan': { cuisineId: 6, dietaryOptions: [2] },
  'Chinese gluten-free': { cuisineId: 9, dietaryOptions: [3] },
  'Italian vegan + gluten-free': { cuisineId: 1, dietaryOptions: [2, 3] },
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Twelve menus of each wish: their places, the dishes in them, what two of them share, and what is in all. */
export const varietyRows = (make: MenuMaker): string[][] =>
  Object.entries(wishes).map(([name, wish]) => {
    const menus = Array.from({ length: TWELVE }, (_, seed) =>
      make({ ...wish, itemsPerCategoryCustom: USUAL_COUNTS }, 'autumn', seed),
    ).map(({ dishes }) => new Set(dishes))
    const all = menus.reduce((union, one) => union.union(one), new Set<Dish>())
    const overlaps = menus.flatMap((one, index) =>
      menus.slice(index + 1).map((other) => one.intersection(other).size / one.union(other).size),
    )
    const always = [...all].filter((dish) => menus.every((menu) => menu.has(dish)))
    return [
      name,
      String(menus.reduce((sum, { size }) => sum + size, 0)),
      String(all.size),
      (overlaps.reduce((sum, one) => sum + one, 0) / overlaps.length).toFixed(2),
      String(always.length),
    ]
  })

/** For each season: menus with a dish of another one, and the shares of all dishes that are of another and of this. */
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
    ]
  })

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
