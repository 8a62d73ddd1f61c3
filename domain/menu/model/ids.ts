import { z } from 'zod'

/** The number of an item or a section. */
export const idSchema = z.int().nonnegative()

/** The key of a smaller part: a price, a head, a modifier group, an option, a notice, a mark. Unique within its list. */
export const keySchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, 'An id is 1 to 40 letters, digits, hyphens and underscores.')

/** A key that no part of a list has: the prefix with the number after the highest that is taken. */
export function newKey(prefix: string, taken: Iterable<string>): string {
  const numbers = [...taken].map((key) => (key.startsWith(prefix) ? Number(key.slice(prefix.length)) : 0))
  return `${prefix}${Math.max(0, ...numbers.filter(Number.isSafeInteger)) + 1}`
}
