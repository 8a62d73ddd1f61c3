import { additiveNameIn } from '../../claims/additives.ts'
import { allergenNameIn } from '../../claims/allergen-names.ts'
import { type DayWords, dayWords } from './day-words.ts'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { italian } from './italian.ts'
import { spanish } from './spanish.ts'
import type { FixedWords, MenuWords } from './words.ts'

const fixed: ReadonlyMap<string, FixedWords> = new Map(
  [english, german, french, spanish, italian].map((words) => [words.language, words]),
)

const ofDay: Readonly<Record<string, DayWords>> = dayWords

/** English for a menu that says no language, and what we have no word for in its own. */
export function menuWords(language: string | undefined): MenuWords {
  const [primary = 'en'] = language?.split('-') ?? []
  return {
    ...(fixed.get(primary) ?? english),
    ...(ofDay[primary === 'no' ? 'nb' : primary] ?? dayWords.en),
    // American menus say `450 Cal`, British ones `450 kcal`.
    ...(language === 'en-GB' && { energy: 'kcal' }),
    allergen: (key) => allergenNameIn(language, key),
    additive: (key) => additiveNameIn(language, key),
  }
}

export const withNumber = (words: string, number: number | string): string =>
  words.replace('{n}', String(number))
