import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GreyPicture } from './grey-picture.ts'
import { skewOf } from './skew.ts'

/** Lines of a page as bars, turned clockwise. */
async function turned(degrees: number): Promise<GreyPicture> {
  const lines = Array.from({ length: 24 }, (_, at) =>
    [120, 260, 420, 700].map((x) => `<rect x="${x}" y="${120 + at * 40}" width="110" height="14"/>`).join(''),
  )
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1200"><rect width="100%" height="100%" fill="#fff"/>${lines.join('')}</svg>`
  const upright = await sharp(Buffer.from(page)).png().toBuffer()
  const { data, info } = await sharp(upright)
    .rotate(degrees, { background: '#fff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

describe('the skew of a page', () => {
  it.each([0, 0.7, 3, -3, 8.5])(
    'of %s degrees is found, so that turning back makes it upright',
    async (degrees) => {
      expect(skewOf(await turned(degrees))).toBeCloseTo(-degrees, 0)
      expect(Math.abs(skewOf(await turned(degrees)) + degrees)).toBeLessThan(0.21)
    },
  )

  it('of an empty page is none', () => {
    expect(skewOf({ pixels: new Uint8Array(250_000).fill(255), width: 500, height: 500 })).toBe(0)
  })
})
