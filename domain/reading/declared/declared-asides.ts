import { allergenOfWord } from '../../allergens/words/read-words.ts'
import type { LegendEntry } from '../marks/legend.ts'
import { type DeclaredPart, NOTHING } from './declared.ts'

/** `(not gluten free)`, `[GF without batter]`, `(wheat!)` */
const IN_BRACKETS = /[^\S\t]?[([](?<inner>[^()[\]]{2,60})[)\]]/gu
/** `{Cr, Su}`, `<celery>`: nobody writes these around the words of a dish. */
const IN_BRACES = /[^\S\t]?(?:\{[^{}]{1,60}\}|<[^<>]{1,60}>)/gu
/** A diet by its name or its letters; `no gluten` names one and denies none. */
const DIET =
  /(?<!\p{L})(?:(?:gluten|dairy|lactose|milk|nut|egg)[\s-]?free|(?:no|without|ohne|sans|sin|senza|sem|zonder) (?:gluten|dairy|lactose|nuts|nüsse|laktose|lactosa|lattosio|glúten)|glutenfrei\p{L}*|laktosefrei\p{L}*|glutenvrij|lactosevrij|veg(?:an|etari|ano|ana|etal|étari|étal)\p{L}*|végéta\p{L}*|halal|kosher|koscher|coeliac|celiac|GF|DF|NF|VG|VE|V)(?!\p{L})/gu
/** What denies a diet or ties it to a condition. */
const UNLESS =
  /(?<!\p{L})(?:not|isn['’]t|aren['’]t|never|without|if|when|unless|except|minus|but|only|nicht|kein|keine|außer|ausser|wenn|nur|ohne|non|pas|sauf|sans|si|sin|excepto|salvo|solo|sólo|senza|tranne|sem|exceto|niet|zonder|tenzij|behalve|no)(?!\p{L})/iu
const SHOUTED =
  /(?<=\p{Ll}[^\S\t])(?:\p{Lu}{3,}[\s,/&+]+){1,12}\p{Lu}{3,}(?=\s*(?:$|\t)|\s+(?:\p{Sc}\s?)?\d|\s?\p{Sc})/gu
/** Pictures of what allergens are from. */
const PICTURES =
  /(?<=\p{L}[^\S\t]?)[^\S\t]?[([]?\s?(?:[🐟🐠🦐🦞🦀🦑🐙🦪🐚🥜🌰🥛🧀🥚🍳🌾🍞🫘]\uFE0F?\s?)+[)\]]?/gu

/**
 * What is said of allergens and diets behind a name in no usual way: a denial or a condition, words in capitals, in
 * braces, before an exclamation mark, and pictures that no legend explains. Only names of allergens are proposed.
 */
export function declaredAsides(text: string, legend: ReadonlyMap<string, LegendEntry>): DeclaredPart[] {
  const found = [
    ...[...text.matchAll(IN_BRACES)].map((match) => ({ match, names: [] as string[] })),
    ...[...text.matchAll(IN_BRACKETS)].flatMap((match) => {
      const inner = match.groups?.inner ?? ''
      const names = namesIn(inner.replaceAll('!', ''))
      if (inner.includes('!') && names.every(isAllergen)) return [{ match, names }]
      const others = inner.replaceAll(DIET, ' ')
      return others !== inner && UNLESS.test(others) ? [{ match, names: [] as string[] }] : []
    }),
    ...[...text.matchAll(SHOUTED)].flatMap((match) => {
      const names = namesIn(match[0])
      return names.every(isAllergen) ? [{ match, names }] : []
    }),
    ...[...text.matchAll(PICTURES)].flatMap((match) =>
      [...match[0].replaceAll(/\uFE0F|[\s()[\]]/gu, '')].every((sign) => legend.has(sign))
        ? []
        : [{ match, names: [] as string[] }],
    ),
  ]
  return found.map(({ match, names }) => {
    const place = { start: match.index, end: match.index + match[0].trimEnd().length }
    const contains = names.flatMap((name) => allergenOfWord(name) ?? [])
    return contains.length > 0
      ? { ...NOTHING, ...place, contains }
      : { ...NOTHING, ...place, unread: [match[0].trim()] }
  })
}

const namesIn = (words: string): string[] =>
  words
    .split(/[\s,/&+]+/u)
    .map((word) => word.trim())
    .filter(Boolean)

const isAllergen = (name: string): boolean => allergenOfWord(name) !== undefined
