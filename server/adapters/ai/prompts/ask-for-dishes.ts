import type { LanguageModel } from 'ai'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { askModel } from '../models/ask-model.ts'
import { answerSchema, instructions } from './prompt.ts'

/**
 * Asks a model for dishes once.
 * @param prompt of `promptOf`
 * @throws {ModelFailure} for every failure; `unusable` when the answer is no list of dishes
 */
export async function askForDishes(
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal,
): Promise<Proposal[]> {
  const { dishes } = await askModel(
    model,
    { instructions, prompt, schema: answerSchema, name: 'dishes' },
    signal,
  )
  return dishes
}
