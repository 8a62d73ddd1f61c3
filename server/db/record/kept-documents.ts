import { setImmediate } from 'node:timers/promises'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { type Insertable, type Selectable, sql } from 'kysely'
import { UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'
import type { Db, Schema } from '../schema.ts'
import type { StoredRow } from '../tables/described.ts'
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

export interface ToKeep {
  readonly text: string
  /** Of a document that says much the same. */
  readonly earlierHash?: string | undefined
}

/**
 * Keeps documents under their hashes, each once a house: as its difference to the base of an earlier one while that is
 * small, else whole, as the base of later ones. A difference is never of another difference, so that each is read in two
 * steps. However many they are, they are read and written in one round of queries.
 * @returns the hashes, in the same order
 */
export async function keepDocuments(
  transaction: Db,
  ownerId: string,
  documents: readonly ToKeep[],
): Promise<string[]> {
  const hashes = documents.map(({ text }) => textHash(text))
  const near = documents.flatMap(({ earlierHash }) => earlierHash ?? [])
  const rows = await readRows(transaction, ownerId, [...hashes, ...near])
  const added = new Map<string, Insertable<Schema['keptDocuments']>>()
  for (const [at, { text, earlierHash }] of documents.entries()) {
    // A document of a thousand dishes takes some milliseconds to pack: others have their turn in between.
    if (at > 0) await setImmediate()
    const hash = hashes[at] ?? ''
    if (rows.has(hash) || added.has(hash)) continue
    const earlier = rows.get(earlierHash ?? '')
    const base = earlier?.baseHash ? rows.get(earlier.baseHash) : earlier
    const difference = base && smallDifference(text, base.packed)
    added.set(hash, {
      ownerId,
      hash,
      baseHash: base && difference ? base.hash : null,
      bytes: Buffer.byteLength(text),
      packed: difference ?? pack(text),
    })
  }
  if (added.size > 0)
    await transaction
      .insertInto('keptDocuments')
      .values([...added.values()])
      // Another transaction may have kept the same text meanwhile.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return hashes
}

/** The same for one. @returns the hash */
export async function keepDocument(
  transaction: Db,
  ownerId: string,
  text: string,
  earlierHash?: string,
): Promise<string> {
  const [hash = ''] = await keepDocuments(transaction, ownerId, [{ text, earlierHash }])
  return hash
}

/**
 * Documents by their hashes, as they were kept.
 * @throws {UnreadableDocumentError} where one, or what it is a difference to, is not there or is damaged
 */
export async function keptDocuments(
  db: Db,
  ownerId: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(db, ownerId, hashes)
  return new Map(hashes.map((hash) => [hash, textIn(rows, hash)]))
}

/** The same for one. */
export const keptDocument = async (db: Db, ownerId: string, hash: string): Promise<string> =>
  textIn(await readRows(db, ownerId, [hash]), hash)

function textIn(rows: Awaited<ReturnType<typeof readRows>>, hash: string): string {
  const row = rows.get(hash)
  if (!row) throw new UnreadableDocumentError('The document is not there.')
  const base = row.baseHash === null ? undefined : rows.get(row.baseHash)
  if (row.baseHash !== null && !base)
    throw new UnreadableDocumentError('The document that it is a difference to is not there.')
  const text = unpackedOf(row.packed, base?.packed)
  if (textHash(text) !== hash) throw new UnreadableDocumentError('The document is not what was kept.')
  return text
}

function unpackedOf(packed: string, base: string | undefined): string {
  try {
    return unpack(packed, base && unpack(base))
  } catch (cause) {
    throw new UnreadableDocumentError('The document is damaged.', { cause })
  }
}

/** What a row keeps: a document that is kept under its hash, or one of before that in the row itself. */
interface Keeps {
  readonly ownerId: string
  readonly document: string
  readonly documentHash: string | null
}

/** @throws {UnreadableDocumentError} */
export const documentOfRow = async (db: Db, { ownerId, document, documentHash }: Keeps): Promise<string> =>
  documentHash === null ? document : keptDocument(db, ownerId, documentHash)

/** A row of any table with its document, which it may keep under its hash. @throws {UnreadableDocumentError} */
export const wholeRow = async (db: Db, row: StoredRow): Promise<StoredRow> =>
  typeof row.document === 'string' && typeof row.documentHash === 'string'
    ? { ...row, document: await keptDocument(db, String(row.ownerId), row.documentHash) }
    : row

/** The columns by which rows name documents, each with an index. */
const NAMED_BY = [
  ['publications', 'documentHash'],
  ['publications', 'liveHash'],
  ['menuStates', 'documentHash'],
  ['lastImports', 'documentHash'],
  ['keptDocuments', 'baseHash'],
] as const

/** Hashes that one statement names. */
const AT_ONCE = 500

/** Deletes those of these documents that no row names any more, in the transaction that deleted the rows. */
export async function dropDocuments(
  transaction: Db,
  ownerId: string,
  hashes: Iterable<string | null>,
): Promise<void> {
  const all = [...new Set(hashes)].filter((hash) => hash !== null)
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const dropped = await transaction
      .deleteFrom('keptDocuments')
      .where('ownerId', '=', ownerId)
      .where('hash', 'in', all.slice(from, from + AT_ONCE))
      .where(
        sql<boolean>`not exists (${sql.join(
          NAMED_BY.map(
            ([table, column]) => sql`select 1 from ${sql.table(table)} naming
              where naming."ownerId" = ${ownerId} and ${sql.ref(`naming.${column}`)} = "keptDocuments"."hash"`,
          ),
          sql` union all `,
        )})`,
      )
      .returning('baseHash')
      .execute()
    // What these were differences to goes with the last of them.
    await dropDocuments(
      transaction,
      ownerId,
      dropped.map(({ baseHash }) => baseHash),
    )
  }
}

async function readRows(db: Db, ownerId: string, hashes: readonly string[]) {
  const rows = new Map<string, Selectable<Schema['keptDocuments']>>()
  const read = async (wanted: readonly string[]) => {
    for (let from = 0; from < wanted.length; from += AT_ONCE)
      for (const row of await db
        .selectFrom('keptDocuments')
        .selectAll()
        .where('ownerId', '=', ownerId)
        .where('hash', 'in', wanted.slice(from, from + AT_ONCE))
        .execute())
        rows.set(row.hash, row)
  }
  await read([...new Set(hashes)])
  await read(
    [...new Set([...rows.values()].flatMap(({ baseHash }) => baseHash ?? []))].filter(
      (hash) => !rows.has(hash),
    ),
  )
  return rows
}
