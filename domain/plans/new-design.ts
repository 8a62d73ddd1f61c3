import { type Design, defaultDesign } from '../design/settings.ts'
import { type Plan, planAllows } from './plans.ts'

/** A new design; it has no watermark on a plan that may leave it out. */
export const newDesign = (plan: Plan): Design => ({
  ...defaultDesign,
  hideWatermark: planAllows(plan, 'feature:removeWatermark'),
})
