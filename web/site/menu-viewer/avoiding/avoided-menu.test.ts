import { expect, it } from 'vitest'
import { matrixColumns } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import {
  buildViewerItem,
  buildViewerMenu,
  buildViewerSection,
  viewerOf,
} from '#tests/builders/build-viewer.ts'
import { menuUnderLaw } from '#tests/builders/menu-under-law.ts'
import { avoidedMenu, hiddenCount } from './avoided-menu.ts'

const avoidable = matrixColumns('EU')
  .filter(({ key }) => key === 'milk' || key === 'eggs')
  .map((column) => ({ ...column, name: '', dishes: 0 }))
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

it('hides for a cereal what is hidden for its group, and dishes without a declaration for what no dish declares', () => {
  const ofGroup = avoidedMenu(
    { ...menu, avoidable: matrixColumns('CA').map((column) => ({ ...column, name: '', dishes: 0 })) },
    ['rye'],
  )
  expect(ofGroup.hidden).toEqual({ contains: 0, removable: 0, 'may-contain': 0, 'not-declared': 1 })
  expect(avoidedMenu(menu, ['celery']).hidden['not-declared']).toBe(1)
  expect(hiddenCount(avoidedMenu(menu, ['unknown']))).toBe(0)
})

it('hides nothing where nothing is avoided', () => {
  const left = avoidedMenu(menu, [])
  expect(left.sections).toHaveLength(3)
  expect(hiddenCount(left)).toBe(0)
})

const cheese = { name: 'Cheese', price: '$2', allergens: ['milk'] }
const bacon = { name: 'Bacon', price: '$3', allergens: ['sulphites'] }
const gravy = { name: 'Gravy', price: '' }

/** What is left of a dish of fish with these choices for who avoids milk. */
function leftWith(options: readonly (typeof cheese | typeof gravy)[], min: number, isShared: boolean) {
  const amounts = options.map(({ price }) => price.slice(1) || null)
  const extras = [{ id: 'g', name: 'Add', between: ' · ', min, options, amounts }]
  const item = buildViewerItem({ allergens: ['fish'], extras: isShared ? [] : extras })
  const section = buildViewerSection({ items: [item], extras: isShared ? extras : [] })
  const { sections, hidden, hidesOptions } = avoidedMenu({ ...menu, sections: [section] }, ['milk'])
  const shown = [...(sections[0]?.extras ?? []), ...(sections[0]?.items[0]?.extras ?? [])]
  return {
    dishes: sections.flatMap(({ items }) => items).length,
    options: shown.flatMap((group) => group.options.map(({ name }, at) => [name, group.amounts[at]])),
    hidden: Object.entries(hidden).filter(([, count]) => count > 0),
    hidesOptions,
  }
}

it.each([true, false])('hides options that contain or do not declare it, shared or not: %s', (isShared) => {
  expect(leftWith([cheese, bacon, gravy], 0, isShared)).toEqual({
    dishes: 1,
    options: [['Bacon', '3']],
    hidden: [],
    hidesOptions: true,
  })
  expect(leftWith([bacon], 0, isShared).hidesOptions).toBe(false)
})

it.each([true, false])(
  'hides a dish whose guest must choose where too few are left, shared or not: %s',
  (isShared) => {
    expect(leftWith([cheese, bacon], 1, isShared).dishes).toBe(1)
    expect(leftWith([cheese, bacon], 2, isShared)).toMatchObject({ dishes: 0, hidden: [['contains', 1]] })
    expect(leftWith([cheese, gravy], 1, isShared)).toMatchObject({ dishes: 0, hidden: [['not-declared', 1]] })
  },
)

it('calls an allergen as the legend of the menu does', () => {
  const mark = {
    id: 'm12',
    kind: 'allergen' as const,
    key: 'sulphites',
    symbol: '12',
    meaning: 'Sulphur dioxide',
  }
  const { avoidable } = viewerOf(menuUnderLaw({ items: [{ allergens: ['sulphites'] }], marks: [mark] }))
  const names = new Map(avoidable.map(({ key, name }) => [key, name]))
  expect([names.get('sulphites'), names.get('milk')]).toEqual(['Sulphur dioxide', 'milk'])
})
