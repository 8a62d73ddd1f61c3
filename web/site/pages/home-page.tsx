import { Banknote, Pencil, Printer } from 'lucide-react'
import { type PageFrame, publicPaths } from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { templates } from '#domain/design/templates.ts'
import { formatDollars } from '#domain/money/dollars.ts'
import { plans } from '#domain/plans/plans.ts'
import type { PicturedScreen } from '#domain/site/product-pictures.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { DropZone } from '../showcase/drop-zone.tsx'
import { ProductPicture } from '../showcase/product-picture.tsx'
import { galleryCss, TemplateGallery } from '../showcase/template-gallery.tsx'
import { TemplatePicture } from '../showcase/template-picture.tsx'

export function HomePage({ frame }: { frame: PageFrame }) {
  const { brandName } = frame.installation
  const isSignedIn = frame.visitor !== null
  const canTry = !isSignedIn && frame.installation.registration === 'open'
  return (
    <SitePage
      frame={frame}
      css={galleryCss}
      scripts={canTry ? [frame.scriptAt('features/start/page/bring-menu.ts')] : []}
      description="Bring the menu you have, see it set in print quality, and keep one QR code that always shows what you serve now."
    >
      <Hero brandName={brandName} isSignedIn={isSignedIn} canTry={canTry} />
      <Strengths brandName={brandName} />
      <Blurbs brandName={brandName} withPlans={hasPlans(frame.installation)} />
      <TemplateGallery />
    </SitePage>
  )
}

const [first] = templates

interface HeroProps {
  brandName: string
  isSignedIn: boolean
  canTry: boolean
}

const Hero = ({ brandName, isSignedIn, canTry }: HeroProps) => (
  <section className="page-width grid items-center gap-x-16 gap-y-10 py-10 sm:py-16 lg:grid-cols-[1fr_34rem] lg:py-20">
    <div className="max-w-150">
      <h1 className="text-[2.25rem] sm:text-[3.5rem] sm:leading-[1.08]">Menus worth sitting down for</h1>
      <p className="mt-5 text-pretty text-lg text-quiet">
        Bring the menu you have. {brandName} sets it on a page you’ll be proud to hand over, and gives it one
        QR code that always shows what you serve now.
      </p>
      {canTry && (
        <div className="mt-8">
          <DropZone />
        </div>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/menu-builder" size="lg" variant={canTry ? 'secondary' : 'primary'}>
          Create Your Menu
        </LinkButton>
        <LinkButton
          href={publicPaths.demo}
          size="lg"
          variant={canTry ? 'quiet' : 'secondary'}
          className={canTry ? 'max-sm:px-0' : undefined}
        >
          Try Demo (No Signup)
        </LinkButton>
        {isSignedIn && (
          <LinkButton href={publicPaths.home} size="lg" variant="quiet">
            My Menus
          </LinkButton>
        )}
      </div>
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

interface Strength {
  readonly screen: PicturedScreen
  readonly title: string
  readonly text: string
  readonly alt: string
}

const brought: Strength = {
  screen: 'import',
  title: 'Your PDF, set in a minute',
  text: 'PDF, Word, Excel, CSV, text, a photo or your website: sections, dishes, sizes and prices are read from it. You check every line first, next to the page it came from.',
  alt: 'The pages of a menu on the left, and on the right its sections and dishes as they were read, with their prices',
}

const strengths: readonly Strength[] = [
  {
    screen: 'guests',
    title: 'One QR code that keeps working',
    text: 'It leads to your page, which shows the menu you serve right now: lunch until three, dinner from five. Change the menu and keep the table cards.',
    alt: 'A menu on the page of a restaurant as guests see it: its sections, dishes and prices',
  },
  {
    screen: 'sold-out',
    title: 'Sold out in two taps',
    text: 'The kitchen taps the dish on a phone. Guests, boards and the next printed page know within ten seconds.',
    alt: 'A list of dishes on a phone; one is marked as sold out, with a button to bring it back',
  },
  {
    screen: 'allergens',
    title: 'Allergens your guests can trust',
    text: 'Found in the ingredients with the reason, signed off by your chef, and shown to guests dish by dish.',
    alt: 'A table of dishes and allergens: what each contains, and what is not declared',
  },
  {
    screen: 'board',
    title: 'The same menu on your screens',
    text: 'Any TV with a browser becomes a board in the look of your menu. It follows every change automatically.',
    alt: 'A digital menu board with sections, dishes and prices in the look of the printed menu',
  },
]

/** What a restaurant gets on its first day, each with a picture of the screen that does it. */
const Strengths = ({ brandName }: { brandName: string }) => (
  <section aria-labelledby="what" className="border-rule border-t bg-wash py-16 sm:py-20">
    <div className="page-width">
      <h2 id="what" className="sr-only">
        What {brandName} does
      </h2>
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <div>
          <h3 className="text-xl">{brought.title}</h3>
          <p className="mt-3 text-pretty text-quiet">{brought.text}</p>
        </div>
        <Shown {...brought} />
      </div>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:mt-16">
        {strengths.map((strength) => (
          <li key={strength.screen}>
            <Shown {...strength} />
            <h3 className="mt-5">{strength.title}</h3>
            <p className="mt-2 text-pretty text-quiet">{strength.text}</p>
          </li>
        ))}
      </ul>
    </div>
  </section>
)

const Shown = ({ screen, alt }: Strength) => (
  <div className="overflow-hidden rounded-card border border-rule bg-card">
    <ProductPicture screen={screen} alt={alt} />
  </div>
)

const blurbsOf = (brandName: string) =>
  [
    {
      icon: Pencil,
      title: 'A menu from a few choices',
      text: `Pick a cuisine, a price range and dietary needs. ${brandName} proposes sections, dishes and descriptions; every word is yours to change.`,
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

function Blurbs({ brandName, withPlans }: { brandName: string; withPlans: boolean }) {
  const { basic, professional } = plans
  return (
    <section aria-labelledby="rest" className="border-rule border-t py-16 sm:py-20">
      <div className="page-width">
        <h2 id="rest" className="sr-only">
          From the first dish to the table
        </h2>
        <ul className="grid gap-10 md:grid-cols-3 md:gap-12">
          {blurbsOf(brandName).map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
              <h3 className="mt-4">{title}</h3>
              <p className="mt-2 text-pretty text-quiet">{text}</p>
            </li>
          ))}
        </ul>
        <p className="mt-10 flex flex-wrap items-center gap-x-6">
          <a href={publicPaths.features} className="link inline-flex min-h-11 items-center">
            All features
          </a>
          {withPlans && (
            <a href={publicPaths.pricing} className="link inline-flex min-h-11 items-center">
              {basic.name} is free, {professional.name} is {formatDollars(professional.priceCents / 100)} a
              month
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
