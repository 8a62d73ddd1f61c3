import type { Dish } from '../../catalogue/dish.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { diet } from '../../reference/reference.ts'
import { type DishWishes, wantedDiets } from '../wishes/heeded.ts'
import { readWishes } from '../wishes/read-wishes.ts'

/** What a kitchen keeps to so that a claim holds: in the recipe, and in no words on a guest's card. */
interface Kept {
  readonly says: string
  readonly is: (ingredient: IngredientName) => boolean
  /** Who asked for one of these diets, or to leave out one of these foods, has to know. */
  readonly diets: readonly number[]
  readonly foods: RegExp
}

const WHEAT = { diets: [diet.glutenFree], foods: /gluten|wheat/ }
const ANIMALS = { diets: [diet.vegetarian, diet.vegan], foods: /rennet|gelatin|pork/ }
const MILK = { diets: [diet.vegan, diet.dairyFree], foods: /dairy|milk|lactose/ }

const kept: readonly Kept[] = [
  { says: 'a fryer used for nothing with wheat', is: (one) => one === 'dedicated fryer oil', ...WHEAT },
  { says: 'cheese without animal rennet', is: (one) => /^vegetarian (?!oyster)/.test(one), ...ANIMALS },
  {
    says: 'wine and beer cleared without animal products',
    is: (one) => one.startsWith('unfined '),
    ...ANIMALS,
  },
  {
    says: 'rice wine, gochujang and asafoetida made without wheat',
    is: (one) =>
      /^(?:wheat-free (?:rice wine|gochujang|papadum)|gluten-free asafoetida|unfloured )/.test(one),
    ...WHEAT,
  },
  { says: 'dark chocolate made without milk', is: (one) => one === 'dairy-free chocolate', ...MILK },
  {
    says: 'no lard',
    is: (one) => one === 'refried bean without lard' || one === 'vegetable shortening',
    ...ANIMALS,
  },
]

/** Says to an owner who asked for a diet what the claims of a menu's dishes rest on, and no guest reads. */
export function kitchenRemarks(dishes: readonly Dish[], wishes: DishWishes): string[] {
  const asked = wantedDiets(wishes)
  const { exclusions } = readWishes(wishes.notes)
  const list = new Intl.ListFormat('en')
  const said = kept.flatMap(({ says, is, diets, foods }) => {
    const isAsked =
      diets.some((id) => asked.includes(id)) ||
      exclusions.some((one) => one.kind !== 'apart' && foods.test(one.name))
    if (!isAsked) return []
    const names = dishes.filter(({ ingredients }) => ingredients.some(is)).map(({ name }) => name)
    return names.length > 0 ? [`${says} (${list.format(names)})`] : []
  })
  return said.length > 0 ? [`The diets hold where your kitchen has ${list.format(said)}.`] : []
}
