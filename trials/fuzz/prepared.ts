import { setTimeout } from 'node:timers/promises'
import type { Endpoint, EndpointOutput } from '#contract/shared/endpoint.ts'
import type { ArrangedInput } from './arranged.ts'
import type { Visitor } from './visitor.ts'

/** Who makes what a call needs. */
export interface People {
  /** With Professional. */
  readonly owner: Visitor
  readonly other: Visitor
  readonly administrator: Visitor
}

/** A request that must succeed, and who makes it. */
export interface Prepared extends ArrangedInput {
  readonly by: Visitor
}

/** Makes what a call needs that no random input brings about. */
export type Preparing = readonly [call: Endpoint, prepare: (people: People) => Promise<Prepared>]

export const made = async <E extends Endpoint>(
  by: Visitor,
  endpoint: E,
  input: ArrangedInput = {},
): Promise<EndpointOutput<E>> => (await by.arrange(endpoint, input)) as EndpointOutput<E>

/** Asks again until there is an answer. */
export async function until<Value>(ask: () => Promise<Value | undefined>): Promise<Value> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const value = await ask()
    if (value !== undefined) return value
    await setTimeout(BETWEEN_MS)
  }
  throw new Error('What a call needs did not come about.')
}

const MOST_TRIES = 100
const BETWEEN_MS = 200
