import { createHash } from 'node:crypto'

/** SHA-256 of a signed text, in base64url: a damaged or altered one is found. */
export const signedTextHash = (text: string): string => createHash('sha256').update(text).digest('base64url')
