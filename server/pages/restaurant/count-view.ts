import { OPEN_PAGE_HEADER } from '#contract/pages/open-page.ts'
import type { ViewSource } from '#domain/live/counts/view.ts'
import { planAllows } from '#domain/plans/plans.ts'
import type { GuestCounting } from '../../counting/guest-counts.ts'
import type { Precompressed } from '../../http/answers/precompressed.ts'
import type { HttpContext } from '../../http/bindings.ts'
import { type PageServices, planOfPage } from './served/page-state.ts'
import type { PageRevision } from './served/queries.ts'

/** What an answer shows that shows more than one menu. */
const WHOLE_PAGE = ''

/** Part of the address of every printed code. */
const CODE_PARAMETER = 'q'

export const asView = (answer: Precompressed, menuId: string = WHOLE_PAGE): Precompressed => ({
  ...answer,
  shows: menuId,
})

/** Notes that a guest opened it, where its owner counts that. */
export function countView(
  services: PageServices & GuestCounting,
  c: HttpContext,
  revision: PageRevision,
  { shows }: Precompressed,
): void {
  if (shows === undefined || !revision.isCounting || c.req.method !== 'GET') return
  if (c.req.header(OPEN_PAGE_HEADER) !== undefined) return
  if (!planAllows(planOfPage(services, revision), 'feature:guestCounts')) return
  services.guestCounts.count({
    restaurantId: revision.restaurantId,
    ownerId: revision.ownerId,
    menuId: shows,
    source: sourceOf(c),
    userAgent: c.req.header('user-agent'),
  })
}

function sourceOf(c: HttpContext): ViewSource {
  if (c.req.path.endsWith('/embed')) return 'embed'
  return c.req.query(CODE_PARAMETER) === undefined ? 'link' : 'code'
}
