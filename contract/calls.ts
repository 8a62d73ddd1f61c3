import * as all from './resources.ts'
import type { NamedShape, PostedEvent } from './shared/described.ts'
import type { Endpoint } from './shared/endpoint.ts'

/** What a call takes and answers; a test holds it to their shapes. */
export interface CallExample {
  readonly body?: unknown
  readonly output?: unknown
}

/** What a file of calls says of itself. */
interface Resource {
  /** In the order in which an owner comes upon them. Files that share a name are one in the API's description. */
  readonly resource: readonly [place: number, name: string, summary?: string]
  /** By the names of its calls. */
  readonly examples?: Readonly<Record<string, CallExample>>
  readonly shapes?: readonly NamedShape[]
  /** What is posted to other programs. */
  readonly posted?: readonly PostedEvent[]
}

const resources: readonly Resource[] = Object.values(all).toSorted((a, b) => a.resource[0] - b.resource[0])

/** A call with the name that it is exported under, which is its name in the API's description too. */
export interface NamedCall {
  readonly id: string
  readonly resource: string
  readonly call: Endpoint
  readonly example?: CallExample | undefined
}

export const resourceSummaries: readonly { readonly name: string; readonly description: string }[] =
  resources.flatMap(({ resource: [, name, description] }) => (description ? [{ name, description }] : []))

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

export const calls: readonly NamedCall[] = resources.flatMap((contents) =>
  Object.entries(contents).flatMap(([id, value]) =>
    isCall(value)
      ? [{ id, resource: contents.resource[1], call: value, example: contents.examples?.[id] }]
      : [],
  ),
)

export const namedShapes: readonly NamedShape[] = resources.flatMap(({ shapes = [] }) => shapes)

export const postedEvents: readonly PostedEvent[] = resources.flatMap(({ posted = [] }) => posted)
