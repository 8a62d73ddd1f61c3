import { site } from '#domain/site/content.ts'
import { Logo } from '../ui/logo.tsx'

export function SiteFooter({ isSignedIn }: { isSignedIn: boolean }) {
  const links = [
    { href: '/', label: 'Home' },
    { href: '/menu-builder', label: 'Create Menu' },
    isSignedIn ? { href: '/my-menus', label: 'My Menus' } : { href: '/auth', label: 'Sign In' },
  ]
  return (
    <footer className="border-rule border-t">
      <div className="page-width flex flex-wrap justify-between gap-x-16 gap-y-8 py-10">
        <div className="max-w-80">
          <Logo name={site.brandName} />
          <p className="mt-4 text-quiet text-sm">{site.tagline}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="font-sans font-semibold text-base">
            Quick Links
          </h2>
          <ul className="mt-2 text-sm">
            {links.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="contact">
          <h2 id="contact" className="font-sans font-semibold text-base">
            Contact
          </h2>
          <p className="mt-2 text-sm">
            <a
              href={`mailto:${site.supportEmail}`}
              className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11"
            >
              {site.supportEmail}
            </a>
          </p>
        </section>
      </div>
    </footer>
  )
}
