import type { Dish } from '../../catalogue/dish.ts'
import { foldName } from '../../text/fold-name.ts'
import { firstIn, wordTable } from '../../text/word-table.ts'

export type PlateColor = 'red' | 'green' | 'gold' | 'brown' | 'pale' | 'black'

const colors = wordTable<PlateColor>({
  black: 'squid ink, black garlic, huitlacoche, black rice',
  green: `
    spinach, kale, lettuce, arugula, pea(s), broccoli, asparagus, herb*, parsley, basil, mint, cilantro
    green bean, green(s), cucumber, avocado, tomatillo, zucchini, chicory, cabbage, edamame, okra, nopal`,
  red: `
    tomato*, beet, red bell pepper, guajillo, ancho, harissa, prosciutto, tuna, strawberry, raspberry
    red chile, marinara, ketchup`,
  gold: `
    pumpkin, squash, carrot, corn, saffron, turmeric, sweet potato, mango, egg yolk, curry, cheddar, polenta
    orange, peach, salmon, lemon`,
  brown: `
    beef, lamb, veal, duck, liver, pork, mushroom, lentil, bean, black bean, soy sauce, chocolate, coffee
    eggplant, onion`,
  pale: `
    cream, milk, cheese, ricotta, mozzarella, yogurt, egg, flour, bread, potato, pasta, rice, noodle, tofu
    cauliflower, chicken, turkey, fish, cod, sole, bass, shrimp, scallop, squid`,
})

/** What is first in a recipe is seen most. */
const SEEN = 3

/** The color that a plate mainly shows, by its first ingredients; undefined where they have none. */
export function colorOf({ ingredients }: Pick<Dish, 'ingredients'>): PlateColor | undefined {
  for (const name of ingredients.slice(0, SEEN)) {
    const color = firstIn(colors, foldName(name))
    if (color) return color
  }
  return undefined
}
