import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { TRAIL_DAYS } from '#contract/accounts/audit-trail.ts'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { joinTransactions } from '../db/join-transaction.ts'
import { shareMenu } from '../features/menus/saving/share-menu.ts'
import { insertMenu, readMenu } from '../features/menus/stored/queries.ts'
import { byOwner, recordChange, sweepAuditTrail } from './audit-trail.ts'

const clock = () => new Date('2026-03-01T12:00:00.000Z')
const DAY_MS = 24 * 60 * 60 * 1000

describe('a line of the audit trail', () => {
  it('is in the transaction of its change: without it nothing is changed', async () => {
    const db = await buildDatabase()
    await insertPerson(db, 'anna')
    const menu = {
      id: 'menu',
      ownerId: 'anna',
      name: 'Menu',
      title: '',
      restaurantId: '1',
      templateId: 1,
      cuisineId: 1,
      targetCheckAverageCents: 0,
      items: '[]',
      document: '{}',
      version: 1,
      createdAt: clock().toISOString(),
      updatedAt: clock().toISOString(),
      sharedAt: null,
      deletedAt: null,
      dateLine: '',
      restaurantName: '',
      itemCount: 0,
    }
    await insertMenu(db, menu)
    await sql`DROP TABLE "auditTrail"`.execute(db)
    await expect(shareMenu({ db, clock }, menu)).rejects.toThrow('auditTrail')
    expect((await readMenu(db, 'menu'))?.sharedAt).toBeNull()
  })

  it('goes after the promised time, and not before', async () => {
    const db = await buildDatabase()
    for (const days of [0, TRAIL_DAYS - 1, TRAIL_DAYS + 1])
      await recordChange(db, {
        at: new Date(clock().getTime() - days * DAY_MS),
        actor: byOwner('anna'),
        ownerId: 'anna',
        action: 'menu.shared',
      })
    await sweepAuditTrail({ db }, clock())
    expect(await db.selectFrom('auditTrail').select('id').execute()).toHaveLength(2)
  })
})

describe('joined transactions', () => {
  it('hold what is done on the joined database, its own transactions included, all or nothing', async () => {
    const database = await buildDatabase()
    const { db, together } = joinTransactions(database)
    const broken = together(async () => {
      await insertPerson(db, 'anna')
      await db.transaction().execute((inner) => insertPerson(inner, 'bert'))
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(await db.selectFrom('users').select('id').execute()).toEqual([])
    await together(async (transaction) => {
      await db.transaction().execute((inner) => insertPerson(inner, 'bert'))
      await insertPerson(transaction, 'anna')
    })
    await db.transaction().execute((alone) => insertPerson(alone, 'carl'))
    expect(await database.selectFrom('users').select('id').orderBy('id').execute()).toHaveLength(3)
  })
})
