import type { MenuBrief } from './brief.ts'
import { type AskedSection, kindRecord, TASTING_COURSES, tastingCourses } from './kinds.ts'
import { sortRecord } from './section-sorts.ts'
import { sortOfName } from './section-words.ts'

export interface PlannedSections {
  readonly sections: readonly AskedSection[]
  /** Names of the owner's that nobody could tell. */
  readonly notUnderstood: readonly string[]
}

/** The sections of a brief: the owner's by name, else those of the kind. */
export function plannedSections(brief: Pick<MenuBrief, 'kind' | 'sections' | 'courses'>): PlannedSections {
  if (brief.sections) return ownSections(brief.sections)
  if (brief.kind === 'tasting') {
    const sorts = tastingCourses(brief.courses ?? TASTING_COURSES.default)
    return {
      sections: sorts.map((sort, index) => ({
        name: ordinals[index] ?? `Course ${index + 1}`,
        sort,
        count: 1,
      })),
      notUnderstood: [],
    }
  }
  const sections = kindRecord(brief.kind).sections.map(([sort, count, name]) => ({
    name: name ?? sortRecord(sort).name,
    sort,
    count,
  }))
  return { sections, notUnderstood: [] }
}

const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth']

function ownSections(asked: NonNullable<MenuBrief['sections']>): PlannedSections {
  const told = asked.map(({ name, count }) => ({ name, count, sort: sortOfName(name) }))
  return {
    sections: told.flatMap(({ name, count, sort }) =>
      sort ? [{ name, sort, count: count ?? sortRecord(sort).count }] : [],
    ),
    notUnderstood: told.filter(({ sort }) => sort === undefined).map(({ name }) => name),
  }
}
