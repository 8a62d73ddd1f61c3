import { ChevronDown } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { siteLinks } from '#contract/pages/site-links.ts'
import { site } from '#domain/site/content.ts'
import { installation } from '../../lib/installation.ts'
import { askToSignIn, useLapsedSession } from '../../lib/lapsed-session.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import {
  DropdownMenu,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../ui/overlay/dropdown-menu.tsx'
import { SiteNav } from '../../ui/site-frame/site-nav.tsx'
import { AccountEntries } from './account-entries.tsx'
import { useLogout } from './signing-in/use-logout.ts'

/** The head of every signed-in screen. The logo leads to the home page, which is the server's. */
export function AppHeader({ user }: { user: User }) {
  const logout = useLogout()
  const links = siteLinks(installation())
  const hasLapsed = useLapsedSession((session) => session.hasLapsed)
  return (
    <header className="border-rule border-b bg-card print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center justify-between gap-2">
        <a href="/" className="py-2">
          <Logo name={site.brandName} />
        </a>
        {/* On narrower screens these links are in the account's menu. */}
        <SiteNav links={links} className="hidden lg:block lg:pl-8 [&_a]:md:min-h-14" />
        <nav aria-label="Account" className="flex min-w-0 flex-wrap items-center gap-1">
          <ScreenLink to="/" variant="quiet" className="px-2 sm:px-4">
            My Menus
          </ScreenLink>
          {hasLapsed ? (
            <Button variant="secondary" onClick={askToSignIn}>
              Sign In
            </Button>
          ) : (
            <DropdownMenu
              trigger={
                <Button variant="quiet" className="min-w-0 shrink px-2 sm:px-4" isPending={logout.isPending}>
                  <span className="sr-only">Account of </span>
                  <span className="max-w-18 truncate sm:max-w-48">{user.username}</span>
                  <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
                </Button>
              }
            >
              <DropdownMenuHeading>Account</DropdownMenuHeading>
              <AccountEntries user={user} onLogout={() => logout.mutate()}>
                <DropdownMenuSeparator />
                {links.map(({ href, label }) => (
                  <DropdownMenuItem key={href} asChild className="lg:hidden">
                    <a href={href}>{label}</a>
                  </DropdownMenuItem>
                ))}
              </AccountEntries>
            </DropdownMenu>
          )}
        </nav>
      </div>
    </header>
  )
}
