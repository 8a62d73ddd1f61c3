/** Who may see a saved menu. For others it does not exist: callers answer "not found", never "forbidden". */
interface OwnedMenu {
  readonly ownerId: string
  readonly restaurantId: string
}

interface LinkedMenu extends OwnedMenu {
  readonly id: string
  readonly sharedAt: string | null
  /** The token of the last link that it was shared by; null where it never was. */
  readonly linkToken: string | null
}

interface Visitor {
  /** The house that they work in now. */
  readonly house: { readonly id: string; readonly restaurants?: readonly string[] | undefined }
}

/** Its house always, and everybody else by its link, as long as the house shares it. */
export const canViewMenu = (menu: LinkedMenu, visitor: Visitor | null, token: string): boolean =>
  isOwnMenu(menu, visitor) || (menu.sharedAt !== null && menu.linkToken === token)

/** What names it in addresses: its link while it is shared, else its id, which serves its house alone. */
export const menuAddress = ({ id, sharedAt, linkToken }: Omit<LinkedMenu, 'ownerId'>): string =>
  sharedAt === null ? id : (linkToken ?? id)

/** Of the house that a person works in, and of a restaurant that they work for; what they may do with it, their role says. */
export const isOwnMenu = ({ ownerId, restaurantId }: OwnedMenu, visitor: Visitor | null): boolean =>
  visitor !== null &&
  visitor.house.id === ownerId &&
  (visitor.house.restaurants?.includes(restaurantId) ?? true)
