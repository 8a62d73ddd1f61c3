import type { Dish } from './dish.ts'
import { type CategoryId, type CuisineId, diet } from './reference.ts'

/**
 * A house standard: where a section of a cuisine would have fewer items than `minimum`, these stand
 * in for it. Their tags are set by the house and not derived.
 */
export interface HouseStandard {
  readonly cuisineId: CuisineId
  readonly categoryId: CategoryId
  readonly minimum: number
  readonly dishes: readonly Dish[]
}

const indianAppetizer = { cuisineId: 4, categoryId: 1, temperature: 'hot' } as const
const vegan = [diet.vegetarian, diet.vegan] as const

export const houseStandards: readonly HouseStandard[] = [
  {
    cuisineId: 4,
    categoryId: 1,
    minimum: 5,
    dishes: [
      {
        ...indianAppetizer,
        id: 3340,
        name: 'Samosa',
        description:
          'Crisp pastry triangles filled with spiced potato and peas, with tamarind and mint chutneys.',
        ingredients: ['potato', 'green pea', 'wheat flour', 'vegetable oil', 'tamarind', 'mint'],
        price: 7,
        family: 'pastry',
        weight: 'medium',
        art: ['samosa', 'pastry'],
        dietaryOptions: vegan,
        allergens: ['gluten'],
      },
      {
        ...indianAppetizer,
        id: 3341,
        name: 'Pakora',
        description: 'Onion, spinach and cauliflower in a chickpea batter with ajwain, fried to order.',
        ingredients: ['onion', 'chickpea flour', 'spinach', 'cauliflower', 'vegetable oil'],
        price: 8,
        family: 'vegetable',
        weight: 'medium',
        art: ['fritter', 'onion'],
        dietaryOptions: vegan,
        allergens: [],
      },
      {
        ...indianAppetizer,
        id: 3342,
        name: 'Pani Puri',
        description:
          'Hollow semolina shells to fill at the table with potato, chickpeas and chilled mint water.',
        ingredients: ['semolina', 'potato', 'chickpea', 'mint', 'tamarind', 'vegetable oil'],
        price: 9,
        family: 'bread',
        temperature: 'cold',
        weight: 'light',
        art: ['puri', 'mint'],
        dietaryOptions: [],
        allergens: ['gluten'],
      },
      {
        ...indianAppetizer,
        id: 3343,
        name: 'Chaat',
        description: 'Papdi crisps, potato and chickpeas under cool yogurt, tamarind chutney and fine sev.',
        ingredients: ['wheat flour', 'potato', 'chickpea', 'yogurt', 'tamarind', 'chickpea flour'],
        price: 8,
        family: 'legume',
        temperature: 'cold',
        weight: 'medium',
        art: ['chaat', 'chickpea'],
        dietaryOptions: [],
        allergens: ['gluten', 'milk'],
      },
      {
        ...indianAppetizer,
        id: 3344,
        name: 'Chicken Tikka',
        description:
          'Chicken thigh in yogurt, ginger and Kashmiri chili, charred in the tandoor, with lemon.',
        ingredients: ['chicken', 'yogurt', 'ginger', 'garlic', 'lemon', 'red chile'],
        price: 12,
        family: 'poultry',
        weight: 'medium',
        art: ['chicken', 'skewer'],
        dietaryOptions: [],
        allergens: ['milk'],
      },
    ],
  },
]
