/** Why something cannot be kept, and where it is. */
export interface Unstorable {
  readonly path: readonly string[]
  readonly message: string
}

const NUL = 'A text has a character (NUL) that cannot be kept.'
const OWN_NAME = 'Something has a name that cannot be kept: __proto__.'

/**
 * The first text or name of a value that cannot be kept; undefined where there is none. No menu has a NUL
 * character, and PostgreSQL cannot store one; a value under the name `__proto__` would become what the next program
 * that copies it inherits from.
 */
export function findUnstorable(value: unknown): Unstorable | undefined {
  if (typeof value === 'string') return value.includes('\0') ? { path: [], message: NUL } : undefined
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined
  for (const [key, part] of Object.entries(value)) {
    if (key.includes('\0')) return { path: [], message: NUL }
    if (key === '__proto__') return { path: [], message: OWN_NAME }
    const inside = findUnstorable(part)
    if (inside) return { ...inside, path: [key, ...inside.path] }
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
