import { useMutation } from '@tanstack/react-query'
import { logout } from '#contract/accounts.ts'
import { accountNotice } from '#domain/site/account-notice.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast-store.ts'
import { endSession, goHome, leaveNotice } from './session.ts'

/** Signs out and leaves for the home page: a page load, so that nothing of the user stays in memory. */
export const useLogout = () =>
  useMutation({
    mutationFn: () => call(logout, {}),
    onSuccess: () => {
      toast(accountNotice('signed-out', ''))
      leaveNotice('signed-out')
      endSession()
      goHome()
    },
    onError: (error) =>
      toast({
        title: 'Logout failed',
        description: sentenceOf(error, 'An unexpected error occurred. Please try again.'),
        variant: 'destructive',
      }),
  })
