import { type PlanFeature, planAllows } from '#domain/plans/plans.ts'
import { useCurrentUser } from '../lib/current-user.ts'

/** Returns whether the user's plan has this feature. */
export function usePlanAllows(feature: PlanFeature): boolean {
  const plan = useCurrentUser()?.subscriptionPlan ?? 'basic'
  return planAllows(plan, feature)
}
