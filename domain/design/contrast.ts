/** Least ratio of text to its ground that WCAG 2.2, criterion 1.4.3, asks for. */
export const LEAST_TEXT_CONTRAST = 4.5

/** Least ratio of a mark or an ornament to its ground: WCAG 2.2, criterion 1.4.11. */
export const LEAST_GRAPHIC_CONTRAST = 3

/**
 * Contrast ratio of two colors, from 1 (none) to 21 (black on white), in either order.
 * Source: WCAG 2.2, "contrast ratio" (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @param a `#rrggbb`
 * @param b `#rrggbb`
 */
export function contrastRatio(a: string, b: string): number {
  const lighter = Math.max(relativeLuminance(a), relativeLuminance(b))
  const darker = Math.min(relativeLuminance(a), relativeLuminance(b))
  return (lighter + 0.05) / (darker + 0.05)
}

/**
 * Relative luminance of a color in sRGB: 0 for black, 1 for white.
 * @param hex `#rrggbb`
 */
export const relativeLuminance = (hex: string): number => luminanceOf(...channelsOf(hex))

/**
 * Relative luminance of three channels, each a whole number from 0 to 255.
 * Source: WCAG 2.2, "relative luminance" (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 */
export const luminanceOf = (red: number, green: number, blue: number): number =>
  0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue)

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channelsOf = (hex: string): [red: number, green: number, blue: number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]

/** The light of each value that a channel has, from 0 to 1: a picture has many thousands of them. */
const lights = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

const lightOf = (channel: number): number => lights[channel] ?? 0
