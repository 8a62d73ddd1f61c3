// By name: all of the library's color spaces would come with the open menu.
import { convertHslToRgb, convertRgbToHsl, parseHex, serializeHex } from 'culori/fn'

/** The accent of the first edition, for every design alike: pink. Designs stored with it keep it. */
export const FIRST_ACCENT = '#e91e63'

/** For grays, whose hue says nothing: brick red. */
const ACCENT_OF_GRAYS = '#a63a24'
const GRAY_SATURATION = 0.1

/** An eighth of the circle towards red: a navy gets a teal, a green an olive, a plum a violet. */
const TURN_DEGREES = -45
const SATURATION = 0.75
const LIGHTNESS = 0.24

/**
 * The accent of a design whose owner chose none: a deep color near its primary.
 * @param primaryColor `#rrggbb`
 */
export function accentOf(primaryColor: string): string {
  const rgb = parseHex(primaryColor)
  const primary = rgb && convertRgbToHsl(rgb)
  if (primary?.h === undefined || primary.s < GRAY_SATURATION) return ACCENT_OF_GRAYS
  const h = (primary.h + TURN_DEGREES + 360) % 360
  return serializeHex(convertHslToRgb({ h, s: SATURATION, l: LIGHTNESS }))
}
