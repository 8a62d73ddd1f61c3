import type { MenuReading } from '#domain/reading/reading.ts'
import type { Difference } from './compare-readings.ts'

/** Is a person asked to look where a reader was wrong? */
export function isDoubted(difference: Difference, reading: MenuReading): boolean {
  if (difference.field === 'currency') return !reading.isCurrencyWritten
  return linesOf(difference, reading).some((at) => (reading.lines[at]?.doubts.length ?? 0) > 0)
}

/**
 * The lines of a source that a difference is about: those of the item that was read, and those with the words that its
 * texts and its prices lack; else those that have the words that differ; else the heading of the section. What is in another section
 * than it should be, or in another column, is also about the headings that put it there; marks of an item, about the
 * lines that explain them.
 */
export function linesOf(difference: Difference, { lines }: MenuReading): number[] {
  const { where, field, itemId, sectionId, expected, found } = difference
  const at = (is: (line: MenuReading['lines'][number]) => boolean) =>
    lines.flatMap((line, index) => (is(line) ? [index] : []))
  const headingOf = (id: number | undefined) => {
    const own = at((line) => id !== undefined && line.sectionId === id)
    const headings = own.filter((index) => /section$|^heads$/u.test(lines[index]?.role ?? ''))
    return headings.length > 0 ? headings : own.slice(0, 1)
  }
  if (field === 'parent' || field === 'layout') return headingOf(sectionId)
  const own = itemId === undefined ? [] : at((line) => line.itemId === itemId && isOfItem.has(line.role))
  const texts = differing(expected, found)
  const worded = own.length > 0 ? own : at(({ text }) => texts.some((words) => bare(text).includes(words)))
  const isElsewhere = field === 'missing' || field === 'extra' || field === 'section'
  const [home = ''] = where.split(' / ')
  const about = [
    ...(isElsewhere ? worded.flatMap((index) => headingOf(lines[index]?.sectionId)) : []),
    ...(isElsewhere ? at(({ text }) => bare(text).startsWith(bare(home))) : []),
    ...(field === 'prices' ? headingOf(sectionId) : []),
    ...(isText.test(field)
      ? at((line) => line.itemId !== itemId && isWithin(bare(line.text), expected))
      : []),
    ...(field === 'prices' || field === 'groups'
      ? at(
          (line) =>
            line.itemId !== itemId && textsOf(expected).some((words) => isWithin(bare(words), line.text)),
        )
      : []),
    ...(isClaim.test(field) ? at(({ role }) => role === 'legend') : []),
  ]
  return worded.length > 0 || about.length > 0 ? [...new Set([...worded, ...about])] : headingOf(sectionId)
}

const isText = /^(?:description|secondDescription|secondName)$/u

/** Are several words, or a long one, a part of a text? */
const isWithin = (words: string, text: unknown): boolean =>
  words.length > LONG && typeof text === 'string' && bare(text).includes(words)

/** Characters; shorter words are on many lines. */
const LONG = 8

const isClaim = /^(?:diets|dietsOnRequest|allergens|additives|marks|ownMarks)$/u

const isOfItem = new Set<string>(['item', 'part', 'part-below', 'prices', 'prices-below', 'extras'])

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
