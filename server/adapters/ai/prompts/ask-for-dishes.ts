import type { LanguageModel } from 'ai'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { askModel } from '../models/ask-model.ts'
import { answerSchema, instructions } from './prompt.ts'

/**
 * Asks a model for dishes once.
 * @param prompt of `promptOf`
 * @param onDish told of each dish as soon as the model has written it to its end
 * @throws {ModelFailure} for every failure; `unusable` when the answer is no list of dishes
 */
export async function askForDishes(
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal,
  onDish?: (dish: Proposal) => void,
): Promise<Proposal[]> {
  let told = 0
  const tell = (dishes: readonly unknown[]) => {
    for (const one of dishes.slice(told)) {
      const dish = answerSchema.shape.dishes.element.safeParse(one)
      if (dish.success) onDish?.(dish.data)
    }
    told = Math.max(told, dishes.length)
  }
  const { dishes } = await askModel(
    model,
    {
      instructions,
      prompt,
      schema: answerSchema,
      name: 'dishes',
      // The last dish of a part is still being written.
      ...(onDish && { onPart: (part: unknown) => tell(dishesIn(part).slice(0, -1)) }),
    },
    signal,
  )
  tell(dishes)
  return dishes
}

function dishesIn(part: unknown): readonly unknown[] {
  const { dishes } = (part ?? {}) as { readonly dishes?: unknown }
  return Array.isArray(dishes) ? dishes : []
}
