import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { GreyPicture } from './grey-picture.ts'
import { withoutLeaders } from './without-leaders.ts'

async function page(inner: string): Promise<GreyPicture> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="2000"><rect width="100%" height="100%" fill="#fff"/>${inner}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const dots = (count: number, slope = 0) =>
  Array.from(
    { length: count },
    (_, at) =>
      `<rect x="${300 + at * 10}" y="${Math.round(500 + at * 10 * slope)}" width="3" height="3" fill="#777"/>`,
  ).join('')

const isInkAt = ({ pixels, width }: GreyPicture, x: number, y: number) => (pixels[y * width + x] ?? 255) < 200

describe('a page without leaders', () => {
  it.each([0, 0.05, -0.05])(
    'has no row of dots that rises by %s, and keeps the price behind it',
    async (slope) => {
      const price = '<rect x="720" y="480" width="20" height="30"/>'
      const clean = withoutLeaders(await page(dots(40, slope) + price))
      expect(isInkAt(clean, 730, 490)).toBe(true)
      for (let at = 0; at < 40; at += 1)
        expect(isInkAt(clean, 301 + at * 10, Math.round(500 + at * 10 * slope) + 1)).toBe(false)
    },
  )

  it('keeps three dots, and the dots of letters that stand apart', async () => {
    const letters = Array.from(
      { length: 12 },
      (_, at) => `<rect x="${300 + at * 40}" y="800" width="4" height="4"/>`,
    ).join('')
    const clean = withoutLeaders(await page(dots(3) + letters))
    expect(isInkAt(clean, 311, 501)).toBe(true)
    expect(isInkAt(clean, 341, 802)).toBe(true)
  })
})
