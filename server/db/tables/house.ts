import type { Role } from '#domain/access/roles.ts'
import { approvalSchema } from '#domain/menu/approval/rule.ts'
import { type Described, json, type StoredRow, without } from './described.ts'

export interface HouseTables {
  /** What owns restaurants, menus and a plan: the `ownerId` of all other tables. */
  houses: {
    /** That of the account that it was made with; another one where it was made later. */
    id: string
    name: string
  }
  members: {
    houseId: string
    accountId: string
    role: Role
    /** JSON: ids of the restaurants that the member works for; null for all. */
    restaurants: string | null
    since: string
    /** When the account chose this house last; null: never. */
    openedAt: string | null
    /** Null for who made the house, and where that account is gone. */
    invitedBy: string | null
  }
  /** Links that make one person a member each, until then; the row goes with its use. */
  houseInvitations: {
    id: string
    houseId: string
    /** SHA-256 of the token, in base64url. */
    tokenHash: string
    /** In lower case; null where the link is for anyone who has it. */
    email: string | null
    role: Role
    /** As that of members. */
    restaurants: string | null
    invitedBy: string
    createdAt: string
    expiresAt: string
    /** The account that was made with it, which alone may use it then; null while none was. */
    registeredBy: string | null
  }
  /** What a house decided; no row where it decided nothing. */
  houseSettings: {
    ownerId: string
    /** JSON: what waits for approval (`approvalSchema`). */
    approval: string
  }
}

const withRestaurants = ({ restaurants, ...row }: StoredRow): object => ({
  ...row,
  restaurants: restaurants === null ? null : json(restaurants),
})

export const houseTables: Described<HouseTables> = {
  houses: { seen: 'all', exported: { file: 'house', ofHouse: 'id', key: ['id'] } },
  members: {
    seen: 'all',
    exported: {
      file: 'members',
      ofHouse: 'houseId',
      key: ['houseId', 'accountId'],
      present: withRestaurants,
    },
  },
  houseInvitations: {
    seen: 'all',
    exported: {
      file: 'houseInvitations',
      ofHouse: 'houseId',
      key: ['id'],
      present: (row) => withRestaurants(without(row, 'tokenHash')),
    },
  },
  houseSettings: {
    seen: 'all',
    read: ({ approval }) => approvalSchema.parse(json(approval)),
    exported: {
      file: 'houseSettings',
      key: ['ownerId'],
      present: ({ approval }) => ({ approval: json(approval) }),
    },
  },
}
