import sharp from 'sharp'
import { expect, test } from 'vitest'
import { onPaper } from './on-paper.ts'

const photo = (ground: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: ground } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 3, background: '#a03020' } } }])
    .jpeg({ quality: 95 })
    .toBuffer()

async function colorsOf(jpeg: Buffer | undefined) {
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [
    ...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3),
  ]
  return { corner: at(2, 2), middle: at(30, 20) }
}

const near = (color: readonly number[], hex: string) =>
  color.every(
    (channel, index) => Math.abs(channel - Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16)) < 12,
  )

test('puts what was cut out on white onto the color of the paper', async () => {
  const inks = { tone: 'original', paper: '#f2e6c8', heading: '#203040' } as const
  const { corner, middle } = await colorsOf(await onPaper(await photo('#ffffff'), inks))
  expect(near(corner, 'f2e6c8')).toBe(true)
  expect(near(middle, 'a03020')).toBe(true)
})

test('leaves a photograph that fills its frame as it is', async () => {
  const inks = { tone: 'original', paper: '#f2e6c8', heading: '#203040' } as const
  expect(await onPaper(await photo('#708090'), inks)).toBe(undefined)
  expect(await onPaper(await photo('#ffffff'), { ...inks, paper: '#ffffff' })).toBe(undefined)
})

test('prints a photograph in two colors, its shadows darker than its lights on dark paper too', async () => {
  for (const [paper, heading] of [
    ['#f2e6c8', '#203040'],
    ['#203040', '#f2e6c8'],
  ] as const) {
    const { corner, middle } = await colorsOf(
      await onPaper(await photo('#d0d8e0'), { tone: 'duotone', paper, heading }),
    )
    expect(near(corner, 'f2e6c8')).toBe(true)
    expect(near(middle, '203040')).toBe(true)
  }
})
