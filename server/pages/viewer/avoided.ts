import { AVOIDED_PARAMETER, UNKNOWN_AVOIDED } from '#contract/pages/pages.ts'
import { type AllergenKey, allergenKeys } from '#domain/allergens/allergen-keys.ts'
import { avoidedOfWord } from '#domain/allergens/words/read-words.ts'
import type { HttpContext } from '../../http/bindings.ts'

/** Unknown words that a page says, and the letters of each. */
const [MOST_UNKNOWN, MOST_LETTERS] = [3, 40]

/**
 * What a guest avoids, in words of any language that has names: `?without=milk,peanut&without[]=Eier`. Keys of allergens,
 * each once and in one order, and then unknown words behind `UNKNOWN_AVOIDED`.
 */
export function avoidedIn(c: HttpContext): string[] {
  const asked = [AVOIDED_PARAMETER, `${AVOIDED_PARAMETER}[]`]
    .flatMap((name) => c.req.queries(name) ?? [])
    .flatMap((words) => words.split(','))
    .map((word) => word.trim())
    .filter(Boolean)
  const read = asked.map((word) => ({ word, keys: avoidedOfWord(word) }))
  const known = new Set<AllergenKey>(read.flatMap(({ keys }) => keys))
  const unknown = new Set(
    read.flatMap(({ word, keys }) => (keys.length === 0 ? word.toLowerCase().slice(0, MOST_LETTERS) : [])),
  )
  return [
    ...allergenKeys.filter((key) => known.has(key)),
    ...[...unknown].slice(0, MOST_UNKNOWN).map((word) => UNKNOWN_AVOIDED + word),
  ]
}

/** Anybody can write any number of unknown words: a page that says one is made for them alone, and not kept. */
export const isMadeOnce = (variant: string): boolean => variant.includes(UNKNOWN_AVOIDED)
