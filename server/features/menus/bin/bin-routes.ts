import type { User } from '#contract/accounts/accounts.ts'
import { deleteBinnedMenu, emptyBin, listBin, restoreSavedMenu } from '#contract/menus/kept-menus.ts'
import { deleteSavedMenu } from '#contract/menus/saved-menus.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { menusOnOpenPages } from '../dishes/house-menus.ts'
import { readMenuPlace, readSummary } from '../stored/queries.ts'
import { presentSummary } from '../stored/saved-menu.ts'
import { binMenu, deleteForGood, emptyBinOf, presentBinned, restoreMenu } from './bin.ts'
import { listBinned } from './queries.ts'

export function mountBin(api: Api, services: Database & Clock): void {
  const { db } = services

  /** @throws {AppError} `menu_not_found` where it is another's, or nobody's */
  async function ownMenu(id: string, user: User) {
    const menu = await readMenuPlace(db, id)
    if (!menu || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
    return { id, ownerId: menu.ownerId }
  }

  mount(api, deleteSavedMenu, async ({ user, params }) => {
    await binMenu(services, await ownMenu(params.id, user))
  })

  mount(api, listBin, async ({ user }) => {
    const rows = await listBinned(db, user.house.id)
    const ids = rows.map(({ id }) => id)
    const onPages = await menusOnOpenPages(db, user.house.id, ids)
    return rows.map((row) => presentBinned(row, onPages.has(row.id)))
  })

  mount(api, restoreSavedMenu, async ({ user, params }) => {
    const { id } = await ownMenu(params.id, user)
    await restoreMenu(services, user, id)
    const restored = await readSummary(db, id)
    if (!restored) throw new AppError('menu_not_found')
    const onPages = await menusOnOpenPages(db, user.house.id, [id])
    return { ...presentSummary(restored, user.subscriptionPlan), isOnPage: onPages.has(id) }
  })

  mount(api, deleteBinnedMenu, async ({ user, params }) => {
    await deleteForGood(services, await ownMenu(params.id, user))
  })

  mount(api, emptyBin, async ({ user }) => {
    await emptyBinOf(services, user.house.id)
  })
}
