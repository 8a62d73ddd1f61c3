import { describe, expect, it } from 'vitest'
import { generateMenu } from '#contract/generating/generation.ts'
import { fallbackImageUrl, foodImage } from '#contract/generating/images.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { dishImageUrl } from '#illustration/address.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const PAD_THAI = 4951

function addressOf(id: number): string {
  const dish = loadCatalogue().find((each) => each.id === id)
  if (!dish) throw new Error(`There is no dish ${id}`)
  return dishImageUrl(dish)
}

describe.skipIf(!hasEngine)('pictures of dishes', () => {
  const server = useTestServer()

  it.each([
    ['from the catalogue', 6, 15],
    ['with the standard dishes of its house', 4, 17],
  ])('shows the picture of every dish of a menu %s to anybody', async (_, cuisineId, count) => {
    const owner = server().client()
    await owner.register(`painter${cuisineId}`)
    const menu = await owner.call(generateMenu, {
      body: { cuisineId, itemsPerCategoryCustom: { 1: 3, 2: 3, 3: 3, 4: 3, 5: 3 }, seed: 5 },
    })
    const addresses = menu.flatMap(({ items }) => items).map(({ imageUrl }) => imageUrl ?? '')
    expect(addresses).toHaveLength(count)
    const guest = server().client()
    for (const address of addresses) {
      const response = await guest.fetch(address)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
      expect(await response.text()).toMatch(/^<svg /)
    }
  })

  it('lets browsers keep a picture for a year, runs nothing in it, and sends it once', async () => {
    const guest = server().client()
    const first = await guest.fetch(addressOf(PAD_THAI))
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const policy = first.headers.get('content-security-policy')?.split('; ')
    expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", 'sandbox']))
    expect(policy?.filter((directive) => directive.startsWith('script-src'))).toEqual([])
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?"[\w-]{22}"$/)
    const again = await guest.fetch(addressOf(PAD_THAI), {
      headers: { 'if-none-match': `"other", ${etag}` },
    })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await guest.fetch(addressOf(PAD_THAI), { method: 'HEAD' })
    expect(head.status).toBe(200)
  })

  it('keeps the picture of another version for a day only', async () => {
    const response = await server().client().fetch(`/images/dishes/${PAD_THAI}.svg?v=0`)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it.each([
    '/images/dishes/1.svg',
    '/images/dishes/999999999.svg',
    '/images/dishes/04951.svg',
    '/images/dishes/4951',
    '/images/dishes/..%2f4951.svg',
    '/images/food/bowl.svg',
    '/images/food/bowl.soup.tomato.%3Cscript%3E.1.-.spoon.linen.1.svg',
    `/images/food/${'a'.repeat(5000)}.svg`,
    '/images/fallback/1.svg',
    '/images/fallback/a-b.svg',
  ])('knows no picture at %s', async (path) => {
    expect((await server().client().fetch(path)).status).toBe(404)
  })

  it('has something to show in place of any picture that fails', async () => {
    const guest = server().client()
    const shown = async (cuisineId: number, categoryId: number) => {
      const response = await guest.fetch(fallbackImageUrl(cuisineId, categoryId))
      expect(response.status).toBe(200)
      return response.text()
    }
    const pictures = await Promise.all([shown(3, 2), shown(99, 3), shown(7, 99), shown(99, 99)])
    expect(new Set(pictures).size).toBe(4)
  })

  it('finds a picture for an item that the owner wrote, and shows it to anybody', async () => {
    const owner = server().client()
    await owner.register('writer')
    const body = {
      itemName: 'Grandma’s Tomato Soup',
      itemDescription: '',
      cuisineId: 1,
      categoryId: 1,
      useAI: true,
    }
    const { imageUrl } = await owner.call(foodImage, { body })
    expect(imageUrl).toMatch(/^\/images\/food\/[\w.~-]+\.svg\?v=\d+\.\w+$/)
    expect(await owner.call(foodImage, { body })).toEqual({ imageUrl })
    const response = await server().client().fetch(imageUrl)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
  })

  it('finds one for whatever is written, in any section', async () => {
    const owner = server().client()
    await owner.register('poet')
    for (const itemName of [
      '🍕',
      '"><script>alert(1)</script>',
      'x'.repeat(200),
      '../../etc/passwd',
      'constructor',
    ]) {
      const { imageUrl } = await owner.call(foodImage, { body: { itemName, cuisineId: 0, categoryId: 7001 } })
      const response = await owner.fetch(imageUrl)
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/script|passwd|🍕/)
    }
  })

  it('asks for a name and for an account', async () => {
    const body = { itemName: 'Soup', cuisineId: 1, categoryId: 1 }
    const guest = server().client()
    expect(await guest.refusal(foodImage, { body })).toMatchObject({ status: 401 })
    await guest.register('nameless')
    expect(await guest.refusal(foodImage, { body: { ...body, itemName: ' ' } })).toMatchObject({
      status: 400,
      code: 'invalid_input',
    })
  })
})
