import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages.ts'
import { site } from '#domain/site/content.ts'
import { LINK_PREVIEW } from '#domain/site/sample-pictures.ts'
import { TestPaymentsLine } from '../../ui/test-payments-line.tsx'
import { Document } from './document.tsx'
import { NoticeLine } from './notice-line.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export interface SitePageProps {
  frame: PageFrame
  /** Without the brand's name, which is added; absent on the home page. */
  title?: string
  description?: string
  isIndexed?: boolean
  /** Style rules of this page alone. */
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

/** A page of the site: its header, its footer, and what is between. */
export function SitePage({
  frame,
  title,
  description = site.tagline,
  isIndexed = true,
  css,
  scripts,
  children,
}: SitePageProps) {
  return (
    <Document
      title={title ? `${title} · ${site.brandName}` : `${site.brandName}: menus worth sitting down for`}
      description={description}
      url={frame.url}
      isIndexed={isIndexed}
      styles={frame.styles}
      css={css}
      scripts={scripts}
      picture={linkPreview}
      head={browserBars}
    >
      <div className="flex min-h-dvh flex-col">
        {frame.installation.saysPaymentsAreTests && <TestPaymentsLine />}
        <SiteHeader visitor={frame.visitor} installation={frame.installation} url={frame.url} />
        <main id="content" className="grow">
          {children}
        </main>
        <SiteFooter visitor={frame.visitor} installation={frame.installation} />
      </div>
      {frame.notice && <NoticeLine notice={frame.notice} username={frame.visitor?.username ?? ''} />}
    </Document>
  )
}
