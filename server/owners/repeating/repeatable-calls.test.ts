import { expect, it } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { createRepeatableCalls } from './repeatable-calls.ts'

const now = new Date('2026-11-29T12:00:00Z')
const call = { accountId: 'u1', callerId: 'k1', key: 'of-the-caller', asked: ['POST', '/api/x', '{}'] }
const answer = { status: 201, body: '{"secret":"whsec_Quiet"}', mediaType: 'application/json' }

async function opened() {
  const db = await buildDatabase()
  await insertPerson(db, 'u1')
  return { db, calls: createRepeatableCalls({ db, clock: () => now }) }
}

it('keeps an answer for its caller alone: neither the key nor the answer can be read in the database', async () => {
  const { db, calls } = await opened()
  expect(await calls.begin(call)).toEqual({ kind: 'first' })
  expect(await calls.begin(call)).toEqual({ kind: 'unfinished' })
  await calls.keep(call, answer)
  expect(await calls.begin(call)).toEqual({ kind: 'again', answer })
  expect(await calls.begin({ ...call, asked: ['POST', '/api/y', '{}'] })).toEqual({ kind: 'other' })
  expect(await calls.begin({ ...call, callerId: 'k2' })).toEqual({ kind: 'first' })
  const rows = await db.selectFrom('repeatableCalls').selectAll().execute()
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toMatch(/Quiet|of-the-caller/u)
})
