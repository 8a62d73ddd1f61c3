import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages/pages.ts'
import { quickLinks, screenLinks } from '#contract/pages/site-links.ts'
import { type AccountNotice, accountNotice } from '#domain/site/account-notice.ts'
import { site } from '#domain/site/content.ts'
import { LINK_PREVIEW } from '#domain/site/sample-pictures.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { TestPaymentsLine } from '../../ui/layout/test-payments-line.tsx'
import { FooterLink } from '../../ui/site-frame/screen-footer.tsx'
import { Document } from './document.tsx'
import { SiteHeader } from './site-header.tsx'

export interface SitePageProps {
  frame: PageFrame
  /** Without the brand's name, which is added; absent on the home page. */
  title?: string
  description?: string
  isIndexed?: boolean
  /** In the place of a screen: who is signed in goes on from it. */
  isScreen?: boolean
  css?: string
  /** Addresses of the modules that the page needs. */
  scripts?: readonly string[]
  children: ReactNode
}

const { path, width, height } = LINK_PREVIEW
const linkPreview = { path, width, height, alt: 'Three restaurant menus side by side' }

/** The browser's own bars go on where the header ends. */
const browserBars = (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#ffffff" />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#211d1a" />
  </>
)

export function SitePage({
  frame,
  title,
  description = site.tagline,
  isIndexed = true,
  isScreen = false,
  css,
  scripts,
  children,
}: SitePageProps) {
  const { brandName } = frame.installation
  return (
    <Document
      frame={frame}
      title={title ? `${title} · ${brandName}` : `${brandName}: menus worth sitting down for`}
      description={description}
      isIndexed={isIndexed}
      styles={frame.styles}
      css={css}
      scripts={scripts}
      picture={linkPreview}
      head={browserBars}
    >
      <div className="flex min-h-dvh flex-col">
        {frame.installation.saysPaymentsAreTests && <TestPaymentsLine />}
        <SiteHeader {...frame} isScreen={isScreen} />
        <main id="content" className="grow">
          {children}
        </main>
        <SiteFooter visitor={frame.visitor} installation={frame.installation} />
      </div>
      {frame.notice && <NoticeLine frame={frame} notice={frame.notice} />}
    </Document>
  )
}

/** A toast without a script: it disappears after as long as a screen's toast stays. */
function NoticeLine({ frame, notice }: { frame: PageFrame; notice: AccountNotice }) {
  const { title, description } = accountNotice(
    notice,
    frame.visitor?.username ?? '',
    frame.installation.brandName,
  )
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-4 top-4 z-50 mx-auto max-w-97 animate-[fade-out_200ms_ease-in_5s_forwards] motion-reduce:static motion-reduce:my-4 sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-97"
    >
      <ol>
        <li className="rounded-card border border-rule-raised bg-card p-4 shadow-raised">
          <div role="status">
            <p className="font-semibold">{title}</p>
            <p className="mt-0.5 text-quiet text-sm">{description}</p>
          </div>
        </li>
      </ol>
    </section>
  )
}

const SiteFooter = ({ visitor, installation }: Pick<PageFrame, 'visitor' | 'installation'>) => (
  <footer className="border-rule border-t print:hidden">
    <div className="page-width flex flex-wrap justify-between gap-x-10 gap-y-8 py-10 sm:py-12">
      <div className="max-w-80 sm:max-w-56">
        <Logo name={installation.brandName} />
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
          <FooterLink href={`mailto:${installation.supportEmail}`}>{installation.supportEmail}</FooterLink>
        </p>
      </section>
    </div>
  </footer>
)
