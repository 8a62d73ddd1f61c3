import { remembered } from '#domain/computing/remembered.ts'
import { dividedWord } from './divided-word.ts'
import type { GlyphCoverage } from './glyph-coverage.ts'

/** Words longer than this get places where they may be broken; German dishes stay whole. */
const LONGEST_UNBROKEN_WORD = 24
/** Parts of a divided word; what no narrow column holds is broken anywhere. */
const LONGEST_PART = 14
/** A hyphen would be read as one of the address's own. */
const LIKE_AN_ADDRESS = /[./:@_]\p{L}/u
const ZERO_WIDTH_SPACE = '\u200b'

/** Scripts without spaces between words, and those that break anywhere: the engine knows where. */
const BROKEN_BY_ENGINE =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\u3000-\u303f\uff00-\uffef]+)/u

/** As wide as a space, or narrow. */
const UNBREAKABLE_SPACE = /^[\u00a0\u202f]$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Letters and signs of Latin as they should be: composed, and none that steers what follows. */
const USUAL = /^[\t\n\r -~\u00a0-\u02af\u2010-\u2027\u20ac]*$/

/**
 * A text without control characters, its letters composed as fonts have them: what is copied from a Mac
 * may bring them in parts. Marks that turn the direction of what follows go too, since they would turn
 * the price behind a name; the letters say which way they run.
 */
export const plainText = (text: string): string =>
  USUAL.test(text)
    ? text
    : text.replace(/[^\P{Cc}\s]|\p{Cs}|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu, '').normalize('NFC')

/** White space that is not one that stays between two words. */
const OTHER_SPACE = /^\s|\s$|\s{2}|[^\S \u00a0\u202f]/u

/** A plain text on one line: white space of every kind becomes single spaces, of which those that do not break stay. */
export function plainLine(text: string): string {
  const plain = plainText(text)
  if (!OTHER_SPACE.test(plain)) return plain
  return plain.replace(/\s+/gu, (spaces) => (UNBREAKABLE_SPACE.test(spaces) ? spaces : ' ')).trim()
}

/** Lines of some twenty menus: each is asked for once in every setting that is planned, and again after an edit. */
const KEPT_LINES = 4000

/** A plain line whose overlong words may be divided between syllables, or else anywhere, at invisible marks. */
export const printableLine = remembered(
  (text: string): string => breakableWords(withSidedMarks(plainLine(text))),
  KEPT_LINES,
)

/** A text that keeps its line ends and is otherwise as {@link printableLine}. */
export const printableText = (text: string): string =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/u)
    .map(printableLine)
    .join('\n')
    .trim()

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}]/u
const MARKS_BEHIND_A_WORD = /(?<=(\p{L})\p{M}*[.,!?:;…،؛؟]+)(?=\s)/gu

/**
 * A line in two directions whose commas and full stops stay with the words before them: between words of both they
 * would go where the line as a whole runs (UAX #9, rule N2), and invisible marks hold them.
 */
function withSidedMarks(line: string): string {
  if (!RIGHT_TO_LEFT.test(line) || !LEFT_TO_RIGHT.test(line)) return line
  return line.replace(MARKS_BEHIND_A_WORD, (_, letter: string) =>
    RIGHT_TO_LEFT.test(letter) ? '\u200f' : '\u200e',
  )
}

/** A text of which every character has a shape, and the characters that were left out or replaced. */
export interface DrawableText {
  readonly text: string
  /** Each once, in the order in which they appear. */
  readonly missing: string
}

/**
 * What of a text is printed when no font has all of it. Letters in fancy clothes (𝐁𝐨𝐥𝐝) are printed as the
 * letters that they stand for, pictures (🍕) are left out, and other characters become one question mark
 * for each run of them, so that the owner sees where something is missing.
 */
export function drawableText(text: string, coverage: GlyphCoverage): DrawableText {
  if (coverage.missingFrom(text) === '' && !MARK.test(text)) return { text, missing: '' }
  const parts = Array.from(graphemes.segment(text), ({ segment }) => drawableGrapheme(segment, coverage))
  const drawn = parts
    .map(({ text: part }, index) => (part === NO_SHAPE && parts[index - 1]?.text === NO_SHAPE ? '' : part))
    .join('')
  return {
    text: isVisible(drawn) ? drawn : NO_SHAPE,
    missing: [...new Set(parts.flatMap(({ missing }) => [...missing]))].join(''),
  }
}

/** Stands for what cannot be drawn. */
export const NO_SHAPE = '?'

/** Whether a text has anything to print: a name of invisible characters alone has not. */
export const isVisible = (text: string): boolean =>
  /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}]/u.test(text)

const MARK = /\p{M}/u

const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u20e3/u

function drawableGrapheme(grapheme: string, coverage: GlyphCoverage): DrawableText {
  const missing = coverage.missingFrom(grapheme)
  if (missing === '' && (!MARK.test(grapheme) || coverage.isOfOneFont(grapheme)))
    return { text: grapheme, missing: '' }
  const plain = grapheme.normalize('NFKC')
  if (coverage.missingFrom(plain) === '' && coverage.isOfOneFont(plain)) return { text: plain, missing: '' }
  if (PICTURE.test(grapheme)) return { text: '', missing }
  // A letter that is there is printed without the mark that is not.
  const withoutMarks = grapheme.replace(/\p{M}/gu, '')
  const isDrawn = withoutMarks !== '' && coverage.missingFrom(withoutMarks) === ''
  return {
    text: isDrawn ? withoutMarks : NO_SHAPE,
    missing: missing || (grapheme.match(/\p{M}/gu) ?? []).join(''),
  }
}

const HAS_LONG_WORD = new RegExp(`[^ \u00a0\u202f]{${LONGEST_UNBROKEN_WORD + 1}}`)

const breakableWords = (line: string): string =>
  HAS_LONG_WORD.test(line)
    ? line
        .split(/([ \u00a0\u202f])/u)
        .map(breakableWord)
        .join('')
    : line

const breakableWord = (word: string): string =>
  word.length <= LONGEST_UNBROKEN_WORD ? word : word.split(BROKEN_BY_ENGINE).map(breakableRun).join('')

function breakableRun(run: string): string {
  if (run.length <= LONGEST_UNBROKEN_WORD || BROKEN_BY_ENGINE.test(run)) return run
  const divided = LIKE_AN_ADDRESS.test(run) ? run : run.replace(/\p{Script=Latin}+/gu, dividedWord)
  return divided.split(/[\u00ad-]/u).every(({ length }) => length <= LONGEST_PART)
    ? divided
    : Array.from(graphemes.segment(run), ({ segment }) => segment).join(ZERO_WIDTH_SPACE)
}
