import { randomUUID } from 'node:crypto'
import type { User } from '#contract/accounts/accounts.ts'
import { stateAt, timesOf } from '#domain/live/calendar/what-holds.ts'
import { SPECIALS_LIMIT, type Special } from '#domain/live/model/special.ts'
import { againstSpecial, specialItem } from '#domain/live/state/special-item.ts'
import { specialForm } from '#domain/live/stored/forms.ts'
import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import { picturesOfSpecial } from '#domain/menu/model/picture-mentions.ts'
import { refusedByRecipe } from '#domain/menu/recipes/judged-claims.ts'
import { ifReadable, readStoredText, storedText } from '#domain/menu/stored/read-stored.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownMenu } from '../../live/own-menu.ts'
import { bumpLiveVersions } from '../../live/stamps.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import { writeUses } from '../../pictures/picture-uses.ts'
import {
  deleteSpecialRow,
  forgetWord,
  insertSpecial,
  moveWord,
  type SpecialRow,
  specialsOf,
  writeSpecial,
} from './queries.ts'

/** The feature of specials that begin on another day. */
const SCHEDULED = 'feature:scheduledSpecials'

/** What is read at the counter and typed in a minute is still of now. */
const ABOUT_NOW_MS = 15 * 60_000

/**
 * Puts a special on its menu.
 * @throws {AppError} `never_holds`, `plan_limit`, `menu_not_found`, `section_not_on_menu`, `too_many_specials`
 * @throws {UnreadableDocumentError} of its menu
 */
export const addSpecial = (
  { db, clock }: Database & Clock,
  user: User,
  special: Special,
): Promise<SpecialRow> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, user.house.id)
    await refuseImpossible(transaction, user, special, at)
    await makeRoom(transaction, user.house.id, at)
    const now = at.toISOString()
    const row: SpecialRow = {
      id: randomUUID(),
      menuId: special.menuId,
      ownerId: user.house.id,
      document: storedText(special),
      createdAt: now,
      updatedAt: now,
    }
    await insertSpecial(transaction, row)
    await writeUses(transaction, placeOf(row), picturesOfSpecial(special), at)
    await bumpLiveVersions(transaction, user.house.id, [row.menuId], { type: 'specials.changed', at })
    return row
  })

/** @throws {AppError} as `addSpecial`, and `special_not_found` */
export const changeSpecial = (
  { db, clock }: Database & Clock,
  user: User,
  id: string,
  special: Special,
): Promise<SpecialRow> =>
  db.transaction().execute(async (transaction) => {
    const at = clock()
    await lockOwner(transaction, user.house.id)
    const before = await ownSpecial(transaction, user.house.id, id)
    await refuseImpossible(transaction, user, special, at, readSpecial(before) ?? undefined)
    const row = {
      ...before,
      menuId: special.menuId,
      document: storedText(special),
      updatedAt: at.toISOString(),
    }
    await writeSpecial(transaction, row)
    if (row.menuId !== before.menuId) await moveWord(transaction, before, row.menuId)
    await writeUses(transaction, placeOf(row), picturesOfSpecial(special), at)
    await bumpLiveVersions(transaction, user.house.id, [before.menuId, row.menuId], {
      type: 'specials.changed',
      at,
    })
    return row
  })

/** @throws {AppError} `special_not_found` */
export const removeSpecial = ({ db, clock }: Database & Clock, user: User, id: string): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await lockOwner(transaction, user.house.id)
    await drop(transaction, await ownSpecial(transaction, user.house.id, id), clock())
  })

/** @throws {AppError} `special_not_found`, for those of others too */
export async function ownSpecial(db: Db, ownerId: string, id: string): Promise<SpecialRow> {
  const row = (await specialsOf(db, ownerId)).find((special) => special.id === id)
  if (!row) throw new AppError('special_not_found')
  return row
}

/** Null where this version of Carte cannot read it. */
export const readSpecial = ({ document }: SpecialRow): Special | null =>
  ifReadable(() => readStoredText(specialForm, document), null)

/** @param before what it said until now: what was planned already stays planned on any plan */
async function refuseImpossible(
  db: Db,
  user: User,
  special: Special,
  at: Date,
  before?: Special,
): Promise<void> {
  const { from, until } = timesOf(special)
  if (from >= until || until <= at.getTime()) throw new AppError('never_holds')
  const isLater = from > at.getTime() + ABOUT_NOW_MS
  const isAsBefore = before !== undefined && from <= timesOf(before).from
  if (isLater && !isAsBefore) requireFeature(user, SCHEDULED)
  refuseUntrue(special)
  const { sections, modifierGroups } = await ownMenu(db, user.house.id, special.menuId)
  const { sectionId } = special
  if (sectionId !== undefined && !sections.some(({ id }) => id === sectionId))
    throw new AppError('section_not_on_menu')
  if (special.modifierGroups?.some((key) => !modifierGroups.some(({ id }) => id === key)))
    throw new AppError('invalid_input', { message: 'This menu has no such choices or extras.' })
}

/** @throws {AppError} `invalid_input` where its own ingredients disprove a diet that it states */
function refuseUntrue(special: Special): void {
  const refused = refusedByRecipe(specialItem(randomUUID(), { ...special, isConfirmed: true }))
  if (!refused) return
  const message = contradictionSentence(special.name, refused)
  throw new AppError('invalid_input', {
    message,
    details: { fields: [{ path: 'dietaryOptions', message }] },
  })
}

/**
 * Asks the owner where something speaks against what a special declares and claims on its menu: all that preflight
 * says of an item.
 * @throws {AppError} `invalid_input`, with what speaks against it; `menu_not_found`
 * @throws {UnreadableDocumentError} of its menu
 */
export async function askAgainst({ db }: Database, user: User, special: Special): Promise<void> {
  if (special.isConfirmed === true) return
  refuseUntrue(special)
  const menu = await ownMenu(db, user.house.id, special.menuId)
  const item = specialItem(randomUUID(), { ...special, isConfirmed: true })
  const against = againstSpecial(menu, special.sectionId, item)
  if (against.length === 0) return
  throw new AppError('invalid_input', {
    message: `${against.join(' ')} If it is right all the same, send isConfirmed: true with it.`,
    details: { fields: against.map((message) => ({ path: 'isConfirmed', message })) },
  })
}

/** Those that are over are kept to be served again; the oldest of them give way. */
async function makeRoom(db: Db, ownerId: string, at: Date): Promise<void> {
  const rows = await specialsOf(db, ownerId)
  if (rows.length < SPECIALS_LIMIT) return
  const over = rows.filter((row) => {
    const special = readSpecial(row)
    return special && stateAt(timesOf(special), at) === 'over'
  })
  const oldest = over[0]
  if (!oldest) throw new AppError('too_many_specials')
  await drop(db, oldest, at)
}

async function drop(db: Db, row: SpecialRow, at: Date): Promise<void> {
  await deleteSpecialRow(db, row.id)
  await forgetWord(db, row)
  await writeUses(db, placeOf(row), [], at)
  await bumpLiveVersions(db, row.ownerId, [row.menuId], { type: 'specials.changed', at })
}

/** As a place that uses a picture. */
const placeOf = ({ ownerId, id }: SpecialRow) => ({ ownerId, kind: 'special', placeId: id }) as const
