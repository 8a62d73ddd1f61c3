import { AsyncLocalStorage } from 'node:async_hooks'

/** Who works for some restaurants of a house alone. */
export interface RestaurantLimit {
  readonly houseId: string
  readonly accountId: string
  /** Ids; none where those that there were are gone. */
  readonly restaurants: readonly string[]
}

interface Member {
  readonly id: string
  readonly house: { readonly id: string; readonly restaurants?: readonly string[] | undefined }
}

/** Null for who sees all of their house, and for guests. */
export const limitOf = (member: Member | null): RestaurantLimit | null =>
  member?.house.restaurants
    ? { houseId: member.house.id, accountId: member.id, restaurants: member.house.restaurants }
    : null

const limits = new AsyncLocalStorage<RestaurantLimit | null>()

/** Runs what a member or a program does: every query in it sees their restaurants alone. */
export const withinRestaurants = <Result>(limit: RestaurantLimit | null, act: () => Result): Result =>
  limits.run(limit, act)

/**
 * Runs what holds for the whole house, also where somebody who is limited caused it: the record, what guests see,
 * background work. What it reads is nobody's answer.
 */
export const forWholeHouse = <Result>(act: () => Result): Result => limits.run(null, act)

export const currentLimit = (): RestaurantLimit | null => limits.getStore() ?? null
