import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Db } from '../schema.ts'
import { textHash } from './publication-hash.ts'

/** A difference that is longer than this part of its base begins a new base. */
const MOST_OF_BASE = 1 / 4

const params = {
  [constants.ZSTD_c_compressionLevel]: 3,
  // 4 MiB: a document of any size reaches back to the beginning of its base.
  [constants.ZSTD_c_windowLog]: 22,
}

const pack = (text: string, base?: string): string =>
  zstdCompressSync(Buffer.from(text), {
    params,
    ...(base !== undefined && { dictionary: Buffer.from(base) }),
  }).toString('base64')

const unpack = (packed: string, base?: string): string =>
  zstdDecompressSync(
    Buffer.from(packed, 'base64'),
    base === undefined ? {} : { dictionary: Buffer.from(base) },
  ).toString()

/** Undefined where it is not small. */
function smallDifference(text: string, base: string): string | undefined {
  const difference = pack(text, unpack(base))
  return difference.length < base.length * MOST_OF_BASE ? difference : undefined
}

/**
 * Keeps a document under its hash, once a house: as its difference to the base of an earlier one while that is small,
 * else whole, as the base of later ones. A difference is never of another difference, so that each is read in two steps.
 * @param earlierHash of a document that says much the same
 * @returns the hash
 */
export async function keepDocument(
  transaction: Db,
  ownerId: string,
  text: string,
  earlierHash?: string,
): Promise<string> {
  const hash = textHash(text)
  if (hash === earlierHash || (await readRow(transaction, ownerId, hash))) return hash
  const earlier = earlierHash === undefined ? undefined : await readRow(transaction, ownerId, earlierHash)
  const base = earlier?.baseHash ? await readRow(transaction, ownerId, earlier.baseHash) : earlier
  const difference = base && smallDifference(text, base.packed)
  await transaction
    .insertInto('keptDocuments')
    .values({
      ownerId,
      hash,
      baseHash: base && difference ? base.hash : null,
      bytes: Buffer.byteLength(text),
      packed: difference ?? pack(text),
    })
    .execute()
  return hash
}

/**
 * A document of the record, as it was kept.
 * @throws where it, or what it is a difference to, is not there or is damaged
 */
export async function keptDocument(db: Db, ownerId: string, hash: string): Promise<string> {
  const row = await readRow(db, ownerId, hash)
  if (!row) throw new Error('The document is not there.')
  const base = row.baseHash === null ? undefined : await readRow(db, ownerId, row.baseHash)
  if (row.baseHash !== null && !base) throw new Error('The document that it is a difference to is not there.')
  const text = unpack(row.packed, base && unpack(base.packed))
  if (textHash(text) !== hash) throw new Error('The document is not what was published.')
  return text
}

const readRow = (db: Db, ownerId: string, hash: string) =>
  db
    .selectFrom('keptDocuments')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('hash', '=', hash)
    .executeTakeFirst()
