import type { MenuState } from '#contract/menus/kept-menus.ts'
import type { RecordEntry } from '#contract/menus/record.ts'
import type { SavedMenuSummary } from '#contract/menus/saved-menus.ts'
import { summaryOf } from '../../menu/comparing/comparison-words.ts'

/** A line of the record: what guests saw, or a version that they never saw. */
export interface TimelineEntry {
  readonly at: string
  readonly version: number
  /** Null where guests never saw this version. */
  readonly published: RecordEntry | null
  readonly label: string | null
  /** What it restores, as people say it; null where nothing was restored. */
  readonly restored: string | null
}

/**
 * What guests saw and what was saved without them, in one list, the latest first.
 * @param menu as it is saved now, which is none of its earlier states; undefined where it was deleted
 * @param isWhole whether all publications are loaded: before, states older than the last of them wait
 */
export function timelineOf(
  published: readonly RecordEntry[],
  states: readonly MenuState[],
  menu: Pick<SavedMenuSummary, 'version' | 'updatedAt'> | undefined,
  isWhole: boolean,
): TimelineEntry[] {
  const labels = new Map(states.map(({ version, label }) => [version, label]))
  const seen = new Set(published.map(({ version }) => version))
  const oldest = published.at(-1)?.from ?? ''
  const isListed = menu && (seen.has(menu.version) || labels.has(menu.version))
  const saved = menu && !isListed ? [{ version: menu.version, savedAt: menu.updatedAt, label: null }] : []
  const entries = [
    ...published.map((entry) => ({
      at: entry.from,
      version: entry.version,
      published: entry,
      label: labels.get(entry.version) ?? null,
      restored: entry.restored === null ? null : nameOf(entry.restored, labels.get(entry.restored)),
    })),
    ...[...saved, ...states]
      .filter(({ version, savedAt }) => !seen.has(version) && (isWhole || savedAt >= oldest))
      .map(({ version, savedAt, label }) => ({
        at: savedAt,
        version,
        published: null,
        label,
        restored: null,
      })),
  ]
  return entries.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : b.version - a.version))
}

const nameOf = (version: number, label: string | null | undefined): string =>
  label ? `“${label}”` : `version ${version}`

const partWords: Readonly<Record<RecordEntry['changed'][number], string>> = {
  menu: 'The menu',
  soldOut: 'Sold out',
  prices: 'Planned prices',
  specials: 'Specials',
  place: 'Where guests find it',
}

export const partsInWords = (parts: RecordEntry['changed']): string =>
  parts.map((part) => partWords[part]).join(', ')

export function newsOf({ published, version, restored }: TimelineEntry): string {
  if (!published) return 'Saved, not shown to guests'
  const { changed, isShown, until, differs, hasOtherDesign, soldOut } = published
  if (!isShown) return 'Guests no longer see this menu'
  if (changed.includes('menu') && changed.includes('place'))
    return `Guests ${until === null ? 'see' : 'saw'} version ${version}`
  const others = [
    soldOut.map(({ name, isSoldOut, by }) => `${name} ${isSoldOut ? 'sold out' : 'back'}${by && ` (${by})`}`),
    partsInWords(changed.filter((part) => part !== 'menu' && (part !== 'soldOut' || soldOut.length === 0))),
  ]
    .flat()
    .filter(Boolean)
    .join(', ')
  if (!changed.includes('menu')) return others
  const what = [summaryOf(differs), hasOtherDesign ? 'another design' : ''].filter(Boolean).join(', ')
  const restore = restored && `Restored ${restored}`
  return [restore, what || (restore ? '' : 'Saved again'), others].filter(Boolean).join(' · ')
}
