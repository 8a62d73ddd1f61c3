import { randomBytes } from 'node:crypto'
import { mayDo, type Role } from '#domain/access/roles.ts'
import type { ApprovalPart } from '#domain/menu/approval/rule.ts'
import type { Db } from '../db/schema.ts'
import { approvalOf } from './approval-rule.ts'

/** A house that an account is in, and as what. */
export interface House {
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Ids of the restaurants that the account works for; absent for all. */
  readonly restaurants?: string[]
}

/** A house that somebody works in. */
export interface HouseAtWork extends House {
  /** Where else they work; absent for nowhere. */
  readonly others?: House[]
  /** What of their saves waits for approval; absent for who may publish. */
  readonly waits?: ApprovalPart[]
}

/** The houses of an account: the one that it came with, then the others as it came to them. */
export async function housesOf(db: Db, accountId: string): Promise<House[]> {
  const houses = await db
    .selectFrom('members')
    .innerJoin('houses', 'houses.id', 'members.houseId')
    .select(['houses.id', 'houses.name', 'members.role', 'members.restaurants'])
    .where('members.accountId', '=', accountId)
    .orderBy('members.since')
    .orderBy('houses.id')
    .execute()
  return houses
    .map(({ restaurants, ...house }) => ({ ...house, ...limitedTo(restaurants) }))
    .toSorted((one, other) => Number(other.id === accountId) - Number(one.id === accountId))
}

async function openedLast(db: Db, accountId: string): Promise<string | undefined> {
  const member = await db
    .selectFrom('members')
    .select('houseId')
    .where('accountId', '=', accountId)
    .where('openedAt', 'is not', null)
    .orderBy('openedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return member?.houseId
}

/** The limit of a member or an invitation, as it is stored and as it is shown. */
export const limitedTo = (restaurants: string | null): { restaurants?: string[] } =>
  restaurants === null ? {} : { restaurants: JSON.parse(restaurants) as string[] }

/**
 * The house that a session works in: read with each request, so who is removed is out at once on every server.
 * @param chosen the house that the session chose; one that the account isn't in doesn't count. Without one it is the one
 * that the account chose last
 * @returns undefined for an account without a house
 */
export async function houseOfSession(
  db: Db,
  accountId: string,
  chosen?: string | null,
): Promise<HouseAtWork | undefined> {
  const houses = await housesOf(db, accountId)
  const isIn = (id: string | null | undefined) => houses.find((house) => house.id === id)
  const house =
    isIn(chosen) ?? (houses.length > 1 ? isIn(await openedLast(db, accountId)) : undefined) ?? houses[0]
  if (!house) return undefined
  const others = houses.filter((other) => other !== house)
  const known = { ...house, ...(others.length > 0 && { others }) }
  return mayDo(house.role, 'publish') ? known : { ...known, waits: await approvalOf(db, house.id) }
}

export const membersOf = async (db: Db, houseId: string) => {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.accountId')
    .select([
      'members.accountId',
      'members.role',
      'members.restaurants',
      'members.since',
      'users.displayUsername as username',
      'users.email',
    ])
    .where('members.houseId', '=', houseId)
    .orderBy('members.since')
    .orderBy('members.accountId')
    .execute()
  return rows.map((row) => ({ ...row, restaurants: limitedTo(row.restaurants).restaurants ?? null }))
}

/** Gives an account that is in no house any more an empty one, in the transaction that took it out of its last. */
export async function keepHoused(transaction: Db, accountId: string, at: Date): Promise<void> {
  if ((await housesOf(transaction, accountId)).length > 0) return
  const account = await transaction
    .selectFrom('users')
    .select('displayUsername')
    .where('id', '=', accountId)
    .executeTakeFirst()
  if (!account) return
  const id = randomBytes(12).toString('base64url')
  await transaction.insertInto('houses').values({ id, name: account.displayUsername }).execute()
  await transaction
    .insertInto('members')
    .values({
      houseId: id,
      accountId,
      role: 'owner',
      restaurants: null,
      openedAt: null,
      since: at.toISOString(),
      invitedBy: null,
    })
    .execute()
}
