import { anyWordBut, type TextPattern } from './any-word.ts'

export type WordTable<Key extends string> = Readonly<Record<Key, TextPattern>>

/**
 * A table of word lists, compiled once.
 * @param lists phrases as `anyWordBut` reads them; a pattern where one word counts only next to another
 */
export const wordTable = <Key extends string>(
  lists: Readonly<Record<Key, string | TextPattern>>,
): WordTable<Key> =>
  Object.fromEntries(
    Object.entries<string | TextPattern>(lists).map(([key, list]) => [
      key,
      typeof list === 'string' ? anyWordBut(list) : list,
    ]),
  ) as WordTable<Key>

const entriesOf = <Key extends string>(table: WordTable<Key>) => Object.entries(table) as [Key, TextPattern][]

export const firstIn = <Key extends string>(table: WordTable<Key>, folded: string): Key | undefined =>
  entriesOf(table).find(([, words]) => words.test(folded))?.[0]

export const allIn = <Key extends string>(table: WordTable<Key>, folded: string): Key[] =>
  entriesOf(table)
    .filter(([, words]) => words.test(folded))
    .map(([key]) => key)
