import {
  APICallError,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  Output,
  streamText,
} from 'ai'
import type { z } from 'zod'
import { ModelFailure, toModelFailure } from './model-failure.ts'

/** Room for fifty dishes; small models refuse a call that asks for more. */
const MAX_OUTPUT_TOKENS = 8000

export interface Question<Answer> {
  /** The same for every request: nothing that a person wrote ever gets in here. */
  readonly instructions: string
  /** Of `requestOf`. */
  readonly prompt: string
  /** JPEG, for a model that sees. */
  readonly picture?: Uint8Array
  readonly schema: z.ZodType<Answer>
  /** What the answer is called towards the model. */
  readonly name: string
  /** Told what there is of the answer as it grows, of no schema yet; the model then streams it. */
  readonly onPart?: (part: unknown) => void
}

/**
 * Calls a model once.
 * @throws {ModelFailure} for every failure; `unusable` when the answer is not of the schema
 */
export async function askModel<Answer>(
  model: LanguageModel,
  { schema, name, instructions, prompt, picture, onPart }: Question<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const question = {
    model,
    instructions,
    ...(picture ? { messages: [shown(prompt, picture)] } : { prompt }),
    output: Output.object({ schema, name }),
    abortSignal: signal,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    // What stands in for the model is there sooner than a second attempt.
    maxRetries: 0,
  }
  try {
    if (onPart) return await streamed(question, onPart)
    const { output } = await generateText(question)
    return output
  } catch (error) {
    throw !signal.aborted && isUnusable(error)
      ? new ModelFailure('unusable', error)
      : toModelFailure(error, signal)
  }
}

async function streamed<Answer>(
  question: Parameters<typeof generateText>[0] & { output: ReturnType<typeof Output.object<Answer>> },
  onPart: (part: unknown) => void,
): Promise<Answer> {
  // The library ends the stream where it fails, and tells the reason here alone.
  let failure: unknown
  const result = streamText({
    ...question,
    onError: ({ error }) => {
      failure = error
    },
  })
  try {
    for await (const part of result.partialOutputStream) onPart(part)
    return await result.output
  } catch (error) {
    throw failure ?? error
  }
}

const shown = (text: string, picture: Uint8Array) => ({
  role: 'user' as const,
  content: [
    { type: 'text' as const, text },
    { type: 'file' as const, data: picture, mediaType: 'image/jpeg' },
  ],
})

/** A request as data, as the instructions announce it. `<` is escaped, so that no text inside can close the delimiter. */
export const requestOf = (data: unknown): string =>
  `<request>${JSON.stringify(data).replaceAll('<', '\\u003c')}</request>`

/** No JSON, other JSON, or a successful answer that breaks off or never ends. */
const isUnusable = (error: unknown): boolean =>
  NoObjectGeneratedError.isInstance(error) ||
  NoOutputGeneratedError.isInstance(error) ||
  (APICallError.isInstance(error) && error.statusCode === 200)
