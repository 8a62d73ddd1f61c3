import type { Design } from '../design/settings.ts'
import { DEFAULT_TEMPLATE_ID, templateById } from '../design/templates.ts'
import { type RecipeOf, settleMenu } from '../menu/claims/claims.ts'
import type { MenuItem } from '../menu/model/item.ts'
import type { Menu, MenuContent } from '../menu/model/menu.ts'
import { mapItems } from '../menu/model/walk.ts'
import { withoutUntrueClaims } from '../menu/recipes/withheld-declarations.ts'
import { featureOfTemplate, type Plan, type PlanFeature, planAllows } from './plans.ts'
import { everydayPaperOf } from './printing.ts'

export interface Output {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
}

/**
 * What an output may show: only the confirmed claims of a dish that its recipe allows, and only what the plan has. A Basic plan's
 * pages are always Classic on the everyday sheet of its market in a single layout, with the watermark and without custom
 * background or dietary tags; they are fitted to a number of pages as on any plan.
 */
export const outputForPlan = (output: Output, plan: Plan, recipeOf: RecipeOf): Output =>
  settledForPlan({ ...output, content: settleMenu(output.content, recipeOf) }, plan)

/** Does the same for a menu whose claims are settled, by today's catalog or by that of another time. */
export function settledForPlan(output: Output, plan: Plan): Output {
  const allows = (feature: PlanFeature) => planAllows(plan, feature)
  const design = { ...output.design }
  if (!allows('feature:removeWatermark')) design.hideWatermark = false
  if (!allows('feature:customBackground')) {
    design.useCustomBackground = false
    design.backgroundImage = null
    design.customBackgroundUrl = null
  }
  if (!allows('feature:advancedLayout')) {
    design.pageSize = everydayPaperOf(output.content)
    design.isLandscape = false
    design.sheets = 'single'
    design.hasCover = false
    design.pageLayout = 'single'
    design.pageCount = 1
    design.categoriesPerPage = {}
    design.hasBleed = false
    design.hasCropMarks = false
  }
  return {
    design,
    content: menuForPlan(withoutUntrueClaims(output.content), plan),
    templateId: allowedTemplate(output.templateId, allows),
  }
}

/** A menu without the dietary tags, if the plan does not have them. The stored menu keeps them. */
export const menuForPlan = <Of extends Pick<Menu, 'sections' | 'modifierGroups'>>(
  menu: Of,
  plan: Plan,
): Of =>
  planAllows(plan, 'feature:dietaryIndicators')
    ? menu
    : {
        ...mapItems(menu, (item) => itemForPlan(item, plan)),
        modifierGroups: menu.modifierGroups.map((group) => ({
          ...group,
          options: group.options.map(({ dietaryOptions: _, ...option }) => option),
        })),
      }

/** Allergens do not depend on the plan and stay. */
export const itemForPlan = (item: MenuItem, plan: Plan): MenuItem =>
  planAllows(plan, 'feature:dietaryIndicators') ? item : withoutDiets(item)

function withoutDiets(item: MenuItem): MenuItem {
  const { dietsOnRequest: _, readClaims: __, recipeClaims, claimsToConfirm, ...rest } = item
  return {
    ...rest,
    dietaryOptions: [],
    ...(recipeClaims && { recipeClaims: withoutJudgment(withoutDietsOf(recipeClaims)) }),
    ...(claimsToConfirm && { claimsToConfirm: withoutDietsOf(claimsToConfirm) }),
  }
}

function withoutDietsOf<Claimed extends Partial<Pick<MenuItem, 'dietaryOptions' | 'dietsOnRequest'>>>(
  claims: Claimed,
) {
  const { dietsOnRequest: _, ...rest } = claims
  return { ...rest, dietaryOptions: [] }
}

/** What disproves a diet tells of diets too; the server says it again at the next reading. */
function withoutJudgment(claims: NonNullable<MenuItem['recipeClaims']>): MenuItem['recipeClaims'] {
  const { disproved: _, doubted: __, netCarbsG: ___, ...rest } = claims
  return rest
}

function allowedTemplate(templateId: number, allows: (feature: PlanFeature) => boolean): number {
  const template = templateById(templateId)
  if (!template) return DEFAULT_TEMPLATE_ID
  const feature = featureOfTemplate(template)
  return feature === null || allows(feature) ? templateId : DEFAULT_TEMPLATE_ID
}
