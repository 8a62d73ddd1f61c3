import { ownId, withHeads } from '../../../exchange/taking/add-sections.ts'
import { placeSections } from '../../../exchange/taking/place-sections.ts'
import { type Named, newItem } from '../../../exchange/taking/take-item.ts'
import { MENU_TEXT_LIMITS } from '../../../menu/model/limits.ts'
import type { MenuContent } from '../../../menu/model/menu.ts'
import type { ModifierGroup } from '../../../menu/model/modifiers.ts'
import { defaultRestaurant } from '../../../menu/model/restaurant.ts'
import type { Section } from '../../../menu/model/section.ts'
import type { Languages } from '../../whole/language.ts'
import type { OpenItem, OpenSection } from './table-builder.ts'

/** What rows say of the menu as a whole. */
export interface WholeTable {
  readonly name: string
  readonly title: string
  readonly notices: readonly string[]
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
}

/** American, as of dishes that name no other cuisine. */
const CUISINE = 5

/** The menu of the rows, with ids; those of our own files are kept. Every claim is a proposal until a person confirms it. */
export function finishTable(read: readonly OpenSection[], whole: WholeTable): FinishedTable {
  const placeOf = placeSections(
    [],
    [],
    read.map(({ path }) => path),
  )
  const taken = new Set<number>()
  const sectionIds = new Map<OpenSection, number>()
  const itemIds = new Map<OpenItem, number>()
  const sections: Section[] = []
  for (const open of read) {
    const { id, name, parentId } = placeOf(open.path)
    sectionIds.set(open, id)
    const bare: Section = {
      id,
      name: name.slice(0, MENU_TEXT_LIMITS.sectionName),
      items: [],
      ...(parentId !== undefined && { parentId }),
      ...noteOf('intro', open.intro),
      ...noteOf('footer', open.footer),
    }
    const items = open.items.map((item) => item.read)
    const { section, all } = withHeads(bare, sections, items, true)
    sections.push({
      ...section,
      items: open.items.map((item) => {
        const itemId = ownId(item.read.id ?? null, taken)
        itemIds.set(item, itemId)
        return newItem(item.read, { id: itemId, categoryId: id, cuisineId: CUISINE }, all, whole.named)
      }),
    })
  }
  const items = sections.flatMap((section) => section.items)
  const isNamed = (id: string) => items.some(({ modifierGroups = [] }) => modifierGroups.includes(id))
  const isBorne = (id: string) => items.some(({ ownMarks = [] }) => ownMarks.includes(id))
  return {
    sectionIds,
    itemIds,
    content: {
      restaurant: {
        ...defaultRestaurant,
        name: whole.name.slice(0, MENU_TEXT_LIMITS.name) || defaultRestaurant.name,
        description: '',
        tags: [],
      },
      title: whole.title.slice(0, MENU_TEXT_LIMITS.title),
      dateLine: '',
      ...(whole.languages.first !== undefined && { language: whole.languages.first }),
      currency: whole.currency,
      sections,
      modifierGroups: whole.named.modifierGroups.filter(
        (group) => whole.groups.includes(group) || isNamed(group.id),
      ),
      notices: whole.notices.map((text, at) => ({
        id: `n${at + 1}`,
        kind: 'text',
        text: text.slice(0, MENU_TEXT_LIMITS.note),
      })),
      marks: whole.named.marks.filter(({ id }) => isBorne(id)),
    },
  }
}

const noteOf = (field: 'intro' | 'footer', words: readonly string[]) =>
  words.length > 0 ? { [field]: words.join('\n').slice(0, MENU_TEXT_LIMITS.note) } : {}
