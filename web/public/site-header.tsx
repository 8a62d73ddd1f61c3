import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages.ts'
import { canChangeCatalogue } from '#domain/access/catalogue.ts'
import { site } from '#domain/site/content.ts'
import { buttonClass } from '../ui/button-class.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { Logo } from '../ui/logo.tsx'

/** The head of the site's pages; the account's menu opens without a script. */
export function SiteHeader({ visitor }: Pick<PageFrame, 'visitor'>) {
  return (
    <header className="border-rule border-b bg-card">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        Skip to content
      </a>
      <div className="page-width flex min-h-16 items-center justify-between gap-4">
        <a href="/" className="py-2">
          <Logo name={site.brandName} />
        </a>
        {visitor ? (
          <nav aria-label="Account" className="flex items-center gap-1">
            <LinkButton href="/my-menus" variant="quiet">
              My Menus
            </LinkButton>
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

function AccountMenu({ visitor }: { visitor: NonNullable<PageFrame['visitor']> }) {
  return (
    <details className="group relative">
      <summary
        className={buttonClass({
          variant: 'quiet',
          className: 'list-none [&::-webkit-details-marker]:hidden',
        })}
      >
        <span className="max-w-32 truncate sm:max-w-48">{visitor.username}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="absolute right-0 z-20 mt-1 w-56 rounded-card border border-rule-raised bg-card p-1 shadow-raised">
        <p className="px-3 py-2 text-quiet text-sm">Account</p>
        <AccountLink href="/my-menus">My Menus</AccountLink>
        <AccountLink href="/menu-builder">Create Menu</AccountLink>
        {canChangeCatalogue(visitor) && <AccountLink href="/menu-audit">Menu Audit</AccountLink>}
        <form method="post" action="/logout" className="mt-1 border-rule border-t pt-1">
          <button type="submit" className={entryClass}>
            Logout
          </button>
        </form>
      </div>
    </details>
  )
}

const entryClass =
  'flex min-h-10 w-full items-center rounded-control px-3 text-left text-sm hover:bg-wash pointer-coarse:min-h-11'

function AccountLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={entryClass}>
      {children}
    </a>
  )
}
