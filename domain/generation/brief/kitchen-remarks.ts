import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'

/** What a kitchen keeps to so that a claim holds: in the recipe, and in no words on a guest's card. */
const kept: readonly (readonly [says: string, is: (ingredient: IngredientName) => boolean])[] = [
  ['a fryer used for nothing with wheat', (one) => one === 'dedicated fryer oil'],
  ['cheese without animal rennet', (one) => /^vegetarian (?!oyster)/.test(one)],
  ['wine and beer cleared without animal products', (one) => one.startsWith('unfined ')],
  [
    'the make without wheat',
    (one) => /^(?:wheat-free (?:rice wine|gochujang|papadum)|gluten-free asafoetida|unfloured )/.test(one),
  ],
  ['no lard', (one) => one === 'refried bean without lard' || one === 'vegetable shortening'],
]

/** Says to the owner of a menu for a diet what the claims of its dishes rest on, and no guest reads. */
export function kitchenRemarks(dishes: readonly Dish[]): string[] {
  const list = new Intl.ListFormat('en')
  const said = kept.flatMap(([says, is]) => {
    const names = dishes.filter(({ ingredients }) => ingredients.some(is)).map(({ name }) => name)
    return names.length > 0 ? [`${says} (${list.format(names)})`] : []
  })
  return said.length > 0 ? [`The diets hold where your kitchen has ${list.format(said)}.`] : []
}
