import { createHash, type Hash } from 'node:crypto'
import type { HttpContext } from '../bindings.ts'

export const etagOf = (content: string | Uint8Array): string => etagIn(createEtag().update(content))

/** That of a content that is made in parts, each of which is added with `update`. */
export const createEtag = (): Hash => createHash('sha256')

export const etagIn = (made: Hash): string => `"${made.digest('base64url').slice(0, 22)}"`

/** Whether the visitor says that they have what this ETag names, by the weak comparison of RFC 9110. */
export function hasAlready(c: HttpContext, etag: string): boolean {
  const known = c.req.header('if-none-match')?.split(',') ?? []
  return known.some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
