import type { MenuItem } from '../menu/model/item.ts'
import type { Section } from '../menu/model/section.ts'
import { parentOf } from '../menu/model/walk.ts'
import { type CategoryId, isCategoryId } from '../reference/reference.ts'
import { foldName } from '../text/fold-name.ts'
import type { Course } from './course.ts'
import { courseByItem } from './course-by-item.ts'
import { isExtra, isForChildren } from './portion.ts'
import { courseInSectionName } from './section-words.ts'

export type { Course } from './course.ts'

/** What the catalogue's dishes of a category are eaten as. */
export const courseOfCategory = {
  1: 'starter',
  2: 'main',
  3: 'dessert',
  4: 'side',
  5: 'drink',
} as const satisfies Readonly<Record<CategoryId, Course>>

export const categoryOfCourse = (course: Course): CategoryId | undefined =>
  ([1, 2, 3, 4, 5] as const).find((id) => courseOfCategory[id] === course)

/** A section that has fewer dishes of one course than this share is of none. */
const SECTION_SHARE = 0.6

/**
 * The course of a section: by its name; else, of one that is a category of the catalogue and holds its dishes or none, by
 * what most of them are, or by that category; else that of the section it is in (the reds of Italy are drinks), else by
 * its dishes. `apart` where none of these tells: its size and its prices are then not judged. What is in a meal at one
 * price is part of that meal. The id of a section that another program sent tells nothing.
 */
export const courseOfSection = (sections: readonly Section[], section: Section): Course =>
  courseToldBy(sections, section) ?? courseOfMost(section.items) ?? 'apart'

function courseToldBy(sections: readonly Section[], section: Section): Course | undefined {
  if (section.layout === 'courses') return 'set'
  const parent = parentOf(sections, section)
  const above = parent && courseToldBy(sections, parent)
  if (above === 'set' || above === 'apart') return above
  const named = courseInSectionName(section.name)
  if (named === 'apart' || named === 'set') return named
  if (named === 'main' && isFrenchStarter(sections, section)) return 'starter'
  // A section of the catalogue may be called anything, and hold other things than at first.
  if (isOfCatalogue(section)) return named ?? courseOfMost(section.items) ?? courseOfCategory[section.id]
  return named ?? above
}

/** Returns whether a section is a category of the catalogue: by its id, and by the recipes of what is in it. */
export const isOfCatalogue = (section: Section): section is Section & { id: CategoryId } =>
  isCategoryId(section.id) && (section.items.length === 0 || section.items.some(comesFromCatalogue))

const comesFromCatalogue = ({ recipeId, recipeClaims, ingredients }: MenuItem): boolean =>
  recipeId !== undefined || (recipeClaims !== undefined && ingredients === undefined)

/** American entrées are main courses; on a menu that has `Plats` they are starters. */
const isFrenchStarter = (sections: readonly Section[], { name }: Section): boolean =>
  /\bentrees?\b/.test(foldName(name)) && sections.some((other) => /\bplats?\b/.test(foldName(other.name)))

function courseOfMost(items: readonly MenuItem[]): Course | undefined {
  const courses = items.map(courseByItem)
  const counts = Map.groupBy(courses, (course) => course)
  return [...counts].find(
    ([course, of]) => course !== undefined && of.length >= 2 && of.length >= SECTION_SHARE * items.length,
  )?.[0]
}

/** The course of a dish in a section of this course. */
export const courseOfItem = (item: Pick<MenuItem, 'name'>, section: Course): Course =>
  isForChildren(item.name) || isExtra(item.name) ? 'apart' : section

/** Words of sections whose dishes may repeat another's: another hour, another guest, another price. */
const OF_ITS_OWN =
  /\b(?:kids?|children s?|childrens|happy hour|late night|lunch|dinner|brunch|breakfast|tasting|prix fixe|set menu|omakase|glass|bottles?|carafe|half|to go|takeaway|takeout|catering)\b/

/** May the dishes of a section repeat those of another on purpose, by its words or those around it? */
export function isMenuOfItsOwn(sections: readonly Section[], section: Section): boolean {
  if (section.daypart !== undefined || section.layout === 'courses') return true
  if (OF_ITS_OWN.test(foldName(section.name))) return true
  const parent = parentOf(sections, section)
  return parent !== undefined && isMenuOfItsOwn(sections, parent)
}
