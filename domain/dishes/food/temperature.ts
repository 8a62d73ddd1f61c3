import { type CategoryId, DESSERTS } from '../../reference/reference.ts'
import { anyWord } from '../../text/any-word.ts'
import { type DishWords, foldedWords } from '../words/dish-words.ts'

export type Temperature = 'hot' | 'cold'
export type Serving = Temperature | 'frozen'

const FROZEN = anyWord(`
  ice cream, frozen, shave ice, sundae, sorbet*, gelato, granita, granite, semifreddo, affogato, tartufo di pizzo
  glace, colonel, nieve, paleta, helado
  kulfi, kakigori, aisu, itim, dondurma`)

/** What isn't warmed; everything else comes from the stove. */
const COLD = anyWord(`
  cold, chilled, ice(d), raw, frozen, salad, slaw, marinated, cured, pickled, cream, parfait
  tartare, carpaccio, ceviche, sashimi, sorbet, gelato, granita`)

/** How warm a dish without a recipe is, by its words. */
export const temperatureOf = (dish: DishWords): Temperature => (COLD.test(foldedWords(dish)) ? 'cold' : 'hot')

/** Returns how a dish is served. Ice cream next to a warm pie doesn't make it a frozen dessert. */
export const servingOf = (
  dish: DishWords,
  recipe: { readonly temperature: Temperature; readonly categoryId?: CategoryId | undefined },
): Serving =>
  recipe.temperature === 'cold' && recipe.categoryId === DESSERTS && FROZEN.test(foldedWords(dish))
    ? 'frozen'
    : recipe.temperature
