import type { Dish } from '#domain/catalogue/dish.ts'
import type { CoverageGap } from '#domain/insights/catalogue-audit/audit.ts'
import type { ModelCaller } from './model-caller.ts'

export interface ProposalRequest {
  /** Where dishes are missing, the emptiest first. */
  readonly gaps: readonly CoverageGap[]
  /** Everything that is there already. */
  readonly catalogue: readonly Dish[]
  readonly caller: ModelCaller
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

export interface Proposals {
  /** In the shape of `dishDraftSchema`, if all went well; they are judged before anybody sees them. */
  readonly drafts: readonly unknown[]
  /** A sentence for the administrator: why there are none or few. */
  readonly note?: string
}

/** Proposes dishes for pairs of cuisine and category that offer too few. */
export interface DishProposer {
  /** @throws {AppError} `no_proposals` when a model is configured and gave no answer */
  propose(request: ProposalRequest): Promise<Proposals>
}
