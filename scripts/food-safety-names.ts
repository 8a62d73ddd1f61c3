import { writeFileSync } from 'node:fs'
import { getDisclosures, LOCALES } from '@menuella/food-safety'
import packageFile from '@menuella/food-safety/package.json' with { type: 'json' }

/**
 * Writes the names of allergens and of declarations of additives in 25 languages, as the package says them, into a
 * table of ours. The package brings a megabyte of sentences with them, which no browser should load.
 */
const TABLE = 'domain/allergens/names/food-safety-names.json'

/** Our keys that aren't the package's keys in lower case. */
const ownKeys: Readonly<Record<string, string>> = {
  SOY: 'soybeans',
  MACADAMIA: 'macadamias',
  LUPINS: 'lupin',
}

export const keyOf = (key: string): string => ownKeys[key] ?? key.toLowerCase().replaceAll('_', '-')

/** `Milch (einschließlich Laktose)` is milk; a capital is kept where the language writes the word with one. */
function runningName(key: string, name: string, locale: string): string {
  const short = key === 'MILK' ? name.replace(/\s*[(（].*[)）]$/u, '') : name
  if (locale === 'de' || /^(?:Khorasan|Kamut|Хорасан|Brezilya)/u.test(short)) return short
  return short.charAt(0).toLocaleLowerCase(locale) + short.slice(1)
}

function rowsOf(locale: string): { readonly allergens: string[]; readonly additives: string[] } {
  const { allergens, declarations, fallbacks } = getDisclosures(locale)
  if (fallbacks.length > 0) throw new Error(`${locale} has no words of its own for ${fallbacks.join(', ')}`)
  return {
    allergens: allergens.map(({ key, name }) => runningName(key, name, locale)),
    additives: declarations.map(({ name }) => (locale === 'de' ? name : name.toLocaleLowerCase(locale))),
  }
}

/** What the table holds: the keys in the order of the package, and the names of each language in that order. */
export function foodSafetyTable() {
  const { allergens, declarations } = getDisclosures('en')
  const keys = (list: readonly { readonly key: string }[]) => list.map(({ key }) => keyOf(key))
  const names = LOCALES.filter((locale) => locale !== 'en').map((locale) => {
    const rows = rowsOf(locale)
    return [locale, { allergens: rows.allergens.join('|'), additives: rows.additives.join('|') }]
  })
  return {
    allergenOrder: keys(allergens),
    additiveOrder: keys(declarations),
    foodSafetyNames: Object.fromEntries(names),
  }
}

const SOURCE = `Names of allergens and of declarations of additives, from @menuella/food-safety ${packageFile.version}, MIT, copyright (c) 2026 Nuh Kayran. By language, in the order of the keys, parted by strokes; English is our own. Written by scripts/food-safety-names.ts; mistakes are fixed in own-names.ts.`

if (import.meta.main)
  writeFileSync(TABLE, `${JSON.stringify({ source: SOURCE, ...foodSafetyTable() }, null, 2)}\n`)
