import { CircleUser } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { askToSignIn, useLapsedSession } from '../../lib/lapsed-session.ts'
import { DropdownMenuItem, DropdownSubmenu } from '../../ui/overlay/dropdown-menu.tsx'
import { AccountEntries } from './account-entries.tsx'
import { useLogout } from './signing-in/use-logout.ts'

/** The menu of the account, inside the menu of a screen that has its own bar. */
export function AccountItems({ user }: { user: User }) {
  const logout = useLogout()
  const hasLapsed = useLapsedSession((session) => session.hasLapsed)
  if (hasLapsed) return <DropdownMenuItem onSelect={askToSignIn}>Sign In</DropdownMenuItem>
  return (
    <DropdownSubmenu icon={CircleUser} label={`Account of ${user.username}`}>
      <AccountEntries user={user} onLogout={() => logout.mutate()} />
    </DropdownSubmenu>
  )
}
