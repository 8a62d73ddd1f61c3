import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type FakeS3, type S3Behaviour, startS3Server } from '#tests/fakes/s3-server.ts'
import { readEnv } from '../../settings/env.ts'
import { diskStorage } from './disk.ts'
import { type FileStorage, StorageError } from './port.ts'
import { type S3Settings, s3Storage } from './s3.ts'

let directory: string
let fake: FakeS3

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'carte-storage-'))
  fake = await startS3Server()
})

beforeEach(() => fake.script('good'))

afterAll(async () => {
  await fake.close()
  rmSync(directory, { recursive: true, force: true })
})

function settingsOf(more: Record<string, string> = {}): S3Settings {
  const { s3 } = readEnv({ ...fake.settings, ...more })
  if (!s3) throw new Error('The settings name no storage')
  return s3
}

const storages: readonly (readonly [string, () => FileStorage])[] = [
  ['a folder', () => diskStorage(join(directory, 'uploads'))],
  ['a bucket', () => s3Storage(settingsOf())],
  ['a folder of a bucket', () => s3Storage(settingsOf({ S3_PREFIX: 'menus/of carte+more' }))],
]

describe.each(storages)('the storage in %s', (_name, openStorage) => {
  const storage = openStorage
  const bytesOf = (text: string) => new TextEncoder().encode(text)

  async function streamed(name: string) {
    const file = await storage().open(name)
    return file && { size: file.size, bytes: new Uint8Array(await buffer(file.body)) }
  }

  it('gives back what it was given, at once and as a stream', async () => {
    await storage().put('first.png', bytesOf('a picture'))
    expect(await storage().get('first.png')).toEqual(bytesOf('a picture'))
    expect(await streamed('first.png')).toEqual({ size: 9, bytes: bytesOf('a picture') })
  })

  it('puts a newer file over an older one', async () => {
    await storage().put('again.png', bytesOf('a long older picture'))
    await storage().put('again.png', bytesOf('newer'))
    expect(await storage().get('again.png')).toEqual(bytesOf('newer'))
  })

  it('knows no file that was never there', async () => {
    expect(await storage().get('never.png')).toBeUndefined()
    expect(await storage().open('never.png')).toBeUndefined()
  })

  it('forgets a file, and minds no second time', async () => {
    await storage().put('gone.png', bytesOf('soon gone'))
    await storage().delete('gone.png')
    await storage().delete('gone.png')
    expect(await storage().get('gone.png')).toBeUndefined()
  })

  it.each([
    ['no byte at all', new Uint8Array()],
    ['every byte there is', Uint8Array.from({ length: 256 }, (_, index) => index)],
    ['five megabytes', new Uint8Array(5 * 1024 * 1024).map((_, index) => (index * 31) % 251)],
  ])('keeps %s as it is', async (_title, bytes) => {
    await storage().put('bytes_-9.jpg', bytes)
    expect(Buffer.compare((await storage().get('bytes_-9.jpg')) ?? Buffer.of(1), bytes)).toBe(0)
    expect((await streamed('bytes_-9.jpg'))?.size).toBe(bytes.byteLength)
  })

  it('lets a stream be left before its end', async () => {
    await storage().put('long.png', new Uint8Array(1024 * 1024))
    const file = await storage().open('long.png')
    await file?.body.cancel()
    expect((await storage().get('long.png'))?.byteLength).toBe(1024 * 1024)
  })

  it.each([
    '../carte.db',
    'a/b.png',
    '.hidden',
    'a.b.png',
    '',
    'a.png\n',
    'ü.png',
    'a\\b.png',
    `${'x'.repeat(101)}.png`,
  ])('takes %j for no name of a file', async (name) => {
    const attempts = [
      storage().put(name, bytesOf('x')),
      storage().get(name),
      storage().open(name),
      storage().delete(name),
    ]
    for (const attempt of attempts) await expect(attempt).rejects.toThrow(RangeError)
  })
})

describe('the storage in a folder', () => {
  it('fails in the one way, and leaves nothing half behind', async () => {
    const folder = join(directory, 'broken')
    mkdirSync(join(folder, 'taken.png'), { recursive: true })
    await expect(diskStorage(folder).put('taken.png', Uint8Array.of(1))).rejects.toThrow(StorageError)
    await expect(diskStorage(folder).get('taken.png')).rejects.toThrow(StorageError)
    expect(readdirSync(folder)).toEqual(['taken.png'])
    const noFolder = join(directory, 'a file')
    writeFileSync(noFolder, '')
    await expect(diskStorage(noFolder).put('a.png', Uint8Array.of(1))).rejects.toThrow(StorageError)
  })
})

describe('the storage in a bucket', () => {
  const storage = (timeLimitMs = 5000) => s3Storage(settingsOf(), { timeLimitMs })
  const name = 'kept.png'
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 256)

  it('is asked again when it stumbles', async () => {
    fake.script(503, 'away', 'good')
    await storage().put(name, bytes)
    fake.script(500, 'good')
    expect(await storage().get(name)).toEqual(bytes)
    expect(fake.requests).toEqual([`GET /carte/${name}`, `GET /carte/${name}`])
  })

  it('is waited for when it is slow', async () => {
    fake.script('good')
    await storage().put(name, bytes)
    fake.script('slow')
    expect(await storage().get(name)).toEqual(bytes)
  })

  it.each<[S3Behaviour, number, number?]>([
    ['away', 3],
    [500, 3],
    [503, 3],
    [403, 1],
    ['never', 1, 200],
  ])('fails in the one way when it answers %j, asked %i times', async (behaviour, times, timeLimitMs) => {
    const bucket = storage(timeLimitMs)
    const calls = [
      () => bucket.put(name, bytes),
      () => bucket.get(name),
      () => bucket.open(name),
      () => bucket.delete(name),
      () => bucket.check(),
    ]
    for (const call of calls) {
      fake.script(behaviour)
      const failure = await call().catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(StorageError)
      expect(fake.requests).toHaveLength(times)
      // As the log writes it.
      expect(inspect(failure, { depth: 20, showHidden: true })).not.toMatch(/carte-test-secret|Signature=/)
    }
  })

  it('gives no half of a file for a whole one', async () => {
    await storage().put(name, bytes)
    fake.script('half an answer')
    await expect(storage().get(name)).rejects.toThrow(StorageError)
    const file = await storage().open(name)
    await expect(buffer(file?.body ?? new ReadableStream())).rejects.toThrow()
  })

  it.each([
    ['another secret', { S3_SECRET_ACCESS_KEY: 'not the secret' }, 'access is denied'],
    ['another key', { S3_ACCESS_KEY_ID: 'not-the-key' }, 'access is denied'],
    ['another bucket', { S3_BUCKET: 'elsewhere' }, 'no such bucket'],
  ])('is closed to %s, and says so', async (_title, settings, reason) => {
    const other = s3Storage(settingsOf(settings))
    const refusal = await other.check().catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(StorageError)
    expect(String((refusal as StorageError).cause)).toContain(reason)
    await expect(other.get(name)).rejects.toThrow(StorageError)
    await expect(other.put(name, bytes)).rejects.toThrow(StorageError)
  })
})
