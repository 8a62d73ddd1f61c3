import type { Typeface } from './faces.ts'

/** What a page has to know of a script. */
interface ScriptFacts {
  /** Unicode's names of the scripts that its letters belong to. */
  readonly names: readonly [string, ...string[]]
  /** CLDR's codes of the scripts of languages that are written in it. */
  readonly codes: readonly string[]
  /** The most spoken language that is written in it; a screen reader must try one. */
  readonly language: string
  /** Whether its letters reach higher and lower than Latin ones, and ask for more room between lines. */
  readonly isTall?: true
  readonly isRightToLeft?: true
  /** The typeface that is asked for its letters alone; others have those of the rest. */
  readonly face?: Typeface
}

/** Every script that pages are set in. */
export const scripts = {
  latin: { names: ['Latin'], codes: ['Latn'], language: 'en' },
  arabic: { names: ['Arabic'], codes: ['Arab'], language: 'ar', isTall: true, isRightToLeft: true },
  hebrew: { names: ['Hebrew'], codes: ['Hebr'], language: 'he', isRightToLeft: true },
  thai: { names: ['Thai'], codes: ['Thai'], language: 'th', isTall: true },
  devanagari: { names: ['Devanagari'], codes: ['Deva'], language: 'hi', isTall: true },
  greek: { names: ['Greek'], codes: ['Grek'], language: 'el' },
  cyrillic: { names: ['Cyrillic'], codes: ['Cyrl'], language: 'ru' },
  kana: { names: ['Hiragana', 'Katakana'], codes: ['Jpan'], language: 'ja', isTall: true },
  hangul: { names: ['Hangul'], codes: ['Kore'], language: 'ko', isTall: true },
  han: {
    names: ['Han', 'Bopomofo'],
    codes: ['Jpan', 'Hans', 'Hant', 'Kore'],
    language: 'zh',
    isTall: true,
  },
  georgian: { names: ['Georgian'], codes: ['Geor'], language: 'ka', face: 'Noto Sans Georgian' },
  armenian: { names: ['Armenian'], codes: ['Armn'], language: 'hy', face: 'Noto Sans Armenian' },
  bengali: { ...tall('Bengali', 'Beng', 'bn'), face: 'Noto Sans Bengali' },
  tamil: { ...tall('Tamil', 'Taml', 'ta'), face: 'Noto Sans Tamil' },
  telugu: { ...tall('Telugu', 'Telu', 'te'), face: 'Noto Sans Telugu' },
  gujarati: { ...tall('Gujarati', 'Gujr', 'gu'), face: 'Noto Sans Gujarati' },
  gurmukhi: { ...tall('Gurmukhi', 'Guru', 'pa'), face: 'Noto Sans Gurmukhi' },
  kannada: { ...tall('Kannada', 'Knda', 'kn'), face: 'Noto Sans Kannada' },
  malayalam: { ...tall('Malayalam', 'Mlym', 'ml'), face: 'Noto Sans Malayalam' },
  odia: { ...tall('Oriya', 'Orya', 'or'), face: 'Noto Sans Oriya' },
  sinhala: { ...tall('Sinhala', 'Sinh', 'si'), face: 'Noto Sans Sinhala' },
  burmese: { ...tall('Myanmar', 'Mymr', 'my'), face: 'Noto Sans Myanmar' },
  khmer: { ...tall('Khmer', 'Khmr', 'km'), face: 'Noto Sans Khmer' },
  lao: { ...tall('Lao', 'Laoo', 'lo'), face: 'Noto Sans Lao' },
  ethiopic: { names: ['Ethiopic'], codes: ['Ethi'], language: 'am', face: 'Noto Sans Ethiopic' },
  tibetan: { ...tall('Tibetan', 'Tibt', 'bo'), face: 'Noto Serif Tibetan' },
  thaana: { ...tall('Thaana', 'Thaa', 'dv'), isRightToLeft: true, face: 'Noto Sans Thaana' },
  cherokee: { names: ['Cherokee'], codes: ['Cher'], language: 'chr', face: 'Noto Sans Cherokee' },
  nko: { names: ['Nko'], codes: ['Nkoo'], language: 'nqo', isRightToLeft: true, face: 'Noto Sans NKo' },
  tifinagh: { names: ['Tifinagh'], codes: ['Tfng'], language: 'zgh', face: 'Noto Sans Tifinagh' },
  olChiki: { names: ['Ol_Chiki'], codes: ['Olck'], language: 'sat', face: 'Noto Sans Ol Chiki' },
} as const satisfies Record<string, ScriptFacts>

export type Script = keyof typeof scripts

export const scriptKeys = Object.keys(scripts) as readonly Script[]

export const factsOf = (script: Script): ScriptFacts => scripts[script]

/** One letter of any of these scripts. */
export const letterOf = (chosen: readonly Script[], flags = 'u'): RegExp =>
  new RegExp(
    `[${chosen.flatMap((script) => factsOf(script).names.map((name) => `\\p{Script=${name}}`)).join('')}]`,
    flags,
  )

function tall(name: string, code: string, language: string) {
  return { names: [name], codes: [code], language, isTall: true } as const
}
