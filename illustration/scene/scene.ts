import { fnv1a } from '#domain/computing/fnv.ts'
import { DESSERTS, DRINKS, diet, isCuisineId } from '#domain/reference/reference.ts'
import { foldName } from '#domain/text/fold-name.ts'
import { type Motif, partsOf } from '../parts/motifs.ts'
import { defaultPalettes, type PaletteName, palettesByCuisine } from '../parts/palettes.ts'
import type { Tint } from '../parts/tints.ts'
import { houseArt } from '../words/house-art.ts'
import { dyes, kindsOf, larder, localWords, strongDyes } from '../words/same-as.ts'
import {
  findWord,
  isDrink,
  isHotDrink,
  showsAnimalProduct,
  showsFlesh,
  wordsInName,
  wordsInText,
} from '../words/vocabulary.ts'
import type { PictureWord } from '../words/word.ts'

/** The fields that a picture needs of a dish of the catalogue or of an owner's item. */
export interface DishToDraw {
  readonly name: string
  readonly description?: string
  /** Words for the picture, the most telling first; read from the name when left out. */
  readonly art?: readonly string[]
  /** Ingredients by their names in the catalogue, the main one first; read from the description when left out. */
  readonly ingredients?: readonly string[]
  /** Claims that the picture must not contradict. */
  readonly dietaryOptions?: readonly number[]
  /** Ids that name no cuisine or category are allowed: sections of the owner's own have them. */
  readonly cuisineId: number
  readonly categoryId: number
  readonly temperature?: 'hot' | 'cold'
}

/** A dish as the composition reads it. */
export interface Scene {
  readonly dish: DishToDraw
  readonly seed: number
  readonly palette: PaletteName
  readonly isDrink: boolean
  readonly isSweet: boolean
  readonly isCold: boolean
  /** The words of the dish's name, the most telling first. */
  readonly words: readonly PictureWord[]
  /** Its ingredients, the most telling first. */
  readonly ingredients: readonly PictureWord[]
  /** The color that an ingredient gives to the whole dish, over all others. */
  readonly strongDye: Tint | undefined
  /** The color that an ingredient gives to things without a color. */
  readonly dye: Tint | undefined
}

export function readScene(dish: DishToDraw): Scene {
  const seed = seedOf(dish)
  const isDrink = dish.categoryId === DRINKS
  const isSweet = dish.categoryId === DESSERTS
  const inPlace = (word: PictureWord): PictureWord => {
    const difference: object = (isDrink ? word.drink : isSweet ? word.sweet : undefined) ?? {}
    return { ...word, ...difference }
  }
  const own = ownWords(dish).filter((word) => agreesWith(word, dish.dietaryOptions))
  const inside = ingredientWords(dish).filter((word) => agreesWith(word, dish.dietaryOptions))
  const house = knownWords(houseArt(dish.cuisineId, dish.categoryId).map(findWord))
  const words = [own, [...own, ...inside], [...own, ...house]].find((list) => list.some(tells)) ?? house
  return {
    dish,
    seed,
    palette: paletteOf(dish.cuisineId, seed),
    isDrink,
    isSweet,
    isCold: isServedCold(dish, own, isDrink),
    words: words.map(inPlace),
    ingredients: inside.map(inPlace),
    strongDye: strongestIn(strongDyes, dish),
    dye: strongestIn(dyes, dish),
  }
}

/** Returns whether the word shows more than a vessel. */
const tells = ({ motif, tinted, garnish, filling, isMixed }: PictureWord): boolean =>
  Boolean(motif ?? tinted ?? garnish ?? filling ?? isMixed)

/** By default food is hot and drinks are cold, except tea and coffee. */
function isServedCold(
  { temperature, name }: DishToDraw,
  words: readonly PictureWord[],
  isDrink: boolean,
): boolean {
  if (temperature) return temperature === 'cold'
  if (/\b(?:iced|cold|chilled|frozen|frappe)\b/i.test(name)) return true
  return isDrink && !words.some(isHotDrink)
}

/** Those that the vocabulary has. */
const knownWords = (words: readonly (PictureWord | undefined)[]): PictureWord[] =>
  words.filter((word): word is PictureWord => word !== undefined)

const strongestIn = (list: typeof dyes, { ingredients }: DishToDraw): Tint | undefined =>
  list.find(([name]) => ingredients?.includes(name))?.[1]

function ownWords(dish: DishToDraw): PictureWord[] {
  if (!dish.art?.length) return wordsInName(dish.name)
  const here = localWords[dish.cuisineId] ?? {}
  return knownWords(dish.art.map((name) => findWord(kindIn(dish, here[name] ?? name)) ?? findWord(name)))
}

/** The ingredient that a general word stands for in this dish, or the word itself. */
const kindIn = (dish: DishToDraw, name: string): string =>
  kindsOf[name]?.find((kind) => dish.ingredients?.includes(kind)) ?? name

function ingredientWords({ ingredients, description = '', categoryId }: DishToDraw): PictureWord[] {
  if (!ingredients) return wordsInText(description)
  const telling = ingredients.filter((name) => !larder.has(name))
  const usual = ingredients.filter((name) => larder.has(name))
  const words = knownWords([...telling, ...usual].map(findWord))
  // The wine in a stew isn't a grape next to it.
  return categoryId === DRINKS ? words : words.filter((word) => !isDrink(word))
}

/** A picture never shows meat for a dish marked "vegetarian", not even if the dish is named after meat. */
function agreesWith(word: PictureWord, dietaryOptions: readonly number[] = []): boolean {
  if (dietaryOptions.includes(diet.vegan) && showsAnimalProduct(word)) return false
  return !(dietaryOptions.includes(diet.vegetarian) && showsFlesh(word))
}

function paletteOf(cuisineId: number, seed: number): PaletteName {
  const choices = isCuisineId(cuisineId) ? palettesByCuisine[cuisineId] : defaultPalettes
  return choices[Math.floor(seed / 16) % choices.length] ?? 'linen'
}

/** A hash of the dish, folded to 16 bits. */
function seedOf({ name, cuisineId, categoryId }: DishToDraw): number {
  const hash = fnv1a(`${foldName(name)} ${cuisineId} ${categoryId}`)
  return ((hash >>> 16) ^ hash) & 0xffff
}

/**
 * Returns the color of what fills a vessel: from the words, the filler's own word or an ingredient, else
 * `fallback`.
 */
export const tintOf = (
  { words, strongDye, dye }: Scene,
  filler: PictureWord | undefined,
  fallback: Tint,
): Tint => strongDye ?? words.find(({ tint }) => tint)?.tint ?? filler?.shade ?? dye ?? fallback

/** Drawings that show pieces of the food itself. */
const inPieces: ReadonlySet<string> = new Set(['skewer', 'patty'])

/** What a word shows in this scene, if anything. */
export function motifOf(word: PictureWord, scene: Scene, isSauced: boolean): Motif | undefined {
  if (word.tinted) {
    const flesh = inPieces.has(word.tinted) && scene.words.find(({ flesh }) => flesh)?.flesh
    return `${flesh || tintOf(scene, word, 'golden')} ${word.tinted}`
  }
  if (isSauced && word.sauced) return word.sauced
  if (scene.isCold && word.cold) return word.cold
  return word.alternate && scene.seed % 32 >= 16 ? word.alternate : word.motif
}

/** The motifs without those that look like an earlier one. */
export function distinct(motifs: readonly (Motif | undefined)[]): Motif[] {
  const seen = new Set<string>()
  return motifs.filter((motif) => {
    if (!motif) return false
    const { art } = partsOf(motif)
    if (seen.has(art)) return false
    seen.add(art)
    return true
  }) as Motif[]
}
