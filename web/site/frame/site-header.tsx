import { ChevronDown } from 'lucide-react'
import { MY_MENUS_PATH, type PageFrame, publicPaths } from '#contract/pages/pages.ts'
import { accountLinks, ownScreens, siteLinks } from '#contract/pages/site-links.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Logo } from '../../ui/layout/logo.tsx'
import { SiteNav } from '../../ui/site-frame/site-nav.tsx'

export function SiteHeader({
  visitor,
  installation,
  url,
  isScreen,
}: Pick<PageFrame, 'visitor' | 'installation' | 'url'> & { isScreen: boolean }) {
  const { pathname } = new URL(url)
  return (
    <header className="border-rule border-b bg-card print:hidden">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        Skip to content
      </a>
      <div className="page-width relative flex min-h-16 flex-wrap items-center justify-between gap-x-4 md:flex-nowrap md:gap-x-10">
        <a href={publicPaths.home} className="flex min-h-16 items-center">
          <Logo name={installation.brandName} />
        </a>
        <SiteNav links={visitor && isScreen ? ownScreens : siteLinks(installation)} current={pathname} />
        {visitor ? (
          <nav aria-label="Account" className="flex items-center gap-1">
            {!isScreen && (
              <LinkButton href={MY_MENUS_PATH} variant="quiet" className="px-2 sm:px-4">
                My Menus
              </LinkButton>
            )}
            <AccountMenu visitor={visitor} />
          </nav>
        ) : (
          <nav aria-label="Account">
            <LinkButton href="/auth" variant="secondary">
              Sign In
            </LinkButton>
          </nav>
        )}
      </div>
    </header>
  )
}

const MENU_ID = 'account-menu'

/** A popover: it opens, and closes with Escape or a click outside it, without a script. */
const AccountMenu = ({ visitor }: { visitor: NonNullable<PageFrame['visitor']> }) => (
  <>
    <button
      type="button"
      popoverTarget={MENU_ID}
      className={buttonClass({ variant: 'quiet', className: 'min-w-0 shrink px-2 sm:px-4' })}
    >
      <span className="sr-only">Account of </span>
      <span className="max-w-20 truncate sm:max-w-48">{visitor.username}</span>
      <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
    </button>
    <div
      id={MENU_ID}
      popover="auto"
      // In the top layer "absolute" counts from the page: the menu hangs from the header's first line.
      className="absolute inset-auto top-15 right-[max(1rem,calc((100vw-75rem)/2+2rem))] m-0 w-56 rounded-card border border-rule-raised bg-card p-1 text-ink shadow-raised"
    >
      <p className="px-3 py-2 text-quiet text-sm">Account</p>
      {accountLinks(visitor).map(({ href, label }) => (
        <a key={href} href={href} className={entryClass}>
          {label}
        </a>
      ))}
      <form method="post" action="/logout" className="mt-1 border-rule border-t pt-1">
        <button type="submit" className={entryClass}>
          Logout
        </button>
      </form>
    </div>
  </>
)

const entryClass =
  'flex min-h-10 w-full items-center rounded-control px-3 text-left text-sm hover:bg-wash pointer-coarse:min-h-11'
