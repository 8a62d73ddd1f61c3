import type { MenuItem } from '../../menu/model/item.ts'
import {
  FIRST_CUSTOM_ITEM_ID,
  FIRST_OWN_SECTION_ID,
  MENU_SIZE_LIMITS,
  MENU_TEXT_LIMITS,
} from '../../menu/model/limits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import type { Section } from '../../menu/model/section.ts'
import type { LegendEntry } from '../marks/legend.ts'
import type { Languages } from '../whole/language.ts'
import type { ItemDraft, PlacedPrice, SectionDraft } from './drafts.ts'
import { finishItem, MOST_GROUPS } from './finish-item.ts'
import { finishContact, finishGroups, finishNotices } from './finish-parts.ts'
import { finishHeads, finishPrice, wordsOfPrice } from './finish-prices.ts'
import { MarkList } from './mark-list.ts'
import type { MenuDraft } from './menu-draft.ts'
import { columnsOf, underColumns } from './place-prices.ts'
import { type Leftover, Room } from './room.ts'
import { settleSection } from './settle-section.ts'
import { readTitles } from './titles.ts'
import { twoNames } from './two-names.ts'

export interface Finished {
  readonly content: MenuContent
  readonly sectionIds: ReadonlyMap<SectionDraft, number>
  readonly itemIds: ReadonlyMap<ItemDraft, number>
  /** Items whose prices may be under another column. */
  readonly unsureColumns: ReadonlySet<ItemDraft>
  /** What the menu has no room for; sections and items without an id are left out as a whole. */
  readonly leftovers: readonly Leftover[]
  /** Has every section and every item found room? */
  readonly hasAll: boolean
}

/** The menu of what was read, with ids, marks and claims. Every claim is a proposal until a person confirms it. */
export function finishMenu(
  draft: MenuDraft,
  legend: ReadonlyMap<string, LegendEntry>,
  whole: { currency: string; languages: Languages; isLatin: boolean },
): Finished {
  const sectionIds = new Map<SectionDraft, number>()
  const itemIds = new Map<ItemDraft, number>()
  const unsureColumns = new Set<ItemDraft>()
  const used = new Map<string, LegendEntry>(legend)
  const menuRoom = new Room()
  const marks = new MarkList(used, menuRoom)
  const sections = draft.sections.slice(0, MENU_SIZE_LIMITS.sections).map((section, at): Section => {
    const room = menuRoom.of(section)
    settleSection(section, draft.groups, room, isOfCourses(section, draft.sections))
    const id = FIRST_OWN_SECTION_ID + 1 + at
    sectionIds.set(section, id)
    const own = room.list(section.heads, MENU_SIZE_LIMITS.prices, ({ label }) => label)
    const heads = own.length > 0 ? own : (section.parent?.heads.slice(0, MENU_SIZE_LIMITS.prices) ?? [])
    const columns = columnsOf(heads, rowsUnder(section, draft.sections))
    const items = section.items.slice(0, MENU_SIZE_LIMITS.items - itemIds.size).map((item): MenuItem => {
      const itemRoom = menuRoom.of(item)
      const itemId = FIRST_CUSTOM_ITEM_ID + 1 + itemIds.size
      itemIds.set(item, itemId)
      const { placed, isSure } = underColumns(item.prices, columns, item.name)
      if (!isSure) unsureColumns.add(item)
      return finishItem(
        section,
        item,
        itemId,
        itemRoom
          .list(placed, MENU_SIZE_LIMITS.prices, ({ price }) => wordsOfPrice(price))
          .map(({ price, column }, index) => finishPrice(price, index, column, itemRoom)),
        marks,
        itemRoom,
      )
    })
    const names =
      whole.languages.second === undefined ? { name: section.name } : twoNames(section.name, whole.isLatin)
    const isCourses = section.prices.length > 0 && draft.sections.some(({ parent }) => parent === section)
    return {
      id,
      name: room.text(names.name || nameOfHeads(section), MENU_TEXT_LIMITS.sectionName),
      ...('secondName' in names && names.secondName
        ? { secondName: room.text(names.secondName, MENU_TEXT_LIMITS.sectionName) }
        : section.secondName && { secondName: room.text(section.secondName, MENU_TEXT_LIMITS.sectionName) }),
      ...(section.parent && { parentId: sectionIds.get(section.parent) ?? 0 }),
      ...(isCourses ? { layout: 'courses' as const } : section.layout && { layout: section.layout }),
      ...noteOf('intro', section.intro, room),
      ...noteOf('footer', section.footer, room),
      ...(section.daypart !== undefined && {
        daypart: room.text(section.daypart, MENU_TEXT_LIMITS.sectionName),
      }),
      ...(section.heads.length > 0 && { priceHeads: finishHeads(own, room) }),
      ...(section.prices.length > 0 && {
        prices: room
          .list(
            section.prices.filter(({ isEmpty }) => !isEmpty),
            MENU_SIZE_LIMITS.prices,
            wordsOfPrice,
          )
          .map((price, index) => finishPrice(price, index, undefined, room)),
      }),
      ...(section.groups.length > 0 && {
        modifierGroups: [...room.list(section.groups, MOST_GROUPS, String)],
      }),
      items,
    }
  })
  const hasAll =
    sections.length === draft.sections.length &&
    draft.sections.every(({ items }) => items.every((item) => itemIds.has(item)))
  const { title, dateLine, tagline } = readTitles(
    draft.titles.flatMap((line) =>
      line.split(/\t|\s+[·|•]\s+|(?<!\d)\s+[\u2013\u2014]\s+|\s+[\u2013\u2014]\s+(?!\d)/u),
    ),
  )
  const content: MenuContent = {
    restaurant: {
      ...defaultRestaurant,
      name: menuRoom.text(draft.names.join(' ') || defaultRestaurant.name, MENU_TEXT_LIMITS.name),
      description: menuRoom.text(tagline, MENU_TEXT_LIMITS.description),
      tags: [],
    },
    title: menuRoom.text(title, MENU_TEXT_LIMITS.title),
    dateLine: menuRoom.text(dateLine, MENU_TEXT_LIMITS.title),
    ...(whole.languages.first !== undefined && { language: whole.languages.first }),
    ...(whole.languages.second !== undefined && { secondLanguage: whole.languages.second }),
    currency: whole.currency,
    ...(draft.intro.length > 0 && { intro: menuRoom.text(draft.intro.join('\n'), MENU_TEXT_LIMITS.note) }),
    sections,
    modifierGroups: finishGroups(draft.groups, menuRoom),
    notices: finishNotices(draft.notices, menuRoom),
    marks: marks.all(menuRoom),
    ...(Object.keys(draft.contact).length > 0 && { contact: finishContact(draft.contact, menuRoom) }),
  }
  return { content, sectionIds, itemIds, unsureColumns, leftovers: menuRoom.leftovers, hasAll }
}

/** The prices of all items that are under the same heads as those of a section. */
function rowsUnder(section: SectionDraft, sections: readonly SectionDraft[]): (readonly PlacedPrice[])[] {
  const isInheriting = section.heads.length === 0
  const near = isInheriting
    ? sections.filter((other) => other.parent === section.parent && other.heads.length === 0)
    : [section]
  return near.flatMap(({ items }) => items.map(({ prices }) => prices))
}

/** What a section without a heading is called: pizzas are sold by the inch. */
const nameOfHeads = ({ heads }: SectionDraft): string =>
  heads.length > 0 && heads.every(({ size }) => size?.unit === 'in') ? 'Pizza' : 'Menu'

/** A note of a section, unless nothing but brackets was read for it. */
function noteOf(field: 'intro' | 'footer', lines: readonly string[], room: Room) {
  const text = lines.filter((line) => line.trim() !== '').join('\n')
  return text === '' ? {} : { [field]: room.text(text, MENU_TEXT_LIMITS.note) }
}

/** Are its prices those of what is below it: of the sections inside it, or of a section whose dishes have none? */
function isOfCourses(section: SectionDraft, sections: readonly SectionDraft[]): boolean {
  const next = sections[sections.indexOf(section) + 1]
  return (
    sections.some(({ parent }) => parent === section) ||
    next?.items.some(({ prices }) => prices.length === 0) === true
  )
}
