import type { Env } from './env.ts'

export interface Settings {
  readonly env: Env
}
