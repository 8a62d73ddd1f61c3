import { type Kysely, sql } from 'kysely'

/** Sweeps go on from the newest line that they have to judge, independently of the clock's present value. */
export async function rememberSweeps(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ${sql.table('installation')} (${sql.ref('key')}, ${sql.ref('value')})
    select 'sweptUntil', max(at) from ${sql.table('auditTrail')} having max(at) is not null`.execute(db)
}
