import type { User } from '#contract/accounts/accounts.ts'
import {
  listSavedMenuStates,
  type MenuState,
  NAMED_VERSIONS,
  nameVersion,
  readSavedMenuState,
  restoreVersion,
} from '#contract/menus/kept-menus.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import { countItems } from '#domain/menu/model/walk.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { lockOwner } from '../../../db/lock-owner.ts'
import { keptDocument } from '../../../db/record/kept-documents.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { publicationOfVersion } from '../../../live/record/queries.ts'
import { saveMenuIn, versionConflict } from '../saving/save-menu.ts'
import { keepAsItIs, keepFromRecord } from '../states/keep-state.ts'
import { type ListedState, listStates, nameState, readState } from '../states/queries.ts'
import { readMenu, readMenuRevisionAt } from '../stored/queries.ts'
import { presentDocument, presentStored, storedAgain, titleColumns } from '../stored/saved-menu.ts'

export function mountVersions(api: Api, services: Database & Clock & Catalogue): void {
  const { db, catalogue } = services

  async function ownVersion(id: string, user: User): Promise<number> {
    const menu = await readMenuRevisionAt(db, id)
    if (!menu || menu.id !== id || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
    return menu.version
  }

  mount(api, listSavedMenuStates, async ({ user, params: { id } }) => {
    await ownVersion(id, user)
    return (await listStates(db, id)).map(present)
  })

  mount(api, readSavedMenuState, async ({ user, params: { id, version } }) => {
    const isPresent = (await ownVersion(id, user)) === version
    const row = isPresent ? await presentState(id) : await earlier(id, version)
    if (!row) throw new AppError('state_not_found')
    return { ...present(row), ...presentDocument(row, await catalogue.recipes()) }
  })

  mount(api, nameVersion, async ({ user, params: { id, version }, body: { label } }) => {
    await ownVersion(id, user)
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, user.house.id)
      if (label !== null) await keepVersion(transaction, id, version)
      await nameState(transaction, id, version, label)
    })
  })

  mount(api, restoreVersion, async ({ user, params: { id, version }, body }) => {
    await ownVersion(id, user)
    const stored = await readMenu(db, id)
    if (!stored) throw new AppError('menu_not_found')
    if (stored.version !== body.version) throw versionConflict(stored)
    const row = version === stored.version ? stored : await earlier(id, version)
    if (!row) throw new AppError('state_not_found')
    const menu = storedAgain(row, await catalogue.read())
    const saved = await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, stored.ownerId)
      const at = services.clock()
      return saveMenuIn(transaction, stored, body.version, menu, { at, restored: version })
    })
    return presentStored(saved, menu, user.subscriptionPlan)
  })

  /** As it was saved, or as guests saw it: the record keeps longer. */
  const earlier = async (id: string, version: number) =>
    (await readState(db, id, version)) ?? (await versionOnRecord(db, id, version))

  /** A menu as it is now, as if it were one of its earlier states. */
  async function presentState(id: string) {
    const row = await readMenu(db, id)
    return row && { ...row, savedAt: row.updatedAt, label: null }
  }
}

/**
 * Keeps a version as a state, in addition to the others: the present one, an earlier one, or one that only the record has.
 * @throws {AppError} `state_not_found`, `too_many_named`
 */
async function keepVersion(transaction: Db, id: string, version: number): Promise<void> {
  const states = await listStates(transaction, id)
  if (states.filter(({ label }) => label !== null).length >= NAMED_VERSIONS)
    throw new AppError('too_many_named')
  if (states.some((state) => state.version === version)) return
  const now = await readMenu(transaction, id)
  if (now?.version === version) return keepAsItIs(transaction, now)
  const known = now && (await versionOnRecord(transaction, id, version))
  if (!known) throw new AppError('state_not_found')
  await keepFromRecord(transaction, {
    ...known,
    menuId: id,
    ownerId: now.ownerId,
  })
}

const present = ({
  version,
  name,
  title,
  dateLine,
  itemCount,
  savedAt,
  label,
}: Omit<ListedState, 'bytes'>): MenuState => ({
  version,
  name,
  title,
  dateLine,
  itemCount,
  savedAt,
  label,
})

/**
 * An earlier version of a menu as guests saw it, as if it were a state that was kept. What guests do not see is that of
 * today: the check average, the cuisine, the restaurant that it is filed under.
 * @throws {UnreadableDocumentError}
 */
async function versionOnRecord(db: Db, menuId: string, version: number) {
  const row = await publicationOfVersion(db, menuId, version)
  const today = row && (await readMenu(db, menuId))
  if (!row || !today) return undefined
  const document = await keptDocument(db, row.ownerId, row.documentHash)
  const { content } = readStoredText(savedMenuForm, document)
  const { restaurantId, cuisineId, targetCheckAverageCents } = today
  return {
    version,
    name: row.name,
    ...titleColumns(content),
    itemCount: countItems(content),
    savedAt: row.at,
    label: null,
    templateId: row.templateId,
    restaurantId,
    cuisineId,
    targetCheckAverageCents,
    document,
  }
}
