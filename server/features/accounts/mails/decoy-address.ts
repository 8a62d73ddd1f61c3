import { randomUUID } from 'node:crypto'

/** Reserved for names that never exist (RFC 2606): no mail ever gets there. */
const DECOYS = '@taken.invalid'

/**
 * Where an address must be confirmed before the first sign-in, a visitor must not learn whether it has an
 * account. So a registration with an address that is taken makes an account as any other does, with its
 * name and its password, and with this instead of the address: it waits for a confirmation that never
 * comes, and looks like one whose owner hasn't opened the mail.
 */
export const decoyAddress = (): string => `${randomUUID()}${DECOYS}`

export const isDecoy = (email: string): boolean => email.endsWith(DECOYS)
