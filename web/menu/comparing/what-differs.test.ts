import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { buildContent } from '#tests/builders/build-menu.ts'
import { countChanges } from '#tests/builders/count-changes.ts'
import { whatDiffers } from './what-differs.ts'

const content = buildContent({ items: 4 })
const stored = { content, design: defaultDesign, templateId: 1 }
const { restaurant, ...menu } = content
const open = { menu, restaurant, design: defaultDesign, templateId: 1 }

it('sees a dish that only the open menu lacks', () => {
  const [first, ...sections] = menu.sections
  if (!first) throw new Error('The menu has no section')
  const shorter = { ...menu, sections: [{ ...first, items: first.items.slice(1) }, ...sections] }
  const difference = whatDiffers(stored, { ...open, menu: shorter })
  expect(difference && countChanges(difference.comparison).removed).toBe(1)
})

it('has nothing to say where no menu is open', () => {
  expect(whatDiffers(stored, { ...open, menu: null })).toBeNull()
})
