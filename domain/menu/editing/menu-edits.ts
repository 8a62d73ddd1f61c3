import { newKey } from '../model/ids.ts'
import type { MenuMark } from '../model/marks.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierGroup } from '../model/modifiers.ts'
import type { Notice } from '../model/notice.ts'
import { setFields } from '../model/set-fields.ts'
import { itemsOf, mapSections } from '../model/walk.ts'

type MenuFields = Omit<Menu, 'sections' | 'currency' | 'modifierGroups' | 'notices' | 'marks'>

/** Changes what a menu says of itself: its title, its introduction, its contact. A field that is undefined goes. */
export const updateMenu = (
  menu: Menu,
  changes: { readonly [Field in keyof MenuFields]?: MenuFields[Field] | undefined },
): Menu => setFields(menu, changes)

/** Adds a part with a key that its list does not have yet. */
const withPart = <Part extends { readonly id: string }>(
  parts: readonly Part[],
  prefix: string,
  part: Omit<Part, 'id'>,
): Part[] => [
  ...parts,
  {
    ...part,
    id: newKey(
      prefix,
      parts.map(({ id }) => id),
    ),
  } as Part,
]

const replaced = <Part extends { readonly id: string }>(parts: readonly Part[], part: Part): Part[] =>
  parts.map((other) => (other.id === part.id ? part : other))

const without = <Part extends { readonly id: string }>(parts: readonly Part[], key: string): Part[] =>
  parts.filter(({ id }) => id !== key)

export const addNotice = (menu: Menu, notice: Omit<Notice, 'id'>): Menu => ({
  ...menu,
  notices: withPart(menu.notices, 'n', notice),
})

/** Changes the text of a notice; a notice that is left without a text goes. */
export const rewriteNotice = (menu: Menu, key: string, text: string): Menu => ({
  ...menu,
  notices:
    text.trim() === ''
      ? without(menu.notices, key)
      : menu.notices.map((notice) => (notice.id === key ? { ...notice, text: text.trim() } : notice)),
})

export const addModifierGroup = (menu: Menu, group: Omit<ModifierGroup, 'id'>): Menu => ({
  ...menu,
  modifierGroups: withPart(menu.modifierGroups, 'g', group),
})

export const replaceModifierGroup = (menu: Menu, group: ModifierGroup): Menu => ({
  ...menu,
  modifierGroups: replaced(menu.modifierGroups, group),
})

/** Drops choices and extras from the menu and from all items and sections that have them. */
export const removeModifierGroup = (menu: Menu, key: string): Menu => ({
  ...mapSections(menu, (section) => {
    const kept = withoutKey(section, 'modifierGroups', key)
    const items = section.items.map((item) => withoutKey(item, 'modifierGroups', key))
    return kept === section && items.every((item, at) => item === section.items[at])
      ? section
      : { ...kept, items }
  }),
  modifierGroups: without(menu.modifierGroups, key),
})

export const addMark = (menu: Menu, mark: Omit<MenuMark, 'id'>): Menu => ({
  ...menu,
  marks: withPart(menu.marks, 'm', mark),
})

/** Drops a mark from the menu; one of the owner's own goes from all items that have it. */
export const removeMark = (menu: Menu, key: string): Menu => ({
  ...mapSections(menu, (section) => {
    const items = section.items.map((item) => withoutKey(item, 'ownMarks', key))
    return items.every((item, at) => item === section.items[at]) ? section : { ...section, items }
  }),
  marks: without(menu.marks, key),
})

/** The same object where it does not have the key; without the list where that was its only one. */
function withoutKey<
  Field extends 'modifierGroups' | 'ownMarks',
  Of extends { [Key in Field]?: string[] | undefined },
>(value: Of, field: Field, key: string): Of {
  const keys = value[field]
  if (!keys?.includes(key)) return value
  const kept = keys.filter((other) => other !== key)
  return setFields<Of>(value, { [field]: kept.length > 0 ? kept : undefined } as Partial<Of>)
}

/**
 * The reminder that goes with raw or undercooked food: model Food Code of the FDA, section 3-603.11, in the words
 * that its annex suggests.
 */
export const RAW_ADVISORY =
  'Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.'

/**
 * Returns the notices that the menu lacks according to its items: for an owner to add, never added
 * automatically. Items marked raw need the reminder, with the sign next to them.
 */
export function proposedNotices(menu: Menu): Omit<Notice, 'id'>[] {
  const isRaw = itemsOf(menu).some(({ marks }) => marks?.includes('raw'))
  const hasAdvisory = menu.notices.some(({ kind }) => kind === 'advisory')
  if (!isRaw || hasAdvisory) return []
  const sign = menu.marks.find(({ kind, key }) => kind === 'mark' && key === 'raw')?.symbol ?? RAW_SIGN
  return [{ kind: 'advisory', text: `${sign}${RAW_ADVISORY}` }]
}

/** The sign next to the name of a raw item, where the owner chose no other. */
export const RAW_SIGN = '*'
