import { converter, formatHex, modeHsl, modeRgb, useMode as registerMode } from 'culori/fn'
import { z } from 'zod'
import { contrastRatio, LEAST_TEXT_CONTRAST } from './contrast.ts'
import { nearestReadable } from './readable-color.ts'
import { type Design, hexColorSchema } from './settings.ts'

/** Three colors of a menu: what is printed, what it is printed on, and what decorates. */
export type Palette = Pick<Design, 'primaryColor' | 'secondaryColor' | 'accentColor'>

export const paletteSchema = z.object({
  primaryColor: hexColorSchema,
  secondaryColor: hexColorSchema,
  accentColor: hexColorSchema,
  name: z.string().trim().max(60, 'A palette’s name has at most 60 characters.').optional(),
})

export const paletteThemes = [
  { name: 'Classic Elegance', primaryColor: '#2b2b2b', secondaryColor: '#fbf8f1', accentColor: '#8a6d1f' },
  { name: 'Modern Minimal', primaryColor: '#111827', secondaryColor: '#ffffff', accentColor: '#b91c1c' },
  { name: 'Rustic Charm', primaryColor: '#4a3520', secondaryColor: '#f5ecdc', accentColor: '#a63a24' },
  { name: 'Bold & Vibrant', primaryColor: '#5b0e3f', secondaryColor: '#fff7e8', accentColor: '#d6246e' },
  { name: 'Earthy Tones', primaryColor: '#3d4127', secondaryColor: '#f3eee0', accentColor: '#9a5b2c' },
  { name: 'Ocean Breeze', primaryColor: '#0b3c5d', secondaryColor: '#f0f8fa', accentColor: '#0f7c86' },
] as const satisfies readonly (Palette & { readonly name: string })[]

export const samePalette = (a: Palette, b: Palette): boolean =>
  (['primaryColor', 'secondaryColor', 'accentColor'] as const).every(
    (color) => a[color].toLowerCase() === b[color].toLowerCase(),
  )

export const harmonies = ['complementary', 'analogous', 'triadic', 'monochromatic'] as const
export type Harmony = (typeof harmonies)[number]

const WHITE = '#ffffff'
const DARK_GRAY = '#212121'

// Registered by themselves, because the library's full entry registers two dozen color spaces.
registerMode(modeRgb)
registerMode(modeHsl)
const toHsl = converter('hsl')

/**
 * Any color to print, on white if it reads there, else on dark gray, with its complement to decorate.
 * @param random a number in [0, 1)
 */
export function randomPalette(random: number): Palette {
  const primaryColor = `#${Math.floor(random * 0x1000000)
    .toString(16)
    .padStart(6, '0')}`
  return {
    primaryColor,
    secondaryColor: contrastRatio(primaryColor, WHITE) > LEAST_TEXT_CONTRAST ? WHITE : DARK_GRAY,
    accentColor: turned(primaryColor, 180),
  }
}

/**
 * A palette around a color. Hues are those of the harmony: complementary +180°; analogous −30° and
 * +30°; triadic +120° and +240°; monochromatic the hue itself, 0.3 lighter and 0.3 darker (HSL). The
 * paper is then moved in lightness alone until the color can be read on it.
 * @param primaryColor `#rrggbb`
 */
export function harmonicPalette(primaryColor: string, harmony: Harmony): Palette {
  const { ground, accent } = partners[harmony](primaryColor)
  return {
    primaryColor,
    secondaryColor: nearestReadable(ground, primaryColor, LEAST_TEXT_CONTRAST),
    accentColor: accent,
  }
}

const partners: Readonly<Record<Harmony, (hex: string) => { ground: string; accent: string }>> = {
  complementary: (hex) => ({ ground: WHITE, accent: turned(hex, 180) }),
  analogous: (hex) => ({ ground: turned(hex, -30), accent: turned(hex, 30) }),
  triadic: (hex) => ({ ground: turned(hex, 120), accent: turned(hex, 240) }),
  monochromatic: (hex) => ({ ground: lightened(hex, 0.3), accent: lightened(hex, -0.3) }),
}

function turned(hex: string, degrees: number): string {
  const color = hslOf(hex)
  return formatHex({ ...color, h: ((color.h ?? 0) + degrees + 360) % 360 })
}

function lightened(hex: string, by: number): string {
  const color = hslOf(hex)
  return formatHex({ ...color, l: Math.min(Math.max(color.l + by, 0), 1) })
}

function hslOf(hex: string) {
  const color = toHsl(hex)
  if (!color) throw new Error(`${hex} is no color.`)
  return color
}
