/**
 * The path of a NUL character in a text or a name of a value; undefined where it has none. No menu has
 * one, and PostgreSQL cannot store one.
 */
export function pathOfNul(value: unknown): readonly string[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\0')) return []
    const path = pathOfNul(part)
    if (path) return [key, ...path]
  }
  return undefined
}

/**
 * The same value with U+FFFD for each half of a character in its texts and names. A half can be written in
 * JSON (`"\ud83c"`) but in no encoding, so it would come back from a database as something else.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(wellFormed)
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key.toWellFormed(), wellFormed(part)]),
  )
}
