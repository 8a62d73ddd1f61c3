import type { SourceItem } from '../../../exchange/rows/reading.ts'
import { ownId, withHeads } from '../../../exchange/taking/add-sections.ts'
import { placeSections } from '../../../exchange/taking/place-sections.ts'
import { newItem } from '../../../exchange/taking/take-item.ts'
import type { Named } from '../../../menu/details/detail.ts'
import { markName } from '../../../menu/details/mark-names.ts'
import type { MenuItem } from '../../../menu/model/item.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '../../../menu/model/limits.ts'
import { MOST_OWN_MARKS } from '../../../menu/model/marks.ts'
import type { MenuContent } from '../../../menu/model/menu.ts'
import type { ModifierGroup } from '../../../menu/model/modifiers.ts'
import { defaultRestaurant } from '../../../menu/model/restaurant.ts'
import type { Section } from '../../../menu/model/section.ts'
import { MOST_GROUPS } from '../../building/finish-item.ts'
import type { Room } from '../../building/room.ts'
import type { Languages } from '../../whole/language.ts'
import { joinedWords, type RowWords } from './row-words.ts'
import type { OpenItem, OpenSection } from './table-builder.ts'

/** What rows say of the menu as a whole. */
export interface WholeTable {
  readonly names: readonly RowWords[]
  readonly titles: readonly RowWords[]
  readonly notices: readonly RowWords[]
  /** The title that a till's file has outside of its rows. */
  readonly title: string
  /** Of the file: they are on the menu, whether an item has them or not. */
  readonly groups: readonly ModifierGroup[]
  /** What rows can name: the rest is on the menu where one does. */
  readonly named: Named
  readonly currency: string
  readonly languages: Languages
}

export interface FinishedTable {
  readonly content: MenuContent
  readonly sectionIds: ReadonlyMap<OpenSection, number>
  readonly itemIds: ReadonlyMap<OpenItem, number>
  /** Ids of items whose rows bear them. */
  readonly ownIds: ReadonlySet<number>
}

/** American, as of dishes that name no other cuisine. */
const CUISINE = 5

/**
 * Returns the menu of the rows, with ids; those of our files are kept. Every claim is a proposal until a
 * person confirms it.
 * @param room gets what the menu has no place for, by the places of its rows in the sheet
 */
export function finishTable(read: readonly OpenSection[], whole: WholeTable, room: Room): FinishedTable {
  const placeOf = placeSections(
    [],
    [],
    read.map(({ path }) => path),
  )
  // A row without an id takes none that another row bears.
  const taken = new Set(read.flatMap(({ items }) => items.flatMap((item) => item.read.id ?? [])))
  const ownIds = new Set<number>()
  const idOf = ({ id }: SourceItem): number => {
    if (id === undefined || ownIds.has(id)) return ownId(null, taken)
    ownIds.add(id)
    return id
  }
  const sectionIds = new Map<OpenSection, number>()
  const itemIds = new Map<OpenItem, number>()
  const sections: Section[] = []
  for (const open of read) {
    const { id, name, parentId } = placeOf(open.path)
    sectionIds.set(open, id)
    const bare: Section = {
      id,
      name: room.text(name, MENU_TEXT_LIMITS.sectionName, open.at),
      items: [],
      ...(parentId !== undefined && { parentId }),
      ...noteOf('intro', open.intro, room),
      ...noteOf('footer', open.footer, room),
    }
    const items = open.items.map((item) => item.read)
    const { section, all } = withHeads(bare, sections, items, true)
    sections.push({
      ...section,
      items: open.items.map((item) => {
        const itemId = idOf(item.read)
        itemIds.set(item, itemId)
        const place = { id: itemId, categoryId: id, cuisineId: CUISINE }
        return withPriceWords(
          item.read,
          newItem(withinItem(item.read, whole.named, room), place, all, whole.named),
          room,
        )
      }),
    })
  }
  const items = sections.flatMap((section) => section.items)
  const isNamed = (id: string) => items.some(({ modifierGroups = [] }) => modifierGroups.includes(id))
  const isBorne = (id: string) => items.some(({ ownMarks = [] }) => ownMarks.includes(id))
  return {
    sectionIds,
    itemIds,
    ownIds,
    content: {
      restaurant: {
        ...defaultRestaurant,
        name: joinedWords(whole.names, MENU_TEXT_LIMITS.name, room, ' ') || defaultRestaurant.name,
        description: '',
        tags: [],
      },
      title:
        joinedWords(whole.titles, MENU_TEXT_LIMITS.title, room, ' ') ||
        room.text(whole.title, MENU_TEXT_LIMITS.title, 0),
      dateLine: '',
      ...(whole.languages.first !== undefined && { language: whole.languages.first }),
      currency: whole.currency,
      sections,
      modifierGroups: whole.named.modifierGroups.filter(
        (group) => whole.groups.includes(group) || isNamed(group.id),
      ),
      notices: room
        .list(
          whole.notices,
          MENU_SIZE_LIMITS.notices,
          ({ words }) => words,
          ({ at }) => at,
        )
        .map(({ words, at }, index) => ({
          id: `n${index + 1}`,
          kind: 'text',
          text: room.text(words, MENU_TEXT_LIMITS.note, at),
        })),
      marks: whole.named.marks.filter(({ id }) => isBorne(id)),
    },
  }
}

const noteOf = (field: 'intro' | 'footer', rows: readonly RowWords[], room: Room) =>
  rows.length > 0 ? { [field]: joinedWords(rows, MENU_TEXT_LIMITS.note, room) } : {}

/** An item with as many choices and marks of the menu as it can have. */
function withinItem(read: SourceItem, { modifierGroups, marks }: Named, room: Room): SourceItem {
  const within = (names: readonly string[], known: ReadonlySet<string>, most: number) => [
    ...room.list(
      names.filter((name) => known.has(name)),
      most,
      String,
      () => read.row - 1,
    ),
  ]
  const { modifierGroups: choices, ownMarks } = read
  return {
    ...read,
    ...(choices && {
      modifierGroups: within(choices, new Set(modifierGroups.map(({ name }) => name)), MOST_GROUPS),
    }),
    ...(ownMarks && { ownMarks: within(ownMarks, new Set(marks.map(markName)), MOST_OWN_MARKS) }),
  }
}

/** Returns the item unchanged; it reports where its prices name a column for which there was no room. */
function withPriceWords({ prices, row }: SourceItem, item: MenuItem, room: Room): MenuItem {
  for (const [at, { column, label }] of prices.entries())
    if (column !== undefined && item.prices[at]?.head === undefined)
      room.text([column, label].filter(Boolean).join(' '), MENU_TEXT_LIMITS.label, row - 1)
  return item
}
