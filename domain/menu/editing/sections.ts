import { categories } from '../../reference/reference.ts'
import { headsAbove } from '../model/check-menu.ts'
import { FIRST_OWN_SECTION_ID, MENU_SIZE_LIMITS, SECTION_LEVELS } from '../model/limits.ts'
import type { Menu } from '../model/menu.ts'
import type { Section, SectionRef } from '../model/section.ts'
import { setFields } from '../model/set-fields.ts'
import { levelOf, mapSections, parentOf, withSubsections } from '../model/walk.ts'
import { pricesUnder } from '../prices/prices-under.ts'

type Sections = Pick<Menu, 'sections'>

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/**
 * Does another section than this one have the name already, in the same section around it? Letter case does not
 * tell names apart. Red > Italy and White > Italy are two.
 */
export const isSectionNameTaken = (
  menu: Sections,
  name: string,
  { besidesId, parentId }: { readonly besidesId?: number; readonly parentId?: number | undefined } = {},
): boolean =>
  menu.sections.some(
    (section) => section.id !== besidesId && section.parentId === parentId && sameName(section.name, name),
  )

/** Has the menu as many sections as it may have? */
export const isFullOfSections = (menu: Sections): boolean => menu.sections.length >= MENU_SIZE_LIMITS.sections

/** The smallest id from {@link FIRST_OWN_SECTION_ID} that no section of the menu has. */
export function newSectionId(menu: Sections): number {
  const taken = new Set(menu.sections.map(({ id }) => id))
  let id = FIRST_OWN_SECTION_ID
  while (taken.has(id)) id += 1
  return id
}

/**
 * Id and name of a new section of this name: the catalogue's category, where it has one of that name and the
 * menu does not use it yet, so that dishes can be found for it; else one of the owner's own.
 */
export function sectionRefFor(menu: Sections, name: string): SectionRef {
  const known = categories.find((category) => sameName(category.name, name))
  const isFree = known && menu.sections.every(({ id }) => id !== known.id)
  return isFree ? { id: known.id, name: known.name } : { id: newSectionId(menu), name: name.trim() }
}

/** Adds an empty section at the end, or as the last of another section. Its id comes from {@link sectionRefFor}. */
export function addSection(menu: Menu, { id, name }: SectionRef, parentId?: number): Menu {
  const section: Section = { id, name, items: [] }
  if (parentId === undefined) return { ...menu, sections: [...menu.sections, section] }
  const last = withSubsections(menu.sections, parentId).at(-1)
  if (!last) return menu
  const position = menu.sections.indexOf(last) + 1
  return { ...menu, sections: menu.sections.toSpliced(position, 0, { ...section, parentId }) }
}

/** Gives a section another name; its id stays, and with it the kind of its dishes. */
export const renameSection = (menu: Menu, sectionId: number, name: string): Menu =>
  updateSection(menu, sectionId, { name: name.trim() })

type SectionChanges = Partial<Omit<Section, 'id' | 'items' | 'parentId'>>

/**
 * Changes the fields of a section other than its items. A field that is undefined is removed. A price whose
 * column is removed stays as a price with the head of its column as label.
 */
export function updateSection(menu: Menu, sectionId: number, changes: SectionChanges): Menu {
  const changed = mapSections(menu, (section) =>
    section.id === sectionId ? setFields(section, changes) : section,
  )
  return 'priceHeads' in changes ? withHeadsThatStand(changed, menu) : changed
}

/**
 * Prices name columns over them: those whose column went are labeled with what it said, and those that are in none take
 * the columns that came.
 */
export const withHeadsThatStand = (menu: Menu, before: Menu): Menu =>
  mapSections(menu, (section) => {
    const heads = headsAbove(menu.sections, section)
    const old = before.sections.find(({ id }) => id === section.id)
    const oldHeads = old ? headsAbove(before.sections, old) : []
    if (heads === oldHeads) return section
    const isNew = heads.some(({ id }) => !oldHeads.some((head) => head.id === id))
    const fixed = (prices: NonNullable<Section['prices']>) => {
      const kept = prices.map((price) => {
        const { head, ...rest } = price
        if (head === undefined || heads.some(({ id }) => id === head)) return price
        const said = oldHeads.find(({ id }) => id === head)
        return { ...(said && { label: said.label, ...(said.size && { size: said.size }) }), ...rest }
      })
      return isNew ? pricesUnder(kept, heads) : kept
    }
    return {
      ...section,
      ...(section.prices && { prices: fixed(section.prices) }),
      items: section.items.map((item) => ({ ...item, prices: fixed(item.prices) })),
    }
  })

/** Drops a section with all its items and all sections that are in it. */
export function removeSection(menu: Menu, sectionId: number): Menu {
  const gone = new Set(withSubsections(menu.sections, sectionId).map(({ id }) => id))
  return gone.size === 0 ? menu : { ...menu, sections: menu.sections.filter(({ id }) => !gone.has(id)) }
}

/** The sections that a section can be in: deep enough for what is in it, and not in itself. */
export function possibleParents(menu: Sections, sectionId: number): Section[] {
  const own = withSubsections(menu.sections, sectionId)
  const [top] = own
  if (!top) return []
  const depth =
    Math.max(...own.map((section) => levelOf(menu.sections, section))) - levelOf(menu.sections, top)
  return menu.sections.filter(
    (section) => !own.includes(section) && levelOf(menu.sections, section) + depth + 1 < SECTION_LEVELS,
  )
}

/**
 * Puts a section with its subsections into another section, as its last, or on the first level after its
 * former parent. A place that {@link possibleParents} doesn't have leaves the menu unchanged.
 */
export function nestSection(menu: Menu, sectionId: number, parentId: number | undefined): Menu {
  const own = withSubsections(menu.sections, sectionId)
  const [top, ...below] = own
  if (!top || top.parentId === parentId) return menu
  const rest = menu.sections.filter((section) => !own.includes(section))
  const { parentId: _, ...free } = top
  if (parentId === undefined) {
    const root = rootOf(menu.sections, top)
    const after = rest.indexOf(withSubsections(rest, root.id).at(-1) ?? root) + 1
    return withHeadsThatStand({ ...menu, sections: rest.toSpliced(after, 0, free, ...below) }, menu)
  }
  if (!possibleParents(menu, sectionId).some(({ id }) => id === parentId)) return menu
  const last = withSubsections(rest, parentId).at(-1)
  const position = last ? rest.indexOf(last) + 1 : rest.length
  return withHeadsThatStand(
    { ...menu, sections: rest.toSpliced(position, 0, { ...free, parentId }, ...below) },
    menu,
  )
}

function rootOf(sections: readonly Section[], section: Section): Section {
  const parent = parentOf(sections, section)
  return parent ? rootOf(sections, parent) : section
}
