import { remembered } from '../../../computing/remembered.ts'
import { allDiets } from '../../../reference/reference.ts'
import { additiveNameIn } from '../../claims/additives.ts'
import { allergenNameIn } from '../../claims/allergen-names.ts'
import { type DayWords, dayWords } from './day-words.ts'
import { fixedWords } from './fixed-words.ts'
import { guestLanguage } from './guest-language.ts'
import type { MenuWords } from './words.ts'

const ofDay: Readonly<Record<string, DayWords>> = dayWords

/** English for a menu that says no language, and what we have no word for in its own. */
export const menuWords = remembered((language: string | undefined): MenuWords => {
  const [primary = 'en'] = language?.split('-') ?? []
  const spoken = guestLanguage(language)
  const { diets, ...fixed } = fixedWords[spoken] ?? fixedWords.en
  return {
    language: spoken,
    ...fixed,
    ...(ofDay[primary === 'no' ? 'nb' : primary] ?? dayWords.en),
    // American menus say `450 Cal`, British ones `450 kcal`.
    ...(language === 'en-GB' && { energy: 'kcal' }),
    diet: (id) => diets[allDiets.findIndex((option) => option.id === id)] ?? '',
    allergen: (key) => allergenNameIn(language, key),
    additive: (key) => additiveNameIn(language, key),
  }
})

export const withNumber = (words: string, number: number | string): string =>
  words.replace('{n}', String(number))
