import { isSectionNameTaken, sectionNameSchema } from '#domain/menu/editing/sections.ts'
import type { Menu } from '#domain/menu/model/schema.ts'

/**
 * The fault in the name of a section, as a sentence; null when the name is valid.
 * @param besidesId the section to be renamed; its own name is no duplicate
 */
export function complaintAboutSectionName(menu: Menu, typed: string, besidesId?: number): string | null {
  if (typed.trim() === '') return 'Name required'
  if (!sectionNameSchema.safeParse(typed).success) return 'This name is too long for a heading.'
  return isSectionNameTaken(menu, typed, besidesId) ? 'The menu has a section of this name.' : null
}
