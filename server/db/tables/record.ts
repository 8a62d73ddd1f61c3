import { contentOf, type Described, flags } from './described.ts'
import { ofMenu } from './seen-rows.ts'

/** What guests saw. Rows are written once; those that are too old keep their hashes, so that the chain holds. */
export interface RecordTables {
  /** One row for each change of what guests see of a menu. */
  publications: {
    ownerId: string
    /** The place in the chain of the house, from 1. */
    number: number
    /** 1 where it was too old: only its number, its time and its hashes are left. */
    isPruned: number
    menuId: string
    /** Of the menu. */
    version: number
    templateId: number
    /** What its owner called the menu then. */
    name: string
    at: string
    /** The account that changed it; null for what came automatically. */
    byId: string | null
    /** 0 where guests see the menu no longer. */
    isShown: number
    /** The version of the menu that was restored by it; null where nothing was restored. */
    restored: number | null
    /** JSON: which parts differ from the publication of the menu before it (`published.ts`). */
    changed: string
    /** The document of the menu: `keptDocuments.hash`. */
    documentHash: string
    /** SHA-256 of its template and design, in base64url. */
    designHash: string
    /** What held next to the menu: `keptDocuments.hash`. */
    liveHash: string
    /** The hash of the one before it in the chain; empty for the first. */
    previousHash: string
    /** `publicationHash` */
    hash: string
  }
  /** Documents that publications, earlier states and last imports name, each once a house. */
  keptDocuments: {
    ownerId: string
    /** SHA-256 of the document, in base64url. */
    hash: string
    /** The document that `packed` is a difference to; null where it is whole. */
    baseHash: string | null
    /** Of the document. */
    bytes: number
    /** Zstandard, in base64. */
    packed: string
  }
}

export const recordTables: Described<RecordTables> = {
  publications: {
    seen: ofMenu,
    exported: {
      file: 'record',
      key: ['ownerId', 'number'],
      present: ({ ownerId: _, ...row }) => ({
        ...row,
        ...flags(row, 'isPruned', 'isShown'),
        changed: contentOf(row.changed),
      }),
    },
  },
  keptDocuments: {
    seen: 'all',
    exported: {
      file: 'recordDocuments',
      key: ['ownerId', 'hash'],
      isLong: true,
      pathOf: ({ hash }) => String(hash),
      isPacked: true,
    },
  },
}
