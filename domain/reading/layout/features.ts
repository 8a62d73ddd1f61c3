import { SIGNS } from './network.ts'
import type { Observed } from './observe.ts'
import type { LineRole } from './role.ts'

/** FNV-1a, folded to the numbers of signs. */
export function numberOf(sign: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < sign.length; at += 1) hash = Math.imul(hash ^ sign.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash & (SIGNS - 1)
}

/** The numbers of the signs of each line, each once. */
export const numbersOf = (signs: readonly (readonly string[])[]): Int32Array[] =>
  signs.map((words) => Int32Array.from(new Set(words.map(numberOf))))

/** How a line looks, without its place: lines of a class are mostly the same thing in a menu. */
const lookOf = ({ shape, letters, size, isBold, indent, lacks }: Observed): string =>
  `${shape}${letters}${size}${isBold ? 'b' : ''}${indent}${lacks}`

/** What lines share that are mostly the same thing in a menu: their looks, the gap above, and what is below. */
export const likenessOf = (seen: readonly Observed[], at: number): string => {
  const one = seen[at]
  return one ? `${lookOf(one)}${one.gap}${seen[at + 1]?.shape ?? ''}` : ''
}

/** Of each line, the number of the class of those that look like it: the place of the first of them. */
export function alikeOf(seen: readonly Observed[]): Int32Array {
  const firsts = new Map<string, number>()
  return Int32Array.from(seen, (_, at) => {
    const likeness = likenessOf(seen, at)
    const first = firsts.get(likeness) ?? at
    firsts.set(likeness, first)
    return first
  })
}

/** Lines from an end of the menu whose places count. */
const NEAR = 5

/** The sign that a person called a line something. */
export const saidSign = (role: LineRole): string => `A${role}`

/**
 * What the network reads of each line: its own looks and words, alone and in pairs, and what a person said that it is.
 * What is around a line and what is usual in its menu the network finds out.
 */
export const signsOf = (
  seen: readonly Observed[],
  pins: readonly (LineRole | undefined)[] = [],
): string[][] =>
  seen.map((one, at) => {
    const { shape, letters, words, end, commas, gap, sectionWords } = one
    const said = pins[at]
    return [
      `a${shape}`,
      `b${letters}`,
      `c${words}`,
      `d${end}`,
      `e${commas}`,
      `f${gap}`,
      `g${one.indent}`,
      `h${one.size}`,
      `i${one.isBold}`,
      `j${one.tag}`,
      `k${shape}${letters}`,
      `l${shape}${words}`,
      `m${shape}${end}`,
      `n${shape}${commas}`,
      `o${shape}${letters}${gap}`,
      `p${letters}${words}`,
      `q${Math.min(at, NEAR)}`,
      `r${Math.min(seen.length - 1 - at, NEAR)}`,
      `s${at === 0}${shape}${letters}`,
      `t${sectionWords}`,
      `u${sectionWords}${shape}`,
      `v${sectionWords}${letters}${words}`,
      ...Array.from(one.lacks, (letter) => `w${letter}`),
      ...one.signs.flatMap((sign) => [`x${sign}`, `y${sign}${shape}`]),
      ...(one.isOtherScript ? ['zscript'] : []),
      ...(one.isNameless ? ['znameless'] : []),
      ...(one.isPrice ? ['zprice'] : []),
      ...(one.isHeadsAlone ? ['zheads'] : []),
      ...(said === undefined ? [] : [saidSign(said)]),
    ]
  })
