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
import { clipped } from './clipped.ts'
import type { ItemDraft, SectionDraft } from './drafts.ts'
import { finishItem } from './finish-item.ts'
import { finishHeads, finishPrice } from './finish-prices.ts'
import { MarkList } from './mark-list.ts'
import type { MenuDraft } from './menu-draft.ts'
import { underColumns } from './place-prices.ts'
import { settleSection } from './settle-section.ts'
import { readTitles } from './titles.ts'
import { twoNames } from './two-names.ts'

export interface Finished {
  readonly content: MenuContent
  readonly sectionIds: ReadonlyMap<SectionDraft, number>
  readonly itemIds: ReadonlyMap<ItemDraft, number>
  /** Items whose prices may stand under another column. */
  readonly unsureColumns: ReadonlySet<ItemDraft>
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
  const marks = new MarkList(used)
  const sections = draft.sections.map((section, at): Section => {
    settleSection(section, draft.groups)
    const id = FIRST_OWN_SECTION_ID + 1 + at
    sectionIds.set(section, id)
    const heads = section.heads.length > 0 ? section.heads : (section.parent?.heads ?? [])
    const items = section.items.map((item): MenuItem => {
      const itemId = FIRST_CUSTOM_ITEM_ID + 1 + itemIds.size
      itemIds.set(item, itemId)
      const { placed, isSure } = underColumns(item.prices, heads)
      if (!isSure) unsureColumns.add(item)
      return finishItem(
        section,
        item,
        itemId,
        placed.map(({ price, column }, index) => finishPrice(price, index, column)),
        marks,
      )
    })
    const names =
      whole.languages.second === undefined ? { name: section.name } : twoNames(section.name, whole.isLatin)
    const isCourses = section.prices.length > 0 && draft.sections.some(({ parent }) => parent === section)
    return {
      id,
      name: clipped(names.name || nameOfHeads(section), MENU_TEXT_LIMITS.sectionName),
      ...('secondName' in names && names.secondName
        ? { secondName: names.secondName }
        : section.secondName && { secondName: section.secondName }),
      ...(section.parent && { parentId: sectionIds.get(section.parent) ?? 0 }),
      ...(isCourses ? { layout: 'courses' as const } : section.layout && { layout: section.layout }),
      ...(section.intro.length > 0 && { intro: clipped(section.intro.join('\n'), MENU_TEXT_LIMITS.note) }),
      ...(section.footer.length > 0 && { footer: clipped(section.footer.join('\n'), MENU_TEXT_LIMITS.note) }),
      ...(section.daypart !== undefined && {
        daypart: clipped(section.daypart, MENU_TEXT_LIMITS.sectionName),
      }),
      ...(section.heads.length > 0 && { priceHeads: finishHeads(section.heads) }),
      ...(section.prices.length > 0 && {
        prices: section.prices
          .filter(({ isEmpty }) => !isEmpty)
          .slice(0, MENU_SIZE_LIMITS.prices)
          .map((price, index) => finishPrice(price, index, undefined)),
      }),
      ...(section.groups.length > 0 && { modifierGroups: section.groups }),
      items,
    }
  })
  const { title, dateLine, tagline } = readTitles(
    draft.titles.flatMap((line) => line.split(/\t|\s+[·|•]\s+|\s+[\u2013\u2014]\s+/u)),
  )
  const content: MenuContent = {
    restaurant: {
      ...defaultRestaurant,
      name: clipped(draft.names.join(' ') || defaultRestaurant.name, MENU_TEXT_LIMITS.name),
      description: clipped(tagline, MENU_TEXT_LIMITS.description),
      tags: [],
    },
    title: clipped(title, MENU_TEXT_LIMITS.title),
    dateLine: clipped(dateLine, MENU_TEXT_LIMITS.title),
    ...(whole.languages.first !== undefined && { language: whole.languages.first }),
    ...(whole.languages.second !== undefined && { secondLanguage: whole.languages.second }),
    currency: whole.currency,
    ...(draft.intro.length > 0 && { intro: clipped(draft.intro.join('\n'), MENU_TEXT_LIMITS.note) }),
    sections,
    modifierGroups: draft.groups.slice(0, MENU_SIZE_LIMITS.modifierGroups),
    notices: draft.notices.slice(0, MENU_SIZE_LIMITS.notices).map((notice, at) => ({
      ...notice,
      id: `n${at + 1}`,
      text: clipped(notice.text, MENU_TEXT_LIMITS.note),
    })),
    marks: marks.all(),
    ...(Object.keys(draft.contact).length > 0 && { contact: draft.contact }),
  }
  return { content, sectionIds, itemIds, unsureColumns }
}

/** What a section without a heading is called: pizzas are sold by the inch. */
const nameOfHeads = ({ heads }: SectionDraft): string =>
  heads.length > 0 && heads.every(({ size }) => size?.unit === 'in') ? 'Pizza' : 'Menu'
