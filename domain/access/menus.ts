/**
 * Who may see or change a saved menu. What somebody may not see does not exist for them: callers
 * answer "not found", never "forbidden".
 */
interface OwnedMenu {
  readonly ownerId: string
  readonly sharedAt: string | null
}

interface Visitor {
  readonly id: string
}

/** Its owner always, and everybody else once the owner has shared it. */
export const canViewMenu = (menu: OwnedMenu, visitor: Visitor | null): boolean =>
  menu.sharedAt !== null || canChangeMenu(menu, visitor)

/** Its owner alone. */
export const canChangeMenu = (menu: OwnedMenu, visitor: Visitor | null): boolean =>
  visitor !== null && visitor.id === menu.ownerId
