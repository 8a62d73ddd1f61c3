import type { FileStorage } from '../../adapters/storage/port.ts'
import { AppError } from '../../errors/app-error.ts'
import type { HttpContext } from '../bindings.ts'
import { POLICY_HEADER, picturePolicy } from '../security/content-security-policy.ts'
import { hasAlready } from './etag.ts'

export interface StoredPicture {
  /** Has passed `isFileName`. */
  readonly name: string
  readonly mediaType: string
  /** How long a browser may show it without asking. */
  readonly cacheControl: string
}

/**
 * Answers with a stored picture, read while it is sent. Names are never used for a second picture, so the
 * name is the ETag: a browser that has the picture causes no read of the storage.
 * @throws {AppError} `not_found`, `storage_unavailable`
 */
export async function presentStoredPicture(
  c: HttpContext,
  storage: Pick<FileStorage, 'open'>,
  { name, mediaType, cacheControl }: StoredPicture,
): Promise<Response> {
  const headers = {
    'cache-control': cacheControl,
    etag: `"${name}"`,
    [POLICY_HEADER]: picturePolicy,
  }
  if (hasAlready(c, headers.etag)) return c.body(null, 304, headers)
  const file = await storage.open(name)
  if (!file) throw new AppError('not_found')
  const described = { ...headers, 'content-type': mediaType, 'content-length': String(file.size) }
  if (c.req.method !== 'HEAD') return c.body(file.body, 200, described)
  // The body of an answer to HEAD is never read, so its open file would stay open.
  await file.body.cancel()
  return c.body(null, 200, described)
}
