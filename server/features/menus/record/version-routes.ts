import type { User } from '#contract/accounts/accounts.ts'
import {
  listSavedMenuStates,
  type MenuState,
  readSavedMenuState,
  restoreVersion,
} from '#contract/menus/kept-menus.ts'
import { canChangeMenu } from '#domain/access/menus.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { saveMenu, versionConflict } from '../saving/save-menu.ts'
import { type ListedState, listStates, readState } from '../states/queries.ts'
import { readMenu, readMenuRevisionAt } from '../stored/queries.ts'
import { presentDocument, presentStored, storedAgain } from '../stored/saved-menu.ts'
import { versionOnRecord } from './version-on-record.ts'

export function mountVersions(api: Api, services: Database & Clock & Catalogue): void {
  const { db, catalogue } = services

  async function ownVersion(id: string, user: User): Promise<number> {
    const menu = await readMenuRevisionAt(db, id)
    if (!menu || menu.id !== id || !canChangeMenu(menu, user)) throw new AppError('menu_not_found')
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

  mount(api, restoreVersion, async ({ user, params: { id, version }, body }) => {
    await ownVersion(id, user)
    const stored = await readMenu(db, id)
    if (!stored) throw new AppError('menu_not_found')
    if (stored.version !== body.version) throw versionConflict(stored)
    const row = version === stored.version ? stored : await earlier(id, version)
    if (!row) throw new AppError('state_not_found')
    const menu = storedAgain(row, await catalogue.read())
    const saved = await saveMenu(services, stored, body.version, menu, undefined)
    return presentStored(saved, menu, user.subscriptionPlan)
  })

  /** As it was saved, or as guests saw it: the record keeps longer. */
  const earlier = async (id: string, version: number) =>
    (await readState(db, id, version)) ?? (await versionOnRecord(db, id, version))

  /** A menu as it is now, as if it were one of its earlier states. */
  async function presentState(id: string) {
    const row = await readMenu(db, id)
    return row && { ...row, savedAt: row.updatedAt }
  }
}

const present = ({
  version,
  name,
  title,
  dateLine,
  itemCount,
  savedAt,
}: Omit<ListedState, 'bytes'>): MenuState => ({
  version,
  name,
  title,
  dateLine,
  itemCount,
  savedAt,
})
