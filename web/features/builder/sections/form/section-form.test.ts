import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Menu, menuSchema } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { readChoose, typedSectionOf, withTypedSection } from './section-form.ts'

/** The menu after the form of each section was opened and saved. */
const savedUnchanged = (menu: Menu): Menu =>
  menu.sections.reduce((saved, section) => {
    const typed = typedSectionOf(section)
    const choose = readChoose(typed.choose) ?? undefined
    return withTypedSection(saved, section, { ...typed, choose }, section.prices ?? [])
  }, menu)

/** What a section says: an empty list says as little as none. */
const meant = ({ layout = 'list', imageUrl = null, ...section }: Section) => ({
  ...Object.fromEntries(
    Object.entries(section).filter(([field, value]) => field === 'items' || JSON.stringify(value) !== '[]'),
  ),
  layout,
  imageUrl,
})

it.each(sampleMenuNames)('loses nothing of %s when its sections are opened and saved', (name) => {
  const { restaurant: _, ...menu } = sampleMenu(name).content
  expect(savedUnchanged(menu).sections.map(meant)).toEqual(menu.sections.map(meant))
})

it('loses nothing of any menu when its sections are opened and saved', () => {
  fc.assert(
    fc.property(anyMenu, (menu) => {
      expect(savedUnchanged(menu).sections.map(meant)).toEqual(menu.sections.map(meant))
    }),
    { numRuns: tries(60) },
  )
})

it('puts a section into another, and keeps the menu valid when columns go', () => {
  const { restaurant: _, ...menu } = sampleMenu('gastropub').content
  const wine = menu.sections.find(({ name }) => name === 'Wine')
  const lunch = menu.sections[0]
  if (!wine || !lunch) throw new Error('A lunch with wine')
  const typed = {
    ...typedSectionOf(wine),
    parentId: String(lunch.id),
    heads: 'Glass, Bottle',
    choose: undefined,
  }
  const after = withTypedSection(menu, wine, typed, [])
  expect(after.sections.find(({ id }) => id === wine.id)).toMatchObject({
    parentId: lunch.id,
    priceHeads: [{ label: 'Glass' }, { label: 'Bottle' }],
  })
  expect(menuSchema.safeParse(after).success).toBe(true)
})
