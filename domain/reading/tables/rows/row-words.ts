import type { Room } from '../../building/room.ts'

/** Words with the row that they are in: its place in the sheet, from 0. */
export interface RowWords {
  readonly words: string
  readonly at: number
}

/** Characters: a shorter beginning of a text is a torn word, and is left out with the rest. */
const LEAST = 24

/** Words of a row behind others, as much of them as fits. */
export function wordsBehind(
  before: string,
  { words, at }: RowWords,
  most: number,
  room: Room,
  between = '\n',
): string {
  const start = before === '' ? '' : `${before}${between}`
  if (start === '' || start.length + Math.min(words.length, LEAST) <= most)
    return start + room.text(words, most - start.length, at)
  room.leave('too_long', words, at)
  return before
}

/** The words of several rows as one text, as much of them as fits. */
export const joinedWords = (rows: readonly RowWords[], most: number, room: Room, between?: string): string =>
  rows.reduce((before, row) => wordsBehind(before, row, most, room, between), '')
