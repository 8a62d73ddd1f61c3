import type { OptimizationReport, RecommendationsReport } from '#contract/generating/insights.ts'
import type { Dish, Season } from '#domain/catalogue/dish.ts'
import { hemisphereOf, seasonOf } from '#domain/generation/choosing/season.ts'
import { adviceOn } from '#domain/insights/advice/advice.ts'
import { recommend } from '#domain/insights/checks/recommend.ts'
import { optimizationOf } from '#domain/insights/optimization/optimization.ts'
import { trendsOf } from '#domain/insights/optimization/trends.ts'
import { menuFigures } from '#domain/insights/review/menu-figures.ts'
import { type MenuToReview, reviewMenu } from '#domain/insights/review/menu-review.ts'
import { type RecipeOf, settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import { countItems, itemsOf } from '#domain/menu/model/walk.ts'
import { draftForm, savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import { type CuisineId, isCuisineId } from '#domain/reference/reference.ts'
import { dishImageUrl } from '#illustration/address.ts'

/** What a report says of the menu itself, independently of its reader and its name. */
export interface ReportBodies {
  readonly recommendations: Omit<RecommendationsReport, 'subject' | 'canRewrite'>
  readonly optimization: Omit<OptimizationReport, 'subject'>
}

export type ReportKind = keyof ReportBodies

export type ReportedMenu =
  | { readonly kind: 'saved'; readonly document: string; readonly cuisineId: number | null }
  | { readonly kind: 'draft'; readonly document: string }
  | { readonly kind: 'unsaved'; readonly content: MenuContent; readonly cuisineId: number | null }

export interface ReportTask {
  readonly report: ReportKind
  readonly menu: ReportedMenu
  /** ISO 8601: with the place of the menu it says the season. */
  readonly at: string
  /** Dishes that administrators added to the catalogue. */
  readonly added: readonly Dish[]
  /** Dishes that nothing is proposed of: their ids. */
  readonly retired: readonly number[]
}

export interface MadeReport<Kind extends ReportKind = ReportKind> {
  readonly menuName: string
  readonly body: ReportBodies[Kind]
  /** As JSON. */
  readonly bytes: number
}

interface Catalogue {
  readonly dishes: readonly Dish[]
  readonly recipeOf: RecipeOf
}

/** Takes up to a second for the largest menus. Null for a draft without a dish, and for what cannot be read. */
export function makeReport(
  { report, menu, at }: ReportTask,
  { dishes, recipeOf }: Catalogue,
): MadeReport | null {
  const read = readReported(menu)
  if (!read) return null
  const { content, cuisineId } = read
  if (menu.kind === 'draft' && countItems(content) === 0) return null
  const body = bodies[report]({
    menu: settleMenu(content, recipeOf),
    cuisineId: cuisineOf(content, cuisineId),
    chosenCuisineId: content.restaurant.cuisineId ?? cuisineId,
    season: seasonAt(new Date(at), content),
    year: new Date(at).getUTCFullYear(),
    catalogue: dishes,
    pictureOf: dishImageUrl,
  })
  return { menuName: menuNameFor(content.restaurant), body, bytes: JSON.stringify(body).length }
}

const bodies: { readonly [Kind in ReportKind]: (menu: MenuToReview) => ReportBodies[Kind] } = {
  recommendations(menu) {
    const review = reviewMenu(menu)
    const findings = recommend(menu)
    return {
      season: menu.season,
      figures: menuFigures(review),
      findings,
      advice: adviceOn(menu.menu, findings),
      isKindKnown: review.isKindKnown || review.isKindChosen,
      trends: trendsOf(review),
    }
  },
  optimization: optimizationOf,
}

function readReported(menu: ReportedMenu): { content: MenuContent; cuisineId: number | null } | null {
  if (menu.kind === 'unsaved') return menu
  try {
    if (menu.kind === 'saved')
      return { content: readStoredText(savedMenuForm, menu.document).content, cuisineId: menu.cuisineId }
    const { content, filters } = readStoredText(draftForm, menu.document)
    return { content, cuisineId: typeof filters.cuisineId === 'number' ? filters.cuisineId : null }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return null
    throw error
  }
}

/** The season where a menu is served: in its own market, else in that of its restaurant. */
export const seasonAt = (at: Date, { market, restaurant }: MenuContent): Season =>
  seasonOf(at, hemisphereOf((market ?? restaurant.market)?.country))

/** American, for a menu without a cuisine: its dishes are the most widely known. */
const DEFAULT_CUISINE: CuisineId = 5

/** The menu's own cuisine, else that of the first dish that has one. */
export function cuisineOf(menu: Pick<MenuContent, 'sections'>, cuisineId: number | null): CuisineId {
  const ids = [cuisineId ?? 0, ...itemsOf(menu).map((item) => item.cuisineId)]
  return ids.find(isCuisineId) ?? DEFAULT_CUISINE
}
