import type { Menu } from '#domain/menu/model/menu.ts'
import { type SignOff, signedItems } from '#domain/menu/sign-off/sign-offs.ts'
import type { Db } from '../../../db/schema.ts'
import { lastSignOffs } from './queries.ts'

/** Of a menu in which nobody has signed anything. */
export const NOTHING_SIGNED = { signOffsVoid: 0, signOffsOpen: 0 } as const

/** How many declarations of a menu have changed since they were signed, and how many are not signed where others are. */
export function countSignOffs(menu: Menu, signOffs: readonly SignOff[]) {
  if (signOffs.length === 0) return NOTHING_SIGNED
  const states = signedItems(menu, signOffs).map(({ state }) => state)
  const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length
  return { signOffsVoid: count('void'), signOffsOpen: count('open') }
}

/** Does the same from what is stored with a menu outside its document. */
export const signOffCountsOf = async (db: Db, menuId: string, menu: Menu) =>
  countSignOffs(menu, await lastSignOffs(db, menuId))
