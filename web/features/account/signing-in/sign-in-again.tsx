import { loginSchema, type User } from '#contract/accounts/accounts.ts'
import { accountNotice } from '#domain/site/account-notice.ts'
import { installation } from '../../../lib/installation.ts'
import { declineToSignIn } from '../../../lib/lapsed-session.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { usePlainForm } from '../forms/plain-form.ts'
import { LoginForm } from './login-form.tsx'
import { continueSession } from './session.ts'

/** Over the screen where the session ended, while it asks: the owner signs in and goes on there, and nothing is lost. */
export const SignInAgain = ({ user }: { user: User }) => (
  <Dialog
    isOpen
    onOpenChange={declineToSignIn}
    title="Sign in to continue"
    description="Your session has ended. Your work is kept and waits for you."
    maxWidth={440}
  >
    <SameUserForm user={user} />
  </Dialog>
)

function SameUserForm({ user }: { user: User }) {
  const form = usePlainForm(loginSchema, { username: user.username, password: '' })
  return (
    <div className="pb-2">
      <LoginForm
        form={form}
        // Somebody else would take over a menu that is not theirs.
        isUsernameFixed
        onSignedIn={(returned) => {
          toast(accountNotice('signed-in', returned.username, installation().brandName))
          continueSession(returned)
        }}
      />
    </div>
  )
}
