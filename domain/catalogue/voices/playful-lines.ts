import { DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import type { Dish } from '../dish.ts'
import { isAlcoholic } from '../ingredients/alcoholic.ts'

/** What decides which asides suit a dish. */
export type AsideDish = Pick<
  Dish,
  'name' | 'description' | 'ingredients' | 'categoryId' | 'family' | 'temperature' | 'weight'
>

/** A light-hearted sentence, and the dishes of which it is true. */
interface Aside {
  readonly words: string
  readonly suits: (dish: AsideDish) => boolean
}

const textOf = ({ name, description }: AsideDish): string => `${name} ${description}`
const says =
  (words: RegExp) =>
  (dish: AsideDish): boolean =>
    words.test(textOf(dish))
const named =
  (words: RegExp) =>
  ({ name }: AsideDish): boolean =>
    words.test(name)
const has =
  (words: RegExp) =>
  ({ ingredients }: AsideDish): boolean =>
    ingredients.some((ingredient) => words.test(ingredient))
const all =
  (...conditions: ((dish: AsideDish) => boolean)[]) =>
  (dish: AsideDish): boolean =>
    conditions.every((suits) => suits(dish))
const isOf =
  (...categories: number[]) =>
  ({ categoryId }: AsideDish): boolean =>
    categories.includes(categoryId)
const isFood = isOf(STARTERS, MAINS, DESSERTS, SIDES)

const hasAlcohol = ({ ingredients }: AsideDish): boolean => ingredients.some(isAlcoholic)
const SOUP = /\b(?:soup|broth|bisque|chowder|consommé|gazpacho|ramen|pho|caldo|sopa|zuppa|soupe)\b/i

/**
 * Said after what is in a dish. None claims an amount, an origin, a time or a way of cooking; each is true of every dish
 * that it suits, and is said of no other. The narrow ones are first.
 */
export const asides: readonly Aside[] = [
  {
    words: 'Twirl, never cut.',
    suits: all(
      isOf(MAINS),
      named(/spaghetti|linguine|tagliatelle|fettuccine|bucatini|pappardelle|tagliolini|tonnarelli/i),
    ),
  },
  {
    words: 'Slurping is a compliment.',
    suits: all(
      isOf(MAINS),
      named(/\b(?:ramen|udon|soba|noodle soup|tsukemen)\b/i),
      ({ temperature }) => temperature === 'hot',
    ),
  },
  {
    words: 'Hands are cutlery too.',
    suits: all(
      isOf(STARTERS, MAINS),
      named(/\b(?:tacos?|burgers?|sandwich|sliders|wings|ribs|corn dogs?|pizza|tostadas?|quesadillas?)\b/i),
    ),
  },
  {
    words: 'Napkins recommended.',
    suits: all(
      isOf(STARTERS, MAINS),
      named(/\b(?:wings|ribs|mussels|moules|cozze|burgers?|lobster roll)\b/i),
    ),
  },
  {
    words: 'Vampires need not apply.',
    suits: all(isOf(STARTERS, MAINS, SIDES), has(/^(?:black )?garlic$/), says(/garlic/i)),
  },
  {
    words: 'Chocolate settles most arguments.',
    suits: all(isOf(DESSERTS), ({ family }) => family === 'chocolate'),
  },
  {
    words: 'Nobody regrets potatoes.',
    suits: all(isOf(SIDES, STARTERS), ({ family }) => family === 'potato', has(/potato/)),
  },
  {
    words: 'Nobody regrets cheese.',
    suits: all(isOf(SIDES, STARTERS, MAINS), ({ family }) => family === 'cheese'),
  },
  {
    words: 'Mind the chili.',
    suits: all(
      isFood,
      says(/\bchil(?:i|ies|e|es)\b|jalapeño|habanero|serrano|sriracha|harissa/i),
      has(/chil(?:i|e)|jalapeño|habanero|serrano|sriracha|harissa/),
    ),
  },
  { words: 'Soup solves most things.', suits: all(isOf(STARTERS, MAINS), named(SOUP)) },
  { words: 'Cheers to that.', suits: all(isOf(DRINKS), hasAlcohol) },
  {
    words: 'Hold the cup with both hands.',
    suits: all(isOf(DRINKS), ({ temperature }) => temperature === 'hot'),
  },
  {
    words: 'Thirst has met its match.',
    suits: all(
      isOf(DRINKS),
      ({ temperature }) => temperature === 'cold',
      (dish) => !hasAlcohol(dish),
      (dish) => !has(/milk|cream|yogurt/)(dish),
    ),
  },
  { words: 'Come hungry.', suits: all(isOf(MAINS), ({ weight }) => weight === 'rich') },
  { words: 'Leaves room for dessert.', suits: all(isOf(MAINS), ({ weight }) => weight === 'light') },
]

/** The most asides that one dish is offered: enough to differ from its neighbors. */
const MOST_ASIDES = 5

/** What is in a dish, as one line, with an aside that is true of it: once for each of the narrowest asides. */
export const playfulLines = (told: string, dish: AsideDish): string[] =>
  asides
    .filter(({ suits }) => suits(dish))
    .slice(0, MOST_ASIDES)
    .map(({ words }) => `${told}. ${words}`)

/** The aside that ends a text; undefined where none does. */
export const asideIn = (text: string): string | undefined =>
  asides.find(({ words }) => text.includes(words))?.words
