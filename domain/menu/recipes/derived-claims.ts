import { isAlcoholic } from '../../catalogue/ingredients/alcoholic.ts'
import type { IngredientName } from '../../catalogue/ingredients/index.ts'
import { dietsOfMake } from '../../catalogue/ingredients/open-makes.ts'
import { usualAdditives } from '../../catalogue/ingredients/usual-additives.ts'
import { allergensOf, dietaryOptionsOf } from '../../catalogue/truth.ts'
import type { DietaryOptionId } from '../../reference/reference.ts'
import { inOrder } from '../claims/allergen-states.ts'
import { type RecipeLine, readRecipe } from './recipe-lines.ts'

/** Something that follows from a recipe, with the ingredients that it follows from: milk from butter and parmesan. */
export interface Derived {
  readonly key: string
  readonly because: readonly IngredientName[]
}

/** Claims that follow from a recipe: proposals, which never change what a person declared. */
export interface DerivedClaims {
  readonly lines: readonly RecipeLine[]
  /** In the order of the law. */
  readonly allergens: readonly Derived[]
  /** Usual in these ingredients as they are bought. */
  readonly additives: readonly Derived[]
  /** Diets that the recipe proves; none while a line of it is not understood. Sausages and cured meat prove no Gluten-Free. */
  readonly diets: readonly DietaryOptionId[]
  readonly alcohol: readonly IngredientName[]
  /** Lines that nobody can judge: what they hold is missing above. */
  readonly unknown: readonly RecipeLine[]
}

export function deriveClaims(ingredients: readonly string[]): DerivedClaims {
  const lines = readRecipe(ingredients)
  const names = [...new Set(lines.flatMap(({ ingredient }) => ingredient ?? []))]
  const bearing = (keysOf: (name: IngredientName) => readonly string[]) => {
    const keys = inOrder([...new Set(names.flatMap((name) => [...keysOf(name)]))])
    return keys.map((key) => ({ key, because: names.filter((name) => keysOf(name).includes(key)) }))
  }
  const unknown = lines.filter(({ ingredient }) => ingredient === undefined)
  return {
    lines,
    allergens: bearing((name) => allergensOf([name])),
    additives: bearing((name) => usualAdditives[name] ?? []),
    diets:
      unknown.length > 0
        ? []
        : dietaryOptionsOf([...names, ...(isFried(names) ? (['shared fryer oil'] as const) : [])]).filter(
            (id) => !names.some((name) => dietsOfMake(name).includes(id)),
          ),
    alcohol: names.filter(isAlcoholic),
    unknown,
  }
}

const FRIED: ReadonlySet<string> = new Set(['french fry', 'hash brown', 'tempura', 'chicharron'])

/** Bought to be deep-fried, and no fryer is named that battered dishes never see. */
const isFried = (names: readonly IngredientName[]): boolean =>
  names.some((name) => FRIED.has(name)) && !names.includes('dedicated fryer oil')
