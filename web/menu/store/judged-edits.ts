import type { Verb } from '#domain/access/roles.ts'
import type { Menu } from '#domain/menu/model/menu.ts'

interface Judge {
  /** Says why an edit may not be made; null where it may. */
  refusal(before: Menu, after: Menu): string | null
  /** Says why something isn't theirs to do; null where it is. */
  refusalOf(verb: Verb): string | null
  tell(refusal: string): void
}

let judge: Judge | null = null

/** @param next null where the person may change everything */
export function judgeEditsBy(next: Judge | null): void {
  judge = next
}

/** Why the role of the person refuses an edit, in a sentence; null where it doesn't. */
export const refusedEdit = (before: Menu, after: Menu): string | null => judge?.refusal(before, after) ?? null

/** The same of something else that the person would do. */
export const refusedVerb = (verb: Verb): string | null => judge?.refusalOf(verb) ?? null

/** As `refusedEdit`, of an edit that is only offered; it is tried for nobody else. */
export const refusedOffer = (menu: Menu, edit: (menu: Menu) => Menu): string | null =>
  judge === null ? null : refusedEdit(menu, edit(menu))

/** As `refusedEdit`, and says it to the person. */
export function isRefused(before: Menu, after: Menu): boolean {
  const refusal = refusedEdit(before, after)
  if (refusal !== null) judge?.tell(refusal)
  return refusal !== null
}
