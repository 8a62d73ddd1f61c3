import type { MenuItem } from '../model/item.ts'

/**
 * The claims of a dish. A claim reaches guests only while the recipe or the owner supports it for the exact words
 * that are printed; every other waits in `claimsToConfirm`, which only the owner sees.
 */
export interface Claims {
  /** Ids of dietary options. */
  readonly dietaryOptions: readonly number[]
  /** Dietary options that the dish can be made for. */
  readonly dietsOnRequest?: readonly number[] | undefined
  /** Allergens that the dish contains, none where empty; absent where nothing was declared. */
  readonly allergens?: readonly string[] | undefined
  /** Allergens that may have come into the dish. */
  readonly mayContain?: readonly string[] | undefined
  /** Of what it contains, what the kitchen can leave out. */
  readonly removable?: readonly string[] | undefined
}

export function withoutClaims(item: MenuItem): Omit<MenuItem, keyof Claims | 'claimsToConfirm'> {
  const {
    dietaryOptions: _diets,
    dietsOnRequest: _onRequest,
    allergens: _allergens,
    mayContain: _mayContain,
    removable: _removable,
    claimsToConfirm: _open,
    ...rest
  } = item
  return rest
}

/** An item that says exactly these claims, confirmed or not. */
export const withClaims = (item: MenuItem, claims: Claims): MenuItem => ({
  ...withoutClaims(item),
  ...present(claims),
})

/** Lists of claims without those that say nothing. */
export const present = ({ dietaryOptions, dietsOnRequest, allergens, mayContain, removable }: Claims) => ({
  dietaryOptions: [...dietaryOptions],
  ...(dietsOnRequest && { dietsOnRequest: [...dietsOnRequest] }),
  ...(allergens && { allergens: [...allergens] }),
  ...(mayContain && { mayContain: [...mayContain] }),
  ...(removable && { removable: [...removable] }),
})

/** The confirmed part of a list that only an owner can confirm, and the rest; each absent where empty. */
export function part<T>(
  said: readonly T[] | undefined,
  confirmed: readonly T[] | undefined,
  isPossible: (one: T) => boolean = () => true,
): { readonly standing?: T[]; readonly waiting?: T[] } {
  if (!said) return {}
  const standing = said.filter((one) => confirmed?.includes(one) && isPossible(one))
  const waiting = said.filter((one) => !standing.includes(one))
  // An empty list is a claim as well: that there is none.
  const isEmptyConfirmed = said.length === 0 && confirmed !== undefined
  return {
    ...((standing.length > 0 || isEmptyConfirmed) && { standing }),
    ...((waiting.length > 0 || (said.length === 0 && !isEmptyConfirmed)) && { waiting }),
  }
}

/** Those that are in the other list; undefined where none is. */
export function among<T>(
  list: readonly T[] | undefined,
  other: readonly T[] | undefined,
): readonly T[] | undefined {
  const both = list?.filter((one) => other?.includes(one)) ?? []
  return both.length > 0 ? both : undefined
}

export const union = <T>(one: readonly T[] = [], other: readonly T[] = []): T[] => [
  ...new Set([...one, ...other]),
]

/** Both lists as one; absent where both are. */
export const bothOf = <T>(one: readonly T[] | undefined, other: readonly T[] | undefined): T[] | undefined =>
  one || other ? union(one, other) : undefined

export const isSubset = <T>(part: readonly T[], whole: readonly T[]): boolean =>
  part.every((element) => whole.includes(element))
