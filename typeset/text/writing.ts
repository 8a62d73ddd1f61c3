import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import { namesOf, textsOf } from '#domain/menu/printed/printed-texts.ts'
import type { EastAsianTypeface } from './faces.ts'
import { type ForeignRun, foreignRunsIn } from './foreign-runs.ts'

export type Direction = 'ltr' | 'rtl'

/** How the words of a menu are written, judged by its letters. */
export interface Writing {
  /** BCP 47: the one that the menu says, else that of most letters of its names. */
  readonly language: string
  /** Whether the menu says it, so that words can be divided by its rules. */
  readonly isLanguageSaid: boolean
  /** Of the page as a whole: the side from which names begin; prices stand on the other. */
  readonly direction: Direction
  /** Whether some text runs against that direction. */
  readonly isMixed: boolean
  /** Whether its letters reach higher and lower than Latin ones, and ask for more room between lines. */
  readonly isTall: boolean
  /** Whether some text has such letters, where the menu as a whole has not. */
  readonly hasTall: boolean
  readonly hasGreek: boolean
  /** The typefaces of East Asia in the order in which they are asked; none where neither a character nor the language needs one. */
  readonly eastAsian: readonly EastAsianTypeface[]
  /** None where the menu is written in one script. */
  readonly foreign: readonly ForeignRun[]
}

const scripts = {
  latin: /\p{Script=Latin}/gu,
  arabic: /\p{Script=Arabic}/gu,
  hebrew: /\p{Script=Hebrew}/gu,
  thai: /\p{Script=Thai}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  greek: /\p{Script=Greek}/gu,
  cyrillic: /\p{Script=Cyrillic}/gu,
  kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  hangul: /\p{Script=Hangul}/gu,
  han: /[\p{Script=Han}\p{Script=Bopomofo}]/gu,
} as const

type Script = keyof typeof scripts

/** The most spoken language that each script is written in; a screen reader must try one. */
const languages: Readonly<Record<Script, string>> = {
  latin: 'en',
  arabic: 'ar',
  hebrew: 'he',
  thai: 'th',
  devanagari: 'hi',
  greek: 'el',
  cyrillic: 'ru',
  kana: 'ja',
  hangul: 'ko',
  han: 'zh',
}

const TALL: ReadonlySet<Script> = new Set(['arabic', 'thai', 'devanagari', 'kana', 'hangul', 'han'])

const TALL_LETTER =
  /[\p{Script=Arabic}\p{Script=Thai}\p{Script=Devanagari}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}]/u

const UKRAINIAN_ALONE = /[ґєії]/iu
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LETTER = /\p{L}/u
const GREEK = /\p{Script=Greek}/u

/** Our own words stand in the language that a menu says, in whichever letters its owner writes. */
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
  const direction = script === 'arabic' || script === 'hebrew' ? 'rtl' : 'ltr'
  return {
    language: spoken,
    isLanguageSaid: language !== undefined,
    direction,
    isMixed: RIGHT_TO_LEFT.test(all) && texts.some((text) => directionOf(text, direction) !== direction),
    isTall: TALL.has(script),
    hasTall: !TALL.has(script) && TALL_LETTER.test(all),
    hasGreek: GREEK.test(all),
    eastAsian: EAST_ASIAN.test(all) || EAST_ASIAN_LANGUAGE.test(spoken) ? eastAsianFor(all, spoken) : [],
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
  script === 'cyrillic' && UKRAINIAN_ALONE.test(text) ? 'uk' : languages[script]

/** The script of most letters. */
function scriptOf(text: string): Script {
  const counts = Object.entries(countLetters(text)) as [Script, number][]
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0]
}

/** Letters by script. Chinese characters are those of a Japanese or Korean text where it shows to be one. */
function countLetters(text: string): Record<Script, number> {
  const counts = Object.fromEntries(
    Object.entries(scripts).map(([script, letters]) => [script, text.match(letters)?.length ?? 0]),
  ) as Record<Script, number>
  const host = counts.kana > 0 ? 'kana' : counts.hangul > 0 ? 'hangul' : undefined
  if (!host) return counts
  return { ...counts, [host]: counts[host] + counts.han, han: 0 }
}

/**
 * One Chinese character has different shapes in Japan, Korea and China. The language of the menu decides
 * between them, else the syllables beside them; characters alone are taken as Chinese.
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
