import { type ItemMark, itemMarks, type MenuMark } from '../model/marks.ts'
import { foldWord, knownIn } from './list-cells.ts'

/** `W Wood-fired`: how a table names one of the owner's own marks. */
export const markName = ({ symbol, meaning }: Pick<MenuMark, 'symbol' | 'meaning'>): string =>
  `${symbol} ${meaning}`.trim()

/** The mark that a word of a file names: `spicy`, `Alcoholic`, `spicy-2`. */
export const markOfWord: (word: string) => ItemMark | undefined = knownIn({
  spicy: 'spicy-1',
  alcoholic: 'alcohol',
  ...Object.fromEntries(itemMarks.map((mark) => [foldWord(mark), mark])),
} as Readonly<Record<string, ItemMark>>)
