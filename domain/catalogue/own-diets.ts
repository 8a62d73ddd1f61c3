import { treeNuts } from '../allergens/allergen-keys.ts'
import { ownDiet } from '../reference/reference.ts'
import type { IngredientName } from './ingredients/index.ts'
import { type Kind, kindsOf, shellfish } from './ingredients/kinds.ts'

export type OwnDietId = (typeof ownDiet)[keyof typeof ownDiet]

export const ownDietIds: readonly OwnDietId[] = Object.values(ownDiet)

interface Excluded {
  /** No make of it allows the diet. */
  readonly certain: readonly Kind[]
  /** Its make, its source or an authority decides: a person is asked. */
  readonly doubtful: readonly Kind[]
  /** Of each an ingredient: they may not meet in one dish. */
  readonly apart?: readonly [readonly Kind[], readonly Kind[]]
}

/**
 * What each excludes. How an animal was slaughtered, and who certified it, no recipe tells: that is the owner's word.
 * Vinegar of wine excludes neither halal nor kosher (docs/decisions/0079-diets-of-the-owners-word-are-judged.md).
 */
const excluded: Readonly<Record<OwnDietId, Excluded>> = {
  [ownDiet.halal]: {
    certain: ['pork', 'alcohol'],
    doubtful: ['maybe pork', 'maybe alcohol', 'gelatine', 'rennet', 'insect'],
  },
  [ownDiet.kosher]: {
    certain: ['pork', 'not kosher', ...shellfish, 'insect'],
    doubtful: ['maybe pork', 'maybe kosher', 'gelatine', 'rennet'],
    apart: [['meat', 'poultry'], ['dairy']],
  },
  [ownDiet.pescatarian]: { certain: ['meat', 'poultry'], doubtful: ['gelatine', 'rennet'] },
  [ownDiet.nutFree]: { certain: [...treeNuts, 'peanuts', 'chestnut'], doubtful: [] },
}

/** The kinds of an ingredient for which it may break such a diet. */
export function kindsAgainst(diet: OwnDietId, name: IngredientName): readonly Kind[] {
  const { certain, doubtful, apart = [[], []] } = excluded[diet]
  const against: readonly Kind[] = [...certain, ...doubtful, ...apart.flat()]
  return [...kindsOf(name)].filter((kind) => against.includes(kind))
}

/** What these ingredients say against a diet of the owner's own word: what breaks it, or else what only may. */
export function saidOfOwnDiet(
  diet: OwnDietId,
  names: readonly IngredientName[],
): { readonly certain?: string; readonly doubtful?: string } {
  const { certain, doubtful, apart } = excluded[diet]
  const isDisputed = (name: IngredientName) => diet === ownDiet.kosher && kindsOf(name).has('maybe kosher')
  const first = (kinds: readonly Kind[]) =>
    names.find((name) => !isDisputed(name) && kinds.some((kind) => kindsOf(name).has(kind)))
  const pair = apart?.map(first)
  const isPair = pair?.every((name) => name !== undefined) ?? false
  const breaker = first(certain) ?? (isPair ? pair?.join(' and ') : undefined)
  if (breaker !== undefined) return { certain: breaker }
  const asked = names.find((name) => doubtful.some((kind) => kindsOf(name).has(kind)))
  return asked === undefined ? {} : { doubtful: asked }
}
