import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteAccount } from '#contract/accounts/accounts.ts'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { createSavedMenu, savedMenuPdf, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { startS3Server } from '../fakes/s3-server.ts'
import { subscribe } from '../support/subscriber.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const fake = await startS3Server()

beforeEach(() => fake.script('good'))
afterAll(() => fake.close())

describe.skipIf(!hasEngine)('uploads in a bucket', () => {
  const server = useTestServer({ ...fake.settings })

  async function owner(): Promise<TestClient> {
    const client = server().client()
    await client.register(`bucketeer-${crypto.randomUUID()}`)
    return client
  }

  const keyOf = (url: string): string => url.replace('/uploads/', '')

  async function pictureFile(): Promise<File> {
    const [r = 0, g = 0, b = 0] = crypto.getRandomValues(new Uint8Array(3))
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: { r, g, b } } })
    return new File([new Uint8Array(await picture.jpeg().toBuffer())], 'picture.jpg')
  }

  const upload = async (client: TestClient): Promise<string> =>
    (await client.call(uploadImage, { upload: { file: await pictureFile() } })).url

  it('are kept there and served from there, with a name that never changes what it names', async () => {
    const client = await owner()
    const url = await upload(client)
    const kept = fake.objects.get(keyOf(url))
    const answer = await client.fetch(url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(Buffer.compare(Buffer.from(await answer.arrayBuffer()), kept ?? Buffer.of())).toBe(0)
    const etag = answer.headers.get('etag') ?? ''
    fake.script('away')
    const again = await client.fetch(url, { headers: { 'if-none-match': etag } })
    expect([again.status, fake.requests.length]).toEqual([304, 0])
  })

  it('tell their size without being sent, and let go of what is not read', async () => {
    const client = await owner()
    const url = await upload(client)
    const size = String(fake.objects.get(keyOf(url))?.byteLength)
    for (let time = 0; time < 25; time += 1) {
      const answers = Array.from({ length: 10 }, () => client.fetch(url, { method: 'HEAD' }))
      for (const { headers } of await Promise.all(answers)) expect(headers.get('content-length')).toBe(size)
    }
    expect((await client.fetch(url)).status).toBe(200)
  })

  it('go with the account', async () => {
    const client = await owner()
    const url = await upload(client)
    await client.call(deleteAccount, { body: { password: 'correct horse' } })
    expect(fake.objects.has(keyOf(url))).toBe(false)
    expect((await server().client().fetch(url)).status).toBe(404)
  })

  it('that come in while the account is deleted leave nothing behind, and are no mistake of ours', async () => {
    const client = await owner()
    await upload(client)
    const { promise: isDeleted, resolve: release } = Promise.withResolvers<void>()
    fake.script(isDeleted, 'good')
    const underWay = client.refusal(uploadImage, { upload: { file: await pictureFile() } })
    await vi.waitFor(() => expect(fake.requests).toHaveLength(1), { timeout: 10_000 })
    const name = fake.requests[0]?.split('/').at(-1) ?? ''
    await client.call(deleteAccount, { body: { password: 'correct horse' } })
    release()
    expect(await underWay).toMatchObject({ status: 401, code: 'not_signed_in' })
    expect(fake.requests).toContain(`DELETE /carte/${name}`)
    expect(fake.objects.has(name)).toBe(false)
  })

  it('that could not be kept are refused in a sentence, and leave nothing behind', async () => {
    const client = await owner()
    fake.script(503)
    const refusal = await client.refusal(uploadImage, { upload: { file: await pictureFile() } })
    expect(refusal).toMatchObject({ status: 503, code: 'storage_unavailable' })
    fake.script('good')
    const { db, close } = await openDatabase(server().env)
    const names = (await db.selectFrom('uploads').select('name').execute()).map(({ name }) => name)
    await close()
    expect(names.filter((name) => !fake.objects.has(name))).toEqual([])
    expect(await upload(client)).toMatch(/^\/uploads\//)
  })

  it('that break off on their way are never taken for whole', async () => {
    const client = await owner()
    const url = await upload(client)
    fake.script('half an answer')
    await expect(client.fetch(url).then((answer) => answer.arrayBuffer())).rejects.toThrow()
  })

  it('that are out of reach are missed by no print: it is refused until they are back', async () => {
    const client = await owner()
    const imageUrl = await upload(client)
    const content = buildContent({ items: 4 })
    for (const item of content.sections.flatMap(({ items }) => items)) item.imageUrl = imageUrl
    const body = { content, design: { ...defaultDesign, showImages: true }, templateId: 1 }
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload(body) })
    fake.script('away')
    const away = { status: 503, code: 'storage_unavailable' }
    expect(await client.refusal(typesetPages, { body })).toMatchObject(away)
    expect(await client.refusal(savedMenuPdf, { params: { id } })).toMatchObject(away)
    expect((await client.fetch(imageUrl)).status).toBe(503)
    // A menu that needs none of them is set as ever.
    const plain = { ...body, design: { ...body.design, showImages: false } }
    expect((await client.call(typesetPages, { body: plain })).findings).toEqual([])
    fake.script('good')
    expect((await client.call(typesetPages, { body })).findings).toEqual([])
  })

  it('that are out of reach leave guests the words of a menu, and its paper when they are back', async () => {
    const client = await owner()
    await subscribe(client)
    const customBackgroundUrl = await upload(client)
    const design = { ...defaultDesign, useCustomBackground: true, customBackgroundUrl }
    const { id } = await client.call(createSavedMenu, { body: buildSavePayload({ design }) })
    await client.call(shareSavedMenu, { params: { id } })
    const page = async (reader: TestClient) => {
      const answer = await reader.fetch(`/menu-viewer/${id}`)
      return { status: answer.status, html: await answer.text() }
    }
    fake.script('away')
    for (const reader of [client, server().client()]) {
      const { status, html } = await page(reader)
      expect(status).toBe(200)
      expect(html).toContain('Dish number 1')
      expect(html).not.toContain('paper.jpg')
    }
    fake.script('good')
    for (const reader of [client, server().client()]) expect((await page(reader)).html).toContain('paper.jpg')
  })
})
