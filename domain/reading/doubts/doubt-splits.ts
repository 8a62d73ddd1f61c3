import { isLabel } from '../../prices/words/labels.ts'
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
 * are described below, `Mythos, Fix` where what is behind begins like a name, `Peas, carrots` with one word on each side.
 */
export function doubtSplits({ content, sections, items, lines }: ReadParts): DoubtfulLine[] {
  // Nouns begin with capitals in German.
  const isGerman = content.language?.startsWith('de') === true
  const splits = new Map(items.map((read) => [read, splitOf(read, lines)]))
  const described = items.filter(({ item }) => item.description !== '')
  const isSeldom = shareOf(described, (read) => splits.get(read) !== undefined) < SELDOM
  const isRare = items.length > FEW && shareOf(items, (read) => splits.get(read) !== undefined) < RARE
  const isAmongWords = shareOf(items, (read) => splits.get(read) !== undefined) < 0.2
  const areCapitalsSeldom =
    shareOf(
      items.filter((read) => splits.get(read) !== undefined),
      (read) => isCapital(splits.get(read) ?? ''),
    ) < SELDOM
  return sections.flatMap((section) => {
    const isOften = shareOf(section.items, (read) => splits.get(read) !== undefined) >= OFTEN
    return section.items.flatMap((read) => {
      const behind = splits.get(read)
      if (behind === undefined) return []
      return doubtItem(read, 'name_unclear', `${read.item.name}, ${behind}`, [
        (isSeldom || isRare) && !isOften,
        areCapitalsSeldom && !isGerman && isCapital(behind),
        isPair(read.item.name, behind),
        isSmallRow(read.item.name, behind),
        endsInChoice(behind) && !hasSpace(read.item.name),
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

const isCapital = (text: string): boolean => /^\p{Lu}\p{Ll}/u.test(text)

const hasSpace = (text: string): boolean => /\s/u.test(text.trim())

/** `Peas, carrots`: one word and one more, neither of which says how the other is made. */
const isPair = (name: string, behind: string): boolean =>
  !hasSpace(name) && /^\p{L}+$/u.test(behind) && !isLabel(behind)

/** `beans, cheddar, chilli`: single words in small letters, the first of which isn't more a name than the others. */
const isSmallRow = (name: string, behind: string): boolean =>
  /^\p{Ll}+(?:\s\p{Ll}+)?$/u.test(name) && behind.split(/,\s/u).every((part) => /^\p{Ll}+$/u.test(part))

/** `oat, almond or soy` */
const endsInChoice = (text: string): boolean =>
  /\p{L}\s(?:or|oder|ou|o|of|eller|lub|and|und|et|y|e|en)\s\p{L}+/u.test(text)

/** Dishes without prices, most of which are words alone: `Garlic bread, green beans` below `Beef lasagne`. */
const isUnpricedAmongWords = ({ item }: ReadItem, { items }: ReadSection): boolean =>
  item.prices.length === 0 && shareOf(items, ({ item: { description } }) => description === '') >= 1 - OFTEN
