import type { LineRole } from '#domain/reading/layout/role.ts'
import {
  joinWithAbove,
  moveLine,
  type ReviewWork,
  rewriteCells,
  rewriteLine,
  sayRole,
  sayRoles,
} from '#domain/reading/review/review-work.ts'
import { withCells } from '#domain/reading/review/row-fields.ts'

export interface LineActs {
  say(keys: readonly number[], role: LineRole | null): void
  /** Says what many lines are, in one step. */
  answer(roles: ReadonlyMap<number, LineRole>): void
  /** Looks right; the next line to look at gets the focus. */
  confirm(key: number, role: LineRole): void
  join(key: number): void
  move(key: number, by: number): void
  rewrite(key: number, texts: readonly string[]): void
  /** Other texts for cells of a row of a sheet, by their columns. */
  fill(key: number, texts: ReadonlyMap<number, string>): void
}

type Edit = (change: (work: ReviewWork) => ReviewWork) => void

/**
 * @param keyAbove of the line above another one
 * @param keyToLookAt of the next line that a person should look at
 * @param go shows a line and gives it the focus
 */
export const lineActs = (
  keyAbove: (key: number) => number | undefined,
  keyToLookAt: (key: number) => number | undefined,
  edit: Edit,
  go: (key: number) => void,
): LineActs => ({
  say: (keys, role) => edit((before) => sayRole(before, keys, role)),
  answer: (roles) => edit((before) => sayRoles(before, roles)),
  confirm(key, role) {
    edit((before) => sayRole(before, [key], role))
    go(keyToLookAt(key) ?? key)
  },
  join(key) {
    const above = keyAbove(key)
    if (above === undefined) return
    edit((before) => joinWithAbove(before, key))
    go(above)
  },
  move(key, by) {
    edit((before) => moveLine(before, key, by))
    // The browser takes the focus from a row that it moves.
    go(key)
  },
  rewrite: (key, texts) => edit((before) => rewriteLine(before, key, texts)),
  fill: (key, texts) => edit((before) => rewriteCells(before, key, withCells(before, key, texts))),
})
