import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from '#domain/design/contrast.ts'
import { VEIL_RANGE } from '#domain/design/veil.ts'
import { tries } from '#tests/support/depth.ts'
import { pageColors } from './page-colors.ts'
import { meanOf, type Tiles } from './tiles.ts'
import { neededVeil } from './veil.ts'

const WHOLE = { left: 0, top: 0, right: 1, bottom: 1 } as const

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const palettes = fc.record({ primaryColor: color, secondaryColor: color, accentColor: color })
const pictures = fc
  .record({ columns: fc.integer({ min: 1, max: 6 }), rows: fc.integer({ min: 1, max: 6 }) })
  .chain(({ columns, rows }) =>
    fc
      .uint8Array({ minLength: 3 * columns * rows, maxLength: 3 * columns * rows })
      .map((colors): Tiles => ({ columns, rows, colors })),
  )

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

/** Returns every tile under this percentage of a paper, as a page shows it. */
function veiled({ colors }: Tiles, paper: string, percent: number): string[] {
  const over = channels(paper)
  return Array.from({ length: colors.length / 3 }, (_, tile) => {
    const shown = over.map((channel, at) => {
      const below = colors[3 * tile + at] ?? 0
      return Math.round(below + ((channel - below) * percent) / 100)
    })
    return `#${shown.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  })
}

const worst = (grounds: readonly string[], words: readonly string[]): number =>
  Math.min(...grounds.flatMap((ground) => words.map((word) => contrastRatio(ground, word))))

/** Mixtures of its green with the violet paper are darker than both: what one tile asks for is too much for another. */
const darkerBetween: Tiles = {
  columns: 3,
  rows: 2,
  colors: Uint8Array.of(138, 130, 228, 0, 242, 25, 167, 235, 0, 250, 9, 248, 0, 144, 210, 72, 173, 0),
}
const violetPaper = { primaryColor: '#000000', secondaryColor: '#681492', accentColor: '#000000' }

test('finds, for any picture and any colors, a veil under which all words can be read', () => {
  fc.assert(
    fc.property(pictures, palettes, (tiles, palette) => {
      const colors = pageColors(palette, meanOf(tiles))
      const words = [colors.ink, colors.soft, colors.heading, colors.accent]
      const { percent, contrastAt } = neededVeil(tiles, WHOLE, colors)
      expect(percent).toBeLessThanOrEqual(VEIL_RANGE.max)
      expect(worst(veiled(tiles, colors.paper, percent), words)).toBeGreaterThanOrEqual(4.5)
      expect(contrastAt(percent)).toBeGreaterThanOrEqual(4.5)
      // No more than that: one percent less, and some words are lost.
      if (percent > VEIL_RANGE.min) expect(contrastAt(percent - 1)).toBeLessThan(4.5)
    }),
    { numRuns: tries(400), examples: [[darkerBetween, violetPaper]] },
  )
})

test('asks for none on an even ground, and for none because of what lies beside the words', () => {
  const tiles = { columns: 2, rows: 1, colors: Uint8Array.of(250, 248, 240, 0, 0, 0) }
  const palette = { primaryColor: '#333333', secondaryColor: '#ffffff', accentColor: '#a63a24' }
  const colors = pageColors(palette, '#faf8f0')
  expect(neededVeil(tiles, { ...WHOLE, right: 0.5 }, colors).percent).toBe(0)
  expect(neededVeil(tiles, WHOLE, colors).percent).toBeGreaterThan(50)
})

test('prints on the owner’s paper where a picture is neither light nor dark', () => {
  const palette = { primaryColor: '#333333', secondaryColor: '#101418', accentColor: '#a63a24' }
  expect(pageColors(palette, '#7a7a70').paper).toBe('#101418')
  expect(pageColors(palette, '#f2ead8').paper).toBe('#f2ead8')
  const middling = pageColors({ ...palette, secondaryColor: '#808080' }, '#7a7a70').paper
  expect(contrastRatio(middling, '#000000')).toBeGreaterThanOrEqual(10)
})
