import { labelsBelow } from '../lines/labels-below.ts'
import type { LineFacts } from '../lines/line-facts.ts'
import type { LayoutState } from './states.ts'
import { isName, isWhole } from './whole-lines.ts'

/** `Served with rice and beans. Add guac +2.50, extra meat +3`: a sentence with what costs more, and no price before it. */
const isSentenceWithExtras = ({ text, tail }: LineFacts): boolean =>
  tail.prices.length > 0 &&
  tail.prices.every(({ kind }) => kind === 'supplement') &&
  /^\p{L}[^.\d]*(?:\s[^.\d\s]+){3}[.;]\s+\p{L}/u.test(text)

/** With which a line begins that says what costs more. */
const ADDING =
  /^(?:add|sub|substitute|swap|upgrade|make (?:it|any|your)|supplément|aggiungi|aggiunta|añadir|añade)\s/

/** `Add chicken 5, shrimp 7`, `Make it a double +3`, `Supplément glace 2 €`; `oat milk +.75`, which no dish begins like. */
const isExtras = ({ text, tail }: LineFacts): boolean =>
  tail.prices.length > 0 &&
  ((ADDING.test(text.toLowerCase()) && !/^\S+\s\p{Lu}/u.test(text)) ||
    (/^\p{Ll}/u.test(text) && tail.prices.every(({ kind }) => kind === 'supplement')))

/** `PRIMI (half portion -4)` above a dish with its price, at the beginning of a block. */
const headsWithExtra = (lines: readonly LineFacts[]): number[] =>
  lines.flatMap(({ text, gapAbove }, at) => {
    const next = lines[at + 1]
    const isFirst = at === 0 || gapAbove > 0
    return isFirst && next?.gapAbove === 0 && isWhole(next) && HEAD_WITH_EXTRA.test(text) ? [at] : []
  })

const HEAD_WITH_EXTRA = /^[^()\d]{2,40}\s\([^()\d]*\s[-+\u2212\u2013]\s?\p{Sc}?\d[\d.,]*\s?\p{Sc}?\)$/u

/** `Secreto ibérico (supl. 2€)`, `Cheese board (+£3)`: a choice of a set menu that costs more. */
const WITH_SURCHARGE =
  /^\p{Lu}[^()\d]{2,50}\s\((?:\+|supl?\.?|suppl\p{L}*\.?|aufpreis)\s?\+?\s?\p{Sc}?\s?\d[\d.,]*\s?\p{Sc}?\)$/iu

/** Lines of extras, and the headings right above them. */
const linesOfExtras = (lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] =>
  lines.flatMap((facts, at) => {
    const [before, above] = [lines[at - 2], lines[at - 1]]
    if (!isExtras(facts) || isSentenceWithExtras(facts)) return []
    const isHeaded = facts.gapAbove === 0 && above && isName(above) && (!before || above.gapAbove > 0)
    return [[at, ['extras']], ...(isHeaded ? [[at - 1, ['section', 'subsection']] as const] : [])]
  })

/** Choices that cost more, and the one right above: `Sticky toffee pudding, custard` isn't a heading. */
const choicesWithSurcharge = (lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] =>
  lines.flatMap(({ text, gapAbove }, at) => {
    if (!WITH_SURCHARGE.test(text)) return []
    const above = gapAbove === 0 ? lines[at - 1] : undefined
    const isChoice = above?.tail.prices.length === 0 && /^\p{Lu}[^.;]*\p{L},\s\p{Ll}/u.test(above.text)
    return [[at, ['itemP', 'item0']], ...(isChoice ? [[at - 1, ['item0']] as const] : [])]
  })

/** `SCOOPS   1 / 2 / 3   5 / 9 / 12`: a heading with a price for each number of what is below it. */
const NUMBERS_WITH_PRICES =
  /^[^\p{Ll}\d\t]{3,40}\t\d(?: \/ \d){1,4}\t\p{Sc}?\d[\d.,]*(?: \/ \p{Sc}?\d[\d.,]*){1,4}$/u

/** Labels below a dish, which are those of its prices. */
const linesOfLabels = (lines: readonly LineFacts[]): (readonly [number, readonly LayoutState[]])[] =>
  lines.flatMap((facts, at) => {
    const above = lines[at - 1]
    const areLabels = above && isWhole(above) && labelsBelow(facts, above.tail.prices)
    return areLabels ? [[at - 1, ['itemP']] as const, [at, ['partP']] as const] : []
  })

/** What lines are that say what costs more, and what their neighbors are by them. */
export const statesOfExtras = (
  lines: readonly LineFacts[],
): (readonly [number, readonly LayoutState[]])[] => [
  ...lines.flatMap((facts, at) => (isSentenceWithExtras(facts) ? [[at, ['note']] as const] : [])),
  ...linesOfExtras(lines),
  ...choicesWithSurcharge(lines),
  ...headsWithExtra(lines).map((at) => [at, ['section', 'subsection']] as const),
  ...lines.flatMap(({ text }, at) =>
    NUMBERS_WITH_PRICES.test(text) ? [[at, ['section', 'subsection']] as const] : [],
  ),
  ...linesOfLabels(lines),
]
