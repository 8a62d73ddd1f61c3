import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { contentOf, type Described, flags, without } from './described.ts'

export interface RolloutTables {
  rollouts: {
    id: string
    ownerId: string
    title: string
    /** The account that began it. */
    byId: string
    state: 'looking' | 'proposed' | 'withdrawn' | 'publishing' | 'published' | 'undoing' | 'undone'
    /** Menus of the house when it began. */
    total: number
    /** Menus that were looked at. */
    lookedAt: number
    /** JSON: the place of the last one of them in the list of menus; empty at the beginning. */
    reached: string
    createdAt: string
    /** When it was published; null before. */
    startedAt: string | null
    endedAt: string | null
    /** JSON: what became of its menus when it ended (`countsSchema`); null before. */
    counts: string | null
  }
  /** The menus on which the dishes were changed, before and after: JSON, `savedMenuForm`, its version inside. */
  rolloutSources: {
    rolloutId: string
    menuId: string
    ownerId: string
    before: string
    after: string
  }
  rolloutMenus: {
    rolloutId: string
    menuId: string
    ownerId: string
    /** `found`: would change. `kept`: says it differently on purpose, or the same already. `waiting`: a job does it. */
    state: 'found' | 'kept' | 'waiting' | 'published' | 'undone' | 'failed'
    isSeen: number
    /** The version before it was published, and the one as which it was; null where it was not. */
    fromVersion: number | null
    savedAs: number | null
    /** Why it failed: a sentence. */
    error: string | null
  }
}

export const rolloutTables: Described<RolloutTables> = {
  rollouts: {
    seen: 'all',
    exported: { file: 'rollouts', key: ['id'], present: (row) => without(row, 'ownerId', 'counts') },
  },
  rolloutSources: {
    seen: 'all',
    read: ({ before, after }) => {
      readStoredText(savedMenuForm, String(before))
      readStoredText(savedMenuForm, String(after))
    },
    exported: {
      file: 'rolloutSources',
      key: ['rolloutId', 'menuId'],
      isLong: true,
      present: ({ before, after, ...row }) => ({
        ...without(row, 'ownerId'),
        before: contentOf(before),
        after: contentOf(after),
      }),
    },
  },
  rolloutMenus: {
    // Calls about them are for who sees the whole house.
    seen: 'all',
    exported: {
      file: 'rolloutMenus',
      key: ['rolloutId', 'menuId'],
      present: (row) => ({ ...without(row, 'ownerId'), ...flags(row, 'isSeen') }),
    },
  },
}
