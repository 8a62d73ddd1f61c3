import { type AllergenKey, allergenKeys } from '../../allergens/allergen-keys.ts'
import { remembered } from '../../computing/remembered.ts'
import { type DietaryOptionId, dietaryOptions } from '../../reference/reference.ts'
import { fold, MOST_REMEMBERED } from '../ingredients/fold.ts'
import { ingredientsNamedIn } from '../ingredients/mentioned-ingredients.ts'
import { phrasesOf, type Word } from '../ingredients/phrases.ts'
import { type HidingKind, hidingKinds } from './hiding-kinds.ts'

/** A word of a dish that can hide something, and the claims that it can break. */
export interface HidingWord {
  /** As it is written: "Crusted". */
  readonly word: string
  /** Allergens that may be in it: a dish is not "free of" these until somebody says so. */
  readonly allergens: readonly AllergenKey[]
  /** Diets that it can break. */
  readonly diets: readonly DietaryOptionId[]
}

/** The most words in a phrase. */
const MAX_WORDS = 4

const kinds: readonly HidingKind[] = Object.values(hidingKinds)

/** Whole words by their folded form, then patterns with `*`. */
const byWord = new Map<string, HidingKind[]>()
const patterns: (readonly [RegExp, HidingKind])[] = []
for (const kind of kinds) {
  for (const written of Object.values(kind.words).flatMap((words) => words.split(' '))) {
    const phrase = written.replaceAll('_', ' ')
    if (phrase.includes('*')) patterns.push([new RegExp(`^${phrase.replaceAll('*', '\\p{L}*')}$`, 'u'), kind])
    else byWord.set(phrase, [...(byWord.get(phrase) ?? []), kind])
  }
}

/** Before or behind a word that then hides nothing: "pan-fried", "fried egg", "cake flour". */
const INNOCENT =
  /\b(?:pan|stir|air|shallow|wok|dry|skillet) fried\b|\bfried (?:with|dry|over|on)\b|\bwrapped in (?:an? |its |fresh )?(?:banana|lotus|grape|shiso|pandan|betel|lettuce|cabbage|corn|bamboo|foil|paper|parchment|nori|rice paper)\b|\b(?:fat|oil|sugar) crust\b|\bfried (?:egg|rice|garlic|shallot|tofu|bean|cashew|coconut|chile|curry)s?\b|\bwhipped cream\b|\brefried\b|\bflourless\b|\b(?:lettuce|rice paper|bread)[ -]?less\b|\b(?:rice|crab|fish|salmon|corn) cakes?\b|\brice noodles?\b|\bglass noodles?\b|\bstock pot\b/gu

/**
 * The words of a text that can hide an allergen, or what a diet forbids: "crusted", "stuffed", "gravy", in seven
 * languages. What an ingredient's own name explains hides nothing ("soy sauce", "Caesar dressing"): it is read by
 * `mentionedIngredients`.
 * @param listed the ingredients of the dish, by name, where somebody listed them: what they answer is left out
 */
export function hidingWords(text: string, listed: readonly string[] = []): HidingWord[] {
  const named = ingredientsNamedIn(text)
  /** Is it a part of a longer name, which says what it is: "sauce" in "soy sauce"? */
  const isExplained = (start: number, end: number) =>
    named.some((one) => one.start <= start && end <= one.end && one.end - one.start > end - start)
  /** Is what follows, as in "filled with ricotta", among the listed? */
  const isAnsweredNext = (end: number) => {
    const next = named.find(({ start }) => start > end)
    return next !== undefined && NEXT.test(text.slice(end, next.start)) && listed.includes(next.ingredient)
  }
  const isOpen = ({ answeredBy, isAnsweredByNext }: HidingKind, end: number) =>
    !listed.some((name) => answeredBy.test(name)) && !(isAnsweredByNext && isAnsweredNext(end))
  return phrasesOf(text)
    .flatMap((words) => hidingIn(words, isExplained))
    .flatMap(({ word, end, kinds: hidden }): HidingWord[] => {
      const open = hidden.filter((kind) => isOpen(kind, end))
      return open.length === 0 ? [] : [{ word, ...claimsOf(open) }]
    })
}

/** Between a word and what is named right after it: "filled *with a spoon of* ricotta". */
const NEXT = /^\s+(?:with|in|mit|in|au|aux|à|di|con|de|da|met)(?:\s+[\p{L}'’-]+){0,3}\s+$/u

const claimsOf = (open: readonly HidingKind[]): Omit<HidingWord, 'word'> => ({
  allergens: allergenKeys.filter((key) => open.some(({ allergens }) => allergens.includes(key))),
  diets: dietaryOptions.map(({ id }) => id).filter((id) => open.some(({ diets }) => diets.includes(id))),
})

interface Hiding {
  readonly word: string
  readonly end: number
  readonly kinds: readonly HidingKind[]
}

function hidingIn(words: readonly Word[], isExplained: (start: number, end: number) => boolean): Hiding[] {
  const folded = words.map(({ text }) => fold(text))
  const innocent = innocentPlaces(folded)
  const found: Hiding[] = []
  let at = 0
  while (at < words.length) {
    const match = longestAt(at)
    if (match) found.push(match.hiding)
    at += match?.length ?? 1
  }
  return found

  function longestAt(from: number): { hiding: Hiding; length: number } | undefined {
    for (let length = Math.min(MAX_WORDS, words.length - from); length > 0; length -= 1) {
      const part = words.slice(from, from + length)
      const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0]
      if (isExplained(start, end) || part.some((_, index) => innocent.has(from + index))) continue
      const hidden = kindsOf(folded.slice(from, from + length).join(' '))
      if (hidden.length > 0) {
        return { hiding: { word: part.map(({ text }) => text).join(' '), end, kinds: hidden }, length }
      }
    }
    return undefined
  }
}

const kindsOf = remembered(
  (phrase: string): readonly HidingKind[] => [
    ...(byWord.get(phrase) ?? []),
    ...patterns.flatMap(([pattern, kind]) => (pattern.test(phrase) ? [kind] : [])),
  ],
  MOST_REMEMBERED,
)

/** The places of words that hide nothing where they are. */
function innocentPlaces(folded: readonly string[]): ReadonlySet<number> {
  const text = folded.join(' ')
  const places = new Set<number>()
  for (const { 0: match, index } of text.matchAll(INNOCENT)) {
    const first = text.slice(0, index).split(' ').length - 1
    for (let at = first; at < first + match.split(' ').length; at += 1) places.add(at)
  }
  return places
}
