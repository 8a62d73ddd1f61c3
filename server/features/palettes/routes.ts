import { randomUUID } from 'node:crypto'
import {
  createPalette,
  deletePalette,
  listPalettes,
  MAX_SAVED_PALETTES,
  type StoredPalette,
} from '#contract/accounts/palettes.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { deletePaletteOf, insertPalette, listPalettesOf, type PaletteRow } from './queries.ts'

export function mountPalettes(api: Api, { db, clock }: Database & Clock): void {
  mount(api, listPalettes, async ({ user }) => (await listPalettesOf(db, user.house.id)).map(present))

  mount(api, createPalette, async ({ user, body }) => {
    const row: PaletteRow = {
      id: randomUUID(),
      ownerId: user.house.id,
      name: body.name ?? null,
      primaryColor: body.primaryColor,
      secondaryColor: body.secondaryColor,
      accentColor: body.accentColor,
      createdAt: clock().toISOString(),
    }
    await db.transaction().execute(async (transaction) => {
      // Two requests at once must not both find the last place free.
      await lockOwner(transaction, user.house.id)
      const own = await listPalettesOf(transaction, user.house.id)
      if (own.length >= MAX_SAVED_PALETTES) throw new AppError('too_many_palettes')
      await insertPalette(transaction, row)
    })
    return present(row)
  })

  mount(api, deletePalette, async ({ user, params }) => {
    if (!(await deletePaletteOf(db, user.house.id, params.id))) throw new AppError('palette_not_found')
  })
}

const present = ({ ownerId: _, createdAt: __, name, ...palette }: PaletteRow): StoredPalette => ({
  ...palette,
  ...(name !== null && { name }),
})
