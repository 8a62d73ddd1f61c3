import type { Env } from './env.ts'

export interface Settings {
  readonly env: Env
}

/** What tests set otherwise than an installation has it. */
export interface Overrides {
  /** Addresses of a private network that pictures may be fetched from and events sent to; none, but in tests. */
  readonly reachablePrivateAddresses?: readonly string[]
  /** How often views are written and events are looked for, in ms; every five seconds and every second where absent. */
  readonly roundsMs?: { readonly views?: number; readonly events?: number; readonly versions?: number }
}

export interface Overridable {
  readonly overrides: Overrides
}
