import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { defaultDesign } from '../../design/settings.ts'
import { updateSection } from '../editing/sections.ts'
import type { MenuContent } from '../model/menu.ts'
import { mapItems } from '../model/walk.ts'
import { fixedPrice } from '../prices/lead-price.ts'
import { questionRows } from './question-rows.ts'
import type { Side } from './three-way.ts'

const work = (content: MenuContent) => ({ content, design: defaultDesign, templateId: 1 })
const base = buildContent({ items: 12, sections: 4 })

const side = (cents: number, name: string): MenuContent => ({
  ...base,
  ...updateSection(
    mapItems(base, (item) =>
      item.id === 9003 ? { ...item, name, prices: [fixedPrice(cents)], kcal: cents } : item,
    ),
    1,
    { name },
  ),
})

const rows = (answers: ReadonlyMap<string, Side> = new Map()) =>
  questionRows(work(base), work(side(100, 'Mine')), work(side(200, 'Theirs')), answers).map(
    ({ key, what, name, before, after }) => [key, what, name, before, after],
  )

it('says each question of a dish and of a section in a line, theirs before and mine after', () => {
  expect(rows().toSorted()).toEqual([
    ['item/3/9003/kcal', 'Energy', 'Mine', '200 kcal', '100 kcal'],
    ['item/3/9003/name', 'Name', 'Mine', 'Theirs', 'Mine'],
    ['item/3/9003/prices/p1', 'Price', 'Mine', '$2.00', '$1.00'],
    ['section/1/name', 'Name', 'Mine', 'Theirs', 'Mine'],
  ])
})

it('names a dish as it was answered', () => {
  const named = rows(new Map([['item/3/9003/name', 'theirs']])).find(([key]) => key?.includes('prices'))
  expect(named).toEqual(['item/3/9003/prices/p1', 'Price', 'Theirs', '$2.00', '$1.00'])
})
