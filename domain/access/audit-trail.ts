interface Visitor {
  readonly role: 'owner' | 'administrator'
}

/** It tells of everybody: those who look after the installation read it. */
export const canReadAuditTrail = (visitor: Visitor | null): boolean => visitor?.role === 'administrator'
