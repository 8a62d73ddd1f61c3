import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { countChanges } from '#domain/menu/comparing/comparison.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { saysTheSame, whatDiffers } from './what-differs.ts'

const content = buildContent({ items: 4 })
const stored = { content, design: defaultDesign, templateId: 1 }
const { restaurant, ...menu } = content
const open = { menu, restaurant, design: defaultDesign, templateId: 1 }

it('finds nothing to decide where both say the same', () => {
  expect(saysTheSame(whatDiffers(stored, open))).toBe(true)
})

it('takes a design with its settings in another order for the same', () => {
  const design = Object.fromEntries(Object.entries(defaultDesign).reverse()) as typeof defaultDesign
  expect(saysTheSame(whatDiffers(stored, { ...open, design }))).toBe(true)
})

it('sees another design and another template', () => {
  expect(saysTheSame(whatDiffers(stored, { ...open, templateId: 2 }))).toBe(false)
  const design = { ...defaultDesign, primaryColor: '#123456' }
  expect(saysTheSame(whatDiffers(stored, { ...open, design }))).toBe(false)
})

it('sees a dish that only the open menu lacks', () => {
  const [first, ...sections] = menu.sections
  if (!first) throw new Error('The menu has no section')
  const shorter = { ...menu, sections: [{ ...first, items: first.items.slice(1) }, ...sections] }
  const difference = whatDiffers(stored, { ...open, menu: shorter })
  expect(saysTheSame(difference)).toBe(false)
  expect(difference && countChanges(difference.comparison).removed).toBe(1)
})

it('has nothing to say where no menu is open', () => {
  expect(whatDiffers(stored, { ...open, menu: null })).toBeNull()
  expect(saysTheSame(null)).toBe(false)
})
