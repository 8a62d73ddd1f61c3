import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { accountLinks, supportHref } from '#contract/pages/site-links.ts'
import { installation } from '../../lib/installation.ts'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../ui/overlay/dropdown-menu.tsx'

export interface AccountEntriesProps {
  user: User
  onLogout: () => void
  /** Between the screens of the account and the way to support. */
  children?: ReactNode
}

export const AccountEntries = ({ user, onLogout, children }: AccountEntriesProps) => (
  <>
    {accountLinks(user).map(({ href, label }) => (
      <DropdownMenuItem key={href} asChild>
        <Link to={href}>{label}</Link>
      </DropdownMenuItem>
    ))}
    {children}
    <DropdownMenuItem asChild>
      <a href={supportHref(installation(), user)}>Contact Support</a>
    </DropdownMenuItem>
    <DropdownMenuSeparator />
    <DropdownMenuItem onSelect={onLogout}>Logout</DropdownMenuItem>
  </>
)
