import { useMutation } from '@tanstack/react-query'
import { logout } from '#contract/accounts/accounts.ts'
import { accountNotice } from '#domain/site/account-notice.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { installation } from '../../../lib/installation.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { flushDraft } from '../../../menu/drafts/draft.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { endSession, goHome, leaveNotice } from './session.ts'

/** The last second of work goes to the server before the way there is closed. */
async function keepWork(): Promise<void> {
  try {
    await flushDraft()
  } catch (error) {
    // A menu that the server refuses for what it is will not be taken later either.
    if (!(error instanceof ApiError && error.code === 'invalid_input')) throw error
  }
}

/** Signs out and leaves for the home page: a page load, so that nothing of the user stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: async () => {
      await keepWork()
      await call(logout, {})
    },
    onSuccess: () => {
      toast(accountNotice('signed-out', '', installation().brandName))
      leaveNotice('signed-out')
      endSession()
      goHome()
    },
    onError: tellFailureOr('An unexpected error occurred. Please try again.', 'Logout failed'),
  })
