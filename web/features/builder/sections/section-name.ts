import { isSectionNameTaken } from '#domain/menu/editing/sections.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { sectionNameSchema } from '#domain/menu/model/section.ts'

/** The section that a name is for: one that is to be renamed, and the section around it. */
interface Named {
  readonly id?: number
  readonly parentId?: number | undefined
}

/** The fault in the name of a section, as a sentence; null when the name is valid. */
export function complaintAboutSectionName(
  menu: Menu,
  typed: string,
  { id, parentId }: Named = {},
): string | null {
  if (typed.trim() === '') return 'Name required'
  if (!sectionNameSchema.safeParse(typed).success) return 'This name is too long for a heading.'
  return isSectionNameTaken(menu, typed, { besidesId: id, parentId })
    ? 'The menu already has a section with this name.'
    : null
}
