import type { z } from 'zod'

/** A shape that several calls share: the API describes it once, under this name. */
export type NamedShape = readonly [name: string, schema: z.ZodType, description: string]

/** What is posted to addresses of other programs, as the API describes it. */
export interface PostedEvent {
  readonly id: string
  readonly summary: string
  readonly description: string
  /** What its headers say, by their names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: z.ZodType
  readonly example: unknown
}
