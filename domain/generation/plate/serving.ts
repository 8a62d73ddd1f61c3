import type { Dish } from '../../catalogue/dish.ts'
import { DESSERTS } from '../../reference/reference.ts'
import { readingOf } from './words.ts'

export type Serving = 'hot' | 'cold' | 'frozen'

const FROZEN =
  /\b(?:ice cream|gelato|sorbet\w*|granita|granite|semifreddo|nieve|paleta|kulfi|kakigori|shave ice|helado|aisu|itim|glace|dondurma|frozen|affogato|tartufo di pizzo|sundae|colonel)\b/

/** Returns how a dish is served. Ice cream next to a warm pie doesn't make it a frozen dessert. */
export const servingOf = (
  dish: Pick<Dish, 'name' | 'description' | 'temperature' | 'categoryId'>,
): Serving =>
  dish.temperature === 'cold' && dish.categoryId === DESSERTS && FROZEN.test(readingOf(dish))
    ? 'frozen'
    : dish.temperature
