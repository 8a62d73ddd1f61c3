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
 * Source: WCAG 2.2, "relative luminance" (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance).
 * @param hex `#rrggbb`
 */
export function relativeLuminance(hex: string): number {
  return 0.2126 * linear(hex, 1) + 0.7152 * linear(hex, 3) + 0.0722 * linear(hex, 5)
}

/** The channel whose two hexadecimal digits begin at this place, as light: 0 to 1. */
function linear(hex: string, at: number): number {
  const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
