import { isSectionNameTaken, sectionNameSchema } from '#domain/menu/editing/sections.ts'
import type { Menu } from '#domain/menu/model/schema.ts'

/**
 * What is wrong with the name of a section, in a sentence; null when it can be kept.
 * @param besidesId the section that is to bear it, when the menu has that already
 */
export function complaintAboutSectionName(menu: Menu, typed: string, besidesId?: number): string | null {
  if (typed.trim() === '') return 'Name required'
  if (!sectionNameSchema.safeParse(typed).success) return 'This name is too long for a heading.'
  return isSectionNameTaken(menu, typed, besidesId) ? 'The menu has a section of this name.' : null
}
