import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { textLines } from '../../reading/lines/text-lines.ts'
import { readMenuLines } from '../../reading/read-menu-lines.ts'

function read(country: string, lines: string) {
  const { content, lines: told } = readMenuLines(textLines(lines.replaceAll(' / ', '\n')), { country })
  const items = itemsOf(content).map(({ name, prices }) => [name, ...prices.map(({ amount }) => amount)])
  return { items, doubts: told.flatMap(({ doubts }) => doubts.map(({ code }) => code)) }
}

it.each([
  ['HR', 'Jela / Juha 45 kn / Riba 80 kn / Salata 35 kn', [4500, 8000, 3500]],
  ['US', 'Mains / Soup 450 cr / Fish 1,200 cr / Pie 90 cr / Tea 20 cr', [45_000, 120_000, 9000, 2000]],
  ['US', 'Mains / Soup 9 50 / Fish 12 00 / Pie 8 95', [950, 1200, 895]],
  ['GB', 'Mains / Olives (6) / Soup (4.50) / Cod (18)', [600, 450, 1800]],
])('learns how a menu of %s writes its prices from their repeated ends: %s', (country, lines, amounts) => {
  const { items, doubts } = read(country, lines)
  expect(items.map(([, amount]) => amount)).toEqual(amounts)
  for (const [name] of items) expect(name).toMatch(/^\p{L}+$/u)
  expect(doubts).not.toContain('words_lost')
})

it('takes no mark, no size, no allergens and no two columns for such an end', () => {
  const marked = read('US', 'Mains / Soup 4.50 / Fish 12 VG / Pie 9 VG / Tart 8 VG')
  expect(marked.items.map(([, ...amounts]) => amounts)[0]).toEqual([450])
  const sizes = read('US', 'Beers / Lager 12 oz / Stout 16 oz / IPA 12 oz').items
  expect(sizes.flatMap(([, ...amounts]) => amounts)).toEqual([])
  const allergens = read('GB', 'Mains / Soup (1) / Cod (4) / Pie (14) / Tart (7)').items
  expect(allergens.flatMap(([, ...amounts]) => amounts)).toEqual([])
  const wines = read('US', 'Wines / Merlot 9 38 / Malbec 11 45 / Syrah 12 50').items
  expect(wines.map(([, ...amounts]) => amounts)).toEqual([
    [900, 3800],
    [1100, 4500],
    [1200, 5000],
  ])
})
