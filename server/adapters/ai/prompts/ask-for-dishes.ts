import type { LanguageModel } from 'ai'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { askModelForList } from '../models/ask-model.ts'
import { instructions, proposalSchema } from './prompt.ts'

/**
 * Asks a model for dishes once.
 * @param prompt of `promptOf`
 * @param onDish called with each dish as soon as the model has finished writing it
 * @throws {ModelFailure} for every failure; `unusable` when the answer isn't a list of dishes
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
