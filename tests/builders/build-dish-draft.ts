import type { DishDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'

/** A dish that the catalogue accepts as it is and does not have yet. */
export const buildDishDraft = (changes: Partial<DishDraft> = {}): DishDraft => ({
  cuisineId: 1,
  categoryId: 1,
  name: 'Smoked Quail on Lentil Embers',
  description:
    'Cold-smoked quail laid over warm lentils dressed with olive oil, lemon and plenty of parsley.',
  ingredients: ['quail', 'lentil', 'olive oil', 'lemon', 'parsley'],
  price: 14,
  family: 'poultry',
  temperature: 'hot',
  weight: 'medium',
  trending: false,
  art: ['quail'],
  ...changes,
})
