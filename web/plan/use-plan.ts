import { type PlanFeature, planAllows } from '#domain/plans/plans.ts'
import { useCurrentUser } from '../lib/current-user.ts'

export function usePlanAllows(feature: PlanFeature): boolean {
  const plan = useCurrentUser()?.subscriptionPlan ?? 'basic'
  return planAllows(plan, feature)
}
