import type { z } from 'zod'

/** Replaces something real in a generated input, which is looked up when the input is sent. */
export class Known {
  readonly key: string
  readonly pick: number
  readonly #accepts: z.ZodType | undefined
  /** What is sent where nothing real is known. */
  readonly otherwise: unknown

  constructor(key: string, pick: number, options: { accepts?: z.ZodType; otherwise?: unknown } = {}) {
    this.key = key
    this.pick = pick
    this.#accepts = options.accepts
    this.otherwise = options.otherwise
  }

  /** Of what is known under its name, what it may stand for: the first after its pick that is fit. */
  among(known: readonly unknown[]): unknown {
    for (let ahead = 0; ahead < known.length; ahead += 1) {
      const value = known[(this.pick + ahead) % known.length]
      if (this.#accepts?.safeParse(value).success ?? true) return value
    }
    return undefined
  }
}

/** Replaces text that JSON has no value for in a generated input: `1e999`, `-0`, `NaN`. */
export class Verbatim {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

const KEPT_OF_A_KEY = 40
const LONGEST_KEPT = 20_000

/**
 * What an account has come to know: the values that answers gave under each name. With them, inputs get
 * past the first check of a call.
 */
export class Knowledge {
  readonly #values = new Map<string, unknown[]>()

  learn(key: string, value: unknown): void {
    if (value === null || value === undefined) return
    const known = this.#values.get(key) ?? []
    this.#values.set(key, known)
    if (known.includes(value)) return
    if (typeof value === 'object' && JSON.stringify(value).length > LONGEST_KEPT) return
    known.push(value)
    if (known.length > KEPT_OF_A_KEY) known.shift()
  }

  learnAll(value: unknown): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) this.learn(key, part)
      this.learnAll(part)
    }
  }

  forget(key: string, value: unknown): void {
    const known = this.#values.get(key)
    const place = known?.indexOf(value) ?? -1
    if (place >= 0) known?.splice(place, 1)
  }

  count(key: string): number {
    return this.#values.get(key)?.length ?? 0
  }

  find(known: Known): unknown {
    return known.among(this.#values.get(known.key) ?? [])
  }
}

/** The input as it is sent: what stood for something real is that thing. */
export function resolve(value: unknown, find: (known: Known) => unknown): unknown {
  if (value instanceof Known) return find(value) ?? resolve(value.otherwise, find)
  if (value instanceof Verbatim || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((part) => resolve(part, find))
  const resolved: Record<string, unknown> = Object.create(null)
  for (const [key, part] of Object.entries(value)) resolved[key] = resolve(part, find)
  return resolved
}

export function writeJson(value: unknown): string {
  if (value instanceof Verbatim) return value.text
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, part]) => part !== undefined)
  return `{${fields.map(([key, part]) => `${JSON.stringify(key)}:${writeJson(part)}`).join(',')}}`
}
