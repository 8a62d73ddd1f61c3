import { expect, test } from 'vitest'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { withPairingsBelow, withWinesIn } from './wines-below.ts'

const input = buildInput([
  {
    id: 1,
    name: 'White',
    items: [
      buildItem(1, 1, {
        name: 'Sauvignon Blanc',
        description: 'Flint and lime',
        prices: [fixedPrice(1800)],
        wine: { producer: 'Domaine Vacheron', region: 'Sancerre, Loire', vintage: '2022' },
      }),
      buildItem(2, 1, {
        name: 'Riesling',
        description: '',
        prices: [fixedPrice(1400)],
        wine: { producer: 'Loosen', vintage: '2023' },
      }),
    ],
  },
])
const { sections } = printedMenu(input.restaurant, input.menu, input.design)
const set = (columnEm: number, place: Parameters<typeof withWinesIn>[0] = 'in-lines') =>
  withWinesIn(place, sections, () => ({ columnEm, letterWidth: 0.5 }))

test('leaves wines in one line where their columns have room for them', () => {
  expect(set(60)).toBe(sections)
})

test('says all wines of a menu in two lines where many are too long for one, a vintage never alone', () => {
  const items = set(25).flatMap((section) => section.items)
  expect(items.map(({ wine }) => wine)).toEqual([undefined, undefined])
  expect(items.map(({ description }) => description)).toEqual([
    'Domaine Vacheron, Sancerre, Loire,\u00a02022 · Flint and lime',
    'Loosen,\u00a02023',
  ])
  const said = set(25, 'in-paragraph').flatMap((section) => section.items)
  expect(said.map(({ wine }) => wine)).toEqual([
    'Domaine Vacheron, Sancerre, Loire,\u00a02022',
    'Loosen,\u00a02023',
  ])
})

test('puts the wine of a course on a separate line, and leaves wines of lists where they are', () => {
  expect(withPairingsBelow(sections)).toEqual(sections)
  const [wines] = sections
  if (!wines) throw new Error('no section')
  const [course] = withPairingsBelow([{ ...wines, layout: 'courses' }])
  expect(course?.items.map(({ wine, details }) => [wine, details])).toEqual([
    [undefined, ['Domaine Vacheron, Sancerre, Loire, 2022']],
    [undefined, ['Loosen, 2023']],
  ])
})
