import { expect, it } from 'vitest'
import { defaultDesign } from '../design/settings.ts'
import { withDietaryOptions } from '../menu/dietary.ts'
import { defaultRestaurant } from '../menu/restaurant.ts'
import { outputForPlan } from './output.ts'

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
          withDietaryOptions(
            {
              id: 1,
              name: 'Salad',
              description: '',
              price: 8,
              categoryId: 1,
              cuisineId: 1,
              imageUrl: null,
              location: 'Custom',
            },
            [1, 2],
          ),
        ],
      },
    ],
  },
} as const satisfies Parameters<typeof outputForPlan>[0]

it('lets everything out for Professional', () => {
  expect(outputForPlan(asked, 'professional')).toEqual(asked)
})

it('holds Basic to Classic, Letter, a single layout, the watermark, no background and no tags', () => {
  const { templateId, design, content } = outputForPlan(asked, 'basic')
  expect(templateId).toBe(1)
  expect(design).toEqual(defaultDesign)
  expect(content.groups[0]?.items[0]).toMatchObject({
    dietaryOptions: [],
    dietaryDetails: [],
    isVegan: false,
  })
})
