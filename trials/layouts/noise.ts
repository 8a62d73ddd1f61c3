import type { Draw } from './draw.ts'
import type { LaidLine } from './page.ts'

/** Shares of lines. */
const GAPS = 0.12
const LETTERS = 0.05

/**
 * Lines as letters are recognized in a photograph: gaps where there are none, lost leaders, a letter in the place of a
 * digit of a price. Words stay, so that what can be read stays the same.
 */
export const photographed = (lines: readonly LaidLine[], draw: Draw): LaidLine[] =>
  lines.map((line) => ({ ...line, text: withGaps(withLetters(withoutLeaders(line.text), draw), draw) }))

const withoutLeaders = (text: string): string => text.replaceAll(/ ?\.{4,} ?/gu, ' ')

/** `12,5O`: the last digit of a price, which no reader can take for another one. */
const withLetters = (text: string, draw: Draw): string =>
  draw.chance(LETTERS) ? text.replace(/(?<=\d[.,]\d?)0(?=\D*$)/u, 'O') : text

function withGaps(text: string, draw: Draw): string {
  if (!draw.chance(GAPS)) return text
  const spaces = [...text.matchAll(/(?<=\S) (?=\S)/gu)]
  if (spaces.length === 0) return text
  const { index } = draw.pick(spaces)
  return text.slice(0, index) + ' '.repeat(draw.whole(2, 4)) + text.slice(index + 1)
}
