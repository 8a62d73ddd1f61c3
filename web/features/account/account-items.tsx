import { CircleUser } from 'lucide-react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { accountLinks } from '#contract/site-links.ts'
import { site } from '#domain/site/content.ts'
import { askToSignIn, useLapsedSession } from '../../lib/lapsed-session.ts'
import { DropdownMenuItem, DropdownMenuSeparator, DropdownSubmenu } from '../../ui/dropdown-menu.tsx'
import { useLogout } from './signing-in/use-logout.ts'

/** The menu of the account, inside the menu of a screen that has a bar of its own. */
export function AccountItems({ user }: { user: User }) {
  const logout = useLogout()
  const hasLapsed = useLapsedSession((session) => session.hasLapsed)
  if (hasLapsed) return <DropdownMenuItem onSelect={askToSignIn}>Sign In</DropdownMenuItem>
  return (
    <DropdownSubmenu icon={CircleUser} label={`Account of ${user.username}`}>
      {accountLinks(user).map(({ href, label }) => (
        <DropdownMenuItem key={href} asChild>
          <Link to={href}>{label}</Link>
        </DropdownMenuItem>
      ))}
      <DropdownMenuItem asChild>
        <a href={`mailto:${site.supportEmail}`}>Contact Support</a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={() => logout.mutate()}>Logout</DropdownMenuItem>
    </DropdownSubmenu>
  )
}
