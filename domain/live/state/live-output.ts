import type { RecipeOf } from '../../menu/claims/claims.ts'
import { menuWords } from '../../menu/printed/words/menu-words.ts'
import { type Output, outputForPlan } from '../../plans/output.ts'
import type { Plan } from '../../plans/plans.ts'
import { type LiveState, liveMenu } from './live-menu.ts'

/** What a plan lets out of a menu as it is served. */
export interface LiveOutput {
  readonly output: Output
  /** Ids of the items that are on it and are sold out. */
  readonly soldOut: readonly number[]
}

/** As `outputForPlan`, of what is served: dishes of the day show no more than other dishes. */
export function liveOutput(saved: Output, state: LiveState, plan: Plan, recipeOf: RecipeOf): LiveOutput {
  const { menu, soldOut } = liveMenu(saved.content, state, {
    specialsName: menuWords(saved.content.language).specials,
  })
  return { output: outputForPlan({ ...saved, content: menu }, plan, recipeOf), soldOut }
}
