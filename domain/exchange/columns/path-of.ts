import type { Section } from '../../menu/model/section.ts'
import { parentOf } from '../../menu/model/walk.ts'
import type { SectionPath } from '../words/section-path.ts'

export function pathOf(sections: readonly Section[], section: Section): SectionPath {
  const parent = parentOf(sections, section)
  return parent ? [...pathOf(sections, parent), section.name] : [section.name]
}
