import { newSectionId } from '../../menu/editing/sections.ts'
import type { Section, SectionRef } from '../../menu/model/section.ts'
import { categories } from '../../reference/reference.ts'
import { pathOf } from '../columns/path-of.ts'
import { type SectionPath, samePath, sameSection } from '../words/section-path.ts'

/** What other restaurants call the sections that the catalogue has dishes for. */
const otherNames: Readonly<Record<string, number>> = {
  starters: 1,
  'small plates': 1,
  antipasti: 1,
  mains: 2,
  entrees: 2,
  entrées: 2,
  'main dishes': 2,
  'main course': 2,
  dessert: 3,
  sweets: 3,
  'side dishes': 4,
  sides: 4,
  drinks: 5,
  beverage: 5,
}

export interface SectionPlace extends SectionRef {
  readonly parentId: number | undefined
  readonly known: Section | undefined
}

/**
 * Finds a place for each section: the section of the same name in the same section, else a new id: the
 * catalog's id for that name or kind where it is free, so that its items can be compared and replaced. The
 * names stay as they were written.
 * @param known whose sections keep their ids
 * @param kept sections that stay, so that their ids are taken
 */
export function placeSections(
  known: readonly Section[],
  kept: readonly Section[],
  paths: readonly SectionPath[],
): (path: SectionPath) => SectionPlace {
  const found = new Map<string, SectionPlace>()
  const taken = new Set(kept.map(({ id }) => id))
  const wanted = new Map(paths.map((path) => [samePath(path), path]))
  const sectionAt = new Map(known.toReversed().map((section) => [samePath(pathOf(known, section)), section]))
  const take = (path: SectionPath, id: number, section?: Section) => {
    const name = path.at(-1) ?? ''
    const isKept = section !== undefined && kept.includes(section)
    found.set(samePath(path), {
      id,
      name: isKept ? section.name : name,
      parentId: undefined,
      known: section,
    })
    taken.add(id)
  }
  for (const [key, path] of wanted) {
    const section = sectionAt.get(key)
    if (section) take(path, section.id, section)
  }
  const idsByKind = [
    (name: string) => categories.find((category) => sameSection(category.name) === name)?.id,
    (name: string) => (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined),
    () => newSectionId({ sections: [...taken].map((id) => ({ id, name: '-', items: [] })) }),
  ]
  for (const idOf of idsByKind) {
    for (const [key, path] of wanted) {
      const id = found.has(key) ? undefined : idOf(sameSection(path.at(-1) ?? ''))
      if (id !== undefined && !taken.has(id)) take(path, id)
    }
  }
  return (path) => {
    const place = found.get(samePath(path))
    if (!place) throw new Error('Every section that is taken over was asked for.')
    return { ...place, parentId: path.length > 1 ? found.get(samePath(path.slice(0, -1)))?.id : undefined }
  }
}
