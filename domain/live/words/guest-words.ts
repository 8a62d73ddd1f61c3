import { remembered } from '../../money/remembered.ts'
import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { romance } from './romance.ts'
import type { GuestWords } from './words.ts'

const words: Readonly<Record<string, GuestWords>> = { ...germanic, ...romance, ...furtherEurope, ...asia }

/** In English for a language that we do not have. @param language BCP 47 */
export const guestWords = (language: string): GuestWords => words[guestLanguage(language)] ?? germanic.en

/**
 * The language that they are in, a BCP 47 tag: Chinese by its script, Portuguese by its country where a menu says it,
 * others by the language alone.
 */
export const guestLanguage = remembered((language: string): string => {
  const { language: primary, script, region } = new Intl.Locale(language)
  const written = script ?? new Intl.Locale(language).maximize().script
  const ours = [`${primary}-${written}`, `${primary}-${region}`, primary === 'no' ? 'nb' : primary]
  return ours.find((tag) => tag in words) ?? 'en'
})

/** @param time which stands for `{time}` */
export const withTime = (sentence: string, time: string): string => sentence.replace('{time}', () => time)
