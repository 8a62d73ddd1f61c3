import { expect, it } from 'vitest'
import { newMenu } from '../../../menu/model/menu.ts'
import { itemsOf } from '../../../menu/model/walk.ts'
import { textLines } from '../../../reading/lines/text-lines.ts'
import { readWork } from '../../../reading/review/read-work.ts'
import { beginReview, sayRole } from '../../../reading/review/review-work.ts'
import { withoutUnseenPrices } from '../../../reading/review/unseen-prices.ts'
import { updateMenu } from '../update-menu.ts'
import { keepMine } from './keep-mine.ts'
import { keptAtFirst } from './kept-at-first.ts'
import { type ListedChange, listedChanges } from './listed-changes.ts'

const row = (key: string | null, change: ListedChange['change'], after = 'after'): ListedChange => ({
  key,
  change,
  place: null,
  of: 'item',
  path: [],
  name: 'Soup',
  what: '',
  before: 'before',
  after,
  difference: null,
  percent: null,
})

it('takes prices, words and dishes, and keeps the order of the menu', () => {
  const changes = [
    row('dish 1/2 prices', 'repriced'),
    row('dish 1/2 name', 'renamed'),
    row('dish 1/9 whole', 'added'),
    row('dish 1/3 whole', 'removed', ''),
    row('section 1 itemOrder', 'reworded'),
    row('menu sectionOrder', 'reworded'),
    row(null, 'added'),
  ]
  expect(keptAtFirst(changes, false)).toEqual(new Set(['section 1 itemOrder', 'menu sectionOrder']))
})

it('keeps what a part of the menu does not have', () => {
  expect(keptAtFirst([row('dish 1/3 whole', 'removed', '')], true)).toEqual(new Set(['dish 1/3 whole']))
})

it('keeps the price of a dish that has none in the source, but not one size of several', () => {
  const gone = row('dish 1/2 prices', 'repriced', '')
  expect(keptAtFirst([gone], false)).toEqual(new Set(['dish 1/2 prices']))
  expect(keptAtFirst([gone, row('dish 1/2 prices', 'repriced')], false)).toEqual(new Set())
})

it('keeps the own prices and extras where nobody has looked at those of a photograph', () => {
  const readOf = (text: string) => beginReview(textLines(text).map((line) => ({ ...line, confidence: 0.95 })))
  const { restaurant: _, ...own } = readWork(
    readOf('MAINS\nCod   21.00\nHake   19.00\nAdd: chips +4, peas +6\n'),
    'USD',
  ).content
  const photographed = readOf('MAINS\nCod   23.00\nHake   20.00\nAdd: chips +5, peas +6\n')
  const cod = photographed.lines.find(({ line }) => line.runs.some(({ text }) => text.includes('Cod')))
  const looked = sayRole(photographed, [cod?.key ?? -1], 'item')
  const { content } = withoutUnseenPrices(readWork(looked, 'USD'))
  const after = updateMenu(own, { ...newMenu([]), ...content }, { hasIds: false, cuisineId: 3 }).menu
  const kept = keepMine(own, after, keptAtFirst(listedChanges(own, after), false))
  expect(itemsOf(kept).map(({ name, prices }) => [name, ...prices.map(({ amount }) => amount)])).toEqual([
    ['Cod', 2300],
    ['Hake', 1900],
  ])
  expect(itemsOf(kept).map((item) => item.modifierGroups)).toEqual(
    itemsOf(own).map((item) => item.modifierGroups),
  )
  expect(own.modifierGroups).toHaveLength(1)
  expect(kept.modifierGroups).toEqual(own.modifierGroups)
})
