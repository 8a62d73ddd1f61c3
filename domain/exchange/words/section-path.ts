import { SECTION_LEVELS } from '../../menu/model/limits.ts'

/** The names of the sections around a section, from the outermost, and its own. */
export type SectionPath = readonly string[]

/** Signs within a name that would be read as steps from section to section. */
const STEPS_IN_NAME = /(?<=^|\s)>+(?=\s|$)/g

/** `Wine > Red > Italy`. A `>` that is alone in a name is doubled. */
export const writePath = (path: SectionPath): string =>
  path.map((name) => name.replaceAll(STEPS_IN_NAME, (signs) => `${signs}>`)).join(' > ')

/** The sections that a cell names. More of them than can be nested are one name at the end. */
export function readPath(cell: string): SectionPath {
  const names = cell.split(/\s+>\s+/).filter((name) => name.trim() !== '')
  const own = names.slice(SECTION_LEVELS - 1).join(' > ')
  return [...names.slice(0, SECTION_LEVELS - 1), own]
    .filter((name) => name !== '')
    .map((name) => name.replaceAll(/(?<=^|\s)>(>+)(?=\s|$)/g, '$1').trim())
}

/** Two spellings of a section's name that a guest would take for one. */
export const sameSection = (name: string): string => name.trim().normalize('NFC').toLowerCase()

/** The same of sections in sections. */
export const samePath = (path: SectionPath): string => JSON.stringify(path.map(sameSection))
