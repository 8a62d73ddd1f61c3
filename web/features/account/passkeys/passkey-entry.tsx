import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { beginPasskeySignIn, finishPasskeySignIn } from '#contract/accounts/passkeys.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { askPasskey, knowsPasskeys } from './passkey-browser.ts'

/** In place of the name and the password. */
export function PasskeyEntry({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const signIn = useMutation({
    mutationFn: async () => {
      const response = await askPasskey(await call(beginPasskeySignIn, {}))
      return response && call(finishPasskeySignIn, { body: { response } })
    },
    onSuccess: (user) => user && onSignedIn(user),
    onError: showErrorToast,
  })
  if (!knowsPasskeys()) return null
  return (
    <Button
      variant="quiet"
      className="self-center"
      icon={KeyRound}
      isPending={signIn.isPending || Boolean(signIn.data)}
      onClick={() => signIn.mutate()}
    >
      Sign in with a passkey
    </Button>
  )
}
