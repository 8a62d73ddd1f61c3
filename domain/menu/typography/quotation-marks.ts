import { remembered } from '../../computing/remembered.ts'

/** Around what is quoted, and around what is quoted within that. */
export interface QuotationMarks {
  readonly open: string
  readonly close: string
  readonly innerOpen: string
  readonly innerClose: string
}

/** By `open close innerOpen innerClose`, as Unicode CLDR 45 has them (`delimiters.json`). */
const marksByLanguage: Readonly<Record<string, string>> = {
  ar: '”“’‘',
  be: '«»„“',
  bg: '„“„“',
  ca: '«»“”',
  cs: '„“‚‘',
  da: '“”‘’',
  de: '„“‚‘',
  'de-CH': '«»‹›',
  'de-LI': '«»‹›',
  el: '«»“”',
  en: '“”‘’',
  es: '“”‘’',
  et: '„“‚‘',
  fa: '«»‹›',
  fi: '””’’',
  fr: '«»«»',
  'fr-CH': '«»‹›',
  gl: '“”‘’',
  he: '””’’',
  hr: '„“‚‘',
  hu: '„”»«',
  is: '„“‚‘',
  it: '«»“”',
  'it-CH': '«»‹›',
  ja: '「」『』',
  lt: '„“„“',
  lv: '“”‘’',
  nb: '«»‘’',
  // A double mark stays double; CLDR has the single ones alone.
  nl: '“”‘’',
  nn: '«»‘’',
  no: '«»‘’',
  pl: '„”«»',
  pt: '“”‘’',
  'pt-PT': '«»“”',
  ro: '„”«»',
  ru: '«»„“',
  sk: '„“‚‘',
  sl: '„“‚‘',
  sr: '„“‘’',
  sv: '””’’',
  tr: '“”‘’',
  uk: '«»„“',
  'zh-TW': '「」『』',
  'zh-HK': '「」『』',
}

/** Scripts of languages that no property of characters is called by, and what their words are written in. */
const lettersOf: Readonly<Record<string, string>> = {
  Jpan: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}',
  Hans: '\\p{Script=Han}',
  Hant: '\\p{Script=Han}',
  Kore: '\\p{Script=Hangul}',
}

const scriptOf = remembered((language: string): RegExp => {
  const { script = 'Latn' } = new Intl.Locale(language).maximize()
  return new RegExp(`[${lettersOf[script] ?? `\\p{Script=${script}}`}]`, 'u')
})

const marksIn = remembered((language: string): QuotationMarks => {
  const [primary = 'en'] = language.split('-')
  const marks = marksByLanguage[language] ?? marksByLanguage[primary] ?? '“”‘’'
  const [open = '', close = '', innerOpen = '', innerClose = ''] = marks
  return { open, close, innerOpen, innerClose }
})

/** The marks of a language for a text; of English for one without a letter of that language's script. */
export const quotationMarksFor = (text: string, language: string): QuotationMarks =>
  marksIn(scriptOf(language).test(text) ? language : 'en')
