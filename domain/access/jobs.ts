interface Visitor {
  readonly role: 'owner' | 'administrator'
}

/** Those who look after the installation see what it has to do, and try it again. */
export const canSeeJobs = (visitor: Visitor | null): boolean => visitor?.role === 'administrator'
