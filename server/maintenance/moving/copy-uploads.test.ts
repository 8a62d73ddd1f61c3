import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { buildDatabase, insertPerson } from '#tests/builders/build-database.ts'
import { diskStorage } from '../../adapters/storage/disk.ts'
import { copyUploads } from './copy-uploads.ts'

it('copies pictures of accounts and of image models, and goes on where it was', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'carte-uploads-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  const from = join(directory, 'from')
  mkdirSync(from)
  const generated = `${createHash('sha256').update('painted').digest('hex')}.webp`
  writeFileSync(join(from, generated), 'painted')
  const db = await buildDatabase()
  await insertPerson(db, 'anna')
  const createdAt = '2026-01-01T00:00:00.000Z'
  for (const name of ['one.png', 'two.png', 'lost.png'])
    await db.insertInto('uploads').values({ name, ownerId: 'anna', bytes: 3, createdAt }).execute()
  writeFileSync(join(from, 'one.png'), 'one')
  writeFileSync(join(from, 'two.png'), 'two')
  writeFileSync(join(from, 'nobodys.png'), 'left behind')

  const to = join(directory, 'to')
  const storage = diskStorage(to)
  await storage.put('one.png', Buffer.from('one'))
  expect(await copyUploads(db, from, storage)).toEqual({ copied: 2, kept: 1, missing: ['lost.png'] })
  expect(readdirSync(to).sort()).toEqual([generated, 'one.png', 'two.png'].sort())
  expect(await copyUploads(db, from, storage)).toEqual({ copied: 0, kept: 3, missing: ['lost.png'] })
})
