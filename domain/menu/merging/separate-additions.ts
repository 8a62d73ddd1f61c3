import { newSectionId } from '../editing/sections.ts'
import { newKey } from '../model/ids.ts'
import type { MenuContent } from '../model/menu.ts'
import { mapItems, mapSections } from '../model/walk.ts'
import { isEqual, type Three } from './three-way.ts'

/** Mine, where what both sides added under one id has another id than theirs: two things are not one. */
export const separateAdditions = (menus: Three<MenuContent>): MenuContent =>
  withOwnSections({ ...menus, mine: withOwnKeys(menus) })

const keyed = { notices: 'n', modifierGroups: 'g', marks: 'm' } as const

function withOwnKeys({ base, mine, theirs }: Three<MenuContent>): MenuContent {
  const renamed = new Map<string, string>()
  const parts = Object.fromEntries(
    Object.entries(keyed).map(([list, prefix]) => {
      const of = (menu: MenuContent): readonly { readonly id: string }[] => menu[list as keyof typeof keyed]
      const taken = [base, mine, theirs].flatMap((menu) => of(menu).map(({ id }) => id))
      const own = of(mine).map((part) => {
        const other = of(theirs).find(({ id }) => id === part.id)
        if (!other || of(base).some(({ id }) => id === part.id) || isEqual(part, other)) return part
        const id = newKey(prefix, taken)
        taken.push(id)
        renamed.set(`${list} ${part.id}`, id)
        return { ...part, id }
      })
      return [list, own]
    }),
  ) as unknown as Pick<MenuContent, keyof typeof keyed>
  if (renamed.size === 0) return mine
  const ids = (list: keyof typeof keyed, keys: readonly string[]) =>
    keys.map((key) => renamed.get(`${list} ${key}`) ?? key)
  const groupsIn = ({ modifierGroups }: { readonly modifierGroups?: string[] | undefined }) =>
    modifierGroups && { modifierGroups: ids('modifierGroups', modifierGroups) }
  const inSections = mapSections({ ...mine, ...parts }, (section) => ({ ...section, ...groupsIn(section) }))
  return mapItems(inSections, (item) => ({
    ...item,
    ...groupsIn(item),
    ...(item.ownMarks && { ownMarks: ids('marks', item.ownMarks) }),
  }))
}

/** New sections of one name under one id are one section. */
function withOwnSections({ base, mine, theirs }: Three<MenuContent>): MenuContent {
  const renamed = new Map<number, number>()
  const all = [...base.sections, ...mine.sections, ...theirs.sections]
  for (const { id, name } of mine.sections) {
    const other = theirs.sections.find((section) => section.id === id)
    if (!other || base.sections.some((section) => section.id === id) || other.name === name) continue
    const own = newSectionId({ sections: all })
    renamed.set(id, own)
    all.push({ ...other, id: own })
  }
  const idOf = (id: number) => renamed.get(id) ?? id
  return renamed.size === 0
    ? mine
    : mapSections(mine, (section) => ({
        ...section,
        id: idOf(section.id),
        ...(section.parentId !== undefined && { parentId: idOf(section.parentId) }),
      }))
}
