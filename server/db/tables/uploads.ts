import { sql } from 'kysely'
import type { Described } from './described.ts'
import { usesOf } from './seen-rows.ts'

export interface UploadTables {
  uploads: {
    /** File name in the storage. */
    name: string
    ownerId: string
    bytes: number
    createdAt: string
    /** The account that brought it; null: unknown, or it is gone. */
    madeBy: string | null
    /** Null exactly while something is listed that uses it. */
    unusedSince: string | null
  }
  uploadUses: {
    ownerId: string
    kind: 'menu' | 'state' | 'record' | 'draft' | 'restaurant' | 'special'
    /** Of the menu, the restaurant or the special; of a draft, the piece of work; of an earlier state, menu and version. */
    placeId: string
    uploadName: string
    /** 0 or 1: whether guests of the menu are shown it. */
    isShown: number
  }
}

export const uploadTables: Described<UploadTables> = {
  uploads: {
    seen: (limit) => sql`"madeBy" = ${limit.accountId} or "name" in (
    select "uploadName" from "uploadUses" where "ownerId" = ${limit.houseId} and (${usesOf(limit)}))`,
    exported: {
      file: 'uploads',
      key: ['name'],
      present: ({ name, bytes, createdAt }) => ({
        url: `/uploads/${name}`,
        file: pictureFile(String(name)),
        bytes,
        createdAt,
      }),
    },
  },
  uploadUses: { seen: 'all', exported: 'is where menus, drafts and profiles name pictures' },
}

export const pictureFile = (name: string): string => `pictures/${name}`
