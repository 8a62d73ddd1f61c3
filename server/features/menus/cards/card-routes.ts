import { savedMenuFirstPage } from '#contract/menus/saved-menus.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { ASK_EACH_TIME, OWN_FOR_A_DAY } from '../../../http/answers/cache-control.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { askerOf } from '../../../http/visitor/asker.ts'
import type { Plans } from '../../../owners/owners.ts'
import type { Printing } from '../../../printing/printing.ts'
import type { Settings } from '../../../settings/settings.ts'
import { claimsKeyOf } from '../stored/claims-key.ts'
import { readMenuRevisionAt } from '../stored/queries.ts'
import { viewMenu } from '../viewing/view-menu.ts'
import { drawFirstPage } from './draw-first-page.ts'
import { createFirstPages } from './first-pages.ts'

export function mountCards(api: Api, services: Database & Plans & Catalogue & Printing & Settings): void {
  const { db, catalogue, env } = services
  const firstPages = createFirstPages()

  mount(api, savedMenuFirstPage, async ({ c, user, params, query }) => {
    const menu = await readMenuRevisionAt(db, params.id)
    if (!menu || menu.id !== params.id || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
    const { id, ownerId, version } = menu
    const key = [id, version, user.subscriptionPlan, claimsKeyOf(await catalogue.read())].join(' ')
    const by = { ownerId, for: askerOf(c, user, env), signal: c.req.raw.signal }
    const draw = async () => drawFirstPage(services, (await viewMenu(services, id, user)).output, by)
    const bytes = await firstPages.of(ownerId, key, draw, by.signal)
    c.header('cache-control', query.version === version ? OWN_FOR_A_DAY : ASK_EACH_TIME)
    return { bytes, fileName: 'first-page.webp' }
  })
}
