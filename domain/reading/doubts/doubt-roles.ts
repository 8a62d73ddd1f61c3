import type { LineRole } from '../layout/role.ts'
import { isCapitals } from '../lines/line-facts.ts'
import { sectionWordShare } from '../words/section-words.ts'
import { type DoubtfulLine, type ReadParts, shareOf } from './read-parts.ts'

/** Characters; headings and names of dishes are short. */
const SHORT = 40

/** Lines that say something of another one, although they look like headings or dishes themselves. */
export function doubtRoles({ content, lines }: ReadParts): DoubtfulLine[] {
  const parts = lines.filter(({ role }) => role === 'part')
  const areSmall = shareOf(parts, ({ text }) => /^[\p{Ll}\d(]/u.test(text)) > 0.5
  // Nouns begin with capitals in German, and in the way of many bars.
  const areLists =
    content.language?.startsWith('de') === true || shareOf(parts, ({ text }) => LIST.test(text.trim())) > 0.5
  return lines.flatMap(({ role, text }, at): DoubtfulLine[] => {
    const words = text.trim()
    if (isNoteOfSeveral(lines, at)) return [{ at, code: 'notice_or_note', text }]
    if (looksLikeDishes(role, words)) return [{ at, code: 'notice_or_note', text }]
    if (hasHeadingFirst(role, words)) return [{ at, code: 'heading_or_item', text }]
    if (role !== 'part' && role !== 'note' && role !== 'title') return []
    if (
      words.length < SHORT &&
      !/\d/u.test(words) &&
      (sectionWordShare(words) === 1 || (role === 'note' && isCapitals(words)))
    )
      return role === 'title' && at < 3 ? [] : [{ at, code: 'heading_or_item', text }]
    if (role !== 'part') return []
    if (OF_ALL.test(words)) return [{ at, code: 'notice_or_note', text }]
    if (ON_TOP.test(words)) return [{ at, code: 'price_in_words', text }]
    const isNumbered = /^\d{1,3}\s?[.)]\s*\p{L}|^[•▪*]\s/u.test(words)
    const isName =
      words.length < SHORT &&
      (areSmall || isCapitals(words)) &&
      ((isCapitals(words) && !/\d/u.test(words)) ||
        /^\p{Lu}\p{Ll}+(?:\s(?:& )?\p{Lu}\p{Ll}+){0,2}$/u.test(words)) &&
      content.secondLanguage === undefined
    const isList = !areLists && LIST.test(words)
    if (PRICE_WITHIN.test(words.replace(PRICE_APART, '')) && !/^[+(]/u.test(words))
      return [{ at, code: 'price_in_words', text }]
    const isSecond =
      areSmall &&
      lines[at - 1]?.role === 'part' &&
      /^\p{Lu}/u.test(words) &&
      !/[.!?]$/u.test(lines[at - 1]?.text ?? '')
    return isNumbered || isSecond || isList || isName || /^(?:or|ou|oder|o)\s/iu.test(words)
      ? [{ at, code: 'item_or_part', text }]
      : []
  })
}

/** Notes below each other that all begin like names and aren't sentences: they may as well be dishes without prices. */
const isNoteOfSeveral = (lines: ReadParts['lines'], at: number): boolean => {
  const looksLikeName = (index: number) => {
    const { role, text = '' } = lines[index] ?? {}
    return role === 'note' && /^\p{Lu}/u.test(text) && !/[.!?:]$|[.;]\s/u.test(text.trim())
  }
  return looksLikeName(at) && (looksLikeName(at - 1) || looksLikeName(at + 1))
}

/** An amount with cents or with its sign. */
const PRICE_WITHIN = /(?<![\d.,:])\d+[.,]\d{2}(?![\d%])|\p{Sc}\s?\d|\d\s?\p{Sc}|\s\d+\.[\u2013-]/u

/** `alle hoofdgerechten worden geserveerd met friet`: said of all dishes, and not of the last one. */
const OF_ALL = /^(?:all|alle|toute?s|tous|todos|todas|tutti|tutte|every|each|jede[rs]?)\s\p{L}/iu

/** `hot stone bowl +2` */
const ON_TOP = /\p{L}\s\+\s?\p{Sc}?\d/u

/** Four names or more, with capital letters all of them. */
const LIST = /^\p{Lu}[^,.]*(?:, \p{Lu}[^,.]*){3,}$/u

/** The price of a dish at the end of its second line. */
const PRICE_APART = /\t[\d.,\s\p{Sc}]+$/u

/** `Fries · Creamed spinach`, `62. Tarka Dal`, `HAPPY HOUR Mon–Fri 4–6`: nothing that is said of the whole menu. */
const looksLikeDishes = (role: LineRole, words: string): boolean =>
  (role === 'notice' && words.length < 90 && !/[.!?]/u.test(words) && / [·•|] |\t/u.test(words)) ||
  ((role === 'notice' || role === 'note') && /^\d{1,3}[.)]?\s+\p{Lu}/u.test(words)) ||
  (role === 'contact' && sectionWordShare(/^(?:\p{Lu}{3,}\s?)+/u.exec(words)?.[0] ?? '') > 0.5)

/** `Sides  Edamame 5 · Rice 2`, `MONTADITOS 2,50 c/u`: a heading is before what it heads. */
const hasHeadingFirst = (role: LineRole, words: string): boolean => {
  if (role === 'prices') return /^\p{Lu}{4}/u.test(words)
  const first =
    role === 'items' || role === 'extras' ? /^(\p{Lu}\p{L}+)[\s:]+\p{Lu}/u.exec(words)?.[1] : undefined
  return first !== undefined && sectionWordShare(first) === 1
}
