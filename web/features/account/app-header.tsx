import { ChevronDown, Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import type { User } from '#contract/accounts/accounts.ts'
import { DISHES_PATH, MY_MENUS_PATH, publicPaths, SOLD_OUT_PATH } from '#contract/pages/pages.ts'
import { ownScreenAt, ownScreens, siteLinks } from '#contract/pages/site-links.ts'
import { installation } from '../../lib/installation.ts'
import { askToSignIn, useLapsedSession } from '../../lib/lapsed-session.ts'
import { openPanel } from '../../menu/actions/open-panel.ts'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import {
  DropdownMenu,
  DropdownMenuHeading,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../ui/overlay/dropdown-menu.tsx'
import { SiteNav, type SiteNavProps } from '../../ui/site-frame/site-nav.tsx'
import { AccountEntries } from './account-entries.tsx'
import { HouseSwitcher } from './people/house-switcher.tsx'
import { useLogout } from './signing-in/use-logout.ts'

/** Which of them shows. */
function screenAt({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  if (pathname === SOLD_OUT_PATH) return publicPaths.home
  return pathname === '/saved-menus' || pathname === DISHES_PATH
    ? MY_MENUS_PATH
    : ownScreenAt(pathname, new URLSearchParams(search).get('tab'))?.href
}

const ScreenAnchor: SiteNavProps['Anchor'] = ({ href, ...rest }) => <Link to={href} {...rest} />

/** The head of every signed-in screen. The logo leads to the home page, which is the server's. */
export function AppHeader({ user }: { user: User }) {
  const logout = useLogout()
  const links = siteLinks(installation())
  const current = screenAt(useLocation())
  const hasLapsed = useLapsedSession((session) => session.hasLapsed)
  return (
    <header className="border-rule border-b bg-card print:hidden">
      <div className="page-width flex min-h-14 flex-wrap items-center justify-between gap-x-2">
        <a href="/" className="py-2">
          <Logo name={installation().brandName} />
        </a>
        <HouseSwitcher user={user} />
        <SiteNav
          label="Main"
          links={ownScreens}
          current={current}
          Anchor={ScreenAnchor}
          className={classNames(user.house.others ? 'md:pl-2 lg:pl-8' : 'md:pl-8', '[&_a]:md:min-h-14')}
        />
        <nav aria-label="Account" className="flex min-w-0 flex-wrap items-center gap-1">
          <IconButton icon={Search} label="Find" onClick={() => openPanel('palette')} />
          {hasLapsed ? (
            <Button variant="secondary" onClick={askToSignIn}>
              Sign In
            </Button>
          ) : (
            <DropdownMenu
              trigger={
                <Button variant="quiet" className="min-w-0 shrink px-2 sm:px-4" isPending={logout.isPending}>
                  <span className="sr-only">Account of </span>
                  <span
                    className={classNames(
                      'truncate sm:max-w-48',
                      // The name of the house takes its room.
                      user.house.others ? 'max-w-14 md:max-w-16 lg:max-w-48' : 'max-w-18',
                    )}
                  >
                    {user.username}
                  </span>
                  <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
                </Button>
              }
            >
              <DropdownMenuHeading>Account</DropdownMenuHeading>
              <AccountEntries user={user} onLogout={() => logout.mutate()}>
                <DropdownMenuSeparator />
                {links.map(({ href, label }) => (
                  <DropdownMenuItem key={href} asChild>
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
