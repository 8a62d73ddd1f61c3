import { BadgeDollarSign, PenLine, Printer } from 'lucide-react'
import type { PageFrame } from '#contract/pages.ts'
import { LinkButton } from '../ui/link-button.tsx'
import css from './home-page.css?inline'
import { samplePages } from './sample-menus.ts'
import { SamplePage } from './sample-page.tsx'
import { SitePage } from './site-page.tsx'
import { TemplateGallery } from './template-gallery.tsx'

const blurbs = [
  {
    icon: PenLine,
    title: 'A menu from a few choices',
    text: 'Name a cuisine, a price range and the diets you cook for. Carte writes the sections, the dishes and their descriptions; every word is yours to change.',
  },
  {
    icon: BadgeDollarSign,
    title: 'Prices that add up',
    text: 'Fit prices to your location, your guests and the season, see every factor behind a new price, and keep the average check on target.',
  },
  {
    icon: Printer,
    title: 'Ready for the table',
    text: 'Set the menu in a template you would print, download it as a PDF, and share a link that your guests read on their phones.',
  },
] as const

export function HomePage({ frame }: { frame: PageFrame }) {
  return (
    <SitePage
      frame={frame}
      css={css}
      description="Create a restaurant menu by cuisine, price it for your location and guests, design it, print it and share it."
    >
      <Hero isSignedIn={frame.visitor !== null} />
      <section aria-labelledby="what" className="border-rule border-t py-16 sm:py-20">
        <div className="page-width">
          <h2 id="what" className="sr-only">
            What Carte does
          </h2>
          <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
            {blurbs.map(({ icon: Icon, title, text }) => (
              <li key={title}>
                <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
                <h3 className="mt-4">{title}</h3>
                <p className="mt-2 text-pretty text-quiet">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <TemplateGallery />
    </SitePage>
  )
}

function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section className="page-width grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1fr_auto] lg:gap-20 lg:py-20">
      <div className="max-w-150">
        <h1 className="sm:text-[3.25rem] sm:leading-[1.1]">Menus worth sitting down for</h1>
        <p className="mt-5 text-pretty text-lg text-quiet">
          Carte writes a menu for your kitchen, prices it for your guests and sets it on a page you will be
          proud to hand over.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/menu-builder" size="lg">
            Create Your Menu
          </LinkButton>
          {isSignedIn && (
            <LinkButton href="/my-menus" size="lg" variant="secondary">
              My Menus
            </LinkButton>
          )}
        </div>
      </div>
      <div className="hidden rounded-card bg-desk px-14 py-12 sm:flex sm:justify-center">
        <SamplePage sample={samplePages.classic} className="w-80" />
      </div>
    </section>
  )
}
