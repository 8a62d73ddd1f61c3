/** A typed color as `#rrggbb`: with or without `#`, in either case, also with three digits; null for none. */
export function parseHexColor(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  if (/^[0-9a-f]{6}$/.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/.test(digits)) return `#${digits.replaceAll(/./g, '$&$&')}`
  return null
}
