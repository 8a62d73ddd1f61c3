interface Visitor {
  readonly role: 'owner' | 'administrator'
}

/** Who looks after the installation says who comes in. */
export const canInvite = (visitor: Visitor | null): boolean => visitor?.role === 'administrator'
