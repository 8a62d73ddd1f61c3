import { pathOf } from '../../exchange/columns/path-of.ts'
import { samePath } from '../../exchange/words/section-path.ts'
import { MENU_SIZE_LIMITS } from '../../menu/model/limits.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import type { Section } from '../../menu/model/section.ts'
import { countItems } from '../../menu/model/walk.ts'
import { markLeftovers } from '../building/place-leftovers.ts'
import { Room } from '../building/room.ts'
import type { LineReading } from '../reading.ts'
import type { TableReading } from './rows/table-reading.ts'

/**
 * Returns a reading with as much of its menu as there is room for next to another. Lines of what is left
 * out, and of what only one of two menus can have, report it.
 */
export function fitBeside(menu: MenuContent, reading: TableReading): TableReading {
  const { content } = reading
  const room = new Room()
  const lineOf = new Map(
    reading.lines
      .flatMap(({ itemId }, at) => (itemId === undefined ? [] : [[itemId, at] as const]))
      .toReversed(),
  )
  const notices = room.list(
    content.notices,
    Math.max(0, MENU_SIZE_LIMITS.notices - menu.notices.length),
    ({ text }) => text,
  )
  const groups = beside(menu.modifierGroups, content.modifierGroups, MENU_SIZE_LIMITS.modifierGroups)
  const marks = beside(menu.marks, content.marks, MENU_SIZE_LIMITS.marks)
  const withKeys = <Key extends 'modifierGroups' | 'ownMarks'>(
    field: Key,
    keys: readonly string[] | undefined,
    kept: ReadonlyMap<string, boolean>,
    at?: number,
  ) => {
    if (!keys) return {}
    for (const key of keys) if (!kept.get(key)) room.leave('too_many', nameOf(content, key), at)
    return { [field]: keys.filter((key) => kept.get(key)) }
  }
  let left = Math.max(0, MENU_SIZE_LIMITS.items - countItems(menu))
  const sections = sectionsBeside(menu, content).map((section): Section => {
    const items = section.items.slice(0, left)
    left -= items.length
    return {
      ...section,
      ...withKeys('modifierGroups', section.modifierGroups, groups),
      items: items.map((item) => ({
        ...item,
        ...withKeys('modifierGroups', item.modifierGroups, groups, lineOf.get(item.id)),
        ...withKeys('ownMarks', item.ownMarks, marks, lineOf.get(item.id)),
      })),
    }
  })
  const fitted = {
    ...content,
    sections,
    notices: [...notices],
    modifierGroups: content.modifierGroups.filter(({ id }) => groups.get(id)),
    marks: content.marks.filter(({ id }) => marks.get(id)),
  }
  const lines = reading.lines.map(leavesOut(menu, fitted))
  const ofMenu = lines.flatMap(({ role }, at) => (/^(?:notice|legend|contact)$/u.test(role) ? [at] : []))
  const marked = markLeftovers(
    lines,
    lines.map(({ line }) => line),
    room.leftovers,
    { candidates: new Map([[undefined, ofMenu]]) },
  )
  return { ...reading, content: fitted, lines: lines.map((line, at) => ({ ...line, ...marked[at] })) }
}

/** Which parts another menu has, or has room for, by their ids. */
function beside<Part extends { readonly id: string }>(
  present: readonly Part[],
  incoming: readonly Part[],
  most: number,
): ReadonlyMap<string, boolean> {
  const said = ({ id: _, ...rest }: Part) => JSON.stringify(rest)
  const known = new Set(present.map(said))
  let left = most - present.length
  return new Map(
    incoming.map((part) => {
      const isKept = known.has(said(part)) || left > 0
      if (!known.has(said(part))) left -= 1
      return [part.id, isKept]
    }),
  )
}

/** The sections that another menu has, or has room for. */
function sectionsBeside(menu: MenuContent, { sections }: MenuContent): Section[] {
  const known = new Set(menu.sections.map((section) => samePath(pathOf(menu.sections, section))))
  const dropped = new Set<number>()
  return sections.filter((section) => {
    const path = samePath(pathOf(sections, section))
    const isIn = section.parentId === undefined || !dropped.has(section.parentId)
    if (isIn && (known.has(path) || known.size < MENU_SIZE_LIMITS.sections)) {
      known.add(path)
      return true
    }
    dropped.add(section.id)
    return false
  })
}

const nameOf = ({ modifierGroups, marks }: MenuContent, key: string): string =>
  modifierGroups.find(({ id }) => id === key)?.name ?? marks.find(({ id }) => id === key)?.symbol ?? key

/** Takes a line out that went into nothing of the menu that stays. */
function leavesOut(menu: MenuContent, { sections, title, restaurant }: MenuContent) {
  const sectionIds = new Set(sections.map(({ id }) => id))
  const itemIds = new Set(sections.flatMap(({ items }) => items.map(({ id }) => id)))
  const known = new Set(menu.sections.map((section) => samePath(pathOf(menu.sections, section))))
  const isOfKnown = new Set(
    sections.flatMap((section) => (known.has(samePath(pathOf(sections, section))) ? section.id : [])),
  )
  const isOther = (one: string, other: string, none = '') => one !== none && other !== none && one !== other
  return (line: LineReading): LineReading => {
    const { role, sectionId, itemId } = line
    const isOut =
      (sectionId !== undefined && !sectionIds.has(sectionId)) ||
      (itemId !== undefined && !itemIds.has(itemId)) ||
      // What is said of a section stays as the menu has it, and so do its title and its name.
      (role === 'note' && sectionId !== undefined && isOfKnown.has(sectionId)) ||
      (role === 'title' && isOther(menu.title, title)) ||
      (role === 'name' && isOther(menu.restaurant.name, restaurant.name, defaultRestaurant.name))
    if (!isOut || role === 'leave-out') return line
    const { sectionId: _, itemId: __, ...rest } = line
    return { ...rest, role: 'leave-out', confidence: 0, doubts: [{ code: 'too_many' }] }
  }
}
