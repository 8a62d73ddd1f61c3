import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'

interface Claimed {
  readonly dietaryOptions?: readonly number[] | undefined
  readonly dietsOnRequest?: readonly number[] | null | undefined
  readonly allergens?: readonly string[] | null | undefined
  readonly mayContain?: readonly string[] | null | undefined
  readonly removable?: readonly string[] | null | undefined
}

/**
 * What is claimed of a dish, a phrase each: `Vegan`, `contains milk`, `may contain nuts`.
 * @param empty `none` where a declaration that the dish contains no allergen is said too
 */
export function claimWords(claims: Claimed, empty?: 'none'): string[] {
  const names = (keys: readonly string[] | null | undefined) => keys?.map(allergenName).join(', ')
  const diets = (ids: readonly number[] | null | undefined) =>
    dietaryDetailsOf(ids ?? []).map(({ name }) => name)
  const contained = names(claims.allergens)
  const phrases = [
    ...diets(claims.dietaryOptions),
    contained ? `contains ${contained}` : contained === '' && empty && 'no allergens',
    claims.mayContain?.length && `may contain ${names(claims.mayContain)}`,
    claims.removable?.length && `can be made without ${names(claims.removable)}`,
    claims.dietsOnRequest?.length && `can be made ${diets(claims.dietsOnRequest).join(', ')}`,
  ]
  return phrases.filter((phrase): phrase is string => typeof phrase === 'string' && phrase !== '')
}

/** What a recipe has and its dish does not declare, next to the declaration. */
export const lackingWords = (keys: readonly string[]): string =>
  `In its recipe and not declared: ${keys.map(allergenName).join(', ')}`

/** What the words of a dish name and its declaration denies, next to the declaration. */
export const deniedWords = (keys: readonly string[]): string =>
  `In its words and not declared: ${keys.map(allergenName).join(', ')}. Guests read what’s confirmed, and “please ask” for the rest`
