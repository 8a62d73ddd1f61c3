import type { Context } from 'hono'
import type { User } from '#contract/accounts.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  downloadSavedMenu,
  listSavedMenus,
  readSavedMenu,
  savedMenuPdf,
  savedMenuPng,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/saved-menus.ts'
import { canChangeMenu, menuAddress } from '#domain/access/menus.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { menuLink } from '../../http/addresses/menu-link.ts'
import { ASK_EACH_TIME } from '../../http/answers/cache-control.ts'
import { storedFile } from '../../http/answers/stored-file.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import type { Plans } from '../../owners/owners.ts'
import { pagePictures } from '../../printing/page-pictures.ts'
import type { Printing } from '../../printing/printing.ts'
import { pdfFile, typesetOutput } from '../../printing/typesetting.ts'
import type { Settings } from '../../settings/settings.ts'
import { type LinkedMenuRow, listMenus, markUnreadable, readMenu, type SavedMenuRow } from './queries.ts'
import { createMenu, saveMenu } from './save-menu.ts'
import { presentMenu, presentStored, presentSummary, toColumns } from './saved-menu.ts'
import { removeMenu, shareMenu, withdrawMenu } from './share-menu.ts'
import { viewMenu } from './view-menu.ts'

export function mountMenus(
  api: Api,
  services: Database & Clock & Plans & Catalogue & Settings & Printing,
): void {
  const { db, catalogue, env } = services

  async function loadOwn(id: string, user: User): Promise<SavedMenuRow> {
    const menu = await readMenu(db, id)
    if (!menu || !canChangeMenu(menu, user)) throw new AppError('menu_not_found')
    return menu
  }

  const linkOf = (c: Context, row: LinkedMenuRow) =>
    row.sharedAt === null ? undefined : menuLink(c, env.publicUrl, menuAddress(row))

  mount(api, listSavedMenus, async ({ user }) =>
    (await listMenus(db, user.id)).map((row) => presentSummary(row, user.subscriptionPlan)),
  )

  mount(api, readSavedMenu, async ({ user, params }) => {
    const row = await loadOwn(params.id, user)
    try {
      return presentMenu(row, await catalogue.recipes(), user.subscriptionPlan)
    } catch (error) {
      if (error instanceof UnreadableDocumentError) await markUnreadable(db, row.id)
      throw error
    }
  })

  mount(api, downloadSavedMenu, async ({ user, params }) => {
    const { document, name } = await loadOwn(params.id, user)
    return storedFile(document, name)
  })

  mount(api, createSavedMenu, async ({ user, body }) => {
    const menu = toColumns(body, await catalogue.read(), user.subscriptionPlan)
    return presentStored(await createMenu(services, user, menu), menu, user.subscriptionPlan)
  })

  mount(api, updateSavedMenu, async ({ user, params, body }) => {
    const stored = await loadOwn(params.id, user)
    const menu = toColumns(body, await catalogue.read(), user.subscriptionPlan)
    const saved = await saveMenu(services, stored, body.version, menu)
    return presentStored(saved, menu, user.subscriptionPlan)
  })

  mount(api, deleteSavedMenu, async ({ user, params }) => {
    await removeMenu(services, await loadOwn(params.id, user))
    return undefined
  })

  mount(api, shareSavedMenu, async ({ c, user, params }) => {
    const menu = await loadOwn(params.id, user)
    const { token, sharedAt } = await shareMenu(services, menu)
    return { url: menuLink(c, env.publicUrl, token), sharedAt }
  })

  mount(api, withdrawSavedMenu, async ({ user, params }) => {
    await withdrawMenu(services, await loadOwn(params.id, user))
    return undefined
  })

  mount(api, savedMenuPdf, async ({ c, user, params }) => {
    const { row, output } = await viewMenu(services, params.id, user)
    const { signal } = c.req.raw
    const asker = askerOf(c, user, env)
    const { pdf } = await typesetOutput(services, output, {
      for: asker,
      ownerId: row.ownerId,
      link: linkOf(c, row),
      signal,
    })
    c.header('cache-control', ASK_EACH_TIME)
    return pdfFile(pdf, row.name)
  })

  mount(api, savedMenuPng, async ({ c, user, params, query }) => {
    const { row, output } = await viewMenu(services, params.id, user)
    const { signal } = c.req.raw
    const asker = askerOf(c, user, env)
    const result = await typesetOutput(services, output, {
      for: asker,
      ownerId: row.ownerId,
      link: linkOf(c, row),
      signal,
    })
    c.header('cache-control', ASK_EACH_TIME)
    return pagePictures(services, result, { ...query, menuName: row.name, for: asker, signal })
  })
}
