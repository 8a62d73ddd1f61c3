/** FNV-1a (Fowler, Noll, Vo; public domain) of a text's code points: an integer from 0 to 2³² − 1. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
