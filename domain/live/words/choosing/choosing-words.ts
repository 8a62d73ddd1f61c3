import { guestLanguage } from '../../../menu/printed/words/guest-language.ts'
import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { romance } from './romance.ts'
import type { ChoosingWords } from './words.ts'

const words: Readonly<Record<string, ChoosingWords>> = { ...germanic, ...romance, ...furtherEurope, ...asia }

/** In English for a language that we do not have. @param language BCP 47 */
export const choosingWords = (language: string): ChoosingWords =>
  words[guestLanguage(language)] ?? germanic.en
