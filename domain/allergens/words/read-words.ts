import { type AllergenKey, isAllergenKey } from '../allergen-keys.ts'
import table from '../names/food-safety-names.json' with { type: 'json' }
import { namedLanguages, namesIn } from '../names/names-in.ts'
import { additiveWords, allergenWords, ambiguousWords, avoidedWords } from './allergen-words.ts'

/** From this many letters on a word is known without its accents too: `cá` is a fish, and `ca` is not. */
const MIN_WITHOUT_ACCENTS = 5

/** Case, spaces, dots, hyphens and apostrophes make no difference. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s.\-\u2010-\u2015_'’]/gu, '')

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')

/**
 * Finds a key by each of its words; the first list that has a word decides, a word of two keys is none. The lists are
 * read when the first word is looked up: many screens have none.
 */
function readerOf<Key extends string>(lists: () => readonly (readonly (readonly [Key, string])[])[]) {
  let read: ReturnType<typeof wordsIn<Key>> | undefined
  return (text: string): Key | undefined => {
    read ??= wordsIn(lists())
    const { keys, bare } = read
    const word = folded(text)
    return keys.has(word) ? keys.get(word) : bare.get(withoutAccents(word))
  }
}

function wordsIn<Key extends string>(lists: readonly (readonly (readonly [Key, string])[])[]) {
  const keys = new Map<string, Key | undefined>(
    Object.keys(ambiguousWords).map((word) => [folded(word), undefined]),
  )
  const bare = new Map<string, Key | undefined>()
  for (const list of lists) {
    const found = Map.groupBy(list, ([, word]) => folded(word))
    for (const [word, rows] of found) {
      if (keys.has(word)) continue
      const [key, other] = new Set(rows.map(([key]) => key))
      keys.set(word, other === undefined ? key : undefined)
    }
  }
  for (const [word, key] of keys) {
    const plain = withoutAccents(word)
    if (plain.length < MIN_WITHOUT_ACCENTS) continue
    bare.set(plain, bare.has(plain) && bare.get(plain) !== key ? undefined : key)
  }
  return { keys, bare }
}

const wordsOf = <Key extends string>(words: Readonly<Record<Key, string>>) =>
  (Object.entries(words) as [Key, string][]).flatMap(([key, list]) =>
    list.split('|').map((word) => [key, word] as const),
  )

const languages = () => namedLanguages.flatMap((language) => namesIn(language) ?? [])

/**
 * The allergen that a word or a phrase names in any language that we know: `Schalenfrüchte`, `dairy`, `crustacés`.
 * Undefined where it names none, or may name two: what is not known is shown, never guessed.
 */
export const allergenOfWord: (text: string) => AllergenKey | undefined = readerOf(() => [
  wordsOf(allergenWords),
  languages().flatMap(({ allergens }) =>
    [...allergens].flatMap(([key, name]) => (isAllergenKey(key) ? [[key, name] as const] : [])),
  ),
])

const severalOfWord = new Map(
  Object.entries({ ...ambiguousWords, ...avoidedWords }).map(([word, keys]) => [folded(word), keys]),
)

/** All that a guest avoids who says this word, in any language that we know; none where it is unknown. */
export function avoidedOfWord(text: string): readonly AllergenKey[] {
  const one = allergenOfWord(text)
  return one ? [one] : (severalOfWord.get(folded(text)) ?? [])
}

/** The additive whose declaration a phrase is: `mit Farbstoff`, `con colorante`. */
export const additiveOfWord: (text: string) => string | undefined = readerOf(() => [
  table.additiveOrder.map((key) => [key, key] as const),
  wordsOf(additiveWords),
  languages().flatMap(({ additives }) => [...additives]),
])
