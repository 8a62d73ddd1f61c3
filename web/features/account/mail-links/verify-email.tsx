import { useMutation, useQuery } from '@tanstack/react-query'
import { requestVerification, verifyEmail } from '#contract/accounts/accounts.ts'
import { NEW_MENU_PATH } from '#contract/pages/pages.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { PlainPage } from '../forms/plain-page.tsx'

/** Where the link of a mail leads: the address is confirmed by opening it. */
export function VerifyEmail({ token }: { token: string | null }) {
  const { error, isSuccess, isFetching, refetch } = useQuery({
    queryKey: [verifyEmail.path, token],
    queryFn: async () => {
      await call(verifyEmail, { body: { token: token ?? '' } })
      return true
    },
    enabled: token !== null,
    gcTime: 0,
  })
  if (isFetching) {
    return (
      <PlainPage title="Confirming your email address">
        <Spinner label="This takes a moment." isLabelVisible />
      </PlainPage>
    )
  }
  if (isSuccess) return <Confirmed />
  const isLinkInvalid = error instanceof ApiError && error.code === 'verification_link_invalid'
  if (token === null || isLinkInvalid) return <LinkInvalid />
  return (
    <PlainPage title="Your email address is not confirmed yet">
      <p role="status" className="text-quiet">
        {sentenceOf(error, 'Carte did not answer. Please check your connection.')}
      </p>
      <Button size="lg" onClick={() => refetch()}>
        Try again
      </Button>
    </PlainPage>
  )
}

function Confirmed() {
  const user = useCurrentUser()
  return (
    <PlainPage title="Your email address is confirmed">
      <p role="status" className="text-quiet">
        Thank you. Emails about your account will reach you from now on.
      </p>
      <ScreenLink to={user ? NEW_MENU_PATH : '/auth'} size="lg">
        {user ? 'Create a menu' : 'Go to Login'}
      </ScreenLink>
    </PlainPage>
  )
}

function LinkInvalid() {
  const user = useCurrentUser()
  const send = useMutation({ mutationFn: () => call(requestVerification, {}), onError: showErrorToast })
  return (
    <PlainPage title="This link no longer works">
      <p className="text-quiet">It is more than a day old, or incomplete. We can send you a new one.</p>
      {user ? (
        <Button size="lg" isPending={send.isPending} isDone={send.isSuccess} onClick={() => send.mutate()}>
          Send a new link
        </Button>
      ) : (
        <ScreenLink to="/auth" state={{ from: '/account' }} size="lg">
          Sign in to get a new link
        </ScreenLink>
      )}
      <p role="status" className="text-quiet empty:hidden">
        {send.isSuccess && 'Sent. If your address is already confirmed, you won’t get an email.'}
      </p>
    </PlainPage>
  )
}
