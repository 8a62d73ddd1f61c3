import type { Kysely } from 'kysely'

/** Times are ISO-8601 UTC texts; JSON is text; counters fit 32 bits: the subset both engines share. */
interface SavedMenusTable {
  id: string
  ownerId: string
  name: string
  restaurantId: string
  templateId: number
  cuisineId: number
  targetCheckAverageCents: number
  /** JSON: item ids in menu order. */
  items: string
  /** JSON: the `MenuDocument`, its version inside. */
  document: string
  /** Counts saves, for the detection of concurrent edits. */
  version: number
  createdAt: string
  updatedAt: string
  sharedAt: string | null
}

/** Written by the authentication library; we read it only to count. */
interface UsersTable {
  id: string
  username: string
  displayUsername: string
  email: string
  role: string
  subscriptionPlan: string
  createdAt: string | Date
}

interface DraftsTable {
  ownerId: string
  /** JSON: the draft as the contract describes it. */
  document: string
  updatedAt: string
}

interface RestaurantsTable {
  id: string
  ownerId: string
  /** JSON: the profile without its id. */
  profile: string
  createdAt: string
  updatedAt: string
}

interface UploadsTable {
  /** File name in the storage. */
  name: string
  ownerId: string
  bytes: number
  createdAt: string
}

export interface Schema {
  drafts: DraftsTable
  restaurants: RestaurantsTable
  uploads: UploadsTable
  savedMenus: SavedMenusTable
  users: UsersTable
}

export type Db = Kysely<Schema>
export type Engine = 'sqlite' | 'postgres'
