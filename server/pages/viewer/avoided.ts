import { AVOIDED_PARAMETER, UNKNOWN_AVOIDED } from '#contract/pages.ts'
import { allergenKeys } from '#domain/allergens/allergen-keys.ts'
import type { HttpContext } from '../../http/bindings.ts'

/**
 * Keys of allergens in the address, each once and in one order. One that is unknown doesn't name another page: all of
 * them are one.
 */
export function avoidedIn(c: HttpContext): string[] {
  const asked = (c.req.queries(AVOIDED_PARAMETER) ?? [])
    .map((key) => key.trim().toLowerCase())
    .filter(Boolean)
  const known = allergenKeys.filter((key) => asked.includes(key))
  return asked.every((key) => known.some((one) => one === key)) ? known : [...known, UNKNOWN_AVOIDED]
}
