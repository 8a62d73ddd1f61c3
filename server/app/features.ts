import type { Installation } from '#contract/shared/installation.ts'
import type { Api, ShowPage } from '../http/bindings.ts'
import type { Policy } from '../http/security/content-security-policy.ts'
import type { JobKind } from '../jobs/job.ts'
import * as all from './all-features.ts'
import type { OpenServices, Services } from './services.ts'

/** @param now by the clock of sweeps, which deletes nothing for a clock that jumped ahead */
type Sweep = (services: OpenServices, now: Date) => Promise<unknown>

/** What a feature says of itself to the server; each is exported by `server/features/<name>/feature.ts`. */
export interface Feature {
  /** Answers its calls and its own pages. @param page shows a page of the site */
  mount?(api: Api, services: Services, page: ShowPage): void
  /** Paths of its screens: the server answers them with the shell, which the browser's router fills. */
  screens?(installation: Installation): readonly string[]
  /** What its screens may do in addition to the others. */
  readonly screensPolicy?: Policy
  /** Service workers, by how their files begin: the paths that each may answer for, the usual one first. */
  readonly pageWorkers?: Readonly<Record<string, readonly string[]>>
  /** What it does later, and again until it succeeds. */
  jobs?(services: OpenServices): JobKind
  /** What is done at the start and every ten minutes, on one server, by name. */
  readonly sweeps?: Readonly<Record<string, Sweep>>
  /** Begins what it does while the server runs. @returns ends it */
  run?(services: OpenServices): () => Promise<void>
}

export const features: readonly Feature[] = Object.values(all)
