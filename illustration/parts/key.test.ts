import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { illustrationUrl } from '../address.ts'
import { illustrationFor } from '../scene/illustration-for.ts'
import { illustrationKey, parseIllustrationKey } from './key.ts'

describe('the key of an illustration', () => {
  const pictures = loadCatalogue().map(illustrationFor)

  it('holds all of it', () => {
    for (const picture of pictures) expect(parseIllustrationKey(illustrationKey(picture))).toEqual(picture)
  })

  it('needs no escaping in an address and fits into an item', () => {
    const addresses = loadCatalogue().map(illustrationUrl)
    expect(
      addresses.filter((address) => !/^\/images\/food\/[\w.~-]+\.svg\?v=\d+\.\w+$/.test(address)),
    ).toEqual([])
    expect(Math.max(...addresses.map(({ length }) => length))).toBeLessThan(200)
  })

  it.each([
    '',
    'bowl',
    'bowl.soup.tomato.tomato.2.herb.spoon.linen',
    'bowl.soup.tomato.tomato.4.herb.spoon.linen.4e6f',
    'bowl.soup.tomato.tomato.2.herb.spoon.linen.10000',
    'bowl.soup.tomato.tomato.2.herb.spoon.linen.-1',
    'bowl.soup.tomato.tomato.2.herb.spoon.linen.04e6f',
    'bowl.soup.tomato.tomato.2.herb_bread_lime_lemon.spoon.linen.4e6f',
    'bowl.soup.tomato.constructor.2.herb.spoon.linen.4e6f',
    'bowl.soup.toString.tomato.2.herb.spoon.linen.4e6f',
    'bowl.soup.tomato.<script>.2.herb.spoon.linen.4e6f',
  ])('is refused when nothing could have made it: %s', (key) => {
    expect(parseIllustrationKey(key)).toBeUndefined()
  })

  it('is read when it is well made', () => {
    expect(parseIllustrationKey('bowl.soup.tomato.tomato.2.white~cube_bread.spoon.linen.4e6f')).toEqual({
      vessel: 'bowl',
      filling: 'soup',
      tint: 'tomato',
      main: 'tomato',
      count: 2,
      companions: ['white cube', 'bread'],
      cutlery: 'spoon',
      palette: 'linen',
      seed: 0x4e6f,
    })
  })
})
