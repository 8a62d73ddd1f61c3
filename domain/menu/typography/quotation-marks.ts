import { remembered } from '../../computing/remembered.ts'
import { groupOf, names } from '../../text/names.ts'

/** Around what is quoted, and around what is quoted within that. */
export interface QuotationMarks {
  readonly open: string
  readonly close: string
  readonly innerOpen: string
  readonly innerClose: string
}

/**
 * Languages by `open close innerOpen innerClose`, as Unicode CLDR 45 has them (`delimiters.json`), but for Dutch: there
 * CLDR has the single marks alone, and a double mark stays double.
 */
const marksByLanguage: Readonly<Record<string, string>> = groupOf({
  '“”‘’': names('da, en, es, gl, lv, nl, pt, tr'),
  '”“’‘': names('ar'),
  '””’’': names('fi, he, sv'),
  '„“‚‘': names('cs, de, et, hr, is, sk, sl'),
  '„“„“': names('bg, lt'),
  '„“‘’': names('sr'),
  '„”«»': names('pl, ro'),
  '„”»«': names('hu'),
  '«»„“': names('be, ru, uk'),
  '«»“”': names('ca, el, it, pt-PT'),
  '«»‹›': names('de-CH, de-LI, fa, fr-CH, it-CH'),
  '«»«»': names('fr'),
  '«»‘’': names('nb, nn, no'),
  '「」『』': names('ja, zh-TW, zh-HK'),
})

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
