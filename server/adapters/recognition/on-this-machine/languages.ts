import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languagesOf } from '#domain/reading/whole/language.ts'

/** Languages whose letters and words can be recognized, by the first part of their BCP 47 tags. */
const LANGUAGES: Readonly<Record<string, string>> = {
  en: 'eng',
  de: 'deu',
  fr: 'fra',
  es: 'spa',
  it: 'ita',
  pt: 'por',
}

/** Of the data of each language: integers, 2 to 5 MB; the other kind also serves an older recognition. */
const DATA = '4.0.0_best_int'

export interface LanguageData {
  readonly code: string
  /** A folder with `<code>.traineddata.gz`. */
  readonly folder: string
}

/**
 * The data for a language, else English; every language of the list is written in Latin letters, so that English finds
 * the prices in the others too. Undefined where the optional packages are not installed.
 * @param language a BCP 47 tag
 */
export function languageData(language: string): LanguageData | undefined {
  if (!packageFolder('tesseract.js')) return undefined
  const wanted = LANGUAGES[language.toLowerCase().split('-')[0] ?? '']
  return [wanted, 'eng'].flatMap((code) => (code === undefined ? [] : (dataOf(code) ?? [])))[0]
}

/** The data for the language that most words are of, where it is other data; Latin letters tell it without their accents. */
export function dataForWords(words: string, used: LanguageData): LanguageData | undefined {
  const code = LANGUAGES[languagesOf(words).first ?? '']
  return code === undefined || code === used.code ? undefined : dataOf(code)
}

function dataOf(code: string): LanguageData | undefined {
  const found = packageFolder(`@tesseract.js-data/${code}`)
  if (!found) return undefined
  const folder = join(found, DATA)
  return existsSync(join(folder, `${code}.traineddata.gz`)) ? { code, folder } : undefined
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)))
  } catch {
    return undefined
  }
}
