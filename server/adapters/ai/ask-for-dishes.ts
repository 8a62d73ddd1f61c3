import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
} from 'ai'
import type { Proposal } from '#domain/generation/proposed-dish.ts'
import { ModelFailure, toModelFailure } from './model-failure.ts'
import { answerSchema, instructions } from './prompt.ts'

/** Room for fifty dishes; small models refuse a call that asks for more. */
const MAX_OUTPUT_TOKENS = 8000

/**
 * Calls a model once.
 * @param prompt of `promptOf`
 * @throws {ModelFailure} whatever goes wrong; `unusable` when the answer is no list of dishes
 */
export async function askForDishes(
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal,
): Promise<Proposal[]> {
  try {
    const { output } = await generateText({
      model,
      instructions,
      prompt,
      output: Output.object({ schema: answerSchema, name: 'dishes' }),
      abortSignal: signal,
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      // The catalogue answers sooner than a second attempt would.
      maxRetries: 0,
    })
    return output.dishes
  } catch (error) {
    throw !signal.aborted && isUnusable(error)
      ? new ModelFailure('unusable', error)
      : toModelFailure(error, signal)
  }
}

/** No JSON, other JSON, or a successful answer that breaks off or never ends. */
const isUnusable = (error: unknown): boolean =>
  NoObjectGeneratedError.isInstance(error) ||
  NoOutputGeneratedError.isInstance(error) ||
  (APICallError.isInstance(error) && error.statusCode === 200)
