import {
  createSpecial,
  deleteSpecial,
  listSpecials,
  repeatSpecial,
  type StoredSpecial,
  updateSpecial,
} from '#contract/restaurant/specials.ts'
import { specialAgain } from '#domain/live/calendar/special-again.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { specialItem, specialItemId } from '#domain/live/state/special-item.ts'
import type { Clock, Database } from '../../db/database.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { soldOutItems } from '../../live/sold-out-now.ts'
import {
  addSpecial,
  askAgainst,
  changeSpecial,
  ownSpecial,
  readSpecial,
  removeSpecial,
} from './keep-special.ts'
import { type SpecialRow, specialsOf } from './queries.ts'

/** Dishes of the day: cards that come and go automatically. */
export function mountSpecials(api: Api, services: Database & Clock): void {
  const { db, clock } = services

  /** Nobody has said anything of it yet. */
  const presentNew = (row: SpecialRow) => present(row, new Set(), clock())

  mount(api, listSpecials, async ({ user }) => {
    const [rows, soldOut] = await Promise.all([
      specialsOf(db, user.house.id),
      soldOutItems(db, user.house.id, clock()),
    ])
    const specials = rows.map((row) => present(row, soldOut, clock()))
    const beginOf = ({ special }: StoredSpecial) => special?.from ?? ''
    return specials.toSorted((a, b) => beginOf(b).localeCompare(beginOf(a)))
  })

  mount(api, createSpecial, async ({ user, body }) => {
    await askAgainst(services, user, body)
    return presentNew(await addSpecial(services, user, body))
  })

  mount(api, updateSpecial, async ({ user, params, body }) => {
    await askAgainst(services, user, body)
    const row = await changeSpecial(services, user, params.id, body)
    return present(row, await soldOutItems(db, user.house.id, clock()), clock())
  })

  mount(api, repeatSpecial, async ({ user, params, body: { day } }) => {
    const special = readSpecial(await ownSpecial(db, user.house.id, params.id))
    if (!special) throw new AppError('document_unreadable')
    return presentNew(await addSpecial(services, user, specialAgain(special, day)))
  })

  mount(api, deleteSpecial, async ({ user, params }) => {
    await removeSpecial(services, user, params.id)
  })
}

/** @param soldOut the numbers of items that are sold out at this moment */
function present(row: SpecialRow, soldOut: ReadonlySet<number>, at: Date): StoredSpecial {
  const special = readSpecial(row)
  const itemId = specialItemId(row.id)
  return {
    id: row.id,
    special,
    itemId,
    state: special && stateAt(timesOf(special), at),
    isToConfirm:
      special !== null &&
      special.isConfirmed !== true &&
      specialItem(row.id, special).claimsToConfirm !== undefined,
    isSoldOut: soldOut.has(itemId),
  }
}
