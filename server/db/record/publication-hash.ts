import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { names } from '#domain/text/names.ts'
import type { Schema } from '../schema.ts'

export type Publication = Selectable<Schema['publications']>

/** All that a publication says, in the order in which it is hashed. */
const HASHED = names(
  'ownerId, number, menuId, version, templateId, name, at, byId, isShown, changed, documentHash',
  'designHash, liveHash, previousHash',
) satisfies readonly (keyof Publication)[]

/** SHA-256 of a text, in base64url. */
export const textHash = (text: string): string => createHash('sha256').update(text).digest('base64url')

/**
 * The hash of a publication. It has that of the one before it in it, so that none can be changed, left out or added. A
 * restore is hashed with what it restores; other publications are hashed as they were before that was kept.
 */
export const publicationHash = (row: Pick<Publication, (typeof HASHED)[number] | 'restored'>): string => {
  const said = HASHED.map((column) => row[column])
  return textHash(JSON.stringify(row.restored === null ? said : [...said, row.restored]))
}
