import { type Design, defaultDesign } from '../design/settings.ts'
import { type Plan, planAllows } from './plans.ts'

/** What a design begins with: who may leave the watermark out need not ask for it. */
export const newDesign = (plan: Plan): Design => ({
  ...defaultDesign,
  hideWatermark: planAllows(plan, 'feature:removeWatermark'),
})
