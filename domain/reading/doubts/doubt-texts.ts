import { sectionWordShare } from '../words/section-words.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/** Characters; what is longer is a sentence of the menu and not what it is called. */
const LONGEST_TITLE = 40

/** What is said of the whole menu: its title, notices that were cut, letters with an odd meaning, choices and extras. */
export function doubtTexts({ content, lines }: ReadParts): DoubtfulLine[] {
  const { restaurant, title, notices, marks, modifierGroups } = content
  const cut = notices
    .filter(({ kind, text }) => /^\p{Ll}|^\d+[.,]\d/u.test(text) || (kind === 'text' && /^[*†‡]/u.test(text)))
    .map(({ text }) => text)
  const labels = content.sections.flatMap(({ prices = [] }) => prices.flatMap(({ label }) => label ?? []))
  const isPriced = (text: string) => labels.some((label) => text.includes(label))
  const odd = marks.filter(({ kind, symbol }) => kind === 'diet' && /^\p{L}{2,}o$/iu.test(symbol))
  const brothers = brotherGroups(content)
  const groups = modifierGroups.filter(
    ({ id, name, options }) =>
      (options.length === 1 && /^(?:with|mit|avec|con|com|met)$/iu.test(name)) ||
      options.some((option) => /\d$|:/u.test(option.name)) ||
      brothers.has(id),
  )
  return lines.flatMap(({ role, text }, at): DoubtfulLine[] => {
    const has = (part: string) => text.includes(part)
    if (role === 'title' && !restaurant.description.includes(text) && (isOddTitle(text) || isDate(title)))
      return [{ at, code: 'name_unclear', text }]
    if (role === 'notice' || role === 'legend') {
      const notice = cut.find(has)
      const mark = role === 'legend' ? odd.find(({ symbol }) => has(symbol)) : undefined
      return [
        ...(notice === undefined ? [] : [{ at, code: 'notice_or_note' as const, text: notice }]),
        ...(mark ? [{ at, code: 'mark_unknown' as const, text: mark.symbol }] : []),
      ]
    }
    if (role === 'note' && PRICE_ON_TOP.test(text) && !isPriced(text))
      return [{ at, code: 'price_in_words', text }]
    if (role === 'extras' && LIKE_ITEM.test(text)) return [{ at, code: 'extras_unclear', text }]
    const group =
      role === 'extras' || role === 'part'
        ? groups.find(({ options }) => options.some(({ name }) => has(name)))
        : undefined
    return group
      ? [{ at, code: 'extras_unclear', text: group.options.map(({ name }) => name).join(', ') }]
      : []
  })
}

/** Choices of one option that an item has under one name: `Add chicken 6`, `Add prawns 8`. */
function brotherGroups({ modifierGroups, sections }: ReadParts['content']): ReadonlySet<string> {
  const single = new Map(
    modifierGroups.flatMap(({ id, name, options }) => (options.length === 1 ? [[id, name]] : [])),
  )
  const several = sections
    .flatMap(({ items }) => items)
    .flatMap(({ modifierGroups: ids = [] }) => [
      ...Map.groupBy(
        ids.filter((id) => single.has(id)),
        (id) => single.get(id),
      ).values(),
    ])
  return new Set(several.filter((ids) => ids.length > 1).flat())
}

/** `Extra shot, decaf +0.60`, `Make it a double +5`: an addition that may as well be a separate dish. */
const LIKE_ITEM = /^[^\p{L}\d]*(?:extra|make it)\s[^\d]*\+\s?\p{Sc}?\s?\d[\d.,]*(?:\s?\p{Sc})?$/iu

/** `panna montata + 0,60` */
const PRICE_ON_TOP = /\+\s?\p{Sc}?\s?\d/u

/** A slogan or a sentence isn't a title. */
const isOddTitle = (text: string): boolean =>
  text.length > LONGEST_TITLE ||
  /[.!]$/u.test(text) ||
  (!isDate(text) &&
    sectionWordShare(text) === 0 &&
    !/\b(?:men[uúù]s?|menü|carte|karte|speisekarte|carta|list|kaart|dining)\b/iu.test(text)) ||
  /\b(?:since|seit|depuis|desde|dal|sinds)\b/iu.test(text)

const isDate = (text: string): boolean => /\b(?:19|20)\d{2}\b/u.test(text)
