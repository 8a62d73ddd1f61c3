import fc from 'fast-check'
import { expect, it } from 'vitest'
import { allergenGroup } from '../allergens/allergen-keys.ts'
import { loadCatalogue } from '../catalogue/dishes/catalogue.ts'
import { disprovedByList } from '../catalogue/disproved-diets.ts'
import { allergensOf } from '../catalogue/truth.ts'
import { defaultDesign } from '../design/settings.ts'
import { googleFoodMenu } from '../exchange/writing/formats/google-food-menus.ts'
import { dishToItem } from '../generation/dish-to-item.ts'
import { stateClaims } from '../menu/claims/claims.ts'
import type { MenuItem } from '../menu/model/item.ts'
import { newMenu } from '../menu/model/menu.ts'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { plainMenuText } from '../menu/plain-text/plain-text.ts'
import { printedMenu } from '../menu/printed/printed-menu.ts'
import { allRecipes, recipeFinder } from '../menu/recipes/catalogue-recipes.ts'
import { diet } from '../reference/reference.ts'
import { outputForPlan } from './output.ts'

const dishes = loadCatalogue().filter((_, at) => at % 7 === 0)
const recipeOf = recipeFinder(allRecipes(dishes))
const names = [
  'beef',
  'soy sauce',
  'peanut',
  'shrimp',
  'milk',
  'wheat flour',
  'egg',
  'rice',
  'lupin flour',
] as const
const keys = ['wheat', 'soybeans', 'peanuts', 'crustaceans', 'milk', 'eggs', 'gluten'] as const

const some = <Of>(list: readonly Of[]) => fc.subarray([...list], { maxLength: 4 })

/** A dish of the catalogue or of the owner's own, of which the owner states what may not be true. */
const anyStated = fc.record({
  at: fc.nat(dishes.length - 1),
  own: fc.option(some(names), { nil: null }),
  diets: some([1, 2, 3, 4, 5, 6]),
  allergens: fc.option(some(keys), { nil: null }),
  mayContain: fc.option(some(keys), { nil: null }),
})

interface Known {
  readonly item: MenuItem
  /** Certainly in it. */
  readonly ingredients: readonly string[]
}

interface Stated {
  readonly at: number
  readonly own: readonly string[] | null
  readonly diets: readonly number[]
  readonly allergens: readonly string[] | null
  readonly mayContain: readonly string[] | null
}

function stated({ at, own, diets, allergens, mayContain }: Stated, index: number): Known {
  const dish = dishes[at]
  if (!dish) throw new Error('the catalogue has no such dish')
  const made = { ...dishToItem(dish, 3), ...(own && { id: 20_000 + index }) }
  const item = own ? { ...made, name: `Own dish ${index}`, description: '', ingredients: [...own] } : made
  return {
    item: stateClaims(item, { confirmed: diets, allergens, mayContain }),
    ingredients: own ?? dish.ingredients,
  }
}

const groupsOf = (list: readonly string[] = []): Set<string> =>
  new Set(list.map((key) => allergenGroup(key) ?? key))

/** The diets that these ingredients certainly rule out. */
const ruledOut = (ingredients: readonly string[]): readonly number[] =>
  disprovedByList(ingredients, false)
    .certain.map(({ dietaryOption }) => dietaryOption)
    .filter((id) => id !== diet.keto)

it('tells guests all that is known of a dish, or to ask, in every output', () => {
  fc.assert(
    fc.property(fc.array(anyStated, { minLength: 1, maxLength: 4 }), (all) => {
      const known = all.map(stated)
      const menu = newMenu(known.map(({ item }, at) => ({ id: at + 1, name: `Part ${at}`, items: [item] })))
      const written = {
        content: { ...menu, restaurant: defaultRestaurant },
        design: defaultDesign,
        templateId: 1,
      }
      const { content } = outputForPlan(written, 'professional', recipeOf)
      const printed = printedMenu(content.restaurant, content, defaultDesign)
      const text = plainMenuText(printed, 'en')
      const google = googleFoodMenu(content).sections
      known.forEach(({ item, ingredients }, at) => {
        const [shown] = content.sections[at]?.items ?? []
        const [onPaper] = printed.sections[at]?.items ?? []
        const contained = groupsOf(allergensOf(ingredients))
        for (const output of [shown, onPaper]) {
          if (output?.allergens === undefined) continue
          const said = groupsOf([...output.allergens, ...(output.mayContain ?? [])])
          expect(
            [...contained].filter((group) => !said.has(group)),
            item.name,
          ).toEqual([])
        }
        const untrue = ruledOut(ingredients)
        expect(shown?.dietaryOptions.filter((id) => untrue.includes(id))).toEqual([])
        expect(JSON.stringify(google?.[at] ?? null)).not.toMatch(
          untrue.includes(diet.glutenFree) ? /GLUTEN_FREE/ : /^$/,
        )
        expect(JSON.stringify(google?.[at] ?? null)).not.toMatch(
          untrue.includes(diet.vegetarian) ? /"VEGETARIAN"/ : /^$/,
        )
        if (shown?.mayContain?.some((key) => allergenGroup(key) === 'gluten'))
          expect(shown.dietaryOptions).not.toContain(diet.glutenFree)
      })
      expect(text.length).toBeGreaterThan(0)
    }),
    { numRuns: 60 },
  )
})
