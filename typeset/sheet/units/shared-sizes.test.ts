import { expect, test } from 'vitest'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { withSharedSizes } from './shared-sizes.ts'

const WIDE = { columnEm: 40, letterWidth: 0.5 }

const sectionOf = (...items: readonly (readonly string[])[]) => {
  const input = buildInput([
    {
      id: 1,
      name: 'Beer',
      items: items.map((labels, at) =>
        buildItem(at + 1, 1, {
          name: 'Pilsner',
          prices: labels.map((label, place) => ({
            ...fixedPrice(300 + 100 * place, `p${place}`),
            ...(label !== '' && { label }),
          })),
        }),
      ),
    },
  ])
  const [section] = printedMenu(input.restaurant, input.menu, input.design).sections
  if (!section) throw new Error('no section')
  return section
}
const headsOf = (items: readonly (readonly string[])[], measure = WIDE) =>
  withSharedSizes(sectionOf(...items), measure).heads.map(({ label }) => label)

test('sets the sizes that items share as columns, in the order of all items', () => {
  expect(headsOf([['0,3 l', '0,5 l'], ['0,5 l', '1 l'], ['0,5 l']])).toEqual(['0,3 l', '0,5 l', '1 l'])
  const [first] = withSharedSizes(sectionOf(['glass', 'bottle'], ['glass', 'bottle']), WIDE).items
  expect(first?.prices.map(({ label, head }) => [label, head])).toEqual([
    ['', 'size glass'],
    ['', 'size bottle'],
  ])
})

test('leaves sizes at their prices where an item has others, or none, or where names have too little room', () => {
  expect(headsOf([['glass', 'bottle'], ['']])).toEqual([])
  expect(headsOf([['glass', 'bottle'], ['half dozen']])).toEqual([])
  expect(headsOf([['glass', 'bottle']])).toEqual([])
  const narrow = { ...WIDE, columnEm: 14 }
  expect(
    headsOf(
      [
        ['0,3 l', '0,5 l', '1 l'],
        ['0,3 l', '0,5 l', '1 l'],
      ],
      narrow,
    ),
  ).toEqual([])
})
