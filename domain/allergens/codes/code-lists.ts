import { groupOf, names } from '../../text/names.ts'
import { type AllergenKey, allergenKeys } from '../allergen-keys.ts'
import { allergenCode, type CodeStyle } from './codes.ts'

/**
 * Which list a code of an allergen is from, where a menu explains none. Numbers are the order of Annex II
 * of Regulation (EU) No 1169/2011, which menus of these countries count by; Austrian letters are those that
 * its Chamber of Commerce proposed in 2014. Germany has no official list: letters up to H mean the same in
 * all lists that are common there, letters after H don't.
 */
const lists: Readonly<Record<string, CodeStyle>> = groupOf({
  letters: names('AT, DE'),
  numbers: names('BG, CY, CZ, EE, ES, GR, HR, HU, IT, LT, LV, MT, PL, PT, RO, SI, SK, SM'),
})

const lastLetters: Readonly<Record<string, string>> = { AT: 'R', DE: 'H' }

/** Where some menus have the Austrian letters and most have numbers: South Tyrol. */
const alsoLetters: ReadonlySet<string> = new Set(['IT'])

const keysOf = (style: CodeStyle): ReadonlyMap<string, AllergenKey> =>
  new Map(
    allergenKeys.flatMap((key) => {
      const code = allergenCode(style, key)
      return code === undefined ? [] : [[code.toUpperCase(), key] as const]
    }),
  )

const keys = { letters: keysOf('letters'), numbers: keysOf('numbers') }

/**
 * The group of allergens that a code names by the usual list of a country: `7` is milk in the Czech Republic, `G` in
 * Austria. Undefined where the country has none, or the code is not on it. A guess that has to be asked.
 * @param country ISO 3166-1 alpha-2
 */
export function allergenOfCode(country: string | undefined, code: string): AllergenKey | undefined {
  const style = country === undefined ? undefined : lists[country]
  if (country === undefined || style === undefined) return undefined
  const written = code.toUpperCase()
  if (/^[A-Z]$/u.test(written)) {
    if (style === 'numbers' && !alsoLetters.has(country)) return undefined
    return written <= (lastLetters[country] ?? 'R') ? keys.letters.get(written) : undefined
  }
  // `1a`, `8b`: which cereal or nut of its number it is.
  return style === 'numbers' ? keys.numbers.get(written.replace(/^([18])[A-H]$/u, '$1')) : undefined
}
