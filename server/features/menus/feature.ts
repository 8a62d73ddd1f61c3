import { DISHES_PATH, EDITOR_PATHS, RECORD_PATH, START_PATH, TRIAL_PATH } from '#contract/pages/pages.ts'
import type { Installation } from '#contract/shared/installation.ts'
import { sweepBins } from './bin/bin.ts'
import { keepOpening } from './changes/open-planned.ts'
import { sweepChanges } from './changes/queries.ts'
import { reviewClaims } from './claims-review.ts'
import { sweepRecord } from './record/sweep-record.ts'
import { sweepRollouts } from './rollouts/queries.ts'
import { rolloutJobs } from './rollouts/rollout-jobs.ts'
import { mountMenus } from './routes.ts'
import { packStates } from './states/pack-states.ts'

export const menus = {
  mount: mountMenus,
  screens: ({ hasSite }: Installation) => [
    START_PATH,
    ...(hasSite ? [TRIAL_PATH] : []),
    ...EDITOR_PATHS,
    '/saved-menus',
    '/my-menus',
    '/bin',
    '/compare',
    DISHES_PATH,
    RECORD_PATH,
  ],
  // Somebody at work has the menu with them when the connection goes.
  pageWorkers: { '/assets/screen-worker-': EDITOR_PATHS },
  sweeps: {
    bins: sweepBins,
    claims: reviewClaims,
    changes: sweepChanges,
    record: sweepRecord,
    rollouts: sweepRollouts,
    packing: packStates,
  },
  jobs: rolloutJobs,
  run: keepOpening,
}
