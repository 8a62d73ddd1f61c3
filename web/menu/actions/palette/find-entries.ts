import { foldName } from '#domain/text/fold-name.ts'

export const entryGroups = [
  'Change this menu',
  'Typed before',
  'Actions',
  'Dishes',
  'Sections',
  'Screens',
  'On your menus',
] as const
export type EntryGroup = (typeof entryGroups)[number]

export interface FoundEntry {
  readonly id: string
  readonly group: EntryGroup
  readonly name: string
  readonly searchWords?: string | undefined
  /** Nothing shows it until something is typed: a menu has too many of its kind. */
  readonly isSearchedOnly?: boolean
  readonly whyNot?: string | null
}

export interface FoundGroup<E> {
  readonly group: EntryGroup
  /** The best first. */
  readonly entries: readonly E[]
  readonly more: number
}

/** Entries of one group. */
const SHOWN = 12

/** The entries that have each typed word, whatever its case, accents and punctuation; the best group is first. */
export function findEntries<E extends FoundEntry>(entries: readonly E[], typed: string): FoundGroup<E>[] {
  const wanted = foldName(typed)
  const ranked = entries
    .map((entry) => ({ entry, rank: wanted === '' ? rankUnasked(entry) : rankOf(entry, wanted) }))
    .filter(({ rank }) => rank < NOT_FOUND)
  return entryGroups
    .map((group) => {
      const members = ranked.filter(({ entry }) => entry.group === group).sort((a, b) => a.rank - b.rank)
      const shown = wanted === '' ? members : members.slice(0, SHOWN)
      return {
        group,
        entries: shown.map(({ entry }) => entry),
        more: members.length - shown.length,
        best: members[0]?.rank ?? NOT_FOUND,
      }
    })
    .filter(({ best }) => best < NOT_FOUND)
    .sort((a, b) => a.best - b.best)
    .map(({ best: _, ...found }) => found)
}

const NOT_FOUND = Number.POSITIVE_INFINITY

const rankUnasked = ({ isSearchedOnly = false, whyNot }: FoundEntry): number =>
  isSearchedOnly ? NOT_FOUND : whyNot ? 1 : 0

/** From 0, the name itself, to 4, letters within a word. */
function rankOf({ name, searchWords = '' }: FoundEntry, wanted: string): number {
  const own = foldName(name)
  if (own === wanted) return 0
  if (own.startsWith(wanted)) return 1
  const asked = wanted.split(' ')
  if (asked.every((word) => ` ${own}`.includes(` ${word}`))) return 2
  const all = ` ${own} ${foldName(searchWords)}`
  if (asked.every((word) => all.includes(` ${word}`))) return 3
  return asked.every((word) => own.includes(word)) ? 4 : NOT_FOUND
}
