import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { uploadImage } from '#contract/accounts/uploads.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import type { Design } from '#domain/design/settings.ts'
import { textures } from '#domain/design/textures.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Restaurant } from '#domain/menu/model/restaurant.ts'
import { buildContent, buildItem } from '../../builders/build-menu.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

describe.skipIf(!hasEngine)('pictures in print', () => {
  const server = useTestServer()

  async function owner() {
    const client = server().client()
    await client.register(`painter-${crypto.randomUUID()}`)
    return client
  }

  const png = (width: number, height: number, color: string) =>
    sharp({ create: { width, height, channels: 3, background: color } })
      .png()
      .toBuffer()

  async function upload(client: TestClient, color = '#d01010') {
    const file = new File([new Uint8Array(await png(900, 600, color))], 'picture.png')
    return (await client.call(uploadImage, { upload: { file, purpose: 'itemImage' as const } })).url
  }

  interface Asked {
    readonly items?: readonly Partial<MenuItem>[]
    readonly restaurant?: Partial<Restaurant>
    readonly design?: Partial<Design>
  }

  async function typeset(client: TestClient, { items = [{}], restaurant, design }: Asked) {
    const content = buildContent()
    const [section] = content.sections
    const body = {
      content: {
        ...content,
        restaurant: { ...content.restaurant, ...restaurant },
        sections: [
          {
            id: section?.id ?? 1,
            name: section?.name ?? 'Dishes',
            items: items.map((item, index) => buildItem({ id: 9001 + index, ...item })),
          },
        ],
      },
      design: { logoPosition: 'none' as const, ...design },
      templateId: 1,
    }
    const { findings, pdf } = await client.call(typesetPages, { body })
    const bytes = Buffer.from(pdf, 'base64')
    return {
      findings,
      bytes: bytes.byteLength,
      images: bytes.toString('latin1').split('/Subtype /Image').length - 1,
    }
  }

  const unreadable = (id: number) => ({ code: 'unreadable_image', params: { image: 'item', id } })

  it('are uploads, illustrations and stock pictures of dishes, where the design shows them', async () => {
    const client = await owner()
    const items = [
      { imageUrl: await upload(client) },
      { imageUrl: '/images/dishes/801.svg?v=1.abc' },
      { imageUrl: '/images/fallback/5-2.svg' },
      { imageUrl: null },
    ]
    const shown = await typeset(client, { items, design: { showImages: true } })
    expect(shown).toMatchObject({ findings: [], images: 3 })
    expect(shown.bytes).toBeLessThan(150_000)
    expect(await typeset(client, { items })).toMatchObject({ findings: [], images: 0 })
  })

  it('are no uploads of another account, whichever place names them', async () => {
    const [client, stranger] = [await owner(), await owner()]
    const imageUrl = await upload(client)
    const asked = {
      items: [{ imageUrl }, { imageUrl: `${imageUrl}?v=2` }],
      restaurant: { logoUrl: imageUrl },
      design: { showImages: true, logoPosition: 'top' as const },
    }
    // The owner's pages come first: what a worker remembers of them is not for others either.
    const own = await typeset(client, asked)
    expect(own).toMatchObject({ findings: [] })
    expect(own.images).toBeGreaterThan(0)
    const taken = await typeset(stranger, asked)
    expect(taken.images).toBe(0)
    expect(taken.findings).toEqual(expect.arrayContaining([unreadable(9001), unreadable(9002)]))
  })

  it('are fetched from nowhere, and are no other file of the server', async () => {
    const client = await owner()
    const addresses = [
      'https://example.com/picture.png',
      `${server().url}/favicon.svg`,
      '//example.com/uploads/a.png',
      'data:image/png;base64,iVBORw0KGgo=',
      'file:///etc/passwd',
      '/uploads/../carte.db',
      '/uploads/%2e%2e%2fcarte.db',
      '/uploads/never-was.png',
      '/images/generated/../../carte.db',
      '/images/dishes/999999.svg',
      '/api/openapi.json',
      '/textures/../favicon.svg',
    ]
    const { findings, images } = await typeset(client, {
      items: addresses.map((imageUrl) => ({ imageUrl })),
      design: { showImages: true },
    })
    expect(images).toBe(0)
    expect(findings).toEqual(addresses.map((_, index) => unreadable(9001 + index)))
  })

  it('are the logo that the restaurant has, where the design places it', async () => {
    const client = await owner()
    const restaurant = { logoUrl: await upload(client) }
    const placed = await typeset(client, { restaurant, design: { logoPosition: 'top' } })
    expect(placed).toMatchObject({ findings: [], images: 1 })
    expect(await typeset(client, { restaurant })).toMatchObject({ findings: [], images: 0 })
    const broken = { logoUrl: '/uploads/gone.png' }
    expect(await typeset(client, { restaurant: broken, design: { logoPosition: 'top' } })).toMatchObject({
      findings: [{ code: 'unreadable_image', params: { image: 'logo' } }],
      images: 0,
    })
  })

  it('come as light as print needs them, however large they were', async () => {
    const client = await owner()
    const noise = await sharp({
      create: {
        width: 2400,
        height: 1800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer()
    expect(noise.byteLength).toBeGreaterThan(1_000_000)
    const file = new File([new Uint8Array(noise)], 'noise.jpg')
    const { url } = await client.call(uploadImage, { upload: { file, purpose: 'itemImage' } })
    const one = await typeset(client, { items: [{ imageUrl: url }], design: { showImages: true } })
    expect(one).toMatchObject({ findings: [], images: 1 })
    expect(one.bytes).toBeLessThan(120_000)
    const twice = await typeset(client, {
      items: [{ imageUrl: url }, { imageUrl: url }],
      design: { showImages: true },
    })
    expect(twice.images).toBe(1)
  })

  it("of a background are a Professional owner's: textures, or a picture of their own", async () => {
    const client = await owner()
    const texture = (backgroundImage: string) => ({ useCustomBackground: true, backgroundImage })
    expect(await typeset(client, { design: texture('marble') })).toMatchObject({ findings: [], images: 0 })
    await subscribe(client)
    for (const { key } of textures)
      expect(await typeset(client, { design: texture(key) })).toMatchObject({ findings: [], images: 1 })
    const customBackgroundUrl = await upload(client)
    expect(
      await typeset(client, { design: { useCustomBackground: true, customBackgroundUrl } }),
    ).toMatchObject({ findings: [], images: 1 })
    for (const design of [
      texture('../favicon'),
      { useCustomBackground: true, customBackgroundUrl: 'https://example.com/a.png' },
    ])
      expect(await typeset(client, { design })).toMatchObject({
        findings: [{ code: 'unreadable_image', params: { image: 'background' } }],
        images: 0,
      })
  })

  it.each(textures)('$name is served in both sizes', async ({ file, previewUrl }) => {
    for (const [address, width] of [
      [`/textures/${file}`, 2600],
      [previewUrl, 300],
    ] as const) {
      const answer = await server().client().fetch(address)
      expect(answer.headers.get('content-type')).toBe('image/jpeg')
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ format: 'jpeg', width })
    }
  })
})
