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

interface Asked {
  /** The same for every request: nothing that a person wrote ever gets in here. */
  readonly instructions: string
  /** Of `requestOf`. */
  readonly prompt: string
  /** JPEG, for a model that sees. */
  readonly picture?: Uint8Array
  /** What the answer is called towards the model. */
  readonly name: string
}

export interface ModelQuestion<Answer> extends Asked {
  readonly schema: z.ZodType<Answer>
}

/** What is answered by a list: `{"elements": […]}`. */
export interface ListQuestion<Element> extends Asked {
  readonly element: z.ZodType<Element>
  /** Called with each element as soon as the next one begins; the model then streams its answer. */
  readonly onElement?: ((element: Element) => void) | undefined
}

/**
 * Calls a model once.
 * @throws {ModelFailure} for every failure; `unusable` when the answer is not of the schema
 */
export const askModel = <Answer>(
  model: LanguageModel,
  { schema, name, ...asked }: ModelQuestion<Answer>,
  signal: AbortSignal,
): Promise<Answer> =>
  answered(signal, async () => {
    const call = callOf(model, asked, signal)
    return (await generateText({ ...call, output: Output.object({ schema, name }) })).output
  })

/**
 * Calls a model once for a list.
 * @throws {ModelFailure} as `askModel`; elements that were reported before stay reported
 */
export const askModelForList = <Element>(
  model: LanguageModel,
  { element, name, onElement, ...asked }: ListQuestion<Element>,
  signal: AbortSignal,
): Promise<Element[]> =>
  answered(signal, async () => {
    const call = { ...callOf(model, asked, signal), output: Output.array({ element, name }) }
    if (!onElement) return (await generateText(call)).output
    // The library ends the stream where it fails, and tells the reason here alone.
    let failure: unknown
    const onError = ({ error }: { error: unknown }) => {
      failure = error
    }
    const result = streamText({ ...call, onError })
    try {
      // Read once from end to end: reading everything again with each piece takes a second of the server's
      // thread for a menu.
      for await (const one of result.elementStream) onElement(one)
      return await result.output
    } catch (error) {
      throw failure ?? error
    }
  })

const callOf = (
  model: LanguageModel,
  { instructions, prompt, picture }: Omit<Asked, 'name'>,
  signal: AbortSignal,
) => ({
  model,
  instructions,
  ...(picture ? { messages: [shown(prompt, picture)] } : { prompt }),
  abortSignal: signal,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  // The model's replacement is there sooner than a second attempt.
  maxRetries: 0,
})

async function answered<Answer>(signal: AbortSignal, call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    throw !signal.aborted && isUnusable(error)
      ? new ModelFailure('unusable', error)
      : toModelFailure(error, signal)
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
