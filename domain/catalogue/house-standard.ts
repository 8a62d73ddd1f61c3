import type { CategoryId, CuisineId } from '../reference/reference.ts'
import type { Dish, DishRecord } from './dish.ts'
import { dishOf } from './dish-of.ts'

/**
 * A house standard: where a section of a cuisine would have fewer items than `minimum`, these fill it.
 * Their diets and allergens follow from their ingredients, as everybody's do.
 */
export interface HouseStandard {
  readonly cuisineId: CuisineId
  readonly categoryId: CategoryId
  readonly minimum: number
  readonly dishes: readonly Dish[]
}

const indianAppetizers: readonly DishRecord[] = [
  {
    id: 3340,
    name: 'Samosa',
    description:
      'Crisp pastry triangles filled with spiced potato and peas, with tamarind and mint chutneys.',
    ingredients: ['potato', 'green pea', 'wheat flour', 'vegetable oil', 'tamarind', 'mint'],
    price: 7,
    family: 'pastry',
    temperature: 'hot',
    weight: 'medium',
    art: ['samosa', 'pastry'],
  },
  {
    id: 3341,
    name: 'Pakora',
    description:
      'Onion, spinach and cauliflower in a chickpea batter with ajwain, fried to order in a dedicated fryer.',
    ingredients: ['onion', 'chickpea flour', 'spinach', 'cauliflower', 'ajwain', 'dedicated fryer oil'],
    price: 8,
    family: 'vegetable',
    temperature: 'hot',
    weight: 'medium',
    art: ['fritter', 'onion'],
  },
  {
    id: 3342,
    name: 'Pani Puri',
    description: 'Hollow semolina shells to fill at the table with potato, chickpeas and chilled mint water.',
    ingredients: ['semolina', 'potato', 'chickpea', 'mint', 'tamarind', 'vegetable oil'],
    price: 9,
    family: 'bread',
    temperature: 'cold',
    weight: 'light',
    art: ['puri', 'mint'],
  },
  {
    id: 3343,
    name: 'Chaat',
    description: 'Papdi crisps, potato and chickpeas under cool yogurt, tamarind chutney and fine sev.',
    ingredients: ['wheat flour', 'potato', 'chickpea', 'yogurt', 'tamarind', 'chickpea flour'],
    price: 8,
    family: 'legume',
    temperature: 'cold',
    weight: 'medium',
    art: ['chaat', 'chickpea'],
  },
  {
    id: 3344,
    name: 'Chicken Tikka',
    description: 'Chicken thigh in yogurt, ginger and Kashmiri chili, charred in the tandoor, with lemon.',
    ingredients: ['chicken', 'yogurt', 'ginger', 'garlic', 'lemon', 'red chile', 'mustard oil'],
    price: 12,
    family: 'poultry',
    temperature: 'hot',
    weight: 'medium',
    art: ['chicken', 'skewer'],
  },
]

export const houseStandards: readonly HouseStandard[] = [
  {
    cuisineId: 4,
    categoryId: 1,
    minimum: 5,
    dishes: indianAppetizers.map((record) => dishOf(record, 4, 1)),
  },
]
