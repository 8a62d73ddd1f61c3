import { doubtItem } from './doubt-item.ts'
import { type DoubtfulLine, type ReadItem, type ReadParts, type ReadSection, shareOf } from './read-parts.ts'

/** Below this share of a menu its dishes are seldom described behind a comma. */
const SELDOM = 0.25

/** Of all dishes, and of how many at least: below it one that ends at a comma stands out. */
const RARE = 0.05
const FEW = 12

/** Of a section: where this many are, it is the habit of the section. */
const OFTEN = 0.6

/**
 * Names that end at a comma of their line although they may go on behind it: `Bacon, chorizo 6.50` where other dishes
 * are described below, `Peas, carrots` among dishes of words alone.
 */
export function doubtSplits({ sections, items, lines }: ReadParts): DoubtfulLine[] {
  const splits = new Map(items.map((read) => [read, splitOf(read, lines)]))
  const described = items.filter(({ item }) => item.description !== '')
  const isSeldom = shareOf(described, (read) => splits.get(read) !== undefined) < SELDOM
  const isRare = items.length > FEW && shareOf(items, (read) => splits.get(read) !== undefined) < RARE
  const isAmongWords = shareOf(items, (read) => splits.get(read) !== undefined) < 0.2
  return sections.flatMap((section) => {
    const isOften = shareOf(section.items, (read) => splits.get(read) !== undefined) >= OFTEN
    return section.items.flatMap((read) => {
      const behind = splits.get(read)
      if (behind === undefined) return []
      return doubtItem(read, 'name_unclear', `${read.item.name}, ${behind}`, [
        (isSeldom || isRare) && !isOften,
        isAmongWords && isUnpricedAmongWords(read, section),
      ])
    })
  })
}

/** What is after the comma at which the name of a dish ends; undefined where it ends otherwise. */
function splitOf({ item, lines: [at] }: ReadItem, lines: ReadParts['lines']): string | undefined {
  const line = lines[at ?? -1]
  if (line?.role !== 'item' || item.wine || item.description === '') return undefined
  const from = line.text.indexOf(`${item.name}, `)
  if (from < 0) return undefined
  const [first = ''] = item.description.split(/[,;.]\s/u)
  const behind = line.text.slice(from + item.name.length + 2)
  return behind.startsWith(first) ? item.description : undefined
}

/** Dishes without prices, most of which are words alone: `Garlic bread, green beans` below `Beef lasagne`. */
const isUnpricedAmongWords = ({ item }: ReadItem, { items }: ReadSection): boolean =>
  item.prices.length === 0 && shareOf(items, ({ item: { description } }) => description === '') >= 1 - OFTEN
