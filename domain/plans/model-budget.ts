import type { Plan } from './plans.ts'

/** What an operator pays a provider for: text of a language model, pictures of an image model. */
export type ModelCallKind = 'text' | 'image'

/** Calls of a model that one account may cause on one day (UTC). */
export const DAILY_MODEL_CALLS: Readonly<Record<ModelCallKind, Readonly<Record<Plan, number>>>> = {
  text: { basic: 20, professional: 200 },
  image: { basic: 20, professional: 200 },
}
