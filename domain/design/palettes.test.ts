import { converter } from 'culori'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contrastRatio, LEAST_TEXT_CONTRAST } from './contrast.ts'
import { harmonicPalette, harmonies, paletteSchema, paletteThemes, randomPalette } from './palettes.ts'
import { nearestReadable } from './readable-color.ts'

const hsl = converter('hsl')
const hueOf = (hex: string) => hsl(hex)?.h ?? 0
const hueBetween = (from: string, to: string) => (hueOf(to) - hueOf(from) + 360) % 360

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('built-in themes', () => {
  it('are the six of the specification, and each reads well', () => {
    expect(paletteThemes.map(({ name }) => name)).toEqual([
      'Classic Elegance',
      'Modern Minimal',
      'Rustic Charm',
      'Bold & Vibrant',
      'Earthy Tones',
      'Ocean Breeze',
    ])
    for (const theme of paletteThemes) {
      expect(contrastRatio(theme.primaryColor, theme.secondaryColor)).toBeGreaterThan(7)
      expect(contrastRatio(theme.accentColor, theme.secondaryColor)).toBeGreaterThan(LEAST_TEXT_CONTRAST)
      expect(paletteSchema.parse(theme)).toEqual(theme)
    }
  })
})

describe('a random palette', () => {
  it('is white where the color reads on white, else dark gray, with the complement as accent', () => {
    expect(randomPalette(0x884422 / 0x1000000)).toEqual({
      primaryColor: '#884422',
      secondaryColor: '#ffffff',
      accentColor: '#226688',
    })
    expect(randomPalette(0xffee00 / 0x1000000).secondaryColor).toBe('#212121')
  })

  it('is made of colors, whatever the die says', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        expect(paletteSchema.safeParse(randomPalette(random)).success).toBe(true)
      }),
    )
  })
})

describe('a harmony', () => {
  it('turns the hue as it is called', () => {
    const base = '#8a2d2d'
    expect(hueBetween(base, harmonicPalette(base, 'complementary').accentColor)).toBeCloseTo(180, 0)
    expect(hueBetween(base, harmonicPalette(base, 'analogous').accentColor)).toBeCloseTo(30, 0)
    expect(hueBetween(base, harmonicPalette(base, 'triadic').accentColor)).toBeCloseTo(240, 0)
    const dark = harmonicPalette('#336699', 'monochromatic').accentColor
    expect(hsl(dark)?.l).toBeCloseTo(0.1, 1)
    expect(hueBetween(dark, '#336699')).toBeLessThan(3)
  })

  it('always gives a paper on which its color can be read', () => {
    fc.assert(
      fc.property(anyColor, fc.constantFrom(...harmonies), (color, harmony) => {
        const palette = harmonicPalette(color, harmony)
        expect(paletteSchema.safeParse(palette).success).toBe(true)
        expect(contrastRatio(palette.primaryColor, palette.secondaryColor)).toBeGreaterThanOrEqual(
          LEAST_TEXT_CONTRAST,
        )
      }),
    )
  })
})

describe('the nearest readable color', () => {
  it('reads on every ground, and leaves alone what reads already', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, ground) => {
        const readable = nearestReadable(color, ground, LEAST_TEXT_CONTRAST)
        expect(contrastRatio(readable, ground)).toBeGreaterThanOrEqual(LEAST_TEXT_CONTRAST)
        expect(nearestReadable(readable, ground, LEAST_TEXT_CONTRAST)).toBe(readable)
      }),
    )
  })

  it('goes no farther than it must, and keeps the hue', () => {
    const readable = nearestReadable('#e91e63', '#f5f5f5', LEAST_TEXT_CONTRAST)
    expect(contrastRatio(readable, '#f5f5f5')).toBeLessThan(LEAST_TEXT_CONTRAST + 0.15)
    expect(hueBetween('#e91e63', readable)).toSatisfy((degrees: number) => degrees < 8 || degrees > 352)
  })
})
