import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import type { MenuWords } from './words.ts'

const byLanguage: ReadonlyMap<string, MenuWords> = new Map(
  [english, german, french, spanish, italian].map((words) => [words.language, words]),
)

/** English for a menu that says no language, or one that is not here. */
export function menuWords(language: string | undefined): MenuWords {
  const [primary = 'en'] = language?.split('-') ?? []
  const words = byLanguage.get(primary) ?? english
  // American menus say `450 cal`, British ones `450 kcal`.
  return language === 'en-GB' ? { ...words, energy: 'kcal' } : words
}

export const withNumber = (words: string, number: number | string): string =>
  words.replace('{n}', String(number))
