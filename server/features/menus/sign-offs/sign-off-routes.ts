import type { User } from '#contract/accounts/accounts.ts'
import { listSignOffs, signDeclarations } from '#contract/menus/sign-offs.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock, Database } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { Api } from '../../../http/bindings.ts'
import { mount } from '../../../http/calls/mount.ts'
import { readMenuRevisionAt } from '../stored/queries.ts'
import { lastSignOffs } from './queries.ts'
import { sign } from './sign-declarations.ts'

export function mountSignOffs(api: Api, services: Database & Clock & Catalogue): void {
  const { db, catalogue } = services

  async function refuseOthers(id: string, user: User): Promise<void> {
    const menu = await readMenuRevisionAt(db, id)
    if (!menu || menu.id !== id || !isOwnMenu(menu, user)) throw new AppError('menu_not_found')
  }

  mount(api, listSignOffs, async ({ user, params: { id } }) => {
    await refuseOthers(id, user)
    return lastSignOffs(db, id)
  })

  mount(api, signDeclarations, async ({ user, params: { id }, body }) => {
    await refuseOthers(id, user)
    return [...(await sign(services, { user, menuId: id, wish: body, recipeOf: await catalogue.recipes() }))]
  })
}
