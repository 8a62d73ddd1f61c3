import type { ModelCaller } from './model-caller.ts'

export const GENERATED_IMAGES = '/images/generated'

export interface FoodImageRequest {
  /** Who asks: decides the place in the queue and the budget, and isn't sent to any provider. */
  readonly caller: ModelCaller
  readonly itemName: string
  readonly itemDescription: string
  readonly cuisineId: number
  readonly categoryId: number
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

/** Finds a picture for a dish. There always is one, served by us; failures of a provider aren't errors of the port. */
export interface FoodImageProvider {
  /** A path on our own server, from `/`. */
  imageFor(request: FoodImageRequest): Promise<string>
}
