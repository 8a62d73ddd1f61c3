import { GAP } from '../../text/gap.ts'

/** Words of a label, at most, behind the number that may count it. */
const LABEL = String.raw`(?:\d{1,2}\s)?(\p{L}[\p{L}'’.]*(?:\s\p{L}[\p{L}'’.]*){0,2})`
const AMOUNT = String.raw`(?:(?:\p{Sc}|\p{Lu}\p{L}{0,2}\$?\.?)\s?)?\d[\d.,]*(?:\s?(?:\p{Sc}|\p{L}{1,3}\.?(?=\s*(?:[|/·,;]|\t|$))))?`

/** A part of a line that ends in a price with its label: `2 gusti 10,40 €`, of the first part the end alone. */
const PART = new RegExp(String.raw`^${LABEL}(?:[:.]|\s[–—-])?\s${AMOUNT}$`, 'u')
const FIRST_PART = new RegExp(String.raw`\s(?:\d{1,2}\s)?(\p{L}+)(?:[:.]|\s[–—-])?\s${AMOUNT}$`, 'u')

/** Lines that a word is in, from which on it is one of the menu's sizes. */
const LEAST = 2

/**
 * The words before the prices of lines with several, in small letters, where they come again: `1 gusto 2,50 | 2 gusti
 * 3,80`. In whatever language, they say what is got for each price.
 */
export function labelsAtHand(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const line of lines) {
    const parts = line.split(/\s[|/·]\s|\t/u).map((part) => part.replaceAll(GAP, ' ').trim())
    if (parts.length < 2) continue
    const labels = parts.flatMap(
      (part, at) => (at === 0 ? FIRST_PART : PART).exec(part)?.[1]?.toLowerCase() ?? [],
    )
    if (labels.length < Math.max(2, parts.length - 1)) continue
    for (const label of new Set(labels)) counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return new Set([...counts].flatMap(([label, count]) => (count < LEAST ? [] : [label])))
}

/** Is it one of these, with or without a number that counts it? `1 gusto` is one of `gusti`. */
export function isLabelAtHand(words: string, labels: ReadonlySet<string> = new Set()): boolean {
  const [, count, label = ''] = /^(\d{1,2}\s)?(.*)$/u.exec(words.trim().toLowerCase()) ?? []
  if (labels.has(label)) return true
  const stem = label.slice(0, -1)
  return count !== undefined && stem.length > 2 && [...labels].some((one) => one.startsWith(stem))
}
