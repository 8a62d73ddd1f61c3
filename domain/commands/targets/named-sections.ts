import type { Course } from '../../courses/course.ts'
import { courseInSectionName } from '../../courses/section-words.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { withSubsections } from '../../menu/model/walk.ts'
import { foldText } from '../../text/fold-name.ts'
import { farFrom, wordsIn } from '../words/plain-words.ts'

/** What owners call the parts of any menu. */
const COURSES: Readonly<Record<string, Course>> = {
  starter: 'starter',
  starters: 'starter',
  appetizers: 'starter',
  appetisers: 'starter',
  apps: 'starter',
  antipasti: 'starter',
  entrantes: 'starter',
  mains: 'main',
  'main courses': 'main',
  'main dishes': 'main',
  entrees: 'main',
  secondi: 'main',
  sides: 'side',
  'side dishes': 'side',
  contorni: 'side',
  desserts: 'dessert',
  sweets: 'dessert',
  puddings: 'dessert',
  afters: 'dessert',
  dolci: 'dessert',
  postres: 'dessert',
}

/** The sections that are called so, the nearest alone; of other names for a course those of that course. */
export function sectionsCalled(name: string, menu: Menu): readonly Section[] {
  const wanted = wordsIn(name)
  if (wanted.length === 0) return []
  const named = menu.sections
    .map((section) => ({ section, far: farness(wanted, wordsIn(section.name)) }))
    .filter(({ far }) => far !== null)
  if (named.length > 0) {
    const nearest = Math.min(...named.map(({ far }) => far as number))
    return named.filter(({ far }) => far === nearest).map(({ section }) => section)
  }
  const course = COURSES[foldText(name)]
  const ofCourse = menu.sections.filter((section) => courseInSectionName(section.name) === course)
  // Where several sections are of a course, its name means none of them more than the others.
  return course !== undefined && ofCourse.length === 1 ? ofCourse : []
}

function farness(typed: readonly string[], words: readonly string[]): number | null {
  if (typed.length !== words.length) return null
  const each = typed.map((word, at) => farFrom(word, words[at] as string))
  return each.some((far) => far === null) ? null : each.reduce<number>((sum, far) => sum + (far ?? 0), 0)
}

export const placesIn = (menu: Menu, sectionId: number) =>
  withSubsections(menu.sections, sectionId).flatMap(({ id, items }) =>
    items.map((item) => ({ sectionId: id, itemId: item.id })),
  )
