import { AppWindow, ListTree, type LucideIcon, Utensils } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { DISHES_PATH, RESTAURANT_PATH, SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import { accountLinks } from '#contract/pages/site-links.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { pathOf } from '../../editing/section-path.ts'
import type { OfferedAction } from '../action.ts'
import type { LookedAt } from '../commands/command-store.ts'
import type { FoundEntry } from './find-entries.ts'

export interface PaletteEntry extends FoundEntry {
  /** After its name, quietly: where a dish is. */
  readonly note?: string
  readonly icon: LucideIcon
  readonly keys?: string | undefined
  readonly does:
    | OfferedAction['does']
    | { readonly place: PlaceTarget }
    /** Shows what a command would change. */
    | { readonly look: LookedAt }
    /** Asks the model to say it as commands. */
    | { readonly ask: string }
    /** Types it into the box. */
    | { readonly type: string }
}

/** What is found at a step, in its order. */
export const entriesOf = (
  actions: readonly OfferedAction[],
  menu: Menu | null,
  user: User | null | undefined,
): PaletteEntry[] => [
  // The palette itself is open.
  ...actions.filter(({ key }) => key !== 'find' && key !== 'type-change').map(entryOf),
  ...(menu ? placesOf(menu) : []),
  ...(user ? screensOf(user) : []),
]

const entryOf = ({ key, icon, label, keys, searchWords, whyNot, does }: OfferedAction): PaletteEntry => ({
  id: key,
  group: 'href' in does ? 'Screens' : 'Actions',
  name: label,
  searchWords,
  icon,
  keys: keys?.[0],
  whyNot,
  does,
})

const placesOf = ({ sections }: Menu): PaletteEntry[] =>
  sections.flatMap((section): PaletteEntry[] => {
    const path = pathOf(sections, section)
    const sectionId = section.id
    return [
      {
        id: `section ${sectionId}`,
        group: 'Sections',
        name: path,
        icon: ListTree,
        does: { place: { kind: 'section', sectionId } },
      },
      ...section.items.map(
        (item): PaletteEntry => ({
          id: `dish ${sectionId} ${item.id}`,
          group: 'Dishes',
          name: item.name,
          icon: Utensils,
          searchWords: item.secondName,
          isSearchedOnly: true,
          note: path,
          does: { place: { kind: 'item', sectionId, itemId: item.id } },
        }),
      ),
    ]
  })

/** What else an owner may call them by. */
const screenWords: Readonly<Record<string, string>> = {
  [RESTAURANT_PATH]: 'hours schedules today specials planned prices calendar boards guests integrations QR',
  [SOLD_OUT_PATH]: '86 kitchen today',
  [DISHES_PATH]: 'all menus prices recipes',
}

const screensOf = (user: User): PaletteEntry[] =>
  [
    ...accountLinks(user),
    { href: SOLD_OUT_PATH, label: 'Sold Out' },
    { href: DISHES_PATH, label: 'Dishes' },
    { href: '/compare', label: 'Compare Menus' },
    { href: '/bin', label: 'Trash' },
  ]
    // The step's own link to it is an action.
    .filter(({ label }) => label !== 'My Menus')
    .map(({ href, label }) => ({
      id: `screen ${href}`,
      group: 'Screens',
      name: label,
      searchWords: screenWords[href],
      icon: AppWindow,
      does: { href },
    }))
