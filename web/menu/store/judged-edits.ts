import type { Menu } from '#domain/menu/model/menu.ts'

/** Says why a member may not make an edit; null where they may. */
type Judge = (before: Menu, after: Menu) => string | null

let judge: Judge | null = null

/** @param next null where the person may change everything */
export function judgeEditsBy(next: Judge | null): void {
  judge = next
}

/** Why the role of the person refuses an edit, in a sentence; null where it doesn't. */
export const refusedEdit = (before: Menu, after: Menu): string | null => judge?.(before, after) ?? null
