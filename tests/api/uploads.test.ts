import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { currentUser } from '#contract/accounts/accounts.ts'
import { UPLOAD_ROOM, uploadImage } from '#contract/accounts/uploads.ts'
import { openDatabase } from '#server/db/connection/open.ts'
import type { TestClient } from '../support/test-client.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const MEBIBYTE = 1024 * 1024

const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#a63a24' } })
    .toFormat(format)
    .toBuffer()

const fileOf = (bytes: Uint8Array, name: string, type = 'image/png') =>
  new File([Uint8Array.from(bytes)], name, { type })

/** A black PNG of one bit a pixel: huge when it is decoded, small as a file. */
function blankPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.byteLength, 0)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe.skipIf(!hasEngine)('uploads', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`uploader-${crypto.randomUUID()}`)
    return client
  }

  async function metadataAt(client: TestClient, url: string) {
    const served = await client.fetch(url)
    return sharp(Buffer.from(await served.arrayBuffer())).metadata()
  }

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)(
    'takes a %s and serves it to its owner',
    async (format) => {
      const client = await owner()
      const file = fileOf(await picture(format), 'with no telling name', 'application/octet-stream')
      const { url, width, height } = await client.call(uploadImage, { upload: { file } })
      expect({ width, height }).toEqual({ width: 40, height: 30 })
      const served = await client.fetch(url)
      expect(served.headers.get('cache-control')).toBe('private, no-cache')
      const etag = served.headers.get('etag') ?? ''
      expect((await client.fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304)
      const { width: servedWidth } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
      expect(servedWidth).toBe(40)
    },
  )

  it('leaves metadata and whatever follows the picture behind', async () => {
    const client = await owner()
    const secret = 'GPS 48.8584 N 2.2945 E'
    const photo = await sharp(await picture('jpeg'))
      .withExif({ IFD0: { ImageDescription: secret } })
      .toBuffer()
    const file = fileOf(Buffer.concat([photo, Buffer.from('<?php system($_GET[0]) ?>')]), 'a.jpg')
    const { url } = await client.call(uploadImage, { upload: { file } })
    const served = Buffer.from(await (await client.fetch(url)).arrayBuffer())
    expect(served.includes(secret)).toBe(false)
    expect(served.includes('<?php')).toBe(false)
  })

  it('refuses what is no picture, whatever it calls itself', async () => {
    const client = await owner()
    const truncated = (await picture('jpeg', 600, 600)).subarray(0, 900)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
    for (const bytes of [Buffer.from('MZ\x90\x00 program'), Buffer.from(svg), truncated, Buffer.alloc(0)]) {
      const refusal = await client.refusal(uploadImage, { upload: { file: fileOf(bytes, 'picture.png') } })
      expect(refusal).toMatchObject({ status: 415, code: 'not_an_image' })
    }
  })

  it('takes the first picture of an animation', async () => {
    const client = await owner()
    const frames = await Promise.all([20, 30, 40].map((height) => picture('png', 40, height)))
    const animation = await sharp(frames, { join: { animated: true, background: '#ffffff' } })
      .gif({ delay: [100, 100, 100] })
      .toBuffer()
    expect((await sharp(animation).metadata()).pages).toBe(3)
    const { url, width, height } = await client.call(uploadImage, {
      upload: { file: fileOf(animation, 'a.gif') },
    })
    expect({ width, height }).toEqual({ width: 40, height: 40 })
    expect((await metadataAt(client, url)).pages).toBeUndefined()
  })

  it('turns a photo of a printing house into colours of a screen', async () => {
    const client = await owner()
    const cmyk = await sharp(await picture('jpeg'))
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const { url } = await client.call(uploadImage, { upload: { file: fileOf(cmyk, 'print.jpg') } })
    expect(await metadataAt(client, url)).toMatchObject({ space: 'srgb', channels: 3 })
  })

  it('stands a photo upright that a telephone took lying', async () => {
    const client = await owner()
    const lying = await sharp(await picture('jpeg', 40, 30))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { url, width, height } = await client.call(uploadImage, {
      upload: { file: fileOf(lying, 'phone.jpg') },
    })
    expect({ width, height }).toEqual({ width: 30, height: 40 })
    expect((await metadataAt(client, url)).orientation).toBeUndefined()
  })

  it('takes a small picture under megabytes of metadata, and keeps the picture alone', async () => {
    const client = await owner()
    const bare = await picture('jpeg')
    const comment = Buffer.alloc(65_535, 'x')
    comment.writeUInt16BE(65_535, 0)
    const comments = Array.from({ length: 60 }, () => [Buffer.from([0xff, 0xfe]), comment]).flat()
    const photo = Buffer.concat([bare.subarray(0, 2), ...comments, bare.subarray(2)])
    expect(photo.byteLength).toBeGreaterThan(3 * MEBIBYTE)
    const { url } = await client.call(uploadImage, { upload: { file: fileOf(photo, 'wordy.jpg') } })
    expect((await (await client.fetch(url)).arrayBuffer()).byteLength).toBeLessThan(5000)
  })

  it('refuses more than an account has room for', async () => {
    const client = await owner()
    const { id } = await client.call(currentUser, {})
    const file = fileOf(await picture('png'), 'one more.png')
    await client.call(uploadImage, { upload: { file } })
    const { db, close } = await openDatabase(server().env)
    await db
      .updateTable('uploads')
      .set({ bytes: UPLOAD_ROOM.bytes - 10 })
      .where('ownerId', '=', id)
      .execute()
    await close()
    expect(await client.refusal(uploadImage, { upload: { file } })).toMatchObject({
      status: 413,
      code: 'upload_space_full',
    })
  })

  it('refuses a picture of too many pixels by its header alone', async () => {
    const client = await owner()
    const bomb = blankPng(30_000, 30_000)
    expect(bomb.byteLength).toBeLessThan(MEBIBYTE)
    const refusal = await client.refusal(uploadImage, { upload: { file: fileOf(bomb, 'white.png') } })
    expect(refusal).toMatchObject({ status: 413, code: 'image_too_many_pixels' })
  })

  it('refuses files that are too large, each in its words', async () => {
    const client = await owner()
    const large = fileOf(Buffer.alloc(5.1 * MEBIBYTE), 'large.png')
    expect(await client.refusal(uploadImage, { upload: { file: large } })).toMatchObject({
      status: 413,
      message: 'Image must be less than 5MB',
    })
    const logo = fileOf(Buffer.alloc(2 * MEBIBYTE), 'logo.png')
    expect(await client.refusal(uploadImage, { upload: { file: logo, purpose: 'logo' } })).toMatchObject({
      status: 413,
      message: 'Image must be less than 2MB',
    })
    const huge = fileOf(Buffer.alloc(7 * MEBIBYTE), 'huge.png')
    expect(await client.refusal(uploadImage, { upload: { file: huge } })).toMatchObject({ code: 'too_large' })
  })

  it('refuses a form without a file, JSON, and names that would leave the folder', async () => {
    const client = await owner()
    expect(await client.refusal(uploadImage, { upload: { purpose: 'logo' } })).toMatchObject({ status: 400 })
    expect(await client.refusal(uploadImage, { body: {} })).toMatchObject({ status: 415 })
    for (const name of ['..%2Fsecret', '..%2F..%2Flock.db', 'nothing.png', '..%5csecret.png']) {
      expect((await client.fetch(`/uploads/${name}`)).status).toBe(404)
    }
  })

  it('asks for an account', async () => {
    const file = fileOf(await picture('png'), 'a.png')
    expect(await server().client().refusal(uploadImage, { upload: { file } })).toMatchObject({ status: 401 })
  })
})
