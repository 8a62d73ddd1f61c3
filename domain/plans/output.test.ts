import { expect, it } from 'vitest'
import { defaultDesign } from '../design/settings.ts'
import { customItem } from '../menu/editing/edits.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { outputForPlan } from './output.ts'

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
    groups: [
      {
        category: { id: 1, name: 'Appetizers' },
        items: [
          customItem(
            { name: 'Salad', description: '', price: 8, dietaryOptions: [1, 2] },
            { id: 1, categoryId: 1, cuisineId: 1 },
          ),
        ],
      },
    ],
  },
} as const satisfies Parameters<typeof outputForPlan>[0]

it('lets everything out for Professional', () => {
  expect(outputForPlan(asked, 'professional', noRecipe)).toEqual(asked)
})

it('holds Basic to Classic, Letter, a single layout, the watermark, no background and no tags', () => {
  const { templateId, design, content } = outputForPlan(asked, 'basic', noRecipe)
  expect(templateId).toBe(1)
  expect(design).toEqual(defaultDesign)
  expect(content.groups[0]?.items[0]).toMatchObject({
    dietaryOptions: [],
    dietaryDetails: [],
    isVegan: false,
  })
})

it('lets no claim out that nobody stands behind, whatever the plan', () => {
  const [group] = asked.content.groups
  const { confirmedClaims: _, ...claimed } = { ...group.items[0], allergens: ['celery'] }
  const content = { ...asked.content, groups: [{ ...group, items: [claimed] }] }
  const [item] = outputForPlan({ ...asked, content }, 'professional', noRecipe).content.groups[0]?.items ?? []
  expect(item).toMatchObject({ dietaryOptions: [], dietaryDetails: [], isVegan: false })
  expect(item?.allergens).toBeUndefined()
})
