import { expect, it } from 'vitest'
import { textOf } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { alsoChanged } from './also-changed.ts'
import { readWork } from './read-work.ts'
import { beginReview, type ReviewWork, rewriteLine, sayRole } from './review-work.ts'

const menu = `Rise & Shine

Oats
brown sugar, raisins

Avocado Toast
soft egg

Benedicts

Classic
ham, hollandaise

Salty

Caesar
anchovy, lemon

Bottomless

Mimosa
orange or peach
`

const work = beginReview(textLines(menu))
const keyOf = (words: string): number => work.lines.find(({ line }) => textOf(line) === words)?.key ?? -1
const readingOf = (one: ReviewWork) => readWork(one, 'USD')

it('reads lines that look alike with the one that a person spoke of, and says which', () => {
  const roles = (one: ReviewWork) =>
    new Map(readingOf(one).rows.map(({ line, role }) => [textOf(line), role] as const))
  const said = sayRole(sayRole(work, [keyOf('Benedicts')], 'section'), [keyOf('Salty')], 'section')
  expect(roles(said).get('Bottomless')).toBe('section')
  const asDishes = sayRole(sayRole(work, [keyOf('Benedicts')], 'item'), [keyOf('Salty')], 'item')
  expect(roles(asDishes).get('Bottomless')).toBe('item')
  const [one, other] = [readingOf(said), readingOf(asDishes)]
  expect(alsoChanged(one, other)).toContain(keyOf('Bottomless'))
})

it('counts nothing where nobody said anything, or where words changed', () => {
  const before = readingOf(work)
  expect(alsoChanged(before, readingOf(work))).toEqual([])
  expect(alsoChanged(before, readingOf(rewriteLine(work, keyOf('Oats'), ['Porridge'])))).toEqual([])
})
