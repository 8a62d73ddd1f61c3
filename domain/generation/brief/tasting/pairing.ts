import type { Dish } from '../../../catalogue/dish.ts'
import { type DrinkKind, stillWines } from '../../../dishes/drinks/drink-kind.ts'
import { plateOf } from '../../../dishes/read-dish.ts'
import { DESSERTS, SIDES, STARTERS } from '../../../reference/reference.ts'
import type { Random } from '../../choosing/random.ts'

/** What is poured where nobody drinks wine, or none is left. */
const soft = ['zero-proof', 'tea', 'soft drink'] as const satisfies readonly DrinkKind[]

/**
 * What sommeliers pour with a course, the first choice first: weight with weight, sweet with sweet, nothing tannic with
 * fish, nothing dry with a dessert. Spirits and cocktails are poured before and after a meal, never with its courses.
 */
const pours = {
  cheese: ['sweet or fortified wine', 'red wine', 'white wine', 'sparkling wine', 'cider', ...soft],
  sweet: ['sweet or fortified wine', 'sparkling wine', 'tea', 'coffee', 'hot drink', ...soft],
  spicy: ['white wine', 'rosé wine', 'beer', 'sparkling wine', 'rice wine', 'cider', ...soft],
  crisp: ['sparkling wine', 'white wine', 'rice wine', 'rosé wine', 'beer', ...soft],
  'red meat': ['red wine', 'rosé wine', 'beer', 'rice wine', ...soft],
  poultry: ['white wine', 'rosé wine', 'red wine', 'rice wine', 'beer', ...soft],
  'rice or bread': ['tea', 'rice wine', 'white wine', 'sparkling wine', 'beer', ...soft],
  other: ['white wine', 'rosé wine', 'sparkling wine', 'rice wine', 'beer', 'cider', ...soft],
} as const satisfies Readonly<Record<string, readonly DrinkKind[]>>

const SPICY = /\b(?:chil[ei]\w*|spicy|fiery|sichuan|curry|vindaloo|harissa|jalapeno|habanero)\b/i

/** What of these kinds does not suit: dry wine makes a sweet sour, red bubbles cover raw fish. */
const unsuited: Readonly<Partial<Record<keyof typeof pours, RegExp>>> = {
  sweet: /\b(?:dry|brut|secco|fino|manzanilla|amontillado|oloroso|vermouth|vermut)\b/i,
  crisp: /\blambrusco\b/i,
}

/** What a course is to a sommelier. */
function characterOf(dish: Dish): keyof typeof pours {
  const { kind, technique, isCentral, starch } = plateOf(dish)
  if (dish.categoryId === DESSERTS) return dish.family === 'cheese' ? 'cheese' : 'sweet'
  if (dish.categoryId === SIDES && starch) return 'rice or bread'
  if (SPICY.test(dish.description)) return 'spicy'
  if (technique === 'raw' || technique === 'fried') return 'crisp'
  // A dumpling of pork comes before the whites are poured.
  const isMain = dish.categoryId !== STARTERS
  if (isMain && isCentral && (kind === 'red meat' || kind === 'poultry')) return kind
  return 'other'
}

/** Returns the kinds of drinks that go with a course, the first choice first. */
export const poursWith = (dish: Dish): readonly DrinkKind[] => pours[characterOf(dish)]

const suits = (drink: Dish, dish: Dish): boolean =>
  unsuited[characterOf(dish)]?.test(`${drink.name} ${drink.description}`) !== true

const travels = (kind: DrinkKind): boolean =>
  stillWines.has(kind) || kind === 'sparkling wine' || kind === 'sweet or fortified wine'

/**
 * A drink for each dish, none twice: of the first kind that suits it and is left. Undefined where none is.
 * @param own drinks of the cuisine
 * @param others drinks of other cuisines; only their wines are poured, where the cuisine has none of that kind
 */
export function pairingFor(
  dishes: readonly Dish[],
  { own, others }: { readonly own: readonly Dish[]; readonly others: readonly Dish[] },
  random: Random,
): (Dish | undefined)[] {
  const poured = new Set<Dish>()
  const anyOf = (list: readonly Dish[], kind: DrinkKind, dish: Dish): Dish | undefined => {
    const left = list.filter(
      (drink) => plateOf(drink).drink === kind && !poured.has(drink) && suits(drink, dish),
    )
    return left[Math.floor(random() * left.length)]
  }
  return dishes.map((dish) => {
    for (const kind of poursWith(dish)) {
      const chosen = anyOf(own, kind, dish) ?? (travels(kind) ? anyOf(others, kind, dish) : undefined)
      if (!chosen) continue
      poured.add(chosen)
      return chosen
    }
    return undefined
  })
}
