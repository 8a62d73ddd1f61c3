import type { ErrorCode } from '#contract/errors/errors.ts'
import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import {
  type KeyRefusal,
  type KeyScope,
  newlyFree,
  type ProgramKey,
  refusalOfCall,
  refusalOfSeen,
} from '#domain/access/keys.ts'
import type { Db } from '../../db/schema.ts'
import { isSeenByGuests } from '../../db/seen-by-guests.ts'
import { AppError } from '../../errors/app-error.ts'
import { type NamedThings, namedThings } from './named-things.ts'

/** A key, and the account that it is of. */
interface Used {
  readonly ownerId: string
  readonly key: ProgramKey & { readonly isForModel: boolean }
}

/**
 * Asks what a key may do; to which restaurants it is limited, each query asks (`../../db/limits/`).
 * @throws {AppError} `person_needed`, `key_scope`, `declares_none`
 */
export const guardOf = (db: Db, used: Used) => ({
  admitToCall: (call: Endpoint): void => refuse(used, refusalOfCall(used.key, call)),
  admitToThings: (call: Endpoint, input: CallInput) => admitToThings(db, used, call, input),
})

async function admitToThings(db: Db, used: Used, call: Endpoint, input: CallInput): Promise<void> {
  const { key, ownerId } = used
  const declares = call.scope !== 'read' && input.body !== undefined
  if (!call.reachesGuests && !declares) return
  const named = namedThings(call, input)
  const menus = await menusOfThings(db, ownerId, named)
  if (call.reachesGuests) {
    const own = {
      menus: await ownAmong(db, 'savedMenus', ownerId, menus),
      restaurants: await ownAmong(db, 'restaurants', ownerId, named.restaurants),
    }
    refuse(used, refusalOfSeen(key, call, await isSeenByGuests(db, ownerId, own)))
  }
  if (!declares || newlyFree(input.body, []) === null) return
  const name = newlyFree(input.body, await documentsOf(db, ownerId, menus))
  if (name !== null)
    throw new AppError('declares_none', {
      message: `Only a person can declare that a dish contains none of the allergens (“${name.slice(0, 80)}”). Leave its allergens out, and its owner declares them in Carte.`,
    })
}

const codes = { person: 'person_needed', scope: 'key_scope' } as const satisfies Record<
  KeyRefusal['reason'],
  ErrorCode
>
function refuse({ key }: Used, refusal: KeyRefusal | null): void {
  if (refusal === null) return
  throw new AppError(codes[refusal.reason], {
    message: refusal.reason === 'scope' ? wayOut(refusal.needed, key.isForModel) : undefined,
  })
}

/** No key of a model publishes: another one doesn't help. */
const wayOut = (needed: KeyScope, isForModel: boolean): string =>
  isForModel && needed === 'publish'
    ? 'Guests see this: a model can propose it, and a person applies or publishes it in Carte.'
    : `This key may not do that: it takes a key that may ${needed}. Its owner can make one under Integrations.`

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

async function ownAmong(
  db: Db,
  table: 'savedMenus' | 'restaurants',
  ownerId: string,
  ids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return ids
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
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
