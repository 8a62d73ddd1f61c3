import { useMutation } from '@tanstack/react-query'
import { beginProviderSignIn } from '#contract/accounts/single-sign-on.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ProviderRefusalNote } from './refusal-note.tsx'

interface ProviderEntryProps {
  /** As the operator calls it. */
  provider: string
  /** The screen to go on to; null for none. */
  from: string | null
  /** The token of an invitation that lets this person in; null where nobody needs one. */
  invitation: string | null
  /** Why the person comes back from there; null for who was not there. */
  refused: string | null
}

/** The way to the provider, under the forms: there an account is made too. */
export function ProviderEntry({ provider, from, invitation, refused }: ProviderEntryProps) {
  const begin = useMutation({
    mutationFn: () =>
      call(beginProviderSignIn, { body: { ...(from && { from }), ...(invitation && { invitation }) } }),
    onSuccess: ({ goTo }) => window.location.assign(goTo),
    onError: showErrorToast,
  })
  return (
    <div className="mt-6 flex flex-col gap-4 border-rule border-t pt-6">
      <ProviderRefusalNote refused={refused} />
      <Button
        variant="secondary"
        size="lg"
        isPending={begin.isPending || begin.isSuccess}
        onClick={() => begin.mutate()}
      >
        Continue with {provider}
      </Button>
    </div>
  )
}
