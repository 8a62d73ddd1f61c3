import { categories } from '../../catalogue/reference.ts'
import {
  type CategoryRef,
  categoryRefSchema,
  MENU_SIZE_LIMITS,
  type Menu,
  type MenuGroup,
} from '../model/schema.ts'

/**
 * First id of the sections that owners add themselves. The catalogue's categories count from 1 and have
 * all ids below to grow into.
 */
export const FIRST_OWN_SECTION_ID = 1000

const sameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()

/** The name of a section: not empty, and not too long to print. */
export const sectionNameSchema = categoryRefSchema.shape.name

/** Does another section than this one have the name already? Letter case does not tell names apart. */
export const isSectionNameTaken = (menu: Menu, name: string, besidesId?: number): boolean =>
  menu.some(({ category }) => category.id !== besidesId && sameName(category.name, name))

/** Has the menu as many sections as it may have? */
export const isFullOfSections = (menu: Menu): boolean => menu.length >= MENU_SIZE_LIMITS.groups

/** The smallest id from {@link FIRST_OWN_SECTION_ID} that no section of the menu has. */
export function newSectionId(menu: Menu): number {
  const taken = new Set(menu.map((group) => group.category.id))
  let id = FIRST_OWN_SECTION_ID
  while (taken.has(id)) id += 1
  return id
}

/**
 * The category of a new section of this name: the catalogue's, where it has one of that name and the
 * menu does not use it yet, so that dishes can be found for it; else one of the owner's own.
 */
export function categoryForSection(menu: Menu, name: string): CategoryRef {
  const known = categories.find((category) => sameName(category.name, name))
  const isFree = known && menu.every((group) => group.category.id !== known.id)
  return isFree ? { ...known } : { id: newSectionId(menu), name: name.trim() }
}

/** Adds an empty section at the end. Its category comes from {@link categoryForSection}. */
export const addSection = (menu: Menu, category: CategoryRef): MenuGroup[] => [
  ...menu,
  { category: { ...category }, items: [] },
]

/** Gives a section another name; its id stays, and with it the kind of its dishes. */
export const renameSection = (menu: Menu, categoryId: number, name: string): MenuGroup[] =>
  menu.map((group) =>
    group.category.id === categoryId ? { ...group, category: { id: categoryId, name: name.trim() } } : group,
  )

/** Drops a section with all its items. */
export const removeSection = (menu: Menu, categoryId: number): MenuGroup[] =>
  menu.filter((group) => group.category.id !== categoryId)
