import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'

/** What a kitchen keeps to so that a claim holds: in the recipe, and in no words on a guest's card. */
interface Kept {
  readonly says: string
  readonly is: (ingredient: IngredientName) => boolean
}

const kept: readonly Kept[] = [
  { says: 'a fryer used for nothing with wheat', is: (one) => one === 'dedicated fryer oil' },
  { says: 'cheese without animal rennet', is: (one) => /^vegetarian (?!oyster)/.test(one) },
  { says: 'wine and beer cleared without animal products', is: (one) => one.startsWith('unfined ') },
  {
    says: 'rice wine, gochujang and asafoetida made without wheat',
    is: (one) =>
      /^(?:wheat-free (?:rice wine|gochujang|papadum)|gluten-free asafoetida|unfloured )/.test(one),
  },
  { says: 'dark chocolate made without milk', is: (one) => one === 'dairy-free chocolate' },
  { says: 'no lard', is: (one) => one === 'refried bean without lard' || one === 'vegetable shortening' },
]

/** Says to an owner who asked for a diet what the claims of a menu's dishes rest on, and no guest reads. */
export function kitchenRemarks(dishes: readonly Dish[]): string[] {
  const list = new Intl.ListFormat('en')
  const said = kept.flatMap(({ says, is }) => {
    const names = dishes.filter(({ ingredients }) => ingredients.some(is)).map(({ name }) => name)
    return names.length > 0 ? [`${says} (${list.format(names)})`] : []
  })
  return said.length > 0 ? [`The diets hold where your kitchen has ${list.format(said)}.`] : []
}
