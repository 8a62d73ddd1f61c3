import { expect, it } from 'vitest'
import { buildContent, buildItem } from '#tests/builders/build-menu.ts'
import { contentToSaveSchema } from './content-to-save.ts'

it('refuses a supplement that takes off more than the item costs, at its place', () => {
  const content = buildContent({ items: 4 })
  const [section] = content.sections
  const item = buildItem({
    name: 'Soup',
    prices: [
      { id: 'p1', kind: 'fixed', amount: 900 },
      { id: 'p2', kind: 'supplement', amount: -1000 },
    ],
  })
  const sections = section ? [{ ...section, items: [item] }] : []
  expect(contentToSaveSchema.safeParse({ ...content, sections }).error?.issues).toMatchObject([
    {
      path: ['sections', 0, 'items', 0, 'prices', 1, 'amount'],
      message: 'A supplement of “Soup” takes off more than it costs.',
    },
  ])
})
