import { createHash } from 'node:crypto'
import { generateImage, type ImageModel } from 'ai'
import sharp from 'sharp'
import { cuisines } from '#domain/reference/reference.ts'
import type { Logger } from '../../../watching/log.ts'
import type { FileStorage } from '../../storage/port.ts'
import type { ModelCalls } from '../models/model-calls.ts'
import { describeFailure, ModelFailure, toModelFailure } from '../models/model-failure.ts'
import { COMPATIBLE } from '../models/providers.ts'
import { type FoodImageProvider, type FoodImageRequest, GENERATED_IMAGES } from '../ports/food-images.ts'

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

/** What an image model may answer, judged by the bytes; SVG is left out, because it can carry scripts. */
const TAKEN_FORMATS = new Set(['jpeg', 'png', 'webp'])

/** No model paints more; a header that promises more is a bomb. */
const MAX_PIXELS = 64_000_000

/** A dish is shown at some 400 px, on screens of two or three dots a pixel. */
const MAX_SIDE_PX = 1024

/**
 * A picture as it is kept: re-encoded as WebP of at most 1024 px, so that nothing else that the
 * bytes held (metadata, a second file) comes along.
 * @throws {Error} when the bytes aren't a picture that we take
 */
async function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  // The header is judged before a pixel is decoded.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
  if (!TAKEN_FORMATS.has(format)) throw new RangeError(`A picture of the format ${format} is not taken`)
  if (width * height > MAX_PIXELS) throw new RangeError(`A picture of ${width} × ${height} px is too large`)
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
}
