import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { mapSections } from '../../menu/model/walk.ts'

/** The menu with a note below some of its sections; one that says it already, or that is full, stays as it is. */
export const withSectionNotes = (menu: Menu, noteOf: (section: Section) => string | undefined): Menu =>
  mapSections(menu, (section) => {
    const note = noteOf(section)
    const { footer } = section
    if (note === undefined || footer?.includes(note)) return section
    const next = [footer, note].filter(Boolean).join('\n')
    return next.length > MENU_TEXT_LIMITS.note ? section : { ...section, footer: next }
  })
