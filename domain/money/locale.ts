import { remembered } from '../computing/remembered.ts'
import { scriptOf } from '../text/script-of.ts'

/**
 * The locale in which a menu writes its amounts. The market decides sign and decimal mark: US dollars are
 * `$12.50` in menus of every language, Canadian ones `12,50 $` in French, because Canada writes so too. The
 * euro doesn't belong to one country: there the language decides.
 */
export const moneyLocale = remembered((language: string | undefined, currency: string): string => {
  const given = known(language) ?? 'en'
  const { language: own, script } = new Intl.Locale(given)
  // The first two letters of a code name its country, but for those of several countries (XOF, EUR).
  const country = currency.slice(0, 2)
  if (country.startsWith('X') || currency === 'EUR') return given
  const there = [own, script, country].filter(Boolean).join('-')
  if (isWrittenIn(there, country) || RIGHT_TO_LEFT.has(scriptOf(own))) return there
  const usual = known(`und-${country}`) && new Intl.Locale(`und-${country}`).maximize()
  if (!usual) return there
  // Letters and digits of another script than that of the menu say nothing to its guests.
  return usual.script === 'Latn'
    ? `${usual.language}-${country}`
    : scriptOf(own) === 'Latn'
      ? `en-${country}`
      : there
})

/** Returns whether CLDR has this language for the country. There is an `es-US`, and no `it-US`. */
const isWrittenIn = (locale: string, country: string): boolean =>
  new Intl.NumberFormat(locale).resolvedOptions().locale.split('-').includes(country)

/** Their signs are written as their lines run, and their digits are their own. */
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'])

/** The language that words of a menu are taken from: `fr` of `fr-CA`. */
export const languageOf = remembered(
  (language: string | undefined): string => new Intl.Locale(known(language) ?? 'en').language,
)

/** Does it write 12,50? */
export const hasDecimalComma = remembered((language: string | undefined, currency: string): boolean =>
  new Intl.NumberFormat(moneyLocale(language, currency), { minimumFractionDigits: 1 })
    .formatToParts(0.5)
    .some(({ type, value }) => type === 'decimal' && value === ','),
)

function known(language: string | undefined): string | undefined {
  try {
    return language === undefined ? undefined : Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
