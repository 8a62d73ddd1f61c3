import type { ModelCaller } from './model-caller.ts'

export interface DishToDescribe {
  readonly name: string
  /** The owner's own words; may be empty. */
  readonly description: string
  /** What it is known to be made of; empty where nothing is known. */
  readonly ingredients: readonly string[]
}

export interface RewriteRequest {
  readonly dishes: readonly DishToDescribe[]
  readonly caller: ModelCaller
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

export interface DescriptionWriter {
  /** False where no language model is configured. */
  readonly isAvailable: boolean
  /**
   * A description for each dish, in the same order; undefined where there is none.
   * @throws {AppError} `no_proposals` with a sentence when no answer was to be had
   */
  rewrite(request: RewriteRequest): Promise<readonly (string | undefined)[]>
}
