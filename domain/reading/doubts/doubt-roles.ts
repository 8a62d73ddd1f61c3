import { isCapitals } from '../roles/line-facts.ts'
import { sectionWordShare } from '../words/section-words.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/** Characters; headings and names of dishes are short. */
const SHORT = 40

/** Lines that say something of another one, although they look like headings or dishes themselves. */
export function doubtRoles({ content, lines }: ReadParts): DoubtfulLine[] {
  return lines.flatMap(({ role, text }, at): DoubtfulLine[] => {
    if (role !== 'part' && role !== 'note' && role !== 'title') return []
    const words = text.trim()
    if (
      words.length < SHORT &&
      !/\d/u.test(words) &&
      (sectionWordShare(words) === 1 || (role === 'note' && isCapitals(words)))
    )
      return role === 'title' && at < 3 ? [] : [{ at, code: 'heading_or_item', text }]
    if (role !== 'part') return []
    const isNumbered = /^\d{1,3}\s?[.)]\s*\p{L}|^[•▪*]\s/u.test(words)
    const isName =
      words.length < SHORT &&
      ((isCapitals(words) && !/\d/u.test(words)) ||
        /^\p{Lu}\p{Ll}+(?:\s(?:& )?\p{Lu}\p{Ll}+){0,2}$/u.test(words)) &&
      content.secondLanguage === undefined
    const isList = /^\p{Lu}[^,.]*(?:, \p{Lu}[^,.]*){3,}$/u.test(words)
    return isNumbered || isList || isName || /^(?:or|ou|oder|o)\s/iu.test(words)
      ? [{ at, code: 'item_or_part', text }]
      : []
  })
}
