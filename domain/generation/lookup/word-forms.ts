import { foldText } from '../../text/fold-name.ts'

/** Shorter words keep their last vowel: `pie` isn't `pi`. */
const MIN_STEM = 4

/** The spellings by which one word of an English menu is another's number. */
export const formsOf = (word: string): string[] => [
  ...new Set([
    word,
    word.replace(/(?<=[^s])s$/, ''),
    word.replace(/(?<=[sxzo]|ch|sh)es$/, ''),
    word.replace(/ies$/, 'y'),
  ]),
]

/** The beginning that the numbers of an Italian or Spanish word share: `calzoni` and `calzone`. Undefined for short words. */
export function stemOf(word: string): string | undefined {
  const stem = word.replace(/s$/, '').replace(/[aeio]$/, '')
  return stem.length >= MIN_STEM && stem !== word ? `${stem}~` : undefined
}

/** The words of a text, in lower case without accents; `œufs` is `oeufs`. */
export const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean)

/**
 * Returns whether a text has these words, one after another.
 * @param spell the spellings by which two words are the same
 */
export function hasPhrase(
  words: readonly string[],
  phrase: readonly string[],
  spell: (word: string) => readonly string[],
): boolean {
  const forms = phrase.map((word) => new Set(spell(word)))
  return words.some((_, at) =>
    forms.every((own, index) => {
      const word = words[at + index]
      return word !== undefined && spell(word).some((form) => own.has(form))
    }),
  )
}
