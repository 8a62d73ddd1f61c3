import { expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { pageColors } from './page-colors.ts'

const colors = (primaryColor: string, secondaryColor: string, accentColor = '#e91e63') =>
  pageColors({ primaryColor, secondaryColor, accentColor })

/** WCAG relative luminance, written out again so that a slip in the code under test shows. */
function luminance(hex: string): number {
  const linear = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

test('prints a dark primary colour exactly as chosen', () => {
  const { ink, heading, paper } = colors('#333333', '#ffffff')
  expect({ ink, heading, paper }).toEqual({ ink: '#333333', heading: '#333333', paper: '#ffffff' })
})

test.each([
  ...templates.map(({ name, preset }) => [name, preset.primaryColor, preset.secondaryColor] as const),
  ['yellow on white', '#ffee00', '#ffffff'] as const,
  ['white on white', '#ffffff', '#ffffff'] as const,
  ['black on black', '#000000', '#000000'] as const,
  ['gold on dark green', '#e8d9b5', '#16201d'] as const,
  ['mid grey on mid grey', '#808080', '#7a7a7a'] as const,
])('keeps every text legible: %s', (_, primary, secondary) => {
  const { paper, ink, soft, heading, accent, onHeading } = colors(primary, secondary)
  const best = Math.max(contrast('#000000', paper), contrast('#ffffff', paper))
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(Math.min(6.9, best))
  expect(contrast(soft, paper)).toBeGreaterThanOrEqual(Math.min(4.4, best))
  expect(contrast(heading, paper)).toBeGreaterThanOrEqual(2.95)
  expect(contrast(accent, paper)).toBeGreaterThanOrEqual(Math.min(4.4, best))
  expect(contrast(onHeading, heading)).toBeGreaterThanOrEqual(4.4)
})

test('prints on a picture what can be read on it, whatever the colour of the paper below', () => {
  const onDarkPaper = { primaryColor: '#f5f5f5', secondaryColor: '#101010', accentColor: '#e91e63' }
  const { paper, ink, soft } = pageColors(onDarkPaper, '#e6dfcf')
  expect(paper).toBe('#e6dfcf')
  expect(contrast(ink, paper)).toBeGreaterThanOrEqual(8)
  expect(contrast(soft, paper)).toBeGreaterThanOrEqual(6)
})
