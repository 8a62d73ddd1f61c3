import { guestLanguage } from '../../menu/printed/words/guest-language.ts'
import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { romance } from './romance.ts'
import type { GuestWords } from './words.ts'

const words: Readonly<Record<string, GuestWords>> = { ...germanic, ...romance, ...furtherEurope, ...asia }

/** In English for a language that we do not have. @param language BCP 47 */
export const guestWords = (language: string): GuestWords => words[guestLanguage(language)] ?? germanic.en

/** @param time which stands for `{time}` */
export const withTime = (sentence: string, time: string): string => sentence.replace('{time}', () => time)
