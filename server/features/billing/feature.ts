import { hasPlans, type Installation } from '#contract/shared/installation.ts'
import type { Payments } from '../../adapters/payments/port.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Watching } from '../../watching/watching.ts'
import { sweepRenewals } from './refresh.ts'
import { mountBilling } from './routes.ts'

export const billing = {
  mount: mountBilling,
  screens: (installation: Installation) =>
    hasPlans(installation) ? ['/subscription-checkout', '/subscription-success'] : [],
  sweeps: {
    renewals: async (services: Settings & Watching & Database & Clock & Payments) => {
      if (hasPlans(services.env)) await sweepRenewals(services, services.log)
    },
  },
}
