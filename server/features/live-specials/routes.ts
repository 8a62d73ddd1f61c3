import {
  createSpecial,
  deleteSpecial,
  listSpecials,
  repeatSpecial,
  type StoredSpecial,
  updateSpecial,
} from '#contract/specials.ts'
import { specialAgain } from '#domain/live/calendar/special-again.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { specialItemId } from '#domain/live/state/special-item.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { addSpecial, changeSpecial, ownSpecial, readSpecial, removeSpecial } from './keep-special.ts'
import { type SpecialRow, specialsOf } from './queries.ts'

/** Dishes of the day: cards that come and go by themselves. */
export function mountSpecials(api: Api, services: Database & Clock): void {
  const { db, clock } = services

  mount(api, listSpecials, async ({ user }) => {
    const specials = (await specialsOf(db, user.id)).map((row) => present(row, clock()))
    const beginOf = ({ special }: StoredSpecial) => special?.from ?? ''
    return specials.toSorted((a, b) => beginOf(b).localeCompare(beginOf(a)))
  })

  mount(api, createSpecial, async ({ user, body }) =>
    present(await addSpecial(services, user, body), clock()),
  )

  mount(api, updateSpecial, async ({ user, params, body }) =>
    present(await changeSpecial(services, user, params.id, body), clock()),
  )

  mount(api, repeatSpecial, async ({ user, params, body: { day } }) => {
    const special = readSpecial(await ownSpecial(db, user.id, params.id))
    if (!special) throw new AppError('document_unreadable')
    return present(await addSpecial(services, user, specialAgain(special, day)), clock())
  })

  mount(api, deleteSpecial, async ({ user, params }) => {
    await removeSpecial(services, user, params.id)
    return undefined
  })
}

function present(row: SpecialRow, at: Date): StoredSpecial {
  const special = readSpecial(row)
  return {
    id: row.id,
    special,
    itemId: specialItemId(row.id),
    state: special && stateAt(timesOf(special), at),
  }
}
