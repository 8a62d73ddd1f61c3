import { MARK_SIGN } from '../../text/mark-sign.ts'
import { doubtItem } from './doubt-item.ts'
import type { DoubtfulLine, ReadParts } from './read-parts.ts'

/** Letters and signs behind names and descriptions that no legend explains: of lines and of rows of tables. */
export function doubtMarks({ items, content }: Pick<ReadParts, 'items' | 'content'>): DoubtfulLine[] {
  const legend = new Set(content.marks.map(({ symbol }) => symbol))
  return items.flatMap((read) => {
    const { name, description } = read.item
    return [
      ...doubtItem(read, 'mark_unknown', LETTERS_LAST.exec(name)?.[0].trim() ?? description, [
        LETTERS_LAST.test(name),
        LETTERS_ALONE.test(description),
      ]),
      ...doubtItem(
        read,
        'mark_unknown',
        unknownMark(name, legend) ?? unknownMark(description, legend) ?? '',
        [unknownMark(name, legend) !== undefined || unknownMark(description, legend) !== undefined],
      ),
    ]
  })
}

/** Letters in a row behind a name: `Gulasch A, C, G`. */
const LETTERS_LAST = /\s\p{Lu}(?:(?:\s?[,/]\s?|\s)\p{Lu})+$/u

/** The same, cut from their name at a comma. */
const LETTERS_ALONE = /^\p{L}(?:\s?[,/]\s?\p{L})*$/u

/** `Kozel 11°` says how strong a beer is. */
const SIGNS_LAST = new RegExp(`(?<!\\d°?)(?:${MARK_SIGN})+$|(?:(?!°)${MARK_SIGN})+$`, 'u')

/** Letters or signs behind the words that nobody explained: `(xg)`, `†`. */
function unknownMark(text: string, legend: ReadonlySet<string>): string | undefined {
  const sign = SIGNS_LAST.exec(text)?.[0]
  if (sign !== undefined) return sign
  const inner =
    /[([]\s?((?:\p{L}{1,2}|\p{Lu}{3}|[b-df-hj-np-tv-z]{3}|veg|[gdvn]fo|\d{1,2})(?:\s?[,/·+&]\s?(?:\p{L}{1,2}|\p{Lu}{3}|[b-df-hj-np-tv-z]{3}|veg|[gdvn]fo|\d{1,2}))*)\s?[)\]]/u.exec(
      text,
    )?.[1]
  if (inner === undefined || /^\d{1,2}$/u.test(inner)) return undefined
  return inner.split(/\s?[,/·+&]\s?/u).every((letter) => legend.has(letter)) ? undefined : inner
}
