interface Visitor {
  readonly role: 'owner' | 'administrator'
}

/** Everybody's menus are made of the one catalogue: its administrators alone change it. */
export const canChangeCatalogue = (visitor: Visitor | null): boolean => visitor?.role === 'administrator'
