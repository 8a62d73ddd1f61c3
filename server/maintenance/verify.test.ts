import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { itemIds } from '#domain/menu/model/walk.ts'
import { storedText } from '#domain/menu/stored/read-stored.ts'
import { insertPerson } from '#tests/builders/build-database.ts'
import { buildSavePayload } from '#tests/builders/build-menu.ts'
import { samples } from '#tests/builders/stored-samples.ts'
import { openDatabase } from '../db/connection/open.ts'
import { withFolder } from './upload-files.ts'
import { verifyDataDir } from './verify.ts'

const TIME = '2026-01-01T00:00:00.000Z'
const GENERATED = `${createHash('sha256').update('painted').digest('hex')}.webp`

/** An installation with two menus and the pictures of one owner, all sound. */
async function makeInstallation() {
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-verify-'))
  const uploads = join(dataDir, 'uploads')
  mkdirSync(uploads)
  const database = await openDatabase({ dataDir })
  onTestFinished(async () => {
    await database.close()
    rmSync(dataDir, { recursive: true })
  })
  const { db } = database
  await insertPerson(db, 'anna')
  const { content, design, name } = buildSavePayload()
  for (const id of ['first', 'second']) {
    const menu = { id, ownerId: 'anna', name, restaurantId: '0', templateId: 1, cuisineId: 1, version: 1 }
    const texts = {
      items: JSON.stringify(itemIds(content)),
      document: storedText({ content, design }),
    }
    const times = {
      targetCheckAverageCents: 2500,
      createdAt: TIME,
      updatedAt: TIME,
      sharedAt: null,
      title: '',
      deletedAt: null,
      dateLine: '',
      restaurantName: '',
      itemCount: 0,
    }
    await db
      .insertInto('savedMenus')
      .values({ ...menu, ...texts, ...times })
      .execute()
  }
  for (const upload of ['whole.png', 'short.png', 'lost.png']) {
    writeFileSync(join(uploads, upload), 'bytes')
    await db
      .insertInto('uploads')
      .values({ name: upload, ownerId: 'anna', bytes: 5, createdAt: TIME })
      .execute()
  }
  writeFileSync(join(uploads, GENERATED), 'painted')
  return { db, dataDir, uploads, verify: () => verifyDataDir(dataDir, withFolder(uploads)) }
}

it('finds nothing in a sound installation, and counts every table', async () => {
  const { verify } = await makeInstallation()
  const { rows, findings } = await verify()
  expect(findings).toEqual([])
  expect(rows).toMatchObject({ users: 1, savedMenus: 2, uploads: 3, sessions: 0, verifications: 0 })
})

it('reads documents of version 1, also where two items of a section have one id', async () => {
  const { db, verify } = await makeInstallation()
  const { content, design } = samples.savedMenu
  const [group] = content.groups
  const groups = [{ ...group, items: [...(group?.items ?? []), ...(group?.items ?? [])] }]
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id))
  const document = JSON.stringify({ documentVersion: 1, content: { ...content, groups }, design })
  await db
    .updateTable('savedMenus')
    .set({ document, items: JSON.stringify(ids) })
    .execute()
  expect((await verify()).findings).toEqual([])
})

it('names every document, reference and file that is wrong, beside an open database', async () => {
  const { db, dataDir, uploads, verify } = await makeInstallation()
  await db
    .updateTable('savedMenus')
    .set({ document: '{"documentVersion":99}' })
    .where('id', '=', 'first')
    .execute()
  await db.updateTable('savedMenus').set({ items: '[1]' }).where('id', '=', 'second').execute()
  const drafts = { title: '', ownerId: 'anna', workId: 'only', version: 1, writeId: null, updatedAt: TIME }
  await db
    .insertInto('drafts')
    .values({ ...drafts, document: '{"step":"kitchen"}' })
    .execute()
  const careless = new DatabaseSync(join(dataDir, 'carte.db'), { enableForeignKeyConstraints: false })
  careless.exec(`INSERT INTO palettes VALUES ('p', 'nobody', NULL, '#000', '#000', '#000', '${TIME}')`)
  careless.close()
  writeFileSync(join(uploads, 'short.png'), 'byte')
  rmSync(join(uploads, 'lost.png'))
  writeFileSync(join(uploads, 'stray.png'), 'bytes')
  writeFileSync(join(uploads, '.0b5e2a3c'), 'by')
  writeFileSync(join(uploads, GENERATED), 'smudged')
  expect((await verify()).findings.toSorted()).toEqual([
    expect.stringMatching(/^drafts anna only: The stored draft is damaged\. \(content/),
    'palettes: row 1 points at nothing in houses',
    'savedMenus first: The menu was saved by a newer version of Carte (document version 99).',
    'savedMenus second: The list of items is not that of the menu.',
    'upload .0b5e2a3c: a write that was cut short left it behind; it may be deleted',
    `upload ${GENERATED}: its content is not what its name says`,
    'upload lost.png: its file is missing',
    'upload short.png: its file has 4 bytes and not 5',
    'upload stray.png: it belongs to no account and may be deleted',
  ])
})
