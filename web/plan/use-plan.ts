import { type PlanFeature, planAllows } from '#domain/plans/plans.ts'
import { useCurrentUser } from '../lib/current-user.ts'

/** Does the user's plan have this feature? */
export function usePlanAllows(feature: PlanFeature): boolean {
  const plan = useCurrentUser()?.subscriptionPlan ?? 'basic'
  return planAllows(plan, feature)
}
