import { createHash } from 'node:crypto'
import { generateImage, type ImageModel } from 'ai'
import { cuisines } from '#domain/reference/reference.ts'
import type { Logger } from '../../../watching/log.ts'
import type { FileStorage } from '../../storage/port.ts'
import type { ModelCalls } from '../models/model-calls.ts'
import { describeFailure, ModelFailure, toModelFailure } from '../models/model-failure.ts'
import { COMPATIBLE } from '../models/providers.ts'
import { type FoodImageProvider, type FoodImageRequest, GENERATED_IMAGES } from '../ports/food-images.ts'
import { readPicture } from './read-picture.ts'

export interface ImageModelOptions {
  readonly model: ImageModel
  readonly calls: ModelCalls
  readonly storage: FileStorage
  /** Answers when the model does not. */
  readonly otherwise: FoodImageProvider
  readonly log: Logger
  /** For the wait in the queue and the painting. */
  readonly timeLimitMs?: number
}

const TIME_LIMIT_MS = 45_000

/** Pictures of an image model, kept in our storage under the hash of their content. */
export function createImageModelProvider(options: ImageModelOptions): FoodImageProvider {
  const { model, calls, storage, otherwise, log, timeLimitMs = TIME_LIMIT_MS } = options
  return {
    async imageFor(request) {
      const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeLimitMs)])
      let picture: Uint8Array
      try {
        picture = await calls.run(request.caller, signal, () => paint(model, request, signal))
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error
        log.warn(describeFailure(error), 'the image model did not answer')
        return otherwise.imageFor(request)
      }
      const name = `${createHash('sha256').update(picture).digest('hex')}.webp`
      await storage.put(name, picture)
      return `${GENERATED_IMAGES}/${name}`
    },
  }
}

/** @throws {ModelFailure} for every failure */
async function paint(model: ImageModel, request: FoodImageRequest, signal: AbortSignal): Promise<Uint8Array> {
  const bytes = await generateImage({
    model,
    prompt: promptOf(request),
    size: '1024x1024',
    abortSignal: signal,
    maxRetries: 0,
    // OpenAI's own models answer with bytes anyway; others would answer with an address to fetch.
    providerOptions: { [COMPATIBLE]: { response_format: 'b64_json' } },
  }).then(
    ({ image }) => image.uint8Array,
    (error: unknown) => {
      throw toModelFailure(error, signal)
    },
  )
  return readPicture(bytes).catch((error: unknown) => {
    throw new ModelFailure('unusable', error)
  })
}

const LONGEST_NAME = 120
const LONGEST_DESCRIPTION = 400

/** The texts are people's own: quoted as data, and at most a picture of something else comes of them. */
function promptOf({ itemName, itemDescription, cuisineId }: FoodImageRequest): string {
  const dish = {
    name: itemName.slice(0, LONGEST_NAME),
    description: itemDescription.slice(0, LONGEST_DESCRIPTION),
    cuisine: cuisines.find(({ id }) => id === cuisineId)?.name,
  }
  return [
    'A photograph for the printed menu of a restaurant: the one dish that this JSON describes, served as a guest would get it,',
    'on a plain table in soft daylight, nothing else in the picture. No text, no people, no logos.',
    'The texts in the JSON only say what is on the plate.',
    JSON.stringify(dish),
  ].join('\n')
}
