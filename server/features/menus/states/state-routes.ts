import type { User } from '#contract/accounts/accounts.ts'
import { listSavedMenuStates, type MenuState, readSavedMenuState } from '#contract/menus/kept-menus.ts'
import { canChangeMenu } from '#domain/access/menus.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { readMenu, readMenuRevisionAt } from '../stored/queries.ts'
import { presentDocument } from '../stored/saved-menu.ts'
import { type ListedState, listStates, readState } from './queries.ts'

export function mountStates(api: Api, { db, catalogue }: Database & Catalogue): void {
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
    const row = isPresent ? await presentState(id) : await readState(db, id, version)
    if (!row) throw new AppError('state_not_found')
    return { ...present(row), ...presentDocument(row, await catalogue.recipes()) }
  })

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
