import type { MenuReading } from '#domain/reading/reading.ts'
import type { Difference } from './compare-readings.ts'

/** Is a person asked to look where a reader was wrong? */
export function isDoubted(difference: Difference, reading: MenuReading): boolean {
  if (difference.field === 'currency') return !reading.isCurrencyWritten
  return linesOf(difference, reading).some((at) => (reading.lines[at]?.doubts.length ?? 0) > 0)
}

/**
 * The lines of a source that a difference is about: those of the item that was read; else those that have the words
 * that differ; else the heading of the section. Marks of an item are about the lines that explain them, too.
 */
export function linesOf({ field, itemId, sectionId, ...said }: Difference, { lines }: MenuReading): number[] {
  const at = (is: (line: MenuReading['lines'][number]) => boolean) =>
    lines.flatMap((line, index) => (is(line) ? [index] : []))
  const explained = /^(?:diets|dietsOnRequest|allergens|additives|marks|ownMarks)$/u.test(field)
    ? at(({ role }) => role === 'legend')
    : []
  const own = itemId === undefined ? [] : at((line) => line.itemId === itemId && isOfItem.has(line.role))
  if (own.length > 0) return [...own, ...explained]
  const heading = () =>
    at((line) => sectionId !== undefined && line.sectionId === sectionId && /section$/u.test(line.role))
  if (field === 'parent' || field === 'layout') return heading()
  const texts = differing(said.expected, said.found)
  const worded = at(({ text }) => texts.some((words) => bare(text).includes(words)))
  if (worded.length > 0) return [...worded, ...explained]
  return heading()
}

const isOfItem = new Set<string>(['item', 'part', 'part-below', 'prices', 'extras'])

const bare = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()

/** Texts of one of the two and not of the other, without their signs. */
function differing(expected: unknown, found: unknown): string[] {
  const one = new Set(textsOf(expected))
  const other = new Set(textsOf(found))
  return [...one.symmetricDifference(other)].map(bare).filter((text) => text.length > 2)
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(/\n| · /u)
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}
