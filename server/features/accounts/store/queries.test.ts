import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { buildDatabase, insertPerson, person } from '#tests/builders/build-database.ts'
import { findSignInName } from './queries.ts'

describe('who signs in', () => {
  let db: Db

  beforeAll(async () => {
    db = await buildDatabase()
    await insertPerson(db, 'anna')
    // Names were once given that are written like an address.
    const old = { ...person('older'), username: 'anna@example.com', displayUsername: 'anna@example.com' }
    await db
      .insertInto('users')
      .values([old, { ...person('cleo'), username: 'cleo@home' }] as never)
      .execute()
  })
  afterAll(() => db.destroy())

  it('is found by name and by address, in any case', async () => {
    expect(await findSignInName(db, 'Anna')).toBe('anna')
    expect(await findSignInName(db, 'ANNA@example.com')).toBe('anna')
    expect(await findSignInName(db, 'nobody@example.com')).toBeUndefined()
  })

  it('is whose address it is, and not who has a name that is written like it', async () => {
    expect(await findSignInName(db, 'anna@example.com')).toBe('anna')
    expect(await findSignInName(db, 'older@example.com')).toBe('anna@example.com')
  })

  it("may be an old name with an @ that is nobody's address", async () => {
    expect(await findSignInName(db, 'Cleo@home')).toBe('cleo@home')
  })
})
