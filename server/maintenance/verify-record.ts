import { keptDocument } from '../db/record/kept-documents.ts'
import { publicationHash } from '../db/record/publication-hash.ts'
import type { Db } from '../db/schema.ts'
import { reasonOf } from './errors.ts'

/** Publications that are read at once: some 300 KB. */
const AT_ONCE = 500

/**
 * Verifies what guests saw: that each publication of a house follows the one before it and says what was hashed, and
 * that the documents are those that were published.
 * @returns a line for each place that isn't what was written
 */
export async function verifyRecord(db: Db): Promise<string[]> {
  const houses = await db.selectFrom('publications').select('ownerId').distinct().orderBy('ownerId').execute()
  const findings: string[] = []
  for (const { ownerId } of houses) findings.push(...(await verifyHouse(db, ownerId)))
  return findings
}

async function verifyHouse(db: Db, ownerId: string): Promise<string[]> {
  const findings: string[] = []
  const named = new Set<string>()
  let last: { readonly number: number; readonly hash: string } | undefined
  for await (const row of publicationsOf(db, ownerId)) {
    const complain = (what: string) => findings.push(`publications ${ownerId} ${row.number}: ${what}`)
    if (row.previousHash !== (last?.hash ?? '') && !(last === undefined && row.isPruned === 1))
      complain('It does not follow the one before it.')
    if (row.isPruned === 0) {
      if (publicationHash(row) !== row.hash) complain('This is not what was published.')
      named.add(row.documentHash).add(row.liveHash)
    }
    last = row
  }
  for (const hash of named)
    await keptDocument(db, ownerId, hash).catch((error) =>
      findings.push(`keptDocuments ${ownerId} ${hash}: ${reasonOf(error)}`),
    )
  return findings
}

async function* publicationsOf(db: Db, ownerId: string) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('publications')
      .selectAll()
      .where('ownerId', '=', ownerId)
      .where('number', '>', after)
      .orderBy('number')
      .limit(AT_ONCE)
      .execute()
    yield* rows
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.number ?? after
  }
}
