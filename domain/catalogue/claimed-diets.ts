import { type DietaryOptionId, diet } from './reference.ts'

const promises: readonly (readonly [word: RegExp, option: DietaryOptionId])[] = [
  [/\b(vegan|plant-based)\b/i, diet.vegan],
  [/\bvegetarian\b/i, diet.vegetarian],
  [/\bgluten[- ]free\b/i, diet.glutenFree],
  [/\bdairy[- ]free\b/i, diet.dairyFree],
  [/\bketo\b/i, diet.keto],
]

/** A dietary option that the words of a dish promise and that does not hold. */
export interface BrokenPromise {
  readonly code: 'broken_promise'
  readonly pointer: '/name' | '/description'
  readonly params: { readonly dietaryOption: DietaryOptionId }
}

interface Words {
  readonly name: string
  readonly description: string
}

/** What the words of a dish promise beyond the dietary options that hold. */
export const brokenPromises = (words: Words, holding: readonly DietaryOptionId[]): BrokenPromise[] =>
  (['name', 'description'] as const).flatMap((field) =>
    promises
      .filter(([word, option]) => word.test(words[field]) && !holding.includes(option))
      .map(([, dietaryOption]) => ({
        code: 'broken_promise',
        pointer: `/${field}`,
        params: { dietaryOption },
      })),
  )
