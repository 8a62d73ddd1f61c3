import { spelling } from '../../menu/comparing/match-parts.ts'
import { doubtItem } from './doubt-item.ts'
import type { DoubtfulLine, ReadItem, ReadParts } from './read-parts.ts'

/** Lines with a price that pages repeat as their heads: a dish, or a part of the page? */
export const doubtOnMostPages = ({ lines }: Pick<ReadParts, 'lines'>): DoubtfulLine[] =>
  lines.flatMap(({ line: { isOnMostPages = false }, text }, at) =>
    isOnMostPages ? [{ at, code: 'on_most_pages', text }] : [],
  )

/** Items that the same section has twice: of lines and of rows of tables. */
export const doubtRepeated = ({ sections }: Pick<ReadParts, 'sections'>): DoubtfulLine[] =>
  sections.flatMap(({ items }) => repeated(items))

function repeated(items: readonly ReadItem[]): DoubtfulLine[] {
  const seen = new Set<string>()
  return items.flatMap((read) => {
    const { name, wine, number } = read.item
    const words = JSON.stringify([spelling(name) || name, wine, number])
    if (!seen.has(words)) {
      seen.add(words)
      return []
    }
    return doubtItem(read, 'name_repeated', name, [true])
  })
}
