import { DISHES_PATH, START_PATH, TRIAL_PATH } from '#contract/pages/pages.ts'
import { sweepBins } from './bin/bin.ts'
import { keepOpening } from './changes/open-planned.ts'
import { sweepChanges } from './changes/queries.ts'
import { reviewClaims } from './claims-review.ts'
import { sweepRecord } from './record/sweep-record.ts'
import { mountMenus } from './routes.ts'

export const menus = {
  mount: mountMenus,
  screens: () => [
    START_PATH,
    TRIAL_PATH,
    '/menu-builder',
    '/menu-designer',
    '/saved-menus',
    '/my-menus',
    '/bin',
    '/compare',
    DISHES_PATH,
  ],
  sweeps: { bins: sweepBins, claims: reviewClaims, changes: sweepChanges, record: sweepRecord },
  run: keepOpening,
}
