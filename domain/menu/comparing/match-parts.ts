/** Which parts of one list are the same thing as which of another, and what is left of both. */
export interface Matched<Part> {
  readonly pairs: readonly (readonly [before: Part, after: Part])[]
  readonly removed: readonly Part[]
  readonly added: readonly Part[]
}

/**
 * Matches by one key after the other, the surest first; of several parts with one key, the first matches the first.
 * Turned around it gives the same pairs.
 * @param keys undefined for a part that cannot be matched so
 */
export function matchParts<Part>(
  before: readonly Part[],
  after: readonly Part[],
  keys: readonly ((part: Part) => string | undefined)[],
): Matched<Part> {
  const partners = new Map<Part, Part>()
  const taken = new Set<Part>()
  for (const keyOf of keys) {
    const waiting = Map.groupBy(
      after.filter((part) => !taken.has(part)),
      keyOf,
    )
    for (const part of before) {
      const key = partners.has(part) ? undefined : keyOf(part)
      const partner = key === undefined ? undefined : waiting.get(key)?.shift()
      if (!partner) continue
      partners.set(part, partner)
      taken.add(partner)
    }
  }
  return {
    pairs: [...partners].toSorted(([, one], [, other]) => after.indexOf(one) - after.indexOf(other)),
    removed: before.filter((part) => !partners.has(part)),
    added: after.filter((part) => !taken.has(part)),
  }
}

/** Two spellings of a name that a guest would take for one. */
export const spelling = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
