import type { User } from '#contract/accounts/accounts.ts'
import {
  changeMember,
  chooseHouse,
  deleteHouse,
  HOUSE_INVITATION_DAYS,
  type HouseInvitation,
  handHouseOver,
  invitePerson,
  JOIN_PAGE,
  joinHouse,
  leaveHouse,
  listHouses,
  listPeople,
  type Member,
  MOST_MEMBERS,
  readHouseInvitation,
  removeMember,
  renameHouse,
  withdrawInvitation,
} from '#contract/accounts/people.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { coversRestaurants, isLastOwner, rolesGivenBy } from '#domain/access/giving-roles.ts'
import { mayDo } from '#domain/access/roles.ts'
import type { Payments } from '../../adapters/payments/port.ts'
import type { Storage } from '../../adapters/storage/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import { lockOwner } from '../../db/lock-owner.ts'
import { hasRestaurant } from '../../db/own-menus.ts'
import type { Db } from '../../db/schema.ts'
import { AppError } from '../../errors/app-error.ts'
import { ownOrigin } from '../../http/addresses/own-origin.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import {
  deleteHouseInvitation,
  deleteInvitationsFor,
  findHouseInvitation,
  type HouseInvitationRow,
  insertHouseInvitation,
  isInviterIn,
  openInvitationsOf,
} from '../../invitations/house-invitations.ts'
import type { Limiters } from '../../limits/limiters.ts'
import { type Change, recordChange } from '../../owners/audit-trail.ts'
import { housesOf, keepHoused, limitedTo, membersOf } from '../../owners/members.ts'
import type { Mails } from '../../owners/owners.ts'
import { requireFeature } from '../../owners/require-feature.ts'
import type { Settings } from '../../settings/settings.ts'
import { deleteOwnHouse } from './delete-house.ts'
import { invitationMail } from './invitation-mail.ts'
import { insertMember, openHouse, setHouseName, setPlace, takeOut } from './queries.ts'

interface Sessions {
  readonly auth: {
    findSessionId(headers: Headers): Promise<string | undefined>
    isOwnPassword(headers: Headers, password: string): Promise<boolean>
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

export function mountPeople(
  api: Api,
  services: Database & Clock & Settings & Mails & Sessions & Payments & Storage & Pick<Limiters, 'attempts'>,
): void {
  const { db, clock, env, auth, mailQueue, attempts } = services

  mount(api, listHouses, ({ user }) => housesOf(db, user.id))

  mount(api, chooseHouse, async ({ c, user, body: { houseId } }) => {
    const house = (await housesOf(db, user.id)).find(({ id }) => id === houseId)
    if (!house) throw new AppError('house_not_found')
    await workIn(c.req.raw.headers, user, houseId)
    return house
  })

  mount(api, renameHouse, async ({ user, body: { name } }) => {
    await setHouseName(db, user.house.id, name)
    return { ...user.house, name }
  })

  mount(api, listPeople, async ({ user: { house } }) => {
    const manages = mayDo(house.role, 'invite')
    const [members, invitations] = await Promise.all([
      membersOf(db, house.id),
      manages ? openInvitationsOf(db, house.id, clock()) : [],
    ])
    return {
      members: members.map((member) => (manages ? member : { ...member, email: null })),
      invitations: invitations.map(present),
    }
  })

  mount(api, invitePerson, async ({ c, user, body: { email = null, role, restaurants } }) => {
    requireFeature(user, 'feature:people')
    refuseRole(user, { role, restaurants })
    const at = clock()
    const { row, url } = await changing(user, async (transaction) => {
      const members = await membersOf(transaction, user.house.id)
      if (members.some((member) => member.email.toLowerCase() === email)) throw new AppError('already_member')
      // Another one to the same address takes the place of the first.
      if (email !== null) await deleteInvitationsFor(transaction, user.house.id, email)
      await refuseFull(transaction, user.house.id, at)
      await refuseUnknown(transaction, user, restaurants)
      const made = await insertHouseInvitation(transaction, {
        houseId: user.house.id,
        email,
        role,
        restaurants: restaurants && JSON.stringify(restaurants),
        invitedBy: user.id,
        createdAt: at.toISOString(),
        expiresAt: new Date(at.getTime() + HOUSE_INVITATION_DAYS * DAY_MS).toISOString(),
      })
      await record(transaction, user, 'member.invited', made.row.id)
      const link = `${ownOrigin(c, env.publicUrl)}${JOIN_PAGE}#${made.token}`
      if (email !== null)
        await mailQueue.post(invitationMail(env.brand, { email, url: link, user }), transaction)
      return { row: made.row, url: link }
    })
    return { ...present(row), url }
  })

  mount(api, withdrawInvitation, async ({ user, params: { id } }) => {
    await changing(user, async (transaction) => {
      const open = (await openInvitationsOf(transaction, user.house.id, clock())).find((one) => one.id === id)
      if (open) refuseRestaurants(user, limitedTo(open.restaurants).restaurants)
      if (!(await deleteHouseInvitation(transaction, user.house.id, id)))
        throw new AppError('invitation_not_found')
    })
  })

  mount(api, changeMember, ({ user, params: { accountId }, body: { role, restaurants: chosen } }) =>
    changing(user, async (transaction) => {
      const member = await memberToChange(transaction, user, accountId)
      // Who owns a house works for all of it.
      const restaurants = role === 'owner' ? null : chosen === undefined ? member.restaurants : chosen
      const place = { role, restaurants }
      refuseRole(user, place)
      await refuseUnknown(transaction, user, chosen)
      if (role !== 'owner') await keepOwner(transaction, user.house.id, accountId)
      await setPlace(transaction, user.house.id, accountId, place, clock())
      await record(transaction, user, 'member.changed', accountId)
      return { ...member, ...place }
    }),
  )

  mount(api, removeMember, async ({ user, params: { accountId } }) => {
    await changing(user, async (transaction) => {
      await memberToChange(transaction, user, accountId)
      await goOut(transaction, user.house.id, accountId)
      await record(transaction, user, 'member.removed', accountId)
    })
  })

  mount(api, handHouseOver, async ({ user, params: { accountId } }) => {
    if (accountId === user.id) throw new AppError('member_not_found')
    await changing(user, async (transaction) => {
      await memberToChange(transaction, user, accountId)
      const all = { restaurants: null }
      await setPlace(transaction, user.house.id, accountId, { role: 'owner', ...all }, clock())
      await setPlace(transaction, user.house.id, user.id, { role: 'manager', ...all }, clock())
      await record(transaction, user, 'member.changed', accountId)
    })
  })

  mount(api, leaveHouse, async ({ user, body: { houseId } }) => {
    if (houseId !== user.house.id) throw new AppError('house_not_found')
    await changing(user, async (transaction) => {
      await goOut(transaction, houseId, user.id)
      await record(transaction, user, 'member.left', user.id)
    })
  })

  mount(api, deleteHouse, async ({ c, user, body: { houseId, password } }) => {
    if (houseId !== user.house.id) throw new AppError('house_not_found')
    await attempts.take(['password of account', user.id])
    if (!(await auth.isOwnPassword(c.req.raw.headers, password))) throw new AppError('wrong_password')
    await attempts.forgive(['password of account', user.id])
    await deleteOwnHouse(services, user)
  })

  mount(api, readHouseInvitation, async ({ body: { token } }) => {
    const found = await findHouseInvitation(db, token, clock())
    if (!found) throw new AppError('invitation_invalid')
    return { house: found.houseName, role: found.role, invitedBy: found.inviterName }
  })

  mount(api, joinHouse, async ({ c, user, body: { token } }) => {
    const at = clock()
    const found = await findHouseInvitation(db, token, at)
    if (!found) throw new AppError('invitation_invalid')
    const { id, houseId, houseName: name, email, role, restaurants, invitedBy, registeredBy } = found
    // An account was made with it, which alone may use it from then on.
    if (registeredBy !== null && registeredBy !== user.id) throw new AppError('invitation_invalid')
    if (email !== null && email !== user.email.toLowerCase()) throw new AppError('invitation_of_other')
    await db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, houseId)
      const members = await membersOf(transaction, houseId)
      if (members.some(({ accountId }) => accountId === user.id)) throw new AppError('already_member')
      // Used or withdrawn in this moment, or its maker may no longer invite.
      if (!(await isInviterIn(transaction, found))) throw new AppError('invitation_invalid')
      if (!(await deleteHouseInvitation(transaction, houseId, id))) throw new AppError('invitation_invalid')
      await refuseFull(transaction, houseId, at)
      await insertMember(transaction, {
        houseId,
        accountId: user.id,
        role,
        restaurants,
        since: at.toISOString(),
        invitedBy,
      })
      await recordChange(transaction, { at, ownerId: houseId, action: 'member.joined', subjectId: user.id })
    })
    await workIn(c.req.raw.headers, user, houseId)
    return { id: houseId, name, role, ...limitedTo(restaurants) }
  })

  /** In a transaction that no other change of this house joins. */
  const changing = <Value>({ house }: User, change: (transaction: Db) => Promise<Value>): Promise<Value> =>
    db.transaction().execute(async (transaction) => {
      await lockOwner(transaction, house.id)
      return change(transaction)
    })

  const record = (transaction: Db, { house }: User, action: Change['action'], subjectId: string) =>
    recordChange(transaction, { at: clock(), ownerId: house.id, action, subjectId })

  async function workIn(headers: Headers, { id: accountId }: User, houseId: string): Promise<void> {
    const sessionId = await auth.findSessionId(headers)
    if (sessionId !== undefined) await openHouse(db, { accountId, houseId, sessionId }, clock())
  }

  /** @throws {AppError} `house_needs_owner` */
  async function goOut(transaction: Db, houseId: string, accountId: string): Promise<void> {
    await keepOwner(transaction, houseId, accountId)
    await takeOut(transaction, houseId, accountId, clock())
    await keepHoused(transaction, accountId, clock())
  }

  /** @throws {AppError} `people_full` */
  async function refuseFull(transaction: Db, houseId: string, at: Date): Promise<void> {
    if (!hasPlans(env)) return
    const members = await membersOf(transaction, houseId)
    const open = await openInvitationsOf(transaction, houseId, at)
    if (members.length - 1 + open.length >= MOST_MEMBERS) throw new AppError('people_full')
  }
}

/**
 * @throws {AppError} `role_refused`, for a role that this one may not give; `restaurants_limited`, for restaurants that are
 * not theirs
 */
function refuseRole(user: User, { role, restaurants }: Pick<Member, 'role' | 'restaurants'>): void {
  if (!rolesGivenBy(user.house.role).includes(role))
    throw new AppError('role_refused', { message: 'Only an owner can make, change or remove an owner.' })
  refuseRestaurants(user, restaurants)
}

function refuseRestaurants({ house }: User, restaurants: Member['restaurants'] | undefined): void {
  if (!coversRestaurants(house.restaurants, restaurants)) throw new AppError('restaurants_limited')
}

/** @throws {AppError} `restaurant_not_found` */
async function refuseUnknown(
  transaction: Db,
  { house }: User,
  restaurants: Member['restaurants'] | undefined,
): Promise<void> {
  for (const id of restaurants ?? [])
    if (!(await hasRestaurant(transaction, house.id, id))) throw new AppError('restaurant_not_found')
}

/** @throws {AppError} `member_not_found`, and as `refuseRole` for a member whom this one may not change */
async function memberToChange(transaction: Db, user: User, accountId: string): Promise<Member> {
  const member = (await membersOf(transaction, user.house.id)).find((one) => one.accountId === accountId)
  if (!member) throw new AppError('member_not_found')
  refuseRole(user, member)
  return member
}

/** @throws {AppError} `house_needs_owner` */
async function keepOwner(transaction: Db, houseId: string, accountId: string): Promise<void> {
  if (isLastOwner(await membersOf(transaction, houseId), accountId)) throw new AppError('house_needs_owner')
}

const present = ({
  id,
  email,
  role,
  restaurants,
  createdAt,
  expiresAt,
}: HouseInvitationRow): HouseInvitation => ({
  id,
  email,
  role,
  restaurants: limitedTo(restaurants).restaurants ?? null,
  createdAt,
  expiresAt,
})
