import { COUNT } from './grammar.ts'
import { type Habits, habitsOf, isPricedShape, shareClass } from './habits.ts'
import type { Observed } from './observe.ts'
import { layoutStates } from './states.ts'

/** Bits of the number of a feature; features that share a number share their weights. */
export const FEATURE_BITS = 17
const MASK = 2 ** FEATURE_BITS - 1

/** Features of wide windows, by their first letter: the second pass knows more of what is around a line without them. */
const WIDE: ReadonlySet<string> = new Set('ghiqUfrL')

/** The features of the first pass that the second keeps. */
export const keptFeatures = (features: readonly (readonly string[])[]): string[][] =>
  features.map((words) => words.filter((word) => !WIDE.has(word.charAt(0))))

/** FNV-1a, folded to the numbers of features. */
export function numberOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193)
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x2c1b3c6d)
  hash ^= hash >>> 12
  return hash & MASK
}

/** The numbers of the features of each line, each once. */
export const numbersOf = (features: readonly (readonly string[])[]): Int32Array[] =>
  features.map((words) => Int32Array.from(new Set(words.map(numberOf))))

/** The lines around a line, in one word each. */
const edge = (at: number): string => (at < 0 ? '^' : '$')

/** How a line looks, without its place: lines of a class are mostly the same thing in a menu. */
const lookOf = ({ shape, letters, size, isBold, indent, lacks }: Observed): string =>
  `${shape}${letters}${size}${isBold ? 'b' : ''}${indent}${lacks}`

/** What lines share that are mostly the same thing in a menu: their looks, the gap above, and what is below. */
export const likenessOf = (seen: readonly Observed[], at: number): string => {
  const one = seen[at]
  return one ? `${lookOf(one)}${one.gap}${seen[at + 1]?.shape ?? ''}` : ''
}

/** What the lines of a class have in common. */
interface ClassOfLines {
  count: number
  words: number
  commas: number
  stops: number
  sections: number
}

/** The classes of lines of a menu by their surroundings. */
function classesOf(seen: readonly Observed[], keyOf: (at: number) => string): Map<string, ClassOfLines> {
  const classes = new Map<string, ClassOfLines>()
  for (const [at, one] of seen.entries()) {
    const key = keyOf(at)
    const known = classes.get(key) ?? { count: 0, words: 0, commas: 0, stops: 0, sections: 0 }
    known.count += 1
    known.words += one.words
    known.commas += one.commas > 0 ? 1 : 0
    known.stops += one.end === '.' ? 1 : 0
    known.sections += one.sectionWords > 0 ? 1 : 0
    classes.set(key, known)
  }
  return classes
}

/** Returns the features of each line as words; {@link numberOf} makes numbers of them. */
export function featuresOf(seen: readonly Observed[]): string[][] {
  const habits = habitsOf(seen)
  const shape = (at: number): string => seen[at]?.shape ?? edge(at)
  const gap = (at: number): string => (seen[at] ? String(seen[at].gap) : '')
  const step = (at: number): string => `${gap(at)}${shape(at)}`
  const letters = (at: number): string => seen[at]?.letters ?? edge(at)
  const window = (at: number): string => `${shape(at - 1)}${step(at)}${step(at + 1)}`
  const classKey = (at: number): string => `${window(at)}${letters(at)}${seen[at]?.size ?? ''}`
  const classes = classesOf(seen, classKey)
  const places = blocksOf(seen)
  return seen.map((one, at) => {
    const s = one.shape
    const own = `${s}${one.letters}`
    const w3 = window(at)
    const features = [
      'x',
      `a${s}`,
      `b${shape(at - 1)}${s}`,
      `c${s}${shape(at + 1)}`,
      `d${shape(at - 1)}${s}${shape(at + 1)}`,
      `e${w3}`,
      `f${shape(at - 2)}${shape(at - 1)}${s}${shape(at + 1)}${shape(at + 2)}`,
      `g${shape(at - 2)}${step(at - 1)}${step(at)}${step(at + 1)}${step(at + 2)}`,
      `h${s}${step(at + 1)}${step(at + 2)}${step(at + 3)}`,
      `i${shape(at - 3)}${step(at - 2)}${step(at - 1)}${step(at)}`,
      `j${own}`,
      `k${own}${one.words}`,
      `l${s}${one.words}${one.end}`,
      `m${s}${one.commas}${one.end}`,
      `n${own}${gap(at)}${gap(at + 1)}`,
      `o${letters(at - 1)}${own}`,
      `p${own}${step(at + 1)}${letters(at + 1)}`,
      `q${letters(at - 1)}${shape(at - 1)}${own}${gap(at)}${shape(at + 1)}${letters(at + 1)}`,
      `r${own}${one.words}${gap(at)}${step(at + 1)}`,
      `s${s}${one.size}`,
      `t${s}${seen[at - 1]?.size ?? '^'}${one.size}${seen[at + 1]?.size ?? '$'}`,
      `u${s}${one.isBold}${seen[at - 1]?.isBold}${seen[at + 1]?.isBold}`,
      `v${s}${one.indent}${seen[at - 1]?.indent ?? '^'}${seen[at + 1]?.indent ?? '$'}`,
      `w${s}${one.sectionWords}`,
      `y${s}${one.sectionWords}${gap(at)}${shape(at + 1)}`,
      `z${one.sectionWords}${one.letters}${one.words}`,
      `A${s}${one.end}${one.letters}${seen[at + 1]?.letters ?? '$'}`,
      `B${s}${seen[at - 1]?.end ?? '^'}${one.letters}`,
      `C${s}${one.words}${seen[at - 1]?.words ?? '^'}`,
      `D${s}${one.words}${seen[at + 1]?.words ?? '$'}${shape(at + 1)}`,
      `E${s}${one.commas}${seen[at - 1]?.commas ?? '^'}${seen[at + 1]?.commas ?? '$'}`,
      ...(one.isOtherScript ? [`F${s}`, `F${s}${seen[at - 1]?.isOtherScript}`] : []),
      ...Array.from(one.lacks, (letter) => [
        `G!${letter}${s}`,
        `H!${letter}${s}${shape(at - 1)}${shape(at + 1)}`,
      ]).flat(),
      ...one.signs.flatMap((sign) => [`G${sign}`, `H${sign}${s}`, `I${sign}${shape(at - 1)}${s}`]),
      ...(seen[at - 1]?.signs ?? []).map((sign) => `J${sign}${s}`),
      ...(seen[at + 1]?.signs ?? []).map((sign) => `K${sign}${s}`),
      ...(places[at]?.map((place) => `L${s}${place}`) ?? []),
      ...placeFeatures(at, seen.length, own, one),
      ...habitFeatures(habits, { own, w3, shape: s }),
      ...classFeatures(classes.get(classKey(at)), one, seen.length),
    ]
    return features
  })
}

/** Where a line stands from both ends of its menu. */
function placeFeatures(at: number, count: number, own: string, one: Observed): string[] {
  const first = Math.min(at, 6)
  const last = Math.min(count - 1 - at, 6)
  return [
    `M${first}${one.shape}`,
    `N${last}${one.shape}`,
    `O${first}${own}${one.sectionWords}`,
    `P${first}${own}${one.size}${one.gap}`,
    `Q${Math.floor((8 * at) / count)}${own}`,
  ]
}

function habitFeatures(
  { each, word }: Habits,
  { own, w3, shape }: { own: string; w3: string; shape: string },
): string[] {
  return [...each.map((habit) => `R${habit}${own}`), `T${word}${shape}`, `U${word}${w3}`]
}

function classFeatures(known: ClassOfLines | undefined, one: Observed, count: number): string[] {
  if (!known) return []
  const mean = Math.round(known.words / known.count)
  const share = shareClass(known.count / count)
  const commas = shareClass(known.commas / known.count)
  const stops = shareClass(known.stops / known.count)
  const sections = shareClass(known.sections / known.count)
  const s = one.shape
  return [
    `W${s}${share}${known.count > 1}`,
    `X${s}${mean}${share}`,
    `Y${s}${commas}${stops}`,
    `Z${s}${sections}${share}`,
    `0${s}${mean}${commas}${sections}`,
    `1${s}${one.words - mean}${one.letters}`,
  ]
}

/** Where each line is in its block between blank lines, and between the prices around it. */
function blocksOf(seen: readonly Observed[]): string[][] {
  const starts = seen.map((_, at) => at === 0 || (seen[at]?.gap ?? 0) > 0)
  const firstOf: number[] = []
  const lastOf: number[] = new Array(seen.length).fill(0)
  for (const [at] of seen.entries()) firstOf[at] = starts[at] ? at : (firstOf[at - 1] ?? 0)
  for (let at = seen.length - 1; at >= 0; at -= 1)
    lastOf[at] = at === seen.length - 1 || starts[at + 1] ? at : (lastOf[at + 1] ?? at)
  const priced = seen.map(({ shape }) => isPricedShape(shape))
  const before: number[] = []
  const after: number[] = []
  for (const [at] of seen.entries())
    before[at] = at === 0 ? 9 : priced[at - 1] ? 1 : (before[at - 1] ?? 9) + 1
  for (let at = seen.length - 1; at >= 0; at -= 1)
    after[at] = at === seen.length - 1 ? 9 : priced[at + 1] ? 1 : (after[at + 1] ?? 9) + 1
  return seen.map((_, at) => {
    const first = firstOf[at] ?? at
    const last = lastOf[at] ?? at
    const length = Math.min(6, last - first + 1)
    const prices = priced.slice(first, Math.min(last + 1, first + 8)).filter(Boolean).length
    const place = at === first ? (at === last ? 'o' : 'f') : at === last ? 'l' : 'm'
    const up = Math.min(5, before[at] ?? 9)
    const down = Math.min(5, after[at] ?? 9)
    const upShape = seen[at - (before[at] ?? 0)]?.shape ?? '^'
    const downShape = seen[at + (after[at] ?? 0)]?.shape ?? '$'
    return [
      `a${place}${length}`,
      `b${place}${Math.min(3, prices)}${length}`,
      `c${Math.min(4, at - first)}${Math.min(4, last - at)}`,
      `d${up}${upShape}`,
      `e${down}${downShape}`,
      `f${up}${down}${upShape}${downShape}`,
      `g${down}${seen[at]?.letters}${place}`,
      `h${up}${down}${seen[at]?.letters}${seen[at]?.gap}`,
    ]
  })
}

/** Chances in four classes. */
const chanceClass = (chance: number): number => (chance > 0.95 ? 3 : chance > 0.7 ? 2 : chance > 0.4 ? 1 : 0)

const name = (state: number): string => layoutStates[state] ?? ''

/** The two likeliest states of a line. */
function topOf(marginals: ArrayLike<number>, at: number): { top: number; next: number; chance: number } {
  let top = 0
  let next = 1
  const chanceOf = (state: number) => marginals[at * COUNT + state] ?? 0
  for (let state = 0; state < COUNT; state += 1) if (chanceOf(state) > chanceOf(top)) top = state
  next = top === 0 ? 1 : 0
  for (let state = 0; state < COUNT; state += 1)
    if (state !== top && chanceOf(state) > chanceOf(next)) next = state
  return { top, next, chance: chanceOf(top) }
}

/** What one class of lines is taken for, summed over its lines. */
function sumsOf(seen: readonly Observed[], marginals: ArrayLike<number>, keyOf: (at: number) => string) {
  const sums = new Map<string, { count: number; of: Float64Array }>()
  for (const at of seen.keys()) {
    const key = keyOf(at)
    const known = sums.get(key) ?? { count: 0, of: new Float64Array(COUNT) }
    known.count += 1
    for (let state = 0; state < COUNT; state += 1)
      known.of[state] = (known.of[state] ?? 0) + (marginals[at * COUNT + state] ?? 0)
    sums.set(key, known)
  }
  return sums
}

/** The states of dishes that tell how the dishes of a menu are priced. */
const WAYS = ['itemP', 'itemN', 'item0', 'itemA', 'partN', 'partP', 'partQ', 'prices', 'pricesL'] as const

/**
 * Returns what only the second pass knows: what the first one takes this line and its neighbors for, and what it
 * takes the other lines for that look alike.
 */
export function secondFeatures(seen: readonly Observed[], marginals: ArrayLike<number>): string[][] {
  const tops = seen.map((_, at) => topOf(marginals, at))
  const window = (at: number): string =>
    `${seen[at - 1]?.shape ?? '^'}${seen[at]?.gap}${seen[at]?.shape}${seen[at + 1]?.gap}${seen[at + 1]?.shape ?? '$'}`
  const keys: readonly (readonly [string, (at: number) => string])[] = [
    ['w', (at) => `${window(at)}`],
    ['l', (at) => `${lookOf(seen[at] as Observed)}${seen[at]?.gap}`],
    ['b', (at) => likenessOf(seen, at)],
    ['c', (at) => `${window(at)}${seen[at]?.letters}${seen[at]?.size}${seen[at]?.words}`],
  ]
  const sums = keys.map(([, keyOf]) => sumsOf(seen, marginals, keyOf))
  const shares = WAYS.map((way) => {
    const state = layoutStates.indexOf(way)
    let sum = 0
    for (const at of seen.keys()) sum += marginals[at * COUNT + state] ?? 0
    return sum
  })
  const dishes = Math.max(1, (shares[0] ?? 0) + (shares[1] ?? 0) + (shares[2] ?? 0) + (shares[3] ?? 0))
  const ways = WAYS.map((way, index) => `${way}${shareClass((shares[index] ?? 0) / dishes)}`)
  return seen.map((one, at) => {
    const mine = tops[at] ?? { top: 0, next: 0, chance: 0 }
    const above = tops[at - 1]
    const below = tops[at + 1]
    const roleAbove = above ? name(above.top) : '^'
    const roleBelow = below ? name(below.top) : '$'
    const own = name(mine.top)
    const features = [
      `@a${own}${chanceClass(mine.chance)}`,
      `@b${own}${name(mine.next)}${chanceClass(mine.chance)}`,
      `@c${roleAbove}/${own}/${roleBelow}`,
      `@d${roleAbove}/${one.shape}/${roleBelow}`,
      `@e${roleAbove}/${roleBelow}/${own}${chanceClass(mine.chance)}`,
      `@f${name(tops[at - 2]?.top ?? -1)}/${roleAbove}/${one.shape}`,
      `@g${roleBelow}/${name(tops[at + 2]?.top ?? -1)}/${one.shape}`,
      ...ways.flatMap((way) => [`@h${way}${one.shape}`, `@i${way}${own}`]),
      `@j${ways[0]}${ways[1]}${ways[2]}/${window(at)}`,
      `@k${ways[4]}${ways[5]}/${window(at)}`,
    ]
    for (const [index, [kind, keyOf]] of keys.entries()) {
      const known = sums[index]?.get(keyOf(at))
      if (!known) continue
      const others = known.count - 1
      if (others === 0) {
        features.push(`@${kind}0${own}`)
        continue
      }
      const size = others > 5 ? 2 : others > 1 ? 1 : 0
      for (let state = 0; state < COUNT; state += 1) {
        const chance = ((known.of[state] ?? 0) - (marginals[at * COUNT + state] ?? 0)) / others
        if (chance > 0.15)
          features.push(
            `@${kind}${name(state)}${chanceClass(chance)}`,
            `@${kind}${name(state)}${chanceClass(chance)}${size}${own}`,
          )
      }
    }
    return features
  })
}
