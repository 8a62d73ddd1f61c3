import type { Plan } from '#domain/plans/plans.ts'

export interface ModelCaller {
  readonly id: string
  readonly plan: Plan
}
