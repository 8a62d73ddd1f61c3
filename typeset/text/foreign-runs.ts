/** Words in another script than that of a menu's language, which a screen reader says in a language of that script. */
export interface ForeignRun {
  /** A regular expression of the engine: letters of that script with the spaces between them. */
  readonly pattern: string
  /** As `xx` of ISO 639. */
  readonly lang: string
}

interface ForeignScript {
  /** Of CLDR: those of languages that are written in it. */
  readonly scripts: readonly string[]
  readonly letters: string
  readonly lang: string
}

/** Each with the language that most menus mean by it; Chinese characters belong to the kana beside them. */
const foreignScripts: readonly ForeignScript[] = [
  { scripts: ['Arab'], letters: '\\p{Arabic}', lang: 'ar' },
  { scripts: ['Hebr'], letters: '\\p{Hebrew}', lang: 'he' },
  { scripts: ['Thai'], letters: '\\p{Thai}', lang: 'th' },
  { scripts: ['Deva'], letters: '\\p{Devanagari}', lang: 'hi' },
  { scripts: ['Grek'], letters: '\\p{Greek}', lang: 'el' },
  { scripts: ['Cyrl'], letters: '\\p{Cyrillic}', lang: 'ru' },
  { scripts: ['Kore'], letters: '\\p{Hangul}', lang: 'ko' },
  { scripts: ['Latn'], letters: '\\p{Latin}', lang: 'en' },
]
const japanese = { scripts: ['Jpan'], letters: '\\p{Han}\\p{Hiragana}\\p{Katakana}ー', lang: 'ja' }
const chinese = { scripts: ['Jpan', 'Hans', 'Hant', 'Kore'], letters: '\\p{Han}\\p{Bopomofo}', lang: 'zh' }

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The foreign runs that the texts of a menu have.
 * @param language of the menu, and `second` that of its second lines, which speaks for its script
 */
export function foreignRunsIn(text: string, language: string, second?: string): ForeignRun[] {
  const own = scriptOf(language)
  const eastAsian = KANA.test(text) ? japanese : chinese
  return [...foreignScripts, eastAsian]
    .filter(({ scripts, letters }) => !scripts.includes(own) && regExpOf(letters).test(text))
    .map(({ scripts, letters, lang }) => ({
      pattern: `[${letters}](?:[${letters}\\p{M}\\s،؛・]*[${letters}\\p{M}])?`,
      lang:
        second !== undefined && scripts.includes(scriptOf(second)) ? new Intl.Locale(second).language : lang,
    }))
}

const scriptOf = (language: string): string => new Intl.Locale(language).maximize().script ?? 'Latn'

/** The engine calls scripts by their names alone. */
const regExpOf = (letters: string): RegExp =>
  new RegExp(`[${letters.replaceAll('\\p{', '\\p{Script=')}]`, 'u')
