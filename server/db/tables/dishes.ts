import { sql } from 'kysely'
import type { DishPart } from '#domain/menu/linking/dish-parts.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { contentOf, type Described, flags, without } from './described.ts'
import { ofMenu } from './seen-rows.ts'

export interface DishTables {
  /** Changes of menus: proposed, and as they ended. */
  changes: {
    id: string
    ownerId: string
    /** What it does, in a few words. */
    title: string
    by: 'person' | 'import' | 'adviser' | 'model' | 'program' | 'menu'
    /** The account that proposed it; null where nobody knows. */
    byId: string | null
    state: 'open' | 'applied' | 'withdrawn' | 'undone'
    createdAt: string
    /** When it was applied or withdrawn; null while it is open. */
    endedAt: string | null
    /** When it is applied automatically; null where somebody applies it. */
    opensAt: string | null
    /** How many questions it asks, where it has a date: the menu was changed since, and differently. */
    asks: number
  }
  changeMenus: {
    changeId: string
    menuId: string
    ownerId: string
    /** The version of the menu that it comes from. */
    baseVersion: number
    /** JSON: `savedMenuForm`, its version inside; null once it has ended. */
    document: string | null
    /** The template that it proposes; null where the menu keeps its own. */
    templateId: number | null
    /** The version that it was applied as; null where it was not. */
    savedAs: number | null
  }
  /** Whether a change of a dish on one menu goes to its other menus. */
  dishDecisions: {
    ownerId: string
    dishId: string
    part: DishPart
    isEverywhere: number
  }
  /** By which a menu is found; one row a menu, of the version that was read. */
  menuWords: {
    menuId: string
    ownerId: string
    version: number
    /** All its words as `foldText` writes them. */
    words: string
    /** The same of what it and its restaurant are called; empty where a server of the version before wrote the row. */
    title: string
  }
}

export const dishTables: Described<DishTables> = {
  changes: {
    // One that goes over menus of other restaurants too is for who sees them all.
    seen: (limit) =>
      sql`"id" in (select "changeId" from "changeMenus" where ${ofMenu(limit)}) and "id" not in (select "changeId" from "changeMenus" where "ownerId" = ${limit.houseId} and not (${ofMenu(limit)}))`,
    exported: { file: 'changes', key: ['id'], present: (row) => without(row, 'ownerId') },
  },
  changeMenus: {
    seen: ofMenu,
    read: ({ document }) => document !== null && readStoredText(savedMenuForm, String(document)),
    exported: {
      file: 'changeMenus',
      key: ['changeId', 'menuId'],
      isLong: true,
      present: ({ document, ...row }) => ({
        ...without(row, 'ownerId'),
        ...(document !== null && contentOf(document)),
      }),
    },
  },
  dishDecisions: {
    seen: 'all',
    exported: {
      file: 'dishDecisions',
      key: ['dishId', 'part'],
      present: (row) => ({ ...without(row, 'ownerId'), ...flags(row, 'isEverywhere') }),
    },
  },
  menuWords: { seen: ofMenu, exported: 'the words of the menus, by which they are found' },
}
