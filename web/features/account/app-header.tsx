import { Link } from 'react-router'
import type { User } from '#contract/accounts.ts'
import { site } from '#domain/site/content.ts'
import { Logo } from '../../ui/logo.tsx'

/** The head of every signed-in screen. */
export function AppHeader({ user }: { user: User }) {
  return (
    <header className="border-rule border-b bg-card">
      <div className="page-width flex min-h-14 items-center justify-between gap-4">
        <a href="/">
          <Logo name={site.brandName} />
        </a>
        <nav>
          <Link to="/my-menus">My Menus</Link>
          <span className="sr-only">{user.username}</span>
        </nav>
      </div>
    </header>
  )
}
