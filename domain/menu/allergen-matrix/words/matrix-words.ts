import { guestLanguage } from '../../printed/words/guest-language.ts'
import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { romance } from './romance.ts'
import type { MatrixWords } from './words.ts'

export type { MatrixWords }

const words: Readonly<Record<string, MatrixWords>> = { ...germanic, ...romance, ...furtherEurope, ...asia }

/** English for a menu that says no language, or one that is not here. */
export const matrixWords = (language: string | undefined): MatrixWords =>
  words[guestLanguage(language)] ?? germanic.en
