import type { Section } from '#domain/menu/model/section.ts'
import { parentOf } from '#domain/menu/model/walk.ts'

/** The name of a section with those around it: `Wine › Red › Italy`. */
export function pathOf(sections: readonly Section[], section: Section): string {
  const parent = parentOf(sections, section)
  return parent ? `${pathOf(sections, parent)} › ${section.name}` : section.name
}
