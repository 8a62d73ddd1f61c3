import { Banknote, Pencil, Printer } from 'lucide-react'
import { type PageFrame, publicPaths, TRIAL_PATH } from '#contract/pages/pages.ts'
import { templates } from '#domain/design/templates.ts'
import { site } from '#domain/site/content.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { galleryCss, TemplateGallery } from '../showcase/template-gallery.tsx'
import { TemplatePicture } from '../showcase/template-picture.tsx'

const blurbs = [
  {
    icon: Pencil,
    title: 'A menu from a few choices',
    text: `Name a cuisine, a price range and the diets you cook for. ${site.brandName} proposes sections, dishes and descriptions; every word is yours to change.`,
  },
  {
    icon: Banknote,
    title: 'Prices that add up',
    text: 'Fit prices to your location, your guests and the season, see every factor behind a new price, and keep the average check on target.',
  },
  {
    icon: Printer,
    title: 'Ready for the table',
    text: 'Put the menu in a template, download it as a PDF to print, and share a link that your guests read on their phones.',
  },
] as const

export function HomePage({ frame }: { frame: PageFrame }) {
  return (
    <SitePage
      frame={frame}
      css={galleryCss}
      description="Create a restaurant menu by cuisine, price it for your location and guests, design it, print it and share it."
    >
      <Hero isSignedIn={frame.visitor !== null} isOpen={frame.installation.registration === 'open'} />
      <section aria-labelledby="what" className="border-rule border-t py-16 sm:py-20">
        <div className="page-width">
          <h2 id="what" className="sr-only">
            What {site.brandName} does
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
          <p className="mt-10">
            <a href={publicPaths.features} className="link inline-flex min-h-11 items-center">
              All features
            </a>
          </p>
        </div>
      </section>
      <TemplateGallery />
    </SitePage>
  )
}

const [first] = templates

function Hero({ isSignedIn, isOpen }: { isSignedIn: boolean; isOpen: boolean }) {
  return (
    <section className="page-width grid items-center gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[1fr_34rem] lg:py-20">
      <div className="max-w-150">
        <h1 className="text-[2.25rem] sm:text-[3.5rem] sm:leading-[1.08]">Menus worth sitting down for</h1>
        <p className="mt-5 text-pretty text-lg text-quiet">
          {site.brandName} writes a menu for your kitchen, prices it for your guests and sets it on a page you
          will be proud to hand over.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton href="/menu-builder" size="lg">
            Create Your Menu
          </LinkButton>
          <LinkButton href={publicPaths.demo} size="lg" variant="secondary">
            Try Demo (No Signup)
          </LinkButton>
          {isSignedIn && (
            <LinkButton href={publicPaths.home} size="lg" variant="quiet">
              My Menus
            </LinkButton>
          )}
        </div>
        {!isSignedIn && isOpen && (
          <p className="mt-4">
            <a href={TRIAL_PATH} className="link inline-flex min-h-11 items-center">
              Try the editor on a sample menu
            </a>
          </p>
        )}
      </div>
      {/* A desk with the upper half of a page on it. */}
      <div className="h-80 overflow-hidden rounded-card bg-desk px-6 pt-8 sm:h-120 sm:px-14 sm:pt-12 lg:h-136 lg:px-11 lg:pt-11">
        {first && (
          <TemplatePicture
            template={first}
            sizes="(width >= 64rem) 456px, (width >= 40rem) calc(100vw - 11rem), calc(100vw - 5rem)"
            isFirst
          />
        )}
      </div>
    </section>
  )
}
