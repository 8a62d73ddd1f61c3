import { remembered } from '../computing/remembered.ts'

/** The script in which a language is usually written, as ISO 15924 names it: `Latn` where nobody knows. */
export const scriptOf = remembered(
  (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn',
)
