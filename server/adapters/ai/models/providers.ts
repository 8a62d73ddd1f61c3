import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { ImageModel, LanguageModel } from 'ai'
import type { AiSettings } from './ai-settings.ts'
import { boundedFetch } from './bounded-fetch.ts'

interface Provider {
  languageModel(name: string): LanguageModel
  imageModel?(name: string): ImageModel
}

type Connection = Pick<AiSettings, 'apiKey' | 'baseUrl'>

/** Fifty dishes are some 30 KB, and streamed word by word some 2 MB; what is longer isn't a menu. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024
/** A picture of 2,048 × 2,048 px as PNG in base64. */
const MAX_IMAGE_BYTES = 24 * 1024 * 1024

/** The name under which the library takes options for servers that speak as OpenAI does. */
export const COMPATIBLE = 'compatible'

/** The address as well, because the libraries would else look for one in the environment. */
const providers: Readonly<
  Record<AiSettings['provider'], (connection: Connection, fetch: typeof globalThis.fetch) => Provider>
> = {
  openai: ({ apiKey, baseUrl = 'https://api.openai.com/v1' }, fetch) =>
    createOpenAI({ apiKey, baseURL: baseUrl, fetch }),
  anthropic: ({ apiKey, baseUrl = 'https://api.anthropic.com/v1' }, fetch) => {
    const anthropic = createAnthropic({ apiKey, baseURL: baseUrl, fetch })
    return { languageModel: (name) => anthropic(name) }
  },
  'openai-compatible': ({ apiKey, baseUrl = '' }, fetch) =>
    createOpenAICompatible({
      name: COMPATIBLE,
      apiKey,
      baseURL: baseUrl,
      fetch,
      supportsStructuredOutputs: true,
    }),
}

export const openLanguageModel = ({ provider, model, ...connection }: AiSettings): LanguageModel =>
  providers[provider](connection, boundedFetch(MAX_TEXT_BYTES)).languageModel(model)

/** Undefined when no model that sees is set. */
export const openVisionModel = (settings: AiSettings): LanguageModel | undefined =>
  settings.visionModel === undefined
    ? undefined
    : openLanguageModel({ ...settings, model: settings.visionModel })

/** Undefined when no image model is set. */
export const openImageModel = ({
  provider,
  imageModel,
  ...connection
}: AiSettings): ImageModel | undefined =>
  imageModel === undefined
    ? undefined
    : providers[provider](connection, boundedFetch(MAX_IMAGE_BYTES)).imageModel?.(imageModel)
