import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  currentUser,
  listSessions,
  logout,
  readAccount,
  revokeOtherSessions,
} from '#contract/accounts/accounts.ts'
import { readSubscription } from '#contract/accounts/billing.ts'
import { createPalette, listPalettes } from '#contract/accounts/palettes.ts'
import { deleteUpload, listUploads, uploadImage } from '#contract/accounts/uploads.ts'
import { readOptimization, readRecommendations } from '#contract/generating/insights.ts'
import {
  applyChange,
  listChanges,
  openChange,
  readChange,
  undoChange,
  withdrawChange,
} from '#contract/menus/changes.ts'
import { changeDishes, decideDish, linkDishes, listDishes, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { deleteDraft, listDrafts, readDraft, writeDraft } from '#contract/menus/drafts.ts'
import {
  deleteBinnedMenu,
  emptyBin,
  listBin,
  listSavedMenuStates,
  readSavedMenuState,
  restoreSavedMenu,
} from '#contract/menus/kept-menus.ts'
import {
  createSavedMenu,
  deleteSavedMenu,
  duplicateSavedMenu,
  listSavedMenus,
  readSavedMenu,
  readSavedMenuImport,
  renameSavedMenu,
  savedMenuFirstPage,
  shareSavedMenu,
  updateSavedMenu,
  withdrawSavedMenu,
} from '#contract/menus/saved-menus.ts'
import { searchMenus } from '#contract/menus/searching.ts'
import { listSignOffs, signDeclarations } from '#contract/menus/sign-offs.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import {
  createBoard,
  deleteBoard,
  listBoards,
  previewBoard,
  updateBoard,
} from '#contract/restaurant/boards.ts'
import { readCalendar } from '#contract/restaurant/calendar.ts'
import {
  createKitchenLink,
  listKitchenLinks,
  openKitchen,
  readKitchenList,
  reportFromKitchen,
  revokeKitchenLink,
} from '#contract/restaurant/kitchen-links.ts'
import {
  createPlannedPrices,
  deletePlannedPrices,
  listPlannedPrices,
  previewPlannedPrices,
  updatePlannedPrices,
} from '#contract/restaurant/planned-prices.ts'
import {
  listRestaurantPages,
  makeRestaurantPage,
  openRestaurantPage,
  readRestaurantPage,
  renameRestaurantPage,
  updateRestaurantPage,
} from '#contract/restaurant/restaurant-pages.ts'
import { createRestaurant, listRestaurants } from '#contract/restaurant/restaurants.ts'
import { listSoldOut, readLiveState, saySoldOut } from '#contract/restaurant/sold-out.ts'
import {
  createSpecial,
  deleteSpecial,
  listSpecials,
  repeatSpecial,
  updateSpecial,
} from '#contract/restaurant/specials.ts'
import {
  createWebhook,
  listWebhookDeliveries,
  listWebhooks,
  pauseWebhook,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
} from '#contract/restaurant/webhooks.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { signedText } from '#domain/menu/sign-off/signed-text.ts'
import type { Db } from '#server/db/schema.ts'
import { sweepExpired } from '#server/features/accounts/store/queries.ts'
import { customersToRenew } from '#server/features/billing/queries.ts'
import { sweepBins } from '#server/features/menus/bin/bin.ts'
import { sweepUploads } from '#server/features/uploads/sweep.ts'
import { sweepWebhooks } from '#server/features/webhooks/sending/webhook-jobs.ts'
import { createSweepClock } from '#server/jobs/sweep-clock.ts'
import { sweepCounters } from '#server/limits/attempts.ts'
import { sweepAuditTrail } from '#server/owners/audit-trail.ts'
import { buildDatabase } from '../builders/build-database.ts'
import { buildSavePayload } from '../builders/build-menu.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { type TestServer, useTestServer } from '../support/test-server.ts'

/** These stay as small as the installation's settings and its one catalogue. */
const SMALL_TABLES = [
  'catalogueItems',
  'catalogueChanges',
  'retiredDishes',
  'kysely_migration',
  'kysely_migration_lock',
  'installation',
  'namedAdministrators',
]

describe.skipIf(process.env.CARTE_TEST_ENGINE === 'postgres')('queries', () => {
  const statements = new Set<string>()
  const prepare = DatabaseSync.prototype.prepare
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare').mockImplementation(function (
    this: DatabaseSync,
    ...[sql, ...rest]: Parameters<typeof prepare>
  ) {
    statements.add(sql)
    return prepare.call(this, sql, ...rest)
  })
  const server = useTestServer()
  let database: DatabaseSync

  beforeAll(async () => {
    // What a server runs once, at its start, may take its time.
    const db = await buildDatabase()
    statements.clear()
    await sweepAll(db)
    await db.destroy()
    await liveAnOwnersLife(server())
    spy.mockRestore()
    database = new DatabaseSync(join(server().env.dataDir, 'carte.db'), { readOnly: true })
  })
  afterAll(() => {
    spy.mockRestore()
    database?.close()
  })

  it('read no table from end to end that grows with its owners', () => {
    const plans = [...statements].filter(isPlanned).map((sql) => ({ sql, scans: scansOf(database, sql) }))
    expect(plans.length).toBeGreaterThan(30)
    expect(plans.filter(({ scans }) => scans.length > 0)).toEqual([])
  })

  it('would be found out if one did', () => {
    expect(scansOf(database, 'select * from "savedMenus" where "name" = ?')).toEqual(['SCAN savedMenus'])
  })

  it('find what hangs on an owner by an index, when the owner goes', () => {
    const unfound = tablesOf(database).flatMap((table) =>
      (database.prepare(`PRAGMA foreign_key_list("${table}")`).all() as { from: string }[])
        .filter(({ from }) => !indexedColumns(database, table).includes(from))
        .map(({ from }) => `${table}.${from}`),
    )
    expect(unfound).toEqual([])
  })
})

/** What a server does every ten minutes. */
async function sweepAll(db: Db): Promise<void> {
  const clock = () => new Date()
  await sweepCounters({ db, clock })
  const sweptAt = await createSweepClock({ db, clock })()
  await sweepExpired({ db }, sweptAt)
  await sweepAuditTrail({ db }, sweptAt)
  await sweepBins({ db, clock }, sweptAt)
  await sweepWebhooks({ db, clock }, sweptAt)
  await sweepUploads({ db, storage: { delete: async () => {} } }, sweptAt)
  const now = clock().toISOString()
  await customersToRenew(db, 'sandbox', { now, notCheckedSince: now, limit: 100 })
}

/** Everything that a person asks for on an ordinary day, and a guest after it. */
async function liveAnOwnersLife(server: TestServer): Promise<void> {
  const owner = server.client()
  await owner.register('anna')
  await owner.call(logout, {})
  await owner.refusal(currentUser)
  await owner.login('anna')
  await subscribe(owner)
  await owner.call(readSubscription, {})
  await owner.call(readAccount, {})
  await owner.call(currentUser, {})
  await owner.call(listSessions, {})
  await owner.call(revokeOtherSessions, {})

  const payload = buildSavePayload()
  const { content, design, templateId } = payload
  await owner.call(writeDraft, { body: { content, design, templateId, step: 'builder' } })
  await owner.call(listDrafts, {})
  await owner.call(readDraft, { query: {} })
  await owner.call(readDraft, { query: { workId: 'only' } })
  await owner.call(readRecommendations, { query: {} })

  const { id, version } = await owner.call(createSavedMenu, { body: payload })
  await owner.call(listSavedMenus, {})
  await owner.call(readSavedMenu, { params: { id } })
  await owner.call(updateSavedMenu, { params: { id }, body: { ...payload, version } })
  await owner.call(shareSavedMenu, { params: { id } })
  await owner.call(deleteDraft, { query: { workId: 'only' } })
  await owner.call(readOptimization, { query: { menuId: id } })
  await owner.call(typesetPages, {
    body: { content, design: { ...design, hasQrCode: true }, templateId, menuId: id },
  })
  for (const visitor of [server.client(), owner]) {
    expect((await visitor.fetch(`/menu-viewer/${id}`)).status).toBe(200)
  }

  const { id: restaurantId } = await owner.call(createRestaurant, { body: content.restaurant })
  await owner.call(listRestaurants, {})
  await sayWhatIsSoldOut(owner, server.client(), { menuId: id, restaurantId })
  await owner.call(createPalette, {
    body: { primaryColor: '#111111', secondaryColor: '#222222', accentColor: '#333333' },
  })
  await owner.call(listPalettes, {})
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a63a24' } })
    .png()
    .toBuffer()
  const file = new File([Uint8Array.from(picture)], 'a.png')
  const { url } = await owner.call(uploadImage, { upload: { file } })
  await owner.call(createRestaurant, { body: { ...content.restaurant, logoUrl: url } })
  await owner.call(listUploads, {})
  for (const visitor of [server.client(), owner]) await (await visitor.fetch(url)).arrayBuffer()
  await owner.refusal(deleteUpload, { params: { name: url.split('/').at(-1) ?? '' } })
  await owner.call(withdrawSavedMenu, { params: { id } })
  const params = { id }
  await owner.call(listSignOffs, { params })
  await signFirst(owner, id)
  await keepPage(owner, id)
  await owner.call(renameSavedMenu, { params, body: { title: 'Dinner' } })
  await owner.call(listSavedMenuStates, { params })
  await owner.call(readSavedMenuState, { params: { id, version: 2 } })
  await owner.call(readSavedMenuImport, { params })
  const copy = await owner.call(duplicateSavedMenu, { params, body: { title: 'Lunch' } })
  await owner.call(savedMenuFirstPage, { params, query: {} })
  await changeDishesOf(owner, id)
  await owner.call(deleteSavedMenu, { params })
  await owner.call(listBin, {})
  await owner.call(restoreSavedMenu, { params })
  await owner.call(deleteSavedMenu, { params })
  await owner.call(deleteBinnedMenu, { params })
  await owner.call(deleteSavedMenu, { params: { id: copy.id } })
  await owner.call(emptyBin, {})
}

async function keepPage(owner: TestClient, menuId: string): Promise<void> {
  const made = await owner.call(makeRestaurantPage, {
    body: { menuId, timeZone: 'Europe/Paris', isOpen: true },
  })
  const { restaurantId, version, page } = made
  const params = { restaurantId }
  await owner.call(listRestaurantPages, {})
  await owner.call(readRestaurantPage, { params })
  await owner.call(updateRestaurantPage, { params, body: { version, page } })
  await owner.call(renameRestaurantPage, { params, body: { slug: 'chez-nous' } })
  await planAhead(owner, menuId)
  await putUpBoard(owner, restaurantId)
  await listen(owner, restaurantId)
  await owner.call(readCalendar, { params, query: {} })
  await owner.call(openRestaurantPage, { params, body: { isOpen: false } })
}

async function changeDishesOf(owner: TestClient, menuId: string): Promise<void> {
  const place = { menuId, sectionId: 1, itemId: 9001 }
  await owner.call(listDishes, { query: {} })
  await owner.call(linkDishes, { body: { links: [{ ...place, dishId: 'first' }] } })
  await owner.call(decideDish, { body: { dishId: 'first', part: 'words', isEverywhere: true } })
  await owner.call(listDishesOfMenu, { params: { id: menuId } })
  const edits = [{ ...place, edit: { name: 'Soup' } }]
  const { changeId } = await owner.call(changeDishes, { body: { title: 'Soup', edits } })
  await owner.call(undoChange, { params: { id: String(changeId) } })
  await owner.call(searchMenus, { query: { q: 'dish' } })
  const { content, version } = await owner.call(readSavedMenu, { params: { id: menuId } })
  const body = { menuId, version, title: 'Autumn', content: { ...content, title: 'Autumn' } }
  const change = await owner.call(openChange, { body })
  const params = { id: change.id }
  await owner.call(listChanges, { query: { menuId, state: 'open' } })
  await owner.call(readChange, { params })
  await owner.call(applyChange, { params, body: { version } })
  await owner.call(withdrawChange, { params: { id: (await owner.call(openChange, { body })).id } })
}

async function putUpBoard(owner: TestClient, restaurantId: string): Promise<void> {
  const params = { id: restaurantId }
  const body = { name: 'bar', board: { title: 'Bar' } }
  const { id: boardId, version } = await owner.call(createBoard, { params, body })
  await owner.call(listBoards, { params })
  await owner.call(previewBoard, { params, body: { board: body.board } })
  await owner.call(updateBoard, { params: { ...params, boardId }, body: { ...body, version } })
  expect((await owner.fetch('/r/chez-nous/board/bar/state')).ok).toBe(true)
  await owner.call(deleteBoard, { params: { ...params, boardId } })
}

async function planAhead(owner: TestClient, menuId: string): Promise<void> {
  const when = { timeZone: 'Europe/Paris', from: '2030-01-01T17:00', until: '2099-01-02T02:00' }
  const plan = { name: 'Winter', ...when, changes: [{ itemId: 9001, priceId: 'p1', amount: 900 }] }
  const { id } = await owner.call(createPlannedPrices, { body: { menuId, plan } })
  await owner.call(previewPlannedPrices, { body: { menuId, plan } })
  await owner.call(updatePlannedPrices, { params: { id }, body: { plan } })
  await owner.call(listPlannedPrices, { query: {} })
  await owner.call(deletePlannedPrices, { params: { id } })
  const special = { menuId, name: 'Crudo', ...when }
  const made = await owner.call(createSpecial, { body: special })
  await owner.call(updateSpecial, { params: { id: made.id }, body: special })
  await owner.call(repeatSpecial, { params: { id: made.id }, body: { day: '2031-01-01' } })
  await owner.call(listSpecials, {})
  await owner.call(deleteSpecial, { params: { id: made.id } })
}

async function listen(owner: TestClient, restaurantId: string): Promise<void> {
  const page = { restaurantId }
  const { id } = await owner.call(createWebhook, { params: page, body: { url: 'https://hooks.example/' } })
  const params = { ...page, webhookId: id }
  await owner.call(listWebhooks, { params: page })
  await owner.call(testWebhook, { params })
  await owner.call(rotateWebhookSecret, { params })
  const [sent] = await owner.call(listWebhookDeliveries, { params })
  await owner.call(resendWebhookDelivery, { params: { ...params, deliveryId: sent?.id ?? '' } })
  for (const isActive of [false, true]) await owner.call(pauseWebhook, { params, body: { isActive } })
}

async function sayWhatIsSoldOut(
  owner: TestClient,
  cook: TestClient,
  { menuId, restaurantId }: { readonly menuId: string; readonly restaurantId: string },
): Promise<void> {
  const words = [{ places: [{ menuId, itemId: 9001 }], isSoldOut: true }]
  await owner.call(saySoldOut, { body: { words } })
  await owner.call(listSoldOut, { query: { restaurantId } })
  await owner.call(readLiveState, { params: { id: menuId } })
  const params = { id: restaurantId }
  const { id, url } = await owner.call(createKitchenLink, { params, body: {} })
  await cook.call(openKitchen, { body: { token: new URL(url).hash.slice(1) } })
  await cook.call(readKitchenList, {})
  await cook.call(reportFromKitchen, { body: { name: 'Marco', words } })
  await owner.call(listKitchenLinks, { params })
  await owner.call(revokeKitchenLink, { params: { id } })
}

async function signFirst(owner: TestClient, id: string): Promise<void> {
  const { version, content, ...saved } = await owner.call(readSavedMenu, { params: { id } })
  const declared = mapItems(content, (item) => stateClaims(item, { allergens: ['milk'] }))
  const body = { ...saved, version, content: declared }
  const { content: stored } = await owner.call(updateSavedMenu, { params: { id }, body })
  const [section] = stored.sections
  const [item] = section?.items ?? []
  if (!section || !item) throw new Error('The menu has an item.')
  const items = [{ itemId: item.id, text: signedText(stored, section, item) }]
  await owner.call(signDeclarations, { params: { id }, body: { name: 'Ana', items } })
}

const isPlanned = (sql: string) => /^\s*(select|insert|update|delete|with)\b/i.test(sql)

const tablesOf = (database: DatabaseSync): string[] =>
  (database.prepare("select name from sqlite_schema where type = 'table'").all() as { name: string }[]).map(
    ({ name }) => name,
  )

/** Steps of the plan that read a whole growing table, or the whole of an index of one. */
function scansOf(database: DatabaseSync, sql: string): string[] {
  const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[]
  const growing = tablesOf(database).filter((table) => !SMALL_TABLES.includes(table))
  return steps
    .map(({ detail }) => detail)
    .filter((detail) => growing.some((table) => new RegExp(`^SCAN ${table}\\b`).test(detail)))
    .filter((detail) => !PARTIAL.test(detail))
}

/** Indexes of what waits to be packed alone. */
const PARTIAL = /USING INDEX \w+ToPack\b/

/** The first columns of the indexes of a table, and of its primary key. */
const indexedColumns = (database: DatabaseSync, table: string): unknown[] =>
  (database.prepare(`PRAGMA index_list("${table}")`).all() as { name: string }[]).map(
    ({ name }) => (database.prepare(`PRAGMA index_info("${name}")`).all() as { name: string }[])[0]?.name,
  )
