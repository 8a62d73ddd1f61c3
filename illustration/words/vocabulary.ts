import { readDish } from '#domain/dishes/read-dish.ts'
import { foldName } from '#domain/text/fold-name.ts'
import { dishWords } from './dishes.ts'
import { drinkWords } from './drinks.ts'
import { meatAndFishWords } from './meat-and-fish.ts'
import { menuNames } from './menu-names.ts'
import { plantWords } from './plants.ts'
import { sameAs } from './same-as.ts'
import { sweetWords } from './sweets.ts'
import { vesselWords } from './vessels.ts'
import type { PictureWord } from './word.ts'

/** The tables that make up the vocabulary; no word is in two of them. */
export const wordTables = [
  vesselWords,
  drinkWords,
  dishWords,
  meatAndFishWords,
  plantWords,
  sweetWords,
  menuNames,
]

const words = new Map<string, PictureWord>()
for (const table of wordTables) {
  for (const [name, word] of Object.entries(table)) words.set(foldName(name), word)
}
for (const [shownAs, names] of Object.entries(sameAs)) {
  const word = words.get(foldName(shownAs))
  if (word) for (const name of names.split(/,\s+/)) words.set(foldName(name), word)
}

const flesh = new Set(Object.values(meatAndFishWords))
const fromAnimals = new Set<PictureWord | undefined>(
  ['egg', 'omelette', 'cheese', 'feta', 'mozzarella', 'paneer', 'honey', 'butter'].map((name) =>
    words.get(name),
  ),
)
const eggs = new Set<PictureWord | undefined>([words.get('egg')])

const drinks = new Set(
  Object.entries(drinkWords).flatMap(([name, word]) => (/tea|coffee|matcha/.test(name) ? [] : [word])),
)

/** Returns whether it is a drink, and not a leaf or bean that a kitchen cooks with. */
export const isDrink = (word: PictureWord): boolean => drinks.has(word)

const hotDrinks = new Set(
  Object.entries(drinkWords).flatMap(([name, word]) =>
    readDish({ name, description: '', isDrink: true }).serving === 'hot' ? [word] : [],
  ),
)

/** Returns whether it is a drink that comes hot by default. */
export const isHotDrink = (word: PictureWord): boolean => hotDrinks.has(word)

/** Returns whether the word shows meat, fish or shellfish. */
export const showsFlesh = (word: PictureWord): boolean => flesh.has(word) && !eggs.has(word)

/** Returns whether the word shows egg, honey or what is made of milk. */
export const showsAnimalProduct = (word: PictureWord): boolean => fromAnimals.has(word)

/** The most words that one name in the vocabulary has. */
const LONGEST_NAME = 3

/** Returns a name as written, then the names it might be the plural of. */
const spellings = (name: string): string[] => [
  name,
  name.replace(/s$/, ''),
  name.replace(/es$/, ''),
  name.replace(/ies$/, 'y'),
  name.replace(/ves$/, 'f'),
]

/** The word of the vocabulary that a name means, regardless of case, accents and number. */
export function findWord(name: string): PictureWord | undefined {
  for (const spelling of spellings(foldName(name))) {
    const word = words.get(spelling)
    if (word) return word
  }
  return undefined
}

/** What joins a side to the dish itself: "Salmon with Lemon Butter" is a salmon. */
const SIDE = /\s(?:with|and|in|on|over|and|a la|alla|au|aux|con|y|e|et|de|di)\s|[,:;&(/]/i

/**
 * The words of the vocabulary in a free name, the most telling first. In English the
 * last word of a name is the dish and those before it say which: "Tomato Soup" is a soup.
 */
export function wordsInName(name: string): PictureWord[] {
  const joined = joinedIn(name)
  if (joined) return [joined]
  const [dish = '', ...sides] = name.split(SIDE)
  return [...wordsInText(dish).reverse(), ...sides.flatMap(wordsInText)]
}

/**
 * Returns the word of a dish that two things make together: "Fish & Chips" isn't a whole fish with chips
 * next to it.
 */
function joinedIn(name: string): PictureWord | undefined {
  const tokens = foldName(name.replaceAll('&', ' and ')).split(' ')
  const at = tokens.findIndex((token, index) => token === 'and' && findWord(joinedAt(tokens, index)))
  return at === -1 ? undefined : findWord(joinedAt(tokens, at))
}

const joinedAt = (tokens: readonly string[], and: number): string =>
  tokens.slice(Math.max(0, and - 1), and + 2).join(' ')

/** The words of the vocabulary in a text, in their order; the longest names win. */
export function wordsInText(text: string): PictureWord[] {
  const tokens = foldName(text).split(' ')
  const found: PictureWord[] = []
  for (let start = 0; start < tokens.length; start += 1) {
    for (let length = LONGEST_NAME; length > 0; length -= 1) {
      if (start + length > tokens.length) continue
      const word = findWord(tokens.slice(start, start + length).join(' '))
      if (!word) continue
      found.push(word)
      start += length - 1
      break
    }
  }
  return found
}
