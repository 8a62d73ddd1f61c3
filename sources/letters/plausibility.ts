import { type LetterLanguage, letterChances } from './language-letters.ts'

/** Natural logarithms of how likely a sign is next to the letters of a language. */
const CHANCE = {
  ascii: -2.5,
  typographic: -5,
  kana: -4.5,
  sign: -9,
  other: -11,
  nothing: -14,
  /** In addition: a capital behind a small letter, a sign within a word, two scripts in one. */
  amiss: -4,
} as const

const TYPOGRAPHIC = /[€£₪₺₴₩¥’‘“”„‚–—…·•°½¼¾×«»®™©ºª²³¿¡№、。（）・「」：，！₽\u00A0\u3000]/u
const NOTHING = /[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u
const AMISS =
  /(?<![\p{L}\p{M}])[^\P{L}A-Za-z](?=\d)|\d[^\P{L}A-Za-z]|\p{Ll}\p{Lu}|\p{L}[^\p{L}\p{M}\p{P}\p{Zs}\p{N}\p{Cc}£€¥]\p{L}|\p{L}[¡¿«»„†‡‰‹›¶§]\p{L}|\p{Script=Latin}(?=\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thai}|\p{Script=Han}|\p{Script=Hangul}|[ｦ-ﾟ])|(?:\p{Script=Cyrillic}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Thai}|[ｦ-ﾟ])(?=\p{Script=Latin}|\p{Script=Han})/gmu

/** What a letter is worth in no language in particular. */
function chanceOf(letter: string): number {
  if (letter < '\x80') return /[\t\r\n -~]/u.test(letter) ? CHANCE.ascii : CHANCE.nothing
  if (NOTHING.test(letter)) return CHANCE.nothing
  if (TYPOGRAPHIC.test(letter)) return CHANCE.typographic
  if (/[ぁ-んァ-ヶー]/u.test(letter)) return CHANCE.kana
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(letter)) return CHANCE.sign
  return CHANCE.other
}

/** How likely a text is, as the natural logarithm, in the language that fits it best. */
export interface Plausibility {
  readonly chance: number
  readonly language: LetterLanguage
}

/**
 * How likely the letters of a text are together. Comparable between decodings of the same bytes alone.
 * @param expected languages that are likelier than others, of the country of the restaurant
 */
export function plausibilityOf(text: string, expected: readonly string[] = []): Plausibility {
  const counts = new Map<string, number>()
  // Words in capitals are as likely as those in small letters.
  const small = text.replaceAll(/\p{Lu}{2,}/gu, (word) => word.toLowerCase())
  for (const letter of small) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const known = [...counts].map(([letter, count]) => ({ letter, count, chance: chanceOf(letter) }))
  const amiss = (text.match(AMISS)?.length ?? 0) * CHANCE.amiss
  const all = [...letterChances].map(([language, chances]): Plausibility => {
    const letters = known.reduce(
      (sum, { letter, count, chance }) => sum + count * (chances.get(letter) ?? chance),
      expected.includes(language) ? EXPECTED : 0,
    )
    return { chance: letters + amiss, language }
  })
  return all.reduce((best, one) => (one.chance > best.chance ? one : best))
}

/** What a language of the restaurant's country has before others. */
const EXPECTED = 3
