import { remembered } from './remembered.ts'

/**
 * The locale in which a menu writes its amounts: its language in the country of its currency, so that Spanish writes
 * `$12.50` for US dollars and `12,50 €` for euros. A language that names its region decides alone.
 */
export const moneyLocale = remembered((language: string | undefined, currency: string): string => {
  const given = known(language) ?? 'en'
  const locale = new Intl.Locale(given)
  // The first two letters of a code name its country, but for those of several countries (XOF, EUR).
  const country = currency.slice(0, 2)
  if (locale.region !== undefined || country.startsWith('X') || currency === 'EUR') return given
  return `${[locale.language, locale.script].filter(Boolean).join('-')}-${country}`
})

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

/** Does it write 1 250? */
export const groupsBySpace = remembered((language: string | undefined, currency: string): boolean =>
  new Intl.NumberFormat(moneyLocale(language, currency))
    .formatToParts(1_234_567)
    .some(({ type, value }) => type === 'group' && /\s/u.test(value)),
)

function known(language: string | undefined): string | undefined {
  try {
    return language === undefined ? undefined : Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
