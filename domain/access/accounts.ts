interface Visitor {
  readonly role: 'owner' | 'administrator'
}

/** Who looks after the installation helps people with their accounts, and locks or deletes them. */
export const canLookAfterAccounts = (visitor: Visitor | null): boolean => visitor?.role === 'administrator'
