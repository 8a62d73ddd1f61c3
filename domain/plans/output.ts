import type { Design } from '../design/settings.ts'
import { DEFAULT_TEMPLATE_ID, templateById } from '../design/templates.ts'
import { type RecipeOf, settleMenu } from '../menu/claims/claims.ts'
import { withDietaryOptions } from '../menu/claims/dietary.ts'
import type { MenuContent } from '../menu/model/content.ts'
import type { MenuGroup, MenuItem } from '../menu/model/schema.ts'
import { featureOfTemplate, type Plan, type PlanFeature, planAllows } from './plans.ts'

export interface Output {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
}

/**
 * What an output may show: only the confirmed claims of a dish, and only what the plan has. A Basic plan's
 * pages are always Classic on Letter paper in a single layout, with the watermark and without custom
 * background or dietary tags.
 */
export function outputForPlan(output: Output, plan: Plan, recipeOf: RecipeOf): Output {
  const allows = (feature: PlanFeature) => planAllows(plan, feature)
  const design = { ...output.design }
  if (!allows('feature:removeWatermark')) design.hideWatermark = false
  if (!allows('feature:customBackground')) {
    design.useCustomBackground = false
    design.backgroundImage = null
    design.customBackgroundUrl = null
  }
  if (!allows('feature:advancedLayout')) {
    design.pageSize = 'letter'
    design.pageLayout = 'single'
    design.pageCount = 1
    design.categoriesPerPage = {}
    design.fitToPages = null
    design.hasBleed = false
    design.hasCropMarks = false
  }
  return {
    design,
    content: {
      ...output.content,
      groups: groupsForPlan(settleMenu(output.content.groups, recipeOf), plan),
    },
    templateId: allowedTemplate(output.templateId, allows),
  }
}

/** A menu without the dietary tags, if the plan does not have them. The stored menu keeps them. */
export const groupsForPlan = (groups: readonly MenuGroup[], plan: Plan): MenuGroup[] =>
  groups.map((group) => ({ ...group, items: group.items.map((item) => itemForPlan(item, plan)) }))

/** Allergens do not depend on the plan and stay. */
export const itemForPlan = (item: MenuItem, plan: Plan): MenuItem =>
  planAllows(plan, 'feature:dietaryIndicators')
    ? item
    : withDietaryOptions({ ...item, ...withoutDiets(item) }, [])

const withoutDiets = ({ recipeClaims, claimsToConfirm }: MenuItem): Partial<MenuItem> => ({
  ...(recipeClaims && { recipeClaims: { ...recipeClaims, dietaryOptions: [] } }),
  ...(claimsToConfirm && { claimsToConfirm: { ...claimsToConfirm, dietaryOptions: [] } }),
})

function allowedTemplate(templateId: number, allows: (feature: PlanFeature) => boolean): number {
  const template = templateById(templateId)
  if (!template) return DEFAULT_TEMPLATE_ID
  const feature = featureOfTemplate(template)
  return feature === null || allows(feature) ? templateId : DEFAULT_TEMPLATE_ID
}
