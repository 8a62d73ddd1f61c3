import { isLabel } from '../../prices/words/labels.ts'
import { GAP } from '../../text/gap.ts'

/** Words that are together on a line, with nothing but usual spaces between them. */
export interface Run {
  readonly text: string
  /** Where it begins, in characters of the usual type of the source. */
  readonly x: number
  /** In the same unit. */
  readonly width: number
}

/** Where a line is in its source, to show it there. */
export interface Place {
  /** Which of the sources, from 0. */
  readonly source: number
  /** From 1. */
  readonly page: number
  /** In the units of the page, from its upper left corner; absent for a source that has no pages. */
  readonly box?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** What a source itself says of a line: a heading of a level from 1, the name of a dish, a row of a table, an entry of a list. */
export type Tag =
  | { readonly kind: 'heading'; readonly level: number }
  | { readonly kind: 'dish' | 'entry' | 'paragraph' }
  /** Hidden or struck through in its workbook, where its owner has put it aside. */
  | { readonly kind: 'row'; readonly aside?: 'hidden' | 'struck' }

/** A line of a menu as it was written or printed; what every source is turned into before it is read. */
export interface SourceLine {
  readonly runs: readonly Run[]
  /** Blank lines above it; a part of one where the gap is smaller. 0 for the first of a page. */
  readonly gapAbove: number
  /** Height of its largest letters as a multiple of the usual ones. */
  readonly size: number
  readonly isBold?: boolean
  readonly isItalic?: boolean
  readonly tag?: Tag
  readonly place: Place
  /** It ends in a price, and most pages have it word for word at their edge; its repetitions are left out. */
  readonly isOnMostPages?: boolean
  /** 0 to 1, where letters were recognized in a picture. */
  readonly confidence?: number
}

/** The words of a line, with a {@link GAP} where it is wide. */
export const textOf = ({ runs }: Pick<SourceLine, 'runs'>): string => runs.map(({ text }) => text).join(GAP)

/** A line without the bullet of a list before its words. */
export function withoutBullet(line: SourceLine): SourceLine {
  const [first, ...rest] = line.runs
  const bullet =
    first &&
    /^(?:[•·▪◦‣●○◾▫■□➤►✓✔➢]\s+|[▪◦‣◾▫➤➢](?=\p{L})|[-\u2013]\s+(?=\p{L}|\d{1,3}[.)]\s))(?=\S)/u.exec(
      first.text,
    )
  if (!first || !bullet || bullet[0].length >= first.text.length) return line
  return { ...line, runs: [shortened(first, bullet[0].length), ...rest] }
}

const PAGE_NUMBER = String.raw`\s?\d{1,3}(?:\s?(?:of|von|sur|de|di|van|z|\/)\s?\d{1,3})?$`
const PAGE_WORDS = String.raw`page|pg\.?|seite|página|pág\.|pag\.|pagina|strana|strona`

/** `Page 1`, `Seite 2 von 4`, `p. 3`, `S. 5`: a line, or what is apart from the other words of one. */
const PAGE = new RegExp(String.raw`^(?:${PAGE_WORDS}|side|sida|pp?\.?|s\.)${PAGE_NUMBER}`, 'iu')

/** Returns whether a text is the number of a page, with the word for it. */
export const isPageNumber = (text: string): boolean => PAGE.test(text)

/** Without `side`: `Fries side 5` is a price. */
const PAGE_LAST = new RegExp(String.raw`\s(?:${PAGE_WORDS}|[ps]\.)${PAGE_NUMBER}`, 'iu')

/** Characters of a heading of a page. */
const LONGEST_HEAD = 60

const MENU_WORD =
  /^(?:(?:the|our|la|il|die|notre|nuestra|unsere|ons)\s)?(?:menus?|menü|carte|karte|speisekarte|getränkekarte|carta|menú|cardápio|ementa|kaart)$/iu

/** Returns whether a text calls something a menu, and names no house: `Our Menu`, `Speisekarte`. */
export const isMenuWord = (text: string): boolean => MENU_WORD.test(text.trim())

/**
 * `Classic Diner Page 2` without the page. The short words `p.` and `S.` are pages behind a word for the menu, `Karte
 * S. 5`, or capitals, `JOE'S DINER p. 3`: `Ribs p. 12` may be the price of a portion.
 */
function withoutLastPage(text: string): string {
  const found = text.length > LONGEST_HEAD ? null : PAGE_LAST.exec(text)
  if (!found) return text
  const before = text.slice(0, found.index).trimEnd()
  const isShort = /^\s[ps]\./iu.test(found[0])
  const isHead = MENU_WORD.test(before) || (/\p{Lu}{2}/u.test(before) && !/\p{Ll}/u.test(before))
  return before === '' || (isShort && !isHead) ? text : before
}

/** A line without the number of its page behind its other words: `JOE'S DINER     Page 1`. */
export function withoutPage(line: SourceLine): SourceLine {
  const [only] = line.runs
  if (only && line.runs.length === 1) {
    const text = withoutLastPage(only.text)
    return text === only.text
      ? line
      : { ...line, runs: [{ ...only, text, width: (only.width * text.length) / only.text.length }] }
  }
  const runs = line.runs.filter(({ text }) => !PAGE.test(text.trim()))
  return runs.length === 0 || runs.length === line.runs.length ? line : { ...line, runs }
}

/** Lines below each other that begin with one sign, from which on it is a bullet. */
const LEAST_BULLETS = 3

const STAR_FIRST = /^(?:([★☆✦✱✶♥❤◆■▲*>»✅✔☑👉🔸🔹🔶🔷⭐🟢])\uFE0F?\s*|([-\u2013•·]))(?=\p{L})/u

const signFirst = (text: string): string => {
  const [, apart, glued] = STAR_FIRST.exec(text) ?? []
  return apart ?? glued ?? ''
}

/**
 * The signs that are before most lines of a list, where they mean nothing: at least three lines below each other have
 * them, and none that explains them. Dashes and dots right before a word are bullets wherever they are.
 */
export function bulletsIn(lines: readonly SourceLine[]): ReadonlySet<string> {
  const bullets = new Set<string>()
  let run = { sign: '', count: 0 }
  for (const line of lines) {
    const sign = signFirst(textOf(line))
    run = { sign, count: sign !== '' && sign === run.sign ? run.count + 1 : 1 }
    if (sign !== '' && run.count >= LEAST_BULLETS) bullets.add(sign)
  }
  for (const sign of bullets)
    if (lines.some((line) => textOf(line).includes(sign) && !textOf(line).startsWith(`${sign} `)))
      bullets.delete(sign)
  const dashes = Map.groupBy(
    lines.map((line) => STAR_FIRST.exec(textOf(line))?.[2] ?? ''),
    (sign) => sign,
  )
  for (const [sign, all] of dashes) if (sign !== '' && all.length >= LEAST_BULLETS) bullets.add(sign)
  return bullets
}

/** A line without a sign that is a bullet of its menu. */
export function withoutBulletOf(line: SourceLine, bullets: ReadonlySet<string>): SourceLine {
  const [first, ...rest] = line.runs
  const found = first && bullets.size > 0 ? STAR_FIRST.exec(first.text) : null
  return first && found && bullets.has(signFirst(first.text))
    ? { ...line, runs: [shortened(first, found[0].length), ...rest] }
    : line
}

/** Letters with spaces between them: `C A N H`, `M Ó N`, `つ け 麺`, and a short word next to such ones: `D E`. */
const APART = String.raw`(?:[\p{Lu}\p{M}&'’]{1,2}|[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])`
const SPACED = new RegExp(`^(?:${APART}\\s){2,}${APART}$`, 'u')
/** `O n i o n`, and `8 . 5 0` next to such letters. */
const SMALL_SPACED = /^\p{L}(?:\s\p{Ll}){3,}$/u
const DIGITS_SPACED = /^(?:[\p{Sc}\d.,]\s){1,8}[\p{Sc}\d.,]$/u
const SHORT_SPACED = new RegExp(`^(?:${APART}\\s${APART}|&)$`, 'u')
const BETWEEN_SPACED = /(\s[-\u2013\u2014/|·&]\s)/u

/** A text with the letters together of each part where they are set apart. */
const together = (text: string, isNextToSpaced: boolean): string =>
  text
    .split(BETWEEN_SPACED)
    .map((part) => {
      const words = part.trim()
      const isSpaced = SPACED.test(words)
        ? !isLabel(words.replaceAll(' ', '-'))
        : SMALL_SPACED.test(words) ||
          (isNextToSpaced && (SHORT_SPACED.test(words) || DIGITS_SPACED.test(words)))
      return isSpaced ? words.replaceAll(/\s/gu, '') : part
    })
    .join('')

/**
 * A line whose letters are set apart, with its words together: those next to each other are one run. Letters behind words
 * are marks: `Liptauer   A C G`.
 */
export function withoutLetterSpaces(line: SourceLine): SourceLine {
  const isSpaced = line.runs.some(({ text }) => together(text, false) !== text)
  if (!isSpaced || line.runs.some(({ text }) => /\p{Ll}{3}/u.test(text))) return line
  const runs: Run[] = []
  let wasSpaced = false
  for (const run of line.runs) {
    const text = together(run.text, true)
    const last = runs.at(-1)
    const isWord = (text !== run.text || text === '&') && !/\d/u.test(text)
    if (isWord && wasSpaced && last)
      runs[runs.length - 1] = { ...last, text: `${last.text} ${text}`, width: run.x + run.width - last.x }
    else runs.push({ ...run, text })
    wasSpaced = isWord
  }
  return { ...line, runs }
}

/** A line without what adorns its words: `🔥 ESPETOS`, `[ Soups ]`, `📍 Paseo Marítimo 44`. The same line where nothing does. */
export function unadorned(line: SourceLine): SourceLine {
  const [first, ...rest] = line.runs
  if (!first) return line
  const boxed = BOXED.exec(first.text)?.[1]
  if (boxed !== undefined) return { ...line, runs: [{ ...first, text: boxed }, ...rest] }
  const picture = PICTURE_FIRST.exec(first.text)?.[0]
  if (picture === undefined) return line
  const bare = shortened(first, picture.length)
  // `🔥TACOS🔥 $2.50`
  const text = bare.text
    .replaceAll(picture.trim(), '')
    .replace(PICTURE_LAST, '')
    .replaceAll(/ {2,}/gu, ' ')
    .trim()
  return { ...line, runs: [{ ...bare, text }, ...rest] }
}

const BOXED = /^[[【《]\s*([^[\]【】《》]+?)\s*[\]】》]$/u

const PICTURE = String.raw`\p{Extended_Pictographic}(?:\u200D|[\u{1F3FB}-\u{1F3FF}])*`
const PICTURE_FIRST = new RegExp(String.raw`^(?:${PICTURE})+\s*(?=[\p{L}\d@+(])`, 'u')
const PICTURE_LAST = new RegExp(String.raw`(?<=\p{Lu}{2})\s+(?:${PICTURE})+$`, 'u')

/** A run without its first characters. */
function shortened({ text, x, width }: Run, by: number): Run {
  const share = by / text.length
  return { text: text.slice(by), x: x + width * share, width: width * (1 - share) }
}

/** Where a line begins, in characters. */
export const indentOf = ({ runs }: Pick<SourceLine, 'runs'>): number => runs[0]?.x ?? 0
