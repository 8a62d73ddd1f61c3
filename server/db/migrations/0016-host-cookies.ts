import { type Kysely, sql } from 'kysely'

/** From now on cookies behind TLS are named `__Host-`; sessions that began before go on under `__Secure-`. */
export async function rememberHostCookies(db: Kysely<unknown>): Promise<void> {
  await sql`insert into ${sql.table('installation')} (${sql.ref('key')}, ${sql.ref('value')})
    values ('hostCookiesSince', ${new Date().toISOString()})`.execute(db)
}
