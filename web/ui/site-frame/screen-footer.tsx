import { classNames } from '../class-names.ts'
import type { SiteNavProps } from './site-nav.tsx'

export interface ScreenFooterProps extends Pick<SiteNavProps, 'links'> {
  supportEmail: string
  className?: string
}

/** The footer of a screen, in a line or two: the work above it needs the room. */
export const ScreenFooter = ({ links, supportEmail, className }: ScreenFooterProps) => (
  <footer className={classNames('border-rule border-t print:hidden', className)}>
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-quiet text-sm">
      <nav aria-label="Quick Links">
        <ul className="flex flex-wrap gap-x-5">
          {links.map(({ href, label }) => (
            <li key={href}>
              <FooterLink href={href}>{label}</FooterLink>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        Contact: <FooterLink href={`mailto:${supportEmail}`}>{supportEmail}</FooterLink>
      </p>
    </div>
  </footer>
)

export const FooterLink = ({ href, children }: { href: string; children: string }) => (
  <a
    href={href}
    className="inline-flex min-h-8 items-center hover:underline pointer-coarse:min-h-11 pointer-coarse:min-w-11"
  >
    {children}
  </a>
)
