import { expect, it } from 'vitest'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { textOf } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { readWork } from './read-work.ts'
import { amend, beginReview, type ReviewWork, rewriteLine, sayRole } from './review-work.ts'
import { withoutUnseenPrices } from './unseen-prices.ts'

const MENU = `STARTERS
Tomato soup   6.50
Olives   4.00
Bread   3.50
`

const photographed = (): ReviewWork =>
  beginReview(textLines(MENU).map((line) => ({ ...line, confidence: 0.95 })))
const keyOf = ({ lines }: ReviewWork, words: string): number =>
  lines.find(({ line }) => textOf(line).includes(words))?.key ?? -1
const taken = (work: ReviewWork) => {
  const { content, unseen } = withoutUnseenPrices(readWork(work, 'USD'))
  return {
    unseen,
    amounts: content.sections.flatMap(({ items }) => items.map(({ prices }) => prices[0]?.amount)),
  }
}

it('leaves out recognized prices until somebody says that they are right', () => {
  const work = photographed()
  expect(taken(work)).toEqual({ unseen: 3, amounts: [undefined, undefined, undefined] })
  expect(taken(sayRole(work, [keyOf(work, 'Olives')], 'item'))).toEqual({
    unseen: 2,
    amounts: [undefined, 400, undefined],
  })
})

it('takes a price that was typed, beside the dish or in its line', () => {
  const work = photographed()
  const typed = amend(work, keyOf(work, 'Olives'), { prices: [fixedPrice(450)] })
  expect(taken(typed)).toEqual({ unseen: 2, amounts: [undefined, 450, undefined] })
  expect(taken(rewriteLine(work, keyOf(work, 'Bread'), ['Bread   3.00'])).amounts).toEqual([
    undefined,
    undefined,
    300,
  ])
})

it('keeps a dish whose name alone was changed for a later look at its price', () => {
  const work = photographed()
  expect(taken(amend(work, keyOf(work, 'Olives'), { name: 'Green olives' })).unseen).toBe(3)
})

it('takes prices of other sources as they were read', () => {
  expect(taken(beginReview(textLines(MENU)))).toEqual({ unseen: 0, amounts: [650, 400, 350] })
})

it('leaves out prices of a section and extras, and asks nothing of a heading with a year', () => {
  const text =
    'SUPPER 2026\n\nSALADS\nAll salads 9.00\nCaesar\nGreek\nAdd chicken +4\n\nMAINS\nCod 21\nHake 23\nMushroom pie 18\nAdd: chips +4, peas +6\n'
  const lines = textLines(text).map((line) => ({ ...line, confidence: 0.95 }))
  const reading = readWork(beginReview(lines), 'USD')
  const { content } = withoutUnseenPrices(reading)
  expect(reading.content.modifierGroups).toHaveLength(1)
  expect(content.modifierGroups).toEqual([])
  const parts = content.sections.flatMap((section) => [section, ...section.items])
  expect(parts.flatMap(({ prices = [] }) => prices)).toEqual([])
  expect(parts.flatMap(({ modifierGroups = [] }) => modifierGroups)).toEqual([])
  expect(content.sections.flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
    'Caesar',
    'Greek',
    'Cod',
    'Hake',
    'Mushroom pie',
  ])
})
