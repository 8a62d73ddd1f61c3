import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { namesOf, textsOf } from '#domain/menu/printed/printed-texts.ts'
import type { EastAsianTypeface, Typeface } from './faces.ts'
import { type ForeignRun, foreignRunsIn } from './foreign-runs.ts'
import { factsOf, letterOf, type Script, scriptKeys } from './scripts.ts'

export type Direction = 'ltr' | 'rtl'

/** How the words of a menu are written, judged by its letters. */
export interface Writing {
  /** BCP 47: the one that the menu says, else that of most letters of its names. */
  readonly language: string
  /** Whether the menu says it, so that words can be divided by its rules. */
  readonly isLanguageSaid: boolean
  /** Of the page as a whole: the side from which names begin; prices are on the other. */
  readonly direction: Direction
  /** Whether some text runs against that direction. */
  readonly isMixed: boolean
  /** Whether its letters reach higher and lower than Latin ones, and ask for more room between lines. */
  readonly isTall: boolean
  /** Whether some text has such letters, where the menu as a whole has not. */
  readonly hasTall: boolean
  readonly hasGreek: boolean
  /** The typefaces that its letters or its language need behind the usual ones, in the order in which they are asked. */
  readonly further: readonly Typeface[]
  /** None where the menu is written in one script. */
  readonly foreign: readonly ForeignRun[]
}

const TALL_LETTER = letterOf(scriptKeys.filter((script) => factsOf(script).isTall))
const RIGHT_TO_LEFT = letterOf(scriptKeys.filter((script) => factsOf(script).isRightToLeft))

/** Scripts with a typeface for their letters alone, which few menus need. */
const withOwnFace = scriptKeys.filter((script) => factsOf(script).face)
const LETTER_OF_THOSE = letterOf(withOwnFace)
const usualScripts = scriptKeys.filter((script) => !factsOf(script).face)

const lettersOf = Object.fromEntries(
  scriptKeys.map((script) => [script, letterOf([script], 'gu')]),
) as Record<Script, RegExp>

const UKRAINIAN_ALONE = /[ґєії]/iu
const LETTER = /\p{L}/u
const GREEK = letterOf(['greek'])

/** Our words are in the language that a menu says, in whichever letters its owner writes. */
const EAST_ASIAN_LANGUAGE = /^(?:zh|ja|ko)\b/

/** The scripts of East Asia, their punctuation and their wide forms of other letters. */
const EAST_ASIAN =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\u3000-\u33ff\uff00-\uffef]/u

/**
 * Judges the letters of a menu; of its names alone where there is one answer for the whole menu.
 * @param language the one that the menu says, and `second` that of its second lines
 */
export function writingOf(printed: PrintedMenu, language?: string, second?: string): Writing {
  const texts = textsOf(printed)
  const all = texts.join('\n')
  const script = scriptOf(namesOf(printed).join('\n'))
  const spoken = language ?? languageOf(script, all)
  const { isTall = false, isRightToLeft } = factsOf(script)
  const direction = isRightToLeft ? 'rtl' : 'ltr'
  return {
    language: spoken,
    isLanguageSaid: language !== undefined,
    direction,
    isMixed: RIGHT_TO_LEFT.test(all) && texts.some((text) => directionOf(text, direction) !== direction),
    isTall,
    hasTall: !isTall && TALL_LETTER.test(all),
    hasGreek: GREEK.test(all),
    further: [
      ...ownFacesFor(all),
      ...(EAST_ASIAN.test(all) || EAST_ASIAN_LANGUAGE.test(spoken) ? eastAsianFor(all, spoken) : []),
    ],
    foreign: foreignRunsIn(all, spoken, second),
  }
}

/** The direction of a paragraph: that of its first letter, as rule P2 of UAX #9 has it. */
export function directionOf(text: string, otherwise: Direction): Direction {
  const [letter] = LETTER.exec(text) ?? []
  if (letter === undefined) return otherwise
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

const languageOf = (script: Script, text: string): string =>
  script === 'cyrillic' && UKRAINIAN_ALONE.test(text) ? 'uk' : factsOf(script).language

/** Of a script that is not there: none. */
type Counts = Partial<Record<Script, number>> & Record<'latin' | 'kana' | 'hangul' | 'han', number>

/** The script of most letters. */
function scriptOf(text: string): Script {
  const counts = Object.entries(countLetters(text)) as [Script, number][]
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

function ownFacesFor(text: string): Typeface[] {
  if (!LETTER_OF_THOSE.test(text)) return []
  return withOwnFace.flatMap((script) => (letterOf([script]).test(text) ? (factsOf(script).face ?? []) : []))
}

/** Letters by script. Chinese characters are those of a Japanese or Korean text where it shows to be one. */
function countLetters(text: string): Counts {
  const found = LETTER_OF_THOSE.test(text) ? scriptKeys : usualScripts
  const counts: Counts = { latin: 0, kana: 0, hangul: 0, han: 0 }
  for (const script of found) counts[script] = text.match(lettersOf[script])?.length ?? 0
  const host = counts.kana > 0 ? 'kana' : counts.hangul > 0 ? 'hangul' : undefined
  if (!host) return counts
  return { ...counts, [host]: counts[host] + counts.han, han: 0 }
}

/**
 * Chinese characters have different shapes in Japan, Korea and China. The language of the menu decides
 * between them, else the syllables next to them; characters alone are taken as Chinese.
 */
function eastAsianFor(text: string, language: string): EastAsianTypeface[] {
  const { kana, hangul } = countLetters(text)
  const [primary] = language.split('-')
  if (primary === 'ja' || (primary !== 'zh' && primary !== 'ko' && kana > 0 && kana >= hangul))
    return ['Noto Sans JP', 'Noto Sans SC', 'Noto Sans KR']
  if (primary === 'ko' || (primary !== 'zh' && hangul > 0))
    return ['Noto Sans KR', 'Noto Sans JP', 'Noto Sans SC']
  return ['Noto Sans SC', 'Noto Sans JP', 'Noto Sans KR']
}
