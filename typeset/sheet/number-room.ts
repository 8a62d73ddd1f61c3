import type { PrintedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { NumberRule } from '#templates/shared/template.ts'
import { mostEm } from './units/text-width.ts'

/** Where the numbers of dishes and the bins of wines are, in points. */
export interface NumberRoom {
  /** From the edge of a number's room to the name. */
  readonly room: number
  /** The part of it that is kept free between the number and the name. */
  readonly gap: number
  /** Whether the room is taken from the column; else it lies in the margin and between columns. */
  readonly isInside: boolean
  /** Letters of the longest number that has a place in the room; 0 where no dish has a number. */
  readonly longest: number
}

/** A number of more letters is before its name, as a word of it. */
const MOST_LETTERS = 4

/** Kitchens type a number before a name in two scripts: `100. 北京鴨 Peking duck` (`templates/shared/two-scripts.typ`). */
const TYPED_NUMBER =
  /^(\d{1,3}|[A-Za-z]\d{1,2})[.)]?\s+[^\p{Script=Latin}]*[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Devanagari}]/u

/** Of a column, what numbers may take of it; in narrower ones they are before their names, as words of them. */
const MOST_OF_COLUMN = 0.22

/** The room of numbers in columns of this width. */
export const numbersWithin = (numbers: NumberRoom, columnWidth: number): NumberRoom =>
  numbers.isInside && numbers.room > MOST_OF_COLUMN * columnWidth ? { ...numbers, longest: 0 } : numbers

/** Returns the room that holds the widest number of a menu, in names of a size and in this many columns. */
export function numberRoomOf(
  { sections }: PrintedMenu,
  rule: NumberRule,
): (of: { readonly scale: number; readonly nameSize: number; readonly columns: number }) => NumberRoom {
  const numbers = sections
    .flatMap(({ items }) => items.map(({ number, name }) => number ?? TYPED_NUMBER.exec(name)?.[1] ?? ''))
    .filter(({ length }) => length > 0 && length <= MOST_LETTERS)
  const widestEm = Math.max(0, ...numbers.map(mostEm))
  const longest = Math.max(0, ...numbers.map((number) => number.length))
  return ({ scale, nameSize, columns }) => {
    const gap = rule.gap * scale
    return {
      room: Math.max(rule.room * scale, widestEm * nameSize + gap),
      gap,
      isInside: rule.inside === 'always' || (rule.inside === 'in-columns' && columns > 1),
      longest,
    }
  }
}

/** What hung numbers take of the margin and of the space between columns, in points. */
export const hungRoomOf = ({ room, isInside, longest }: NumberRoom): number =>
  isInside || longest === 0 ? 0 : room
