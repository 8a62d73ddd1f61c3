import type { LanguageModel } from 'ai'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { askModelForList } from '../models/ask-model.ts'
import { instructions, proposalSchema } from './prompt.ts'

/**
 * Asks a model for dishes once.
 * @param prompt of `promptOf`
 * @param onDish told of each dish as soon as the model has written it to its end
 * @throws {ModelFailure} for every failure; `unusable` when the answer is no list of dishes
 */
export const askForDishes = (
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal,
  onDish?: (dish: Proposal) => void,
): Promise<Proposal[]> =>
  askModelForList(
    model,
    { instructions, prompt, element: proposalSchema, name: 'dishes', onElement: onDish },
    signal,
  )
