import type { MenuItem } from '#domain/menu/model/item.ts'
import type { ItemMark, MenuMark } from '#domain/menu/model/marks.ts'

export const markWords: Readonly<Record<ItemMark, string>> = {
  raw: 'Raw',
  'spicy-1': 'Mild',
  'spicy-2': 'Hot',
  'spicy-3': 'Very hot',
  new: 'New',
  signature: 'Signature',
  alcohol: 'Alcohol',
}

/** The marks of an item in words, those of the owner's own by their meaning. */
export const wordsOfMarks = (
  { marks = [], ownMarks = [] }: Pick<MenuItem, 'marks' | 'ownMarks'>,
  own: readonly MenuMark[],
): string[] => [
  ...marks.map((mark) => markWords[mark]),
  ...ownMarks.flatMap((key) => {
    const mark = own.find(({ id }) => id === key)
    return mark ? [mark.meaning || mark.symbol] : []
  }),
]

/** A mark of the owner's own with its sign: `h House-made`. */
export const ownMarkWords = ({ symbol, meaning }: Pick<MenuMark, 'symbol' | 'meaning'>): string =>
  meaning ? `${symbol} ${meaning}` : symbol
