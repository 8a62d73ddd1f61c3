import table from './food-safety-names.json' with { type: 'json' }
import { furtherNames } from './further-names.ts'
import { additiveCorrections, allergenCorrections, groupNames, pineNutNames } from './own-names.ts'

/** Names in one language, by key, as they are within a line. What has no name in it is absent. */
export interface NamesOfLanguage {
  /** The language of the names: `de` for a menu in `de-AT`. */
  readonly language: string
  readonly allergens: ReadonlyMap<string, string>
  /** Words of declarations: `mit Farbstoff`. */
  readonly additives: ReadonlyMap<string, string>
}

const { allergenOrder, additiveOrder, foodSafetyNames } = table

const allNames: Readonly<Record<string, { allergens: string; additives: string }>> = {
  ...foodSafetyNames,
  ...furtherNames,
}

export const namedLanguages: readonly string[] = Object.keys(allNames)

/** Is a language English as it is written outside North America? */
export function isBritish(tag: string): boolean {
  const { language, region } = new Intl.Locale(tag)
  return language === 'en' && region !== undefined && !['US', 'CA', 'PH', 'PR'].includes(region)
}

const cache = new Map<string, NamesOfLanguage>()

/** The names of a language, by its BCP 47 tag; undefined for English and for a language that has none. */
export function namesIn(tag: string): NamesOfLanguage | undefined {
  const language = languageOf(tag)
  const known = cache.get(language)
  if (known) return known
  const names = readNames(language)
  if (names) cache.set(language, names)
  return names
}

function languageOf(tag: string): string {
  const { language, script } = new Intl.Locale(tag).maximize()
  if (language === 'nb' || language === 'nn') return 'no'
  return language === 'zh' && script !== 'Hans' ? `zh-${script}` : language
}

function readNames(language: string): NamesOfLanguage | undefined {
  if (!Object.hasOwn(allNames, language)) return undefined
  const { allergens = '', additives = '' } = allNames[language] ?? {}
  const [gluten, nuts] = groupNames[language] ?? []
  return {
    language,
    allergens: named([
      ...rows(allergenOrder, allergens),
      ['gluten', gluten],
      ['nuts', nuts],
      ['pine-nuts', pineNutNames[language]],
      ...Object.entries(allergenCorrections[language] ?? {}),
    ]),
    additives: named([
      ...rows(additiveOrder, additives),
      ...Object.entries(additiveCorrections[language] ?? {}),
    ]),
  }
}

type Row = readonly [key: string, name: string | undefined]

function rows(order: readonly string[], names: string): Row[] {
  const parts = names.split('|')
  return order.map((key, at) => [key, parts[at]])
}

const named = (entries: readonly Row[]): ReadonlyMap<string, string> =>
  new Map(entries.flatMap(([key, name]) => (name ? [[key, name] as const] : [])))
