import type { Design } from '../design/settings.ts'
import { DEFAULT_TEMPLATE_ID, templateById } from '../design/templates.ts'
import { withDietaryOptions } from '../menu/dietary.ts'
import type { MenuContent } from '../menu/document.ts'
import type { MenuGroup, MenuItem } from '../menu/schema.ts'
import { type Plan, type PlanFeature, planAllows } from './plans.ts'

export interface Output {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
}

/**
 * What a plan may have typeset: whatever is asked for, a Basic plan's pages are Classic on Letter
 * paper in a single layout, with the watermark and without custom background or dietary tags.
 */
export function outputForPlan(output: Output, plan: Plan): Output {
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
    content: contentForPlan(output.content, plan),
    templateId: allowedTemplate(output.templateId, allows),
  }
}

/** A menu's content without what the plan does not have: dietary tags. */
export const contentForPlan = (content: MenuContent, plan: Plan): MenuContent => ({
  ...content,
  groups: groupsForPlan(content.groups, plan),
})

export const groupsForPlan = (groups: readonly MenuGroup[], plan: Plan): MenuGroup[] =>
  groups.map((group) => ({ ...group, items: group.items.map((item) => itemForPlan(item, plan)) }))

/** What allergens a dish contains is no matter of a plan, and stays. */
export const itemForPlan = (item: MenuItem, plan: Plan): MenuItem =>
  planAllows(plan, 'feature:dietaryIndicators') ? item : withDietaryOptions(item, [])

function allowedTemplate(templateId: number, allows: (feature: PlanFeature) => boolean): number {
  const template = templateById(templateId)
  if (!template || template.key === 'classic') return DEFAULT_TEMPLATE_ID
  return allows(`template:${template.key}`) ? templateId : DEFAULT_TEMPLATE_ID
}
