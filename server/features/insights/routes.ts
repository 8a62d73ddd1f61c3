import {
  type OptimizationReport,
  type RecommendationsReport,
  readOptimization,
  readRecommendations,
  reviewOptimization,
  reviewRecommendations,
  rewriteDescriptions,
} from '#contract/insights.ts'
import { type CuisineId, isCuisineId } from '#domain/catalogue/reference.ts'
import { seasonOf } from '#domain/generation/variety.ts'
import { menuFigures } from '#domain/insights/menu-figures.ts'
import { type MenuToReview, reviewMenu } from '#domain/insights/menu-review.ts'
import { optimizationOf } from '#domain/insights/optimization.ts'
import { recommend } from '#domain/insights/recommend.ts'
import { trendsOf } from '#domain/insights/trends.ts'
import { settleMenu } from '#domain/menu/claims.ts'
import type { MenuContent } from '#domain/menu/document.ts'
import { menuNameFor } from '#domain/menu/restaurant.ts'
import { type Api, mount } from '../../http/mount.ts'
import { requireFeature } from '../../require-feature.ts'
import type { Services } from '../../services.ts'
import { type FoundMenu, findMenu } from './find-menu.ts'
import { rewriteItems } from './rewrite.ts'

/** The plan's own feature for each page. */
const RECOMMENDATIONS = 'trend_recommendations'
const OPTIMIZATION = 'price_optimization'

/** Of a menu that nobody gave a cuisine: the specified default, American. */
const DEFAULT_CUISINE: CuisineId = 5

export function mountInsights(api: Api, { db, catalogue, clock, descriptionWriter }: Services): void {
  const toReview = async ({ groups, cuisineId }: Omit<FoundMenu, 'subject'>): Promise<MenuToReview> => ({
    menu: settleMenu(groups, await catalogue.recipes()),
    cuisineId: cuisineOf(groups, cuisineId),
    season: seasonOf(clock()),
    catalogue: await catalogue.dishes(),
  })

  async function recommendations(found: FoundMenu): Promise<RecommendationsReport> {
    const menu = await toReview(found)
    const review = reviewMenu(menu)
    return {
      subject: found.subject,
      season: menu.season,
      figures: menuFigures(review),
      findings: recommend(menu),
      isKindKnown: review.isKindKnown,
      trends: trendsOf(review),
      canRewrite: descriptionWriter.isAvailable,
    }
  }

  const optimization = async (found: FoundMenu): Promise<OptimizationReport> => ({
    subject: found.subject,
    ...optimizationOf(await toReview(found)),
  })

  mount(api, readRecommendations, async ({ user, query }) => {
    requireFeature(user, RECOMMENDATIONS)
    const found = await findMenu(db, user, query.menuId)
    return found && recommendations(found)
  })

  mount(api, reviewRecommendations, ({ user, body }) => {
    requireFeature(user, RECOMMENDATIONS)
    return recommendations(unsaved(body))
  })

  mount(api, rewriteDescriptions, async ({ c, user, body }) => {
    requireFeature(user, RECOMMENDATIONS)
    return rewriteItems(descriptionWriter, await toReview(unsaved(body)), body.places, {
      caller: { id: user.id, plan: user.subscriptionPlan },
      signal: c.req.raw.signal,
    })
  })

  mount(api, readOptimization, async ({ user, query }) => {
    requireFeature(user, OPTIMIZATION)
    const found = await findMenu(db, user, query.menuId)
    return found && optimization(found)
  })

  mount(api, reviewOptimization, ({ user, body }) => {
    requireFeature(user, OPTIMIZATION)
    return optimization(unsaved(body))
  })
}

const unsaved = ({ content, cuisineId }: { content: MenuContent; cuisineId: number | null }): FoundMenu => ({
  subject: { kind: 'unsaved', id: null, name: menuNameFor(content.restaurant) },
  groups: content.groups,
  cuisineId,
})

/** The menu's own cuisine, else that of the first dish that has one. */
function cuisineOf(groups: FoundMenu['groups'], cuisineId: number | null): CuisineId {
  const ids = [cuisineId ?? 0, ...groups.flatMap(({ items }) => items.map((item) => item.cuisineId))]
  return ids.find(isCuisineId) ?? DEFAULT_CUISINE
}
