import type { Dish, Season } from '../../catalogue/dish.ts'
import type { Judge } from '../../generation/composing/judge.ts'
import { newMenu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { recommendInSteps } from '../checks/recommend.ts'
import { checkTrends } from '../checks/season/season-checks.ts'
import type { Recommendation } from '../review/recommendation.ts'

/**
 * Findings that aren't faults of a fresh menu: the size of a section was asked for by its owner, and the diets of dishes that a model proposes wait for their owner.
 */
const NO_FAULT: ReadonlySet<Recommendation['code']> = new Set([
  'section_thin',
  'section_crowded',
  'untagged_diets',
])

/** Sees a menu that was just composed as the adviser will see it once its owner asks. */
export const judgeOfFreshMenus = ({
  catalogue,
  cuisineId,
  season,
}: {
  readonly catalogue: readonly Dish[]
  readonly cuisineId: number
  readonly season: Season
}): Judge =>
  function* (sections) {
    const menu = newMenu([...sections])
    const input = { menu, cuisineId: cuisineId as CuisineId, season, catalogue }
    // Dishes in demand are offered with any menu.
    const found = yield* recommendInSteps(input, [checkTrends])
    return found
      .filter(({ code }) => !NO_FAULT.has(code))
      .map((one) => ({ code: one.code, itemIds: itemsOf(one, sections), otherIds: othersOf(one, sections) }))
  }

/** The items that a finding would change, and the one it points at. */
function itemsOf({ edits, pointer }: Recommendation, sections: readonly Section[]): number[] {
  const [, section, item] = /^\/sections\/(\d+)\/items\/(\d+)/.exec(pointer) ?? []
  const pointed = section === undefined ? undefined : sections[Number(section)]?.items[Number(item)]?.id
  const edited = edits.flatMap((edit) => ('place' in edit ? [edit.place.itemId] : []))
  return [...new Set(pointed === undefined ? edited : [pointed, ...edited])]
}

/** The items of the name that a finding compares with. */
function othersOf({ params }: Recommendation, sections: readonly Section[]): number[] {
  const other = 'other' in params ? params.other : undefined
  return sections.flatMap(({ items }) => items.filter(({ name }) => name === other).map(({ id }) => id))
}
