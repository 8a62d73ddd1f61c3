import type { WordTable } from '../../text/word-table.ts'

/**
 * The kinds of restaurants that one cuisine has, by name, with the words by which a dish is known to be theirs: dishes,
 * places and products. A dish may be at home in several, and one that no words place is served in all.
 */
export type Houses = WordTable<string>
