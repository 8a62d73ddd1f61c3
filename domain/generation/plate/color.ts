import type { Dish } from '../../catalogue/dish.ts'

export type PlateColor = 'red' | 'green' | 'gold' | 'brown' | 'pale' | 'black'

const words: readonly (readonly [PlateColor, RegExp])[] = [
  ['black', /\b(?:squid ink|black garlic|huitlacoche|black rice)\b/],
  [
    'green',
    /\b(?:spinach|kale|lettuce|arugula|pea|peas|broccoli|asparagus|herb\w*|parsley|basil|mint|cilantro|green bean|greens?|cucumber|avocado|tomatillo|zucchini|chicory|cabbage|edamame|okra|nopal)\b/,
  ],
  [
    'red',
    /\b(?:tomato\w*|beet|red bell pepper|guajillo|ancho|harissa|prosciutto|tuna|strawberry|raspberry|red chile|marinara|ketchup)\b/,
  ],
  [
    'gold',
    /\b(?:pumpkin|squash|carrot|corn|saffron|turmeric|sweet potato|mango|egg yolk|curry|cheddar|polenta|orange|peach|salmon|lemon)\b/,
  ],
  [
    'brown',
    /\b(?:beef|lamb|mushroom|lentil|soy sauce|duck|liver|veal|chocolate|coffee|bean|black bean|pork|eggplant|onion)\b/,
  ],
  [
    'pale',
    /\b(?:cream|milk|potato|pasta|rice|noodle|tofu|chicken|cod|sole|egg|cheese|ricotta|mozzarella|yogurt|flour|shrimp|scallop|squid|bread|cauliflower|fish|bass|turkey)\b/,
  ],
]

/** What is first in a recipe is seen most. */
const SEEN = 3

/** The color that a plate mainly shows, by its first ingredients; undefined where they have none. */
export function colorOf({ ingredients }: Pick<Dish, 'ingredients'>): PlateColor | undefined {
  for (const name of ingredients.slice(0, SEEN)) {
    const found = words.find(([, pattern]) => pattern.test(name))
    if (found) return found[0]
  }
  return undefined
}
