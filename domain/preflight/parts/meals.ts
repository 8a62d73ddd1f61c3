import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { parentOf } from '../../menu/model/walk.ts'

/** The meals at one price of a menu: sections of courses that aren't a course of another meal. */
export const mealsOf = ({ sections }: Pick<Menu, 'sections'>): Section[] =>
  sections.filter(
    (section) => section.layout === 'courses' && parentOf(sections, section)?.layout !== 'courses',
  )
