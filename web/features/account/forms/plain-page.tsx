import type { ReactNode } from 'react'
import { quickLinks, siteLinks } from '#contract/pages/site-links.ts'
import { installation } from '../../../lib/installation.ts'
import { ScreenTitle } from '../../../lib/screen-title.tsx'
import { Logo } from '../../../ui/layout/logo.tsx'
import { TestPaymentsLine } from '../../../ui/layout/test-payments-line.tsx'
import { ScreenFooter } from '../../../ui/site-frame/screen-footer.tsx'
import { SiteNav } from '../../../ui/site-frame/site-nav.tsx'

/** The head of a screen that is there for visitors. */
export const PlainHeader = () => (
  <>
    {installation().saysPaymentsAreTests && <TestPaymentsLine />}
    <header className="border-rule border-b bg-card">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-4 md:flex-nowrap md:gap-x-10">
        <a href="/" className="flex min-h-16 items-center">
          <Logo name={installation().brandName} />
        </a>
        <SiteNav links={siteLinks(installation())} />
      </div>
    </header>
  </>
)

export const PlainFooter = () => (
  <ScreenFooter links={quickLinks(installation(), false)} supportEmail={installation().supportEmail} />
)

/** One thing to read or to do, for somebody who need not be signed in. */
export const PlainPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col">
    <ScreenTitle name={title} />
    <PlainHeader />
    <main className="page-width grow py-10 sm:py-16">
      <div className="mx-auto max-w-110 rounded-card border border-rule bg-card p-6 sm:p-10">
        <h1 className="text-xl">{title}</h1>
        <div className="mt-4 flex flex-col gap-5">{children}</div>
      </div>
    </main>
    <PlainFooter />
  </div>
)
