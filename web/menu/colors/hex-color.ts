/**
 * A color as a person types it, as `#rrggbb`: with or without `#`, in either case, also in the short form
 * with three digits. Null when it is none.
 */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return null
}
