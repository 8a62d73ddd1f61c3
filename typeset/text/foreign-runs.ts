import { scriptOf } from '#domain/text/script-of.ts'
import { factsOf, scriptKeys, scripts } from './scripts.ts'

/** Words in another script than that of a menu's language, which a screen reader says in a language of that script. */
export interface ForeignRun {
  /** A regular expression of the engine: letters of that script with the spaces between them. */
  readonly pattern: string
  /** As `xx` of ISO 639. */
  readonly lang: string
}

/** Chinese characters belong to the kana next to them. */
const japanese = { codes: ['Jpan'], letters: '\\p{Han}\\p{Hiragana}\\p{Katakana}ー', language: 'ja' }
const chinese = { codes: scripts.han.codes, letters: '\\p{Han}\\p{Bopomofo}', language: 'zh' }

/** All others, each with the language that most menus mean by it. The engine calls scripts by their names alone. */
const others = scriptKeys
  .filter((script) => script !== 'han' && script !== 'kana')
  .map(factsOf)
  .map(({ names, codes, language }) => ({
    codes,
    letters: names.map((name) => `\\p{${name}}`).join(''),
    language,
  }))

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * The foreign runs that the texts of a menu have.
 * @param language of the menu, and `second` that of its second lines, which speaks for its script
 */
export function foreignRunsIn(text: string, language: string, second?: string): ForeignRun[] {
  const own = scriptOf(language)
  const eastAsian = KANA.test(text) ? japanese : chinese
  return [...others, eastAsian]
    .filter(({ codes, letters }) => !codes.includes(own) && regExpOf(letters).test(text))
    .map(({ codes, letters, language: usual }) => ({
      pattern: `[${letters}](?:[${letters}\\p{M}\\s،؛・]*[${letters}\\p{M}])?`,
      lang:
        second !== undefined && codes.includes(scriptOf(second)) ? new Intl.Locale(second).language : usual,
    }))
}

const regExpOf = (letters: string): RegExp =>
  new RegExp(`[${letters.replaceAll('\\p{', '\\p{Script=')}]`, 'u')
