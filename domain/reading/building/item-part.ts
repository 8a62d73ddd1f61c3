import { labelsBelow } from '../lines/labels-below.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import { takeMarks } from '../marks/item-marks.ts'
import type { ItemDraft } from './drafts.ts'
import { containedIn, joinWords } from './item-words.ts'
import { placed, withWords } from './place-prices.ts'
import { type ItemContext, readItem } from './read-item.ts'
import { isInFirstScript, isInSecondScript } from './scripts.ts'

/** Adds what a line below a dish says of it: its energy, its origin, what it contains, a price, marks, words. */
export function addPart(item: ItemDraft, at: number, facts: LineFacts, context: ItemContext): void {
  item.lines.push(at)
  const { text, tail, line } = facts
  const kcal = /^(\d{2,4})\s?k?cal\b\.?$/iu.exec(text.trim())?.[1]
  if (kcal !== undefined) {
    item.kcal = Number(kcal)
    return
  }
  const { origin } = takeMarks(`x (${text})`, context.legend)
  if (origin !== undefined) {
    item.origin = origin
    return
  }
  const contains = containedIn(text)
  if (contains) {
    item.said.push(...contains)
    return
  }
  const labels = labelsBelow(facts, item.prices)
  if (labels) {
    item.prices.splice(
      0,
      labels.length,
      ...item.prices.map((price, nth) => withWords(price, labels[nth] ?? '')),
    )
    return
  }
  const hasPrice = tail.prices.length > 0 && item.prices.length === 0
  const read = readItem(
    `x — ${hasPrice ? tail.before : withoutBrackets(text)}`,
    hasPrice ? placed(line, tail.prices) : [],
    hasPrice ? tail.behind : [],
    at,
    { ...context, isWine: false, isDrink: false, keepsCommas: true },
  )
  item.prices.push(...read.prices)
  item.said.push(...read.said)
  if (read.origin !== undefined) item.origin = read.origin
  const isSecond = isInSecondScript(text, context) && isInFirstScript(item.name, context)
  if (!isSecond) item.description = joinWords(item.description, read.description)
  else if (item.secondName === undefined) item.secondName = read.description
  else item.secondDescription = joinWords(item.secondDescription ?? '', read.description)
}

/** `(english breakfast, earl grey)` below a dish: all of a line in brackets says what it would say without them. */
const withoutBrackets = (text: string): string => /^\(([^()]{3,}[,\s][^()]+)\)$/u.exec(text)?.[1] ?? text
