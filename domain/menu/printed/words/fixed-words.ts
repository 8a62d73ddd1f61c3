import { asia } from './asia.ts'
import { furtherEurope } from './further-europe.ts'
import { germanic } from './germanic.ts'
import { romance } from './romance.ts'
import { slavic } from './slavic.ts'
import type { FixedWords } from './words.ts'

/** By the BCP 47 tags of the languages in which we speak to guests. */
export const fixedWords: Readonly<Record<string, FixedWords>> & { readonly en: FixedWords } = {
  ...germanic,
  ...romance,
  ...slavic,
  ...furtherEurope,
  ...asia,
}
