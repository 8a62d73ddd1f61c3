import { type PageFrame, publicPaths } from '#contract/pages/pages.ts'
import { site } from '#domain/site/content.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { PageHead } from './page-head.tsx'

const beliefs = [
  {
    title: 'The owner decides',
    text: 'Dishes, prices and descriptions are proposals. Nothing on your menu changes unasked, and every change can be undone.',
  },
  {
    title: 'Every figure has a reason',
    text: 'A new price shows the factors that made it and where they come from. An estimate is called an estimate.',
  },
  {
    title: 'A diet is a promise',
    text: 'Dietary marks follow from the ingredients. A dish with butter is never called vegan here.',
  },
  {
    title: 'What you see is what prints',
    text: 'The page in the designer, the PDF and the print are the same page, made by the same typesetter.',
  },
] as const

export const AboutPage = ({ frame }: { frame: PageFrame }) => (
  <SitePage
    frame={frame}
    title="About"
    description={`What ${frame.installation.brandName} believes about menus, and who to write to.`}
  >
    <PageHead
      title="A menu is the one page every guest reads"
      lead={`${frame.installation.brandName} is made for the people who write it: restaurant owners and their staff, between two services.`}
    />
    {!isSample && <Figures />}
    <section aria-labelledby="beliefs" className="page-width max-w-240 py-16 sm:py-20">
      <h2 id="beliefs">What we believe</h2>
      <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
        {beliefs.map(({ title, text }) => (
          <div key={title} className="border-rule border-t pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-pretty text-quiet">{text}</p>
          </div>
        ))}
      </div>
    </section>
    <section aria-labelledby="write" className="border-rule border-t bg-wash py-16 text-center">
      <div className="page-width">
        <h2 id="write">Talk to us</h2>
        <p className="mt-3 text-quiet">
          Questions, ideas, or a menu that won’t fit the page? Write to{' '}
          <a className="link" href={`mailto:${frame.installation.supportEmail}`}>
            {frame.installation.supportEmail}
          </a>
          .
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <LinkButton href="/menu-builder" size="lg">
            Create Your Menu
          </LinkButton>
          <LinkButton href={publicPaths.demo} size="lg" variant="secondary">
            See a sample menu
          </LinkButton>
        </div>
      </div>
    </section>
  </SitePage>
)

const { aboutFigures, rating } = site

/** Nobody sees figures that the operator has not replaced. */
const isSample = aboutFigures.isSample || rating.isSample

const Figures = () => (
  <section aria-labelledby="figures" className="border-rule border-y bg-card py-12">
    <div className="page-width">
      <h2 id="figures" className="text-center">
        Our experience in figures
      </h2>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 text-center md:grid-cols-5">
        {[
          ...aboutFigures.figures,
          { figure: rating.value.toFixed(1), label: `of 5, from ${rating.count} ratings` },
        ].map(({ figure, label }) => (
          <div key={label} className="flex flex-col-reverse last:col-span-2 md:last:col-span-1">
            <dt className="text-quiet text-sm">{label}</dt>
            <dd className="font-display font-semibold text-2xl lining-nums">{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  </section>
)
