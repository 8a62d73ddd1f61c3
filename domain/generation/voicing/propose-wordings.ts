import type { Dish } from '../../catalogue/dish.ts'
import { chooseWordings } from '../../catalogue/voices/choose-wordings.ts'
import { isOwnWording } from '../../catalogue/voices/own-wording.ts'
import { type DishStatement, statementsOf } from '../../catalogue/voices/statements.ts'
import type { VoiceId } from '../../catalogue/voices/voice.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'

/** An item as a proposal for its words is asked for. */
export interface ItemToWord {
  readonly id: number
  /** The dish of the catalogue that it comes from. */
  readonly recipeId: number
  readonly name: string
  readonly description: string
  /** Its owner wrote a recipe for it: the catalogue's no longer tells what is in it. */
  readonly hasOwnRecipe: boolean
}

/** Why there is no proposal: no dish of ours, another name, or another recipe. */
export type Unworded = 'no_dish' | 'renamed' | 'own_recipe'

export type WordProposal =
  | { readonly id: number; readonly unworded: Unworded }
  | {
      readonly id: number
      readonly description: string
      /** The present description is not ours: its owner's words go only where the owner says so. */
      readonly isOwners: boolean
      /** What the catalogue says of the dish and nobody has confirmed. */
      readonly statements: readonly DishStatement[]
      readonly dish: Dish
    }

/**
 * Another description for each item, in a voice, in their order. Nothing is changed: an owner looks at each first.
 * @param above what is above the first of them
 */
export function proposeWordings(
  items: readonly ItemToWord[],
  {
    voice,
    seed,
    above,
    dishOf,
  }: { voice: VoiceId; seed: number; above?: string | undefined; dishOf: (id: number) => Dish | undefined },
): WordProposal[] {
  const found = items.map((item) => ({ item, dish: dishOf(item.recipeId) }))
  const worded = found.flatMap(({ item, dish }) => (dish && !whyNot(item, dish) ? [{ item, dish }] : []))
  const wordings = chooseWordings(
    worded.map(({ item, dish }) => ({ dish, present: item.description })),
    voice,
    seed,
    { above },
  )
  const texts = new Map(worded.map(({ item }, index) => [item.id, wordings[index]?.text ?? '']))
  return found.map(({ item, dish }): WordProposal => {
    const unworded = whyNot(item, dish)
    const description = texts.get(item.id)
    if (unworded || !dish || description === undefined)
      return { id: item.id, unworded: unworded ?? 'no_dish' }
    return {
      id: item.id,
      description,
      isOwners: !isOurs(item.description, dish),
      statements: statementsOf(dish),
      dish,
    }
  })
}

function whyNot({ name, hasOwnRecipe }: ItemToWord, dish: Dish | undefined): Unworded | undefined {
  if (!dish) return 'no_dish'
  if (inOneSpelling(name) !== inOneSpelling(dish.name)) return 'renamed'
  return hasOwnRecipe ? 'own_recipe' : undefined
}

const isOurs = (description: string, dish: Dish): boolean => {
  const text = inOneSpelling(description)
  return text === '' || text === inOneSpelling(dish.description) || isOwnWording(dish, text)
}
