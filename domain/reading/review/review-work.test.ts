import { expect, it } from 'vitest'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { textOf } from '../lines/line.ts'
import { textLines } from '../lines/text-lines.ts'
import { readWork } from './read-work.ts'
import {
  amend,
  beginReview,
  editableText,
  joinWithAbove,
  moveLine,
  type ReviewWork,
  rewriteLine,
  sayRole,
} from './review-work.ts'

const menu = `STARTERS
Tomato soup   $6.50
Basil and cream
Olives   $4
Marinated in lemon
`

const begun = (text = menu): ReviewWork => beginReview(textLines(text))
const keyOf = (work: ReviewWork, words: string): number =>
  work.lines.find(({ line }) => textOf(line).includes(words))?.key ?? -1
const itemsOf = (work: ReviewWork) =>
  readWork(work, 'USD').content.sections.flatMap(({ items }) =>
    items.map(({ name, description }) => ({ name, description })),
  )

it('reads a line as what a person says that it is, and again as before when that is taken back', () => {
  const work = begun()
  const key = keyOf(work, 'Olives')
  const said = sayRole(work, [key], 'section')
  expect(readWork(said, 'USD').content.sections.map(({ name }) => name)).toEqual(['STARTERS', 'Olives'])
  expect(readWork(said, 'USD').rows.find((row) => row.key === key)).toMatchObject({
    role: 'section',
    isSaid: true,
    isDoubtful: false,
  })
  expect(sayRole(said, [key], null)).toEqual(work)
})

it('makes one line of two, and two of one', () => {
  const work = begun('STARTERS\nTomato\nsoup   $6.50\nOlives   $4\n')
  const joined = joinWithAbove(work, keyOf(work, 'soup'))
  expect(itemsOf(joined).map(({ name }) => name)).toEqual(['Tomato soup', 'Olives'])
  expect(joined.lines[1]?.from).toEqual([1, 2])
  const line = joined.lines[1]
  expect(line && editableText(line.line)).toBe('Tomato soup   $6.50')
  const split = rewriteLine(joined, line?.key ?? -1, ['Tomato soup   $6.50', 'With basil'])
  expect(itemsOf(split)[0]).toEqual({ name: 'Tomato soup', description: 'With basil' })
  expect(new Set(split.lines.map(({ key }) => key)).size).toBe(split.lines.length)
})

it('is as sure of two lines that were made one as of the less sure of both', () => {
  const confidence = [undefined, 0.9, 0.4]
  const lines = textLines('Fish\nTomato\nsoup 650').map((line, at) => {
    const sure = confidence[at]
    return { ...line, ...(sure !== undefined && { confidence: sure }) }
  })
  const joined = joinWithAbove(beginReview(lines), 2)
  expect(joined.lines[1]?.line.confidence).toBe(0.4)
  expect(joinWithAbove(joined, 1).lines[0]?.line.confidence).toBe(0.4)
})

it('leaves a menu alone where there is nothing to join, to write or to move to', () => {
  const work = begun()
  const first = work.lines[0]?.key ?? -1
  expect(joinWithAbove(work, first)).toBe(work)
  expect(rewriteLine(work, first, ['  '])).toBe(work)
  expect(moveLine(work, first, -1)).toBe(work)
})

it('moves a line to another dish', () => {
  const work = begun('STARTERS\nTomato soup   $6.50\nwith Basil\nOlives   $4\n')
  const key = keyOf(work, 'Basil')
  expect(itemsOf(moveLine(work, key, 1)).map(({ description }) => description.includes('Basil'))).toEqual([
    false,
    true,
  ])
})

it('keeps a name and prices that were written in the place of those that were read', () => {
  const work = begun()
  const key = keyOf(work, 'Tomato')
  const written = amend(amend(work, key, { name: 'Tomato bisque' }), key, {
    prices: [fixedPrice(700)],
  })
  const [item] = readWork(written, 'USD').content.sections[0]?.items ?? []
  expect(item).toMatchObject({ name: 'Tomato bisque', description: 'Basil and cream' })
  expect(item?.prices.map(({ amount }) => amount)).toEqual([700])
  const [dish] =
    readWork(sayRole(written, [keyOf(work, 'Basil')], 'leave-out'), 'USD').content.sections[0]?.items ?? []
  expect(dish).toMatchObject({ name: 'Tomato bisque', description: '' })
})

it('takes another currency where the menu writes none', () => {
  const work = begun('STARTERS\nTomato soup   6.50\nOlives   4.00\n')
  expect(readWork({ ...work, currency: 'GBP' }, 'USD')).toMatchObject({
    isCurrencyWritten: false,
    content: { currency: 'GBP' },
  })
})

it('takes what the source says of a line, until a person says otherwise', () => {
  const lines = textLines(menu)
  const last = lines.length - 1
  const work = beginReview(lines, new Map([[last, 'leave-out']]))
  expect(readWork(work, 'USD').rows[last]).toMatchObject({ role: 'leave-out', isSaid: false })
  const said = sayRole(work, [last], 'part')
  expect(readWork(said, 'USD').rows[last]).toMatchObject({ role: 'part', isSaid: true })
  expect(sayRole(said, [last], null)).toEqual(work)
})
