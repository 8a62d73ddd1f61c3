import {
  type ReportSubject,
  readOptimization,
  readRecommendations,
  reviewOptimization,
  reviewRecommendations,
  rewriteDescriptions,
} from '#contract/generating/insights.ts'
import type { MenuToReview } from '#domain/insights/review/menu-review.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import type { Settings } from '../../settings/settings.ts'
import { findMenus } from './find-menu.ts'
import { cuisineOf, type ReportBodies, type ReportKind, seasonAt } from './reports/report-task.ts'
import type { Reporting } from './reports/reports.ts'
import { rewriteItems } from './rewrite.ts'

/** The plan's own feature for each page. */
const RECOMMENDATIONS = 'trend_recommendations'
const OPTIMIZATION = 'price_optimization'

type Asking = Parameters<typeof askerOf>[1]

interface UnsavedMenu {
  readonly content: MenuContent
  readonly cuisineId: number | null
}

type ReportOn<Kind extends ReportKind> = ReportBodies[Kind] & { readonly subject: ReportSubject }

export function mountInsights(
  api: Api,
  services: Database & Catalogue & Clock & Pick<Models, 'descriptionWriter'> & Reporting & Settings,
): void {
  const { db, catalogue, clock, descriptionWriter, reports, env } = services
  const canRewrite = descriptionWriter.isAvailable

  const whose = (c: HttpContext, user: Asking) => ({ for: askerOf(c, user, env), signal: c.req.raw.signal })

  /** On the first menu with a dish that the owner may mean; null where there is none. */
  async function storedReport<Kind extends ReportKind>(
    kind: Kind,
    c: HttpContext,
    user: NonNullable<Asking>,
    menuId: string | undefined,
  ): Promise<ReportOn<Kind> | null> {
    for (const { subject, ...found } of await findMenus(db, user, menuId)) {
      const made = await reports.make(kind, { ...found, ...whose(c, user) })
      if (made) return { ...made.body, subject: { name: made.menuName, ...subject } }
      if (menuId !== undefined) throw new AppError('document_unreadable')
    }
    return null
  }

  async function unsavedReport<Kind extends ReportKind>(
    kind: Kind,
    c: HttpContext,
    user: Asking,
    { content, cuisineId }: UnsavedMenu,
  ): Promise<ReportOn<Kind>> {
    const menu = { kind: 'unsaved', content, cuisineId } as const
    const made = await reports.make(kind, { menu: async () => menu, ...whose(c, user) })
    if (!made) throw new Error('Only of a draft there may be no report.')
    return { ...made.body, subject: { kind: 'unsaved', id: null, name: made.menuName } }
  }

  mount(api, readRecommendations, async ({ c, user, query }) => {
    requireFeature(user, RECOMMENDATIONS)
    const report = await storedReport('recommendations', c, user, query.menuId)
    return report && { ...report, canRewrite }
  })

  mount(api, reviewRecommendations, async ({ c, user, body }) => {
    requireFeature(user, RECOMMENDATIONS)
    return { ...(await unsavedReport('recommendations', c, user, body)), canRewrite }
  })

  mount(api, rewriteDescriptions, async ({ c, user, body: { content, cuisineId, places } }) => {
    requireFeature(user, RECOMMENDATIONS)
    const menu: MenuToReview = {
      menu: settleMenu(content, await catalogue.recipes()),
      cuisineId: cuisineOf(content, cuisineId),
      season: seasonAt(clock(), content),
      catalogue: await catalogue.dishes(),
    }
    return rewriteItems(descriptionWriter, menu, places, {
      caller: { id: user.id, plan: user.subscriptionPlan },
      signal: c.req.raw.signal,
    })
  })

  mount(api, readOptimization, ({ c, user, query }) => {
    requireFeature(user, OPTIMIZATION)
    return storedReport('optimization', c, user, query.menuId)
  })

  mount(api, reviewOptimization, ({ c, user, body }) => {
    requireFeature(user, OPTIMIZATION)
    return unsavedReport('optimization', c, user, body)
  })
}
