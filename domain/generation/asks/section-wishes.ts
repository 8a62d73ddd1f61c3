import { folded } from './heard.ts'

/** A wish that its sentence asks of one section. */
export interface SectionWish {
  /** As its owner named it. */
  readonly section: string
  readonly wish: string
}

/** Where a text may be parted, so that each part speaks of one thing. */
const PARTS = /[.;!?\n]+|,\s*(?=(?:and\s+)?(?:no|not|without|nothing|never|avoid|but)\b)/i

/** A guest who is ill from something is safe in no section that serves it. */
const ILLNESS = /\b(?:allerg\w*|intoleran\w*|celiac|coeliac|anaphyla\w*)\b/i

/** Words between a section and its wish. */
const LEADING =
  /^(?:[\s,:–—-]+|(?:section|menu|is|are|be|has|have|must|should|needs? to|will|comes?|to|for|serves?|(?:the )?(?:people|guests|those|anyone|everyone)?\s*(?:who|that)(?: (?:eats?|can eat|have|has))?)\b)+/

/** Before a section, at the end of a sentence. */
const BEFORE = /\s(?:in|on|for|under|from|among)(?:\s(?:the|our|my))?$/

/**
 * The wishes of a text that name one of these sections, and the text without them.
 * @param isWish what is understood of a section alone, whole
 */
export function sectionWishes(
  notes: string | undefined,
  sections: readonly { readonly name: string }[],
  isWish: (words: string) => boolean,
): { readonly rest: string | undefined; readonly wishes: readonly SectionWish[] } {
  if (!notes || sections.length === 0) return { rest: notes, wishes: [] }
  const wishes: SectionWish[] = []
  const rest: string[] = []
  for (const part of notes.split(PARTS)) {
    const found = ILLNESS.test(part) ? undefined : wishIn(part, sections)
    if (found && isWish(found.wish)) wishes.push(found)
    else if (part.trim() !== '') rest.push(part.trim())
  }
  return wishes.length === 0 ? { rest: notes, wishes } : { rest: rest.join('. ') || undefined, wishes }
}

function wishIn(part: string, sections: readonly { readonly name: string }[]): SectionWish | undefined {
  const text = ` ${folded(part.replace(/[:–—]/g, ' '))} `
  for (const { name } of sections) {
    const words = ` ${folded(name)} `
    const at = text.indexOf(words)
    if (at < 0) continue
    const before = text.slice(0, at).trim()
    const after = text.slice(at + words.length).trim()
    const isFirst = /^(?:(?:in|on|for|under)\s+)?(?:the|our|my)?$/.test(before)
    const isLast = /^(?:section|menu|please)?$/.test(after) && BEFORE.test(` ${before}`)
    if (isFirst && after !== '') return { section: name, wish: after.replace(LEADING, '').trim() }
    if (isLast) return { section: name, wish: before.replace(BEFORE, '') }
  }
  return undefined
}
