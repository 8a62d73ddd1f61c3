import { expect, it } from 'vitest'
import { avoidedColumns } from '#domain/menu/allergen-matrix/avoiding.ts'
import { buildViewerItem, buildViewerMenu, buildViewerSection } from '#tests/builders/build-viewer.ts'
import { avoidedMenu, hiddenCount } from './avoided-menu.ts'

const avoidable = avoidedColumns('EU', ['milk', 'eggs']).map((column) => ({ ...column, name: '', dishes: 0 }))
const extras = [{ id: 'g', name: 'Add', between: ' · ', options: [], amounts: [] }]
const menu = buildViewerMenu({
  avoidable,
  sections: [
    buildViewerSection({
      items: [
        buildViewerItem({ anchor: 'a', allergens: ['milk'] }),
        buildViewerItem({ anchor: 'b', allergens: ['fish'], mayContain: ['milk'] }),
        buildViewerItem({ anchor: 'c', allergens: ['eggs'] }),
      ],
    }),
    buildViewerSection({ anchor: 'silent', items: [buildViewerItem({ anchor: 'd' })] }),
    buildViewerSection({ anchor: 'note', intro: 'Ask for the dish of the day.' }),
  ],
})

it('hides what contains, may contain or does not declare it, and counts each once', () => {
  const left = avoidedMenu(menu, ['milk'])
  expect(left.sections.map(({ anchor }) => anchor)).toEqual(['section-1', 'note'])
  expect(left.sections[0]?.items.map(({ anchor }) => anchor)).toEqual(['c'])
  expect(left.hidden).toEqual({ contains: 1, removable: 0, 'may-contain': 1, 'not-declared': 1 })
  expect([hiddenCount(left), left.dishes]).toEqual([3, 4])
})

it('hides nothing where nothing is avoided', () => {
  const left = avoidedMenu(menu, [])
  expect(left.sections).toHaveLength(3)
  expect(hiddenCount(left)).toBe(0)
})

it('tells whether a dish that is left has choices of which nothing is declared', () => {
  const withExtras = (allergens: string[]) => {
    const sections = [buildViewerSection({ items: [buildViewerItem({ allergens, extras })] })]
    return avoidedMenu({ ...menu, sections }, ['milk']).hasExtras
  }
  expect(withExtras(['fish'])).toBe(true)
  expect(withExtras(['milk'])).toBe(false)
})
