import { createHash } from 'node:crypto'

/**
 * Returns the hash that the table of sign-offs keeps with a text, so that a damaged or altered one is
 * found: SHA-256, in base64url.
 */
export const signedTextHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
