import type { Verb } from './roles.ts'

/** What a key may be given, each with all before it; a call of the contract says which one it takes. */
export const keyScopes = ['read', 'propose', 'write', 'publish'] as const

export type KeyScope = (typeof keyScopes)[number]

/** `person`: a call that only someone who signed in may make. */
export type CallScope = KeyScope | 'person'

/** The most that a language model's key may be given: what guests see is published by a person. */
export const MOST_OF_MODEL: KeyScope = 'write'

/** What of a scope a model has. */
export const scopeOfModel = (scope: KeyScope): KeyScope =>
  keyScopes.indexOf(scope) > keyScopes.indexOf(MOST_OF_MODEL) ? MOST_OF_MODEL : scope

/** The part of a program's key that decides what the program may do. */
export interface ProgramKey {
  readonly scope: KeyScope
}

/** What a call of the contract says of who may make it; `account`: it is about the person, whatever they are in a house. */
export interface AskedCall {
  readonly scope: CallScope
  /** What a member must be allowed to; absent where the scope says it (`verbOf`). */
  readonly verb?: Verb | 'account' | undefined
  /** Whether it changes what guests see, where they see what it changes: then it is publishing. */
  readonly reachesGuests?: boolean | undefined
  /** Whether it is about all restaurants of a house: it is not for who is limited to some. */
  readonly isOfWholeHouse?: boolean | undefined
}

/** Why a key may not make a call. */
export type KeyRefusal =
  | { readonly reason: 'person' }
  | { readonly reason: 'scope'; readonly needed: KeyScope }

const has = ({ scope }: ProgramKey, needed: KeyScope): boolean =>
  keyScopes.indexOf(scope) >= keyScopes.indexOf(needed)

/** Returns why a key may not make a call at all, whatever the call names; null where it may. */
export function refusalOfCall(key: ProgramKey, { scope }: AskedCall): KeyRefusal | null {
  if (scope === 'person') return { reason: 'person' }
  return has(key, scope) ? null : { reason: 'scope', needed: scope }
}

/** Returns why a key may not make a call about what guests see, or don't; null where it may. */
export const refusalOfSeen = (key: ProgramKey, call: AskedCall, isSeen: boolean): KeyRefusal | null =>
  call.reachesGuests && isSeen && !has(key, 'publish') ? { reason: 'scope', needed: 'publish' } : null

/** A thing that declares that it contains none of the allergens. */
interface Free {
  /** Its id and the words that it was declared for. */
  readonly sign: string
  readonly name: string
}

/** Claims of these names are asked of a person, or are the catalog's. */
const NOT_DECLARED = new Set(['claimsToConfirm', 'recipeClaims'])

/**
 * Returns the name of a thing in what was sent that newly declares that it contains none of the allergens: only a
 * person declares that. Null where there is none.
 * @param before what is stored of the same things
 */
export function newlyFree(sent: unknown, before: readonly unknown[]): string | null {
  const known = new Set(before.flatMap((stored) => freeThings(stored)).map(({ sign }) => sign))
  return freeThings(sent).find(({ sign }) => !known.has(sign))?.name ?? null
}

function freeThings(value: unknown, of: { readonly id: string; readonly name: string } = NOTHING): Free[] {
  if (value === null || typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((entry) => freeThings(entry, of))
  const fields = value as Readonly<Record<string, unknown>>
  const { id = fields.itemId ?? of.id, name = of.name, allergens, words = '' } = fields
  const thing = { id: String(id), name: String(name) }
  const isFree = Array.isArray(allergens) && allergens.length === 0
  return [
    ...(isFree ? [{ sign: `${thing.id} ${String(words)}`, name: thing.name }] : []),
    ...Object.entries(fields).flatMap(([key, entry]) =>
      NOT_DECLARED.has(key) ? [] : freeThings(entry, thing),
    ),
  ]
}

const NOTHING = { id: '', name: 'This dish' }
