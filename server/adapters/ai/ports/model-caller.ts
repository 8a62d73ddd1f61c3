import type { Plan } from '#domain/plans/plans.ts'

/** Who a model is called for. */
export interface ModelCaller {
  readonly id: string
  readonly plan: Plan
}
