import type { ErrorCode } from '#contract/errors/errors.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import {
  type KeyRefusal,
  newlyFree,
  type ProgramKey,
  refusalOfCall,
  refusalOfThings,
  type Touched,
} from '#domain/access/keys.ts'
import type { Db } from '../../db/schema.ts'
import { isSeenByGuests } from '../../db/seen-by-guests.ts'
import { AppError } from '../../errors/app-error.ts'
import { type CallInput, type NamedThings, namedThings } from './named-things.ts'

/** A key, and the account that it is of. */
interface Used {
  readonly ownerId: string
  readonly key: ProgramKey
}

/**
 * Asks what a key may do.
 * @throws {AppError} `person_needed`, `key_scope`, `key_limited`, `not_found`, `declares_none`
 */
export const guardOf = (db: Db, used: Used) => ({
  admitToCall: (call: Endpoint): void => refuse(refusalOfCall(used.key, call)),
  admitToThings: (call: Endpoint, input: CallInput) => admitToThings(db, used, call, input),
  within: (call: Endpoint, answer: unknown) => withinKey(db, used, call, answer),
})

async function admitToThings(
  db: Db,
  { key, ownerId }: Used,
  call: Endpoint,
  input: CallInput,
): Promise<void> {
  const asksOfThings = key.restaurants !== null || call.reachesGuests
  const declares = call.scope !== 'read' && input.body !== undefined
  if (!asksOfThings && !declares) return
  const named = namedThings(call, input)
  const menus = await menusOfThings(db, ownerId, named)
  if (asksOfThings) refuse(refusalOfThings(key, call, await touchedBy(db, ownerId, named, menus)))
  if (!declares || newlyFree(input.body, []) === null) return
  const name = newlyFree(input.body, await documentsOf(db, ownerId, menus))
  if (name !== null)
    throw new AppError('declares_none', {
      message: `Only a person can declare that a dish contains none of the allergens (“${name.slice(0, 80)}”). Leave its allergens out, and its owner declares them in Carte.`,
    })
}

/** Of a list that a limited key asked for, what is of its restaurants. */
async function withinKey(db: Db, { key, ownerId }: Used, call: Endpoint, answer: unknown): Promise<unknown> {
  if (key.restaurants === null || call.forLimited !== 'list') return answer
  if (!Array.isArray(answer)) {
    // A page of a list, and how the next one is asked for.
    const pages = Object.entries(answer as object).map(async ([name, value]) =>
      Array.isArray(value) ? [name, await withinKey(db, { key, ownerId }, call, value)] : [name, value],
    )
    return Object.fromEntries(await Promise.all(pages))
  }
  const rows = answer as readonly { readonly id?: string; readonly restaurantId?: string }[]
  const isOfMenus = call.path.startsWith('/api/saved-menus')
  const restaurants = isOfMenus
    ? await restaurantsOfMenus(
        db,
        ownerId,
        rows.map(({ id = '' }) => id),
      )
    : null
  const allowed = new Set<string | null>(key.restaurants)
  return rows.filter(({ id = '', restaurantId = id }) =>
    allowed.has(restaurants ? (restaurants.get(id) ?? null) : restaurantId),
  )
}

const codes = {
  person: 'person_needed',
  scope: 'key_scope',
  unnamed: 'key_limited',
  // What is not yours is not there.
  elsewhere: 'not_found',
} as const satisfies Record<KeyRefusal['reason'], ErrorCode>

function refuse(refusal: KeyRefusal | null): void {
  if (refusal === null) return
  const message =
    refusal.reason === 'scope'
      ? `This key may not do that: it takes a key that may ${refusal.needed}. Its owner can make one under Integrations.`
      : undefined
  throw new AppError(codes[refusal.reason], { message })
}

/** The menus that a call names, itself or by what is theirs. */
async function menusOfThings(db: Db, ownerId: string, named: NamedThings): Promise<ReadonlySet<string>> {
  const menus = new Set(named.menus)
  const ofRows = async (table: 'plannedPrices' | 'specials', ids: ReadonlySet<string>) => {
    if (ids.size === 0) return
    const rows = await db
      .selectFrom(table)
      .select(['id', 'menuId'])
      .where('ownerId', '=', ownerId)
      .where('id', 'in', [...ids])
      .execute()
    const known = new Map(rows.map(({ id, menuId }) => [id, menuId]))
    for (const id of ids) menus.add(known.get(id) ?? id)
  }
  await ofRows('plannedPrices', named.plans)
  await ofRows('specials', named.specials)
  if (named.changes.size > 0) {
    const rows = await db
      .selectFrom('changeMenus')
      .select(['changeId', 'menuId'])
      .where('ownerId', '=', ownerId)
      .where('changeId', 'in', [...named.changes])
      .execute()
    for (const { menuId } of rows) menus.add(menuId)
    // One that isn't there is of no restaurant.
    for (const id of named.changes) if (!rows.some(({ changeId }) => changeId === id)) menus.add(id)
  }
  return menus
}

async function touchedBy(
  db: Db,
  ownerId: string,
  { restaurants, links }: NamedThings,
  menus: ReadonlySet<string>,
): Promise<Touched> {
  const ofMenus = await restaurantsOfMenus(db, ownerId, [...menus])
  const ofLinks =
    links.size === 0
      ? []
      : await db
          .selectFrom('passLinks')
          .select('restaurantId')
          .where('ownerId', '=', ownerId)
          .where('id', 'in', [...links])
          .execute()
  const touched = [
    ...restaurants,
    ...[...menus].map((id) => ofMenus.get(id) ?? null),
    ...(ofLinks.length < links.size ? [null] : []),
    ...ofLinks.map(({ restaurantId }) => restaurantId),
  ]
  return { restaurants: touched, isSeen: await isSeenByGuests(db, ownerId, { menus, restaurants }) }
}

async function restaurantsOfMenus(
  db: Db,
  ownerId: string,
  menus: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (menus.length === 0) return new Map()
  const rows = await db
    .selectFrom('savedMenus')
    .select(['id', 'restaurantId'])
    .where('ownerId', '=', ownerId)
    .where('id', 'in', menus)
    .execute()
  return new Map(rows.map(({ id, restaurantId }) => [id, restaurantId]))
}

/** What is stored of these menus, to be compared with what was sent. */
async function documentsOf(db: Db, ownerId: string, menus: ReadonlySet<string>): Promise<unknown[]> {
  if (menus.size === 0) return []
  const rows = await db
    .selectFrom('savedMenus')
    .select('document')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', [...menus])
    .execute()
  return rows.map(({ document }): unknown => JSON.parse(document))
}
