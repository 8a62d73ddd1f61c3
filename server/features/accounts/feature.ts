import { accountPages } from '#contract/accounts/accounts.ts'
import { mountAccounts } from './routes.ts'
import { sweepExpired } from './store/queries.ts'

export const accounts = {
  mount: mountAccounts,
  screens: () => [
    '/auth',
    '/account',
    '/forgot-password',
    accountPages.resetPassword,
    accountPages.verifyEmail,
  ],
  sweeps: { sessions: sweepExpired },
}
