import type { User } from '#contract/accounts/accounts.ts'
import { type PlanFeature, planAllows } from '#domain/plans/plans.ts'
import { AppError } from '../errors/app-error.ts'

/** @throws {AppError} `plan_limit` naming the feature, unless the plan of this moment has it */
export function requireFeature({ subscriptionPlan }: User, feature: PlanFeature): void {
  if (!planAllows(subscriptionPlan, feature)) throw new AppError('plan_limit', { details: { feature } })
}
