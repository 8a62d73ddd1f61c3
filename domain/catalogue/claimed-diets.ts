import { type DietaryOptionId, diet } from '../reference/reference.ts'

const claims: readonly (readonly [word: RegExp, option: DietaryOptionId])[] = [
  [/\b(vegan|plant-based)\b/i, diet.vegan],
  [/\bvegetarian\b/i, diet.vegetarian],
  [/\bgluten[- ]free\b/i, diet.glutenFree],
  [/\bdairy[- ]free\b/i, diet.dairyFree],
  [/\bketo\b/i, diet.keto],
]

/** A diet that the words of a dish claim and that does not hold. */
export interface UnmetDietClaim {
  readonly code: 'broken_promise'
  readonly pointer: '/name' | '/description'
  readonly params: { readonly dietaryOption: DietaryOptionId }
}

interface Words {
  readonly name: string
  readonly description: string
}

/** The diets that the words of a dish claim beyond those that hold. */
export const unmetDietClaims = (words: Words, holding: readonly DietaryOptionId[]): UnmetDietClaim[] =>
  (['name', 'description'] as const).flatMap((field) =>
    claims
      .filter(([word, option]) => word.test(words[field]) && !holding.includes(option))
      .map(([, dietaryOption]) => ({
        code: 'broken_promise',
        pointer: `/${field}`,
        params: { dietaryOption },
      })),
  )
