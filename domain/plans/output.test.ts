import { expect, it } from 'vitest'
import { confirmAll } from '#tests/builders/confirm-all.ts'
import { type Design, defaultDesign } from '../design/settings.ts'
import { applyConfirmations } from '../menu/claims/claims.ts'
import { customItem } from '../menu/editing/edits.ts'
import { type MenuContent, newMenu } from '../menu/model/menu.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { itemsOf, mapItems } from '../menu/model/walk.ts'
import { fixedPrice } from '../menu/prices/lead-price.ts'
import { outputForPlan } from './output.ts'
import type { Plan } from './plans.ts'

/** The catalogue has none of these dishes. */
const noRecipe = () => undefined

const asked = {
  templateId: 2,
  design: {
    ...defaultDesign,
    hideWatermark: true,
    useCustomBackground: true,
    backgroundImage: 'marble',
    pageSize: 'a4',
    pageLayout: 'multi',
    pageCount: 3,
    categoriesPerPage: { 1: [1] },
    fitToPages: 2,
    hasBleed: true,
    hasCropMarks: true,
  },
  content: {
    restaurant: defaultRestaurant,
    ...newMenu([
      {
        id: 1,
        name: 'Appetizers',
        items: [
          customItem(
            { name: 'Salad', description: '', prices: [fixedPrice(800)], dietaryOptions: [1, 2] },
            { id: 1, categoryId: 1, cuisineId: 1 },
          ),
        ],
      },
    ]),
  },
} as const satisfies Parameters<typeof outputForPlan>[0]

it('lets everything out for Professional', () => {
  expect(outputForPlan(asked, 'professional', noRecipe)).toEqual(asked)
})

it('holds Basic to Classic, Letter, a single layout, the watermark, no background and no tags, and lets it fit', () => {
  const { templateId, design, content } = outputForPlan(asked, 'basic', noRecipe)
  expect(templateId).toBe(1)
  expect(design).toEqual({ ...defaultDesign, hideWatermark: false, fitToPages: 2 })
  expect(content.sections[0]?.items[0]).toMatchObject({ dietaryOptions: [], prices: [{ amount: 800 }] })
})

it('leaves the watermark out from the upgrade on, unless the owner switched it on', () => {
  const hides = (design: Design, plan: Plan) =>
    outputForPlan({ ...asked, design }, plan, noRecipe).design.hideWatermark
  const begunOnBasic = defaultDesign
  expect(hides(begunOnBasic, 'basic')).toBe(false)
  expect(hides(begunOnBasic, 'professional')).toBe(true)
  expect(hides({ ...begunOnBasic, hideWatermark: false }, 'professional')).toBe(false)
})

it('prints on the everyday sheet of the market for Basic, and on no other', () => {
  const paperOf = (country: string, pageSize: 'a4' | 'letter' | 'a3') => {
    const restaurant = { ...asked.content.restaurant, market: { country } }
    const output = {
      ...asked,
      content: { ...asked.content, restaurant },
      design: { ...asked.design, pageSize },
    }
    return outputForPlan(output, 'basic', noRecipe).design.pageSize
  }
  expect(paperOf('DE', 'a3')).toBe('a4')
  expect(paperOf('DE', 'letter')).toBe('a4')
  expect(paperOf('CA', 'a4')).toBe('letter')
})

it('lets no claim out that nobody stands behind, whatever the plan', () => {
  const content = mapItems(asked.content, ({ confirmedClaims: _, ...item }) => ({
    ...item,
    allergens: ['celery'],
  }))
  const [item] = itemsOf(outputForPlan({ ...asked, content }, 'professional', noRecipe).content)
  expect(item).toMatchObject({ dietaryOptions: [] })
  expect(item?.allergens).toBeUndefined()
})

it('takes every way to say a diet out of a Basic plan, and no allergen', () => {
  const content: MenuContent = {
    ...mapItems(asked.content, (item) =>
      confirmAll(applyConfirmations({ ...item, dietsOnRequest: [2], mayContain: ['celery'] })),
    ),
    modifierGroups: [
      {
        id: 'g1',
        name: 'Add',
        min: 0,
        max: null,
        options: [{ id: 'o1', name: 'Egg', amount: 300, dietaryOptions: [1], allergens: ['eggs'] }],
      },
    ],
  }
  const basic = outputForPlan({ ...asked, content }, 'basic', noRecipe).content
  const [item] = itemsOf(basic)
  expect(item?.dietsOnRequest).toBeUndefined()
  expect(item?.mayContain).toEqual(['celery'])
  expect(basic.modifierGroups[0]?.options).toEqual([
    { id: 'o1', name: 'Egg', amount: 300, allergens: ['eggs'] },
  ])
  const professional = outputForPlan({ ...asked, content }, 'professional', noRecipe).content
  expect(itemsOf(professional)[0]?.dietsOnRequest).toEqual([2])
})

it('tells no diet that no choice leaves, where a choice has to be made', () => {
  const options = (...declared: readonly (string | null)[]) =>
    declared.map((key, at) => ({
      id: `o${at}`,
      name: `Sauce ${at}`,
      amount: 0,
      ...(key !== null && { allergens: [key], confirmedName: `Sauce ${at}` }),
    }))
  const told = (min: number, ...declared: readonly (string | null)[]) => {
    const content: MenuContent = {
      ...mapItems(asked.content, (item) =>
        confirmAll(applyConfirmations({ ...item, modifierGroups: ['g1'] })),
      ),
      modifierGroups: [{ id: 'g1', name: 'Sauce', min, max: null, options: options(...declared) }],
    }
    const output = outputForPlan({ ...asked, content }, 'professional', noRecipe).content
    const [item] = itemsOf(output)
    return [item?.dietaryOptions, item?.claimsToConfirm?.dietaryOptions]
  }
  expect(told(1, 'milk', 'eggs')).toEqual([[1], [2]])
  expect(told(1, 'milk', 'celery')).toEqual([[1, 2], undefined])
  expect(told(2, 'milk', 'fish', 'celery')).toEqual([[1], [2]])
  expect(told(2, 'fish', 'fish', 'celery')).toEqual([[], [1, 2]])
  expect(told(0, 'milk', 'eggs')).toEqual([[1, 2], undefined])
  // Nobody has said that the other sauce is without milk.
  expect(told(1, 'milk', null)).toEqual([[1], [2]])
  expect(told(1, null, null)).toEqual([[], [1, 2]])
  expect(told(1, 'celery', null)).toEqual([[1, 2], undefined])
  expect(told(0, null, null)).toEqual([[1, 2], undefined])
})

it('says nothing of diets to a Basic plan in what a recipe disproves', () => {
  const disproved = { 2: 'cream' }
  const recipe = {
    name: 'Salad',
    description: '',
    dietaryOptions: [1],
    disproved,
    doubted: disproved,
    netCarbsG: 9,
  } as const
  const { content } = outputForPlan(asked, 'basic', () => recipe)
  const [item] = itemsOf(content)
  expect(item?.recipeClaims).toEqual({ words: expect.any(String), dietaryOptions: [] })
  const all = outputForPlan(asked, 'professional', () => recipe).content
  expect(itemsOf(all)[0]?.recipeClaims).toMatchObject({ disproved, doubted: disproved, netCarbsG: 9 })
})
