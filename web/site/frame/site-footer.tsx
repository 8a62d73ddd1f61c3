import type { PageFrame } from '#contract/pages.ts'
import { quickLinks, screenLinks } from '#contract/site-links.ts'
import { site } from '#domain/site/content.ts'
import { Logo } from '../../ui/logo.tsx'
import { FooterLink } from '../../ui/site-frame/screen-footer.tsx'

export function SiteFooter({ visitor, installation }: Pick<PageFrame, 'visitor' | 'installation'>) {
  return (
    <footer className="border-rule border-t print:hidden">
      <div className="page-width flex flex-wrap justify-between gap-x-10 gap-y-8 py-10 sm:py-12">
        <div className="max-w-80 sm:max-w-56">
          <Logo name={site.brandName} />
          <p className="mt-4 text-quiet text-sm">{site.tagline}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className="font-sans font-semibold text-base">
            Quick Links
          </h2>
          <ul className="mt-2 grid grid-cols-2 gap-x-12 text-sm">
            {[...quickLinks(installation, visitor !== null), ...screenLinks(visitor !== null)].map(
              ({ href, label }) => (
                <li key={href}>
                  <FooterLink href={href}>{label}</FooterLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <section aria-labelledby="contact">
          <h2 id="contact" className="font-sans font-semibold text-base">
            Contact
          </h2>
          <p className="mt-2 text-sm">
            <FooterLink href={`mailto:${site.supportEmail}`}>{site.supportEmail}</FooterLink>
          </p>
        </section>
      </div>
    </footer>
  )
}
