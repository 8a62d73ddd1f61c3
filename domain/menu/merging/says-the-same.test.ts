import { expect, it } from 'vitest'
import { buildContent } from '../../../tests/builders/build-menu.ts'
import { defaultDesign } from '../../design/settings.ts'
import type { Menu } from '../model/menu.ts'
import { saysTheSame } from './says-the-same.ts'

const content = buildContent({ items: 4 })
const saved = { content, design: defaultDesign, templateId: 1 }

it('is true of two states that say the same, with settings in another order', () => {
  const design = Object.fromEntries(Object.entries(defaultDesign).reverse()) as typeof defaultDesign
  expect(saysTheSame(saved, { ...saved, content: structuredClone(content), design })).toBe(true)
})

it.each<[string, object]>([
  ['template', { templateId: 2 }],
  ['design', { design: { ...defaultDesign, primaryColor: '#123456' } }],
  ['locked dish', { content: { ...content, lockedItems: [9001] } }],
  ['dish less', { content: { ...content, sections: without(content) } }],
])('sees another %s', (_, changes) => {
  expect(saysTheSame(saved, { ...saved, ...changes })).toBe(false)
})

function without({ sections: [first, ...others] }: Menu): Menu['sections'] {
  return first ? [{ ...first, items: first.items.slice(1) }, ...others] : []
}
