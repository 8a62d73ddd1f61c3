import type { Dish } from '../../catalogue/dish.ts'
import { foldName } from '../../text/fold-name.ts'

/** What of a dish can be read; the tables of this room match words of it, folded. */
export type Readable = Pick<Dish, 'name' | 'description'>

/** Name and description in lower case, without accents and punctuation. */
export const readingOf = ({ name, description }: Readable): string => foldName(`${name} ${description}`)

/** Words and how they read: the first that is found names it. */
export type WordTable<Key extends string> = Readonly<Record<Key, RegExp>>

const entriesOf = <Key extends string>(table: WordTable<Key>) => Object.entries(table) as [Key, RegExp][]

export const firstRead = <Key extends string>(table: WordTable<Key>, text: string): Key | undefined =>
  entriesOf(table).find(([, pattern]) => pattern.test(text))?.[0]

export const allRead = <Key extends string>(table: WordTable<Key>, text: string): Key[] =>
  entriesOf(table)
    .filter(([, pattern]) => pattern.test(text))
    .map(([key]) => key)
