import type { User } from '#contract/accounts/accounts.ts'
import type { ChangedMenus } from '#contract/menus/changed-menus.ts'
import {
  createSavedMenu,
  downloadSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  readSavedMenuImport,
  renameSavedMenu,
  savedMenuPdf,
  savedMenuPng,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { isOwnMenu, menuAddress } from '#domain/access/menus.ts'
import { mayDo } from '#domain/access/roles.ts'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import { menuLink } from '../../http/addresses/menu-link.ts'
import { ASK_EACH_TIME } from '../../http/answers/cache-control.ts'
import { askedPage, shownPage } from '../../http/answers/pages.ts'
import { storedFile } from '../../http/answers/stored-file.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { askerOf } from '../../http/visitor/asker.ts'
import { soldOutCounts } from '../../live/sold-out-now.ts'
import type { Plans } from '../../owners/owners.ts'
import { pagePictures } from '../../printing/page-pictures.ts'
import type { Printing } from '../../printing/printing.ts'
import { pdfFile, typesetOutput } from '../../printing/typesetting.ts'
import type { Settings } from '../../settings/settings.ts'
import { mountBin } from './bin/bin-routes.ts'
import { mountCards } from './cards/card-routes.ts'
import { proposedInstead, refuseNew, refusingAtOnce } from './changes/approval.ts'
import { mountChanges } from './changes/change-routes.ts'
import { plannedVersions } from './changes/queries.ts'
import { mountDishes } from './dishes/dish-routes.ts'
import { followDishes } from './dishes/follow-dishes.ts'
import { mountItems } from './dishes/item-routes.ts'
import { mountRecord } from './record/record-routes.ts'
import { mountVersions } from './record/version-routes.ts'
import { mountRollouts } from './rollouts/rollout-routes.ts'
import { duplicateOf, recordDuplicate } from './saving/duplicate-menu.ts'
import { keepLastImport, readLastImport } from './saving/last-import.ts'
import { refuseUntrue } from './saving/refuse-untrue.ts'
import { renameMenu } from './saving/rename-menu.ts'
import { createMenu, forgetHeld, saveMenu, versionConflict } from './saving/save-menu.ts'
import { shareMenu, withdrawMenu } from './saving/share-menu.ts'
import { mountSearch } from './searching/search-routes.ts'
import { mountSignOffs } from './sign-offs/sign-off-routes.ts'
import { listMenus, markUnreadable, readMenu, readSummary, type SavedMenuRow } from './stored/queries.ts'
import {
  presentListed,
  presentMenu,
  presentStored,
  presentSummary,
  storedAgain,
  toColumns,
} from './stored/saved-menu.ts'
import { newlyWritten, writtenOver } from './stored/written-menu.ts'
import { viewServedMenu } from './viewing/view-menu.ts'

export function mountMenus(
  api: Api,
  services: Database & Clock & Plans & Catalogue & Settings & Printing,
): void {
  const { db, catalogue, env } = services

  async function loadOwn(id: string, user: User): Promise<SavedMenuRow> {
    const menu = await readMenu(db, id)
    if (!menu || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
    return menu
  }

  mount(api, listSavedMenus, async ({ c, user, query }) => {
    const read = await listMenus(db, user.house.id, askedPage(listSavedMenus, query))
    const { rows } = shownPage(c, listSavedMenus, query, read, ({ createdAt, id }) => [createdAt, id])
    const ids = rows.map(({ id }) => id)
    const [soldOut, planned] = await Promise.all([
      soldOutCounts(db, ids, services.clock()),
      plannedVersions(db, ids),
    ])
    return rows.map((row) =>
      presentListed(row, user.subscriptionPlan, {
        soldOut: soldOut.get(row.id) ?? 0,
        planned: planned.get(row.id) ?? [],
      }),
    )
  })

  mount(api, readSavedMenu, async ({ user, params }) => {
    const row = await loadOwn(params.id, user)
    try {
      return presentMenu(row, await catalogue.recipes(), user.subscriptionPlan)
    } catch (error) {
      if (error instanceof UnreadableDocumentError) await markUnreadable(db, row.id)
      throw error
    }
  })

  mount(api, readSavedMenuImport, async ({ user, params }) => {
    await loadOwn(params.id, user)
    return readLastImport(db, params.id)
  })

  mount(api, downloadSavedMenu, async ({ user, params }) => {
    const { document, name } = await loadOwn(params.id, user)
    return storedFile(document, name)
  })

  mount(api, createSavedMenu, async ({ user, body }) => {
    const contents = await catalogue.read()
    const written = newlyWritten(body, contents)
    if (body.content) refuseUntrue(written.content, contents.recipeOf)
    const menu = toColumns(body, written, contents)
    refuseNew(user, menu)
    const row = await createMenu(services, user, menu, async (transaction, created) => {
      await forgetHeld(transaction, created, body.draft)
      await keepLastImport(transaction, created, body.lastImport)
    })
    return presentStored(row, menu, user.subscriptionPlan)
  })

  mount(api, updateSavedMenu, async ({ user, params, body }) => {
    const stored = await loadOwn(params.id, user)
    // What it may not delete is asked of the version that it saves over.
    if (stored.version !== body.version) throw versionConflict(stored)
    const contents = await catalogue.read()
    const written = writtenOver(stored, body, contents)
    if (body.content) refuseUntrue(written.content, contents.recipeOf)
    const menu = toColumns(body, written, contents)
    // Who may publish waits for nobody, whatever the menu was before.
    const waits = mayDo(user.house.role, 'publish')
      ? null
      : await proposedInstead(services, {
          stored,
          user,
          before: storedAgain(stored, contents),
          after: menu,
        })
    if (waits) return { ...presentMenu(stored, await catalogue.recipes(), user.subscriptionPlan), waits }
    const also: { changed?: ChangedMenus | null } = {}
    const saved = await saveMenu(
      services,
      stored,
      body.version,
      menu,
      body.draft,
      async (transaction, at) => {
        also.changed = await followDishes(transaction, stored, menu.content, { at, contents })
        await keepLastImport(transaction, { ...stored, updatedAt: at.toISOString() }, body.lastImport)
      },
    )
    return {
      ...presentStored(saved, menu, user.subscriptionPlan),
      ...(also.changed && { alsoChanged: also.changed }),
    }
  })

  mount(api, renameSavedMenu, async ({ user, params, body }) => {
    const { id } = await loadOwn(params.id, user)
    await renameMenu(services, { id, ownerId: user.house.id }, body, refusingAtOnce(user))
    const renamed = await readSummary(db, id)
    if (!renamed) throw new AppError('menu_not_found')
    return presentSummary(renamed, user.subscriptionPlan)
  })

  mount(api, duplicateSavedMenu, async ({ user, params, body }) => {
    const contents = await catalogue.read()
    const menu = duplicateOf(await loadOwn(params.id, user), body, contents)
    return presentStored(
      await createMenu(services, user, menu, recordDuplicate(params.id)),
      menu,
      user.subscriptionPlan,
    )
  })

  mountBin(api, services)
  mountVersions(api, services)
  mountRecord(api, services)
  mountSignOffs(api, services)
  mountChanges(api, services)
  mountDishes(api, services)
  mountRollouts(api, services)
  mountItems(api, services)
  mountSearch(api, services)
  mountCards(api, services)

  mount(api, shareSavedMenu, async ({ c, user, params }) => {
    const menu = await loadOwn(params.id, user)
    const { token, sharedAt } = await shareMenu(services, menu)
    return { url: menuLink(c, env.publicUrl, token), sharedAt }
  })

  mount(api, withdrawSavedMenu, async ({ user, params }) => {
    await withdrawMenu(services, await loadOwn(params.id, user))
  })

  /** Typesets a menu as it is served now, for a visitor who may see it, and returns for whom. */
  async function typesetMenu(c: HttpContext, user: User | null, id: string) {
    const { row, output, soldOut } = await viewServedMenu(services, id, user)
    const by = { for: askerOf(c, user, env), signal: c.req.raw.signal }
    const result = await typesetOutput(services, output, {
      ...by,
      ownerId: row.ownerId,
      soldOut,
      link: row.sharedAt === null ? undefined : menuLink(c, env.publicUrl, menuAddress(row)),
    })
    c.header('cache-control', ASK_EACH_TIME)
    return { menuName: row.name, result, by }
  }

  mount(api, savedMenuPdf, async ({ c, user, params }) => {
    const { menuName, result } = await typesetMenu(c, user, params.id)
    return pdfFile(result.pdf, menuName)
  })

  mount(api, savedMenuPng, async ({ c, user, params, query }) => {
    const { menuName, result, by } = await typesetMenu(c, user, params.id)
    return pagePictures(services, result, { ...query, menuName, ...by })
  })
}
