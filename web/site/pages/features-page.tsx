import type { ReactNode } from 'react'
import { type CatalogueFigures, type PageFrame, publicPaths } from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { capitalized, countTemplates, nameTemplates } from '#domain/design/template-names.ts'
import { templates } from '#domain/design/templates.ts'
import { allergens } from '#domain/reference/reference.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { PastedMenu } from '../showcase/pasted-menu.tsx'
import { PriceExample } from '../showcase/price-example.tsx'
import { ProductPicture } from '../showcase/product-picture.tsx'
import { TemplatePicture } from '../showcase/template-picture.tsx'
import { PageHead } from './page-head.tsx'

const templateCount = countTemplates(templates)
const dishCount = new Intl.NumberFormat('en-US')

export function FeaturesPage({ frame, catalogue }: { frame: PageFrame; catalogue: CatalogueFigures }) {
  const withPlans = hasPlans(frame.installation)
  return (
    <SitePage
      frame={frame}
      title="Features"
      description="Generate a menu from a catalog of dishes, price it with reasons, illustrate it, set it in a template and print it."
    >
      <PageHead
        title="From an empty page to a printed menu"
        lead={`What ${frame.installation.brandName} does for your restaurant, with examples next to every claim.`}
      >
        <LinkButton href="/menu-builder" size="lg">
          Create Your Menu
        </LinkButton>
        {withPlans && (
          <LinkButton href={publicPaths.pricing} size="lg" variant="secondary">
            See Pricing
          </LinkButton>
        )}
      </PageHead>
      <Feature
        title="AI menu insights"
        text="A report on your menu: prices that stand out, diets without a dish, sections out of balance, descriptions that repeat, dishes out of season. Each finding has its reason and a button that fixes it."
        exhibit={
          <ProductPicture
            screen="recommendations"
            alt="Prices of a menu by section, each dish as a dot next to comparable dishes; two outliers are labeled"
          />
        }
        caption="From a report: two main courses are priced far from comparable dishes."
      >
        <h3>Quick regeneration</h3>
        <p className="mt-2 text-pretty text-quiet">
          Another dish, another section, another menu, within the same cuisine, price band and diets. Never a
          dish you already have.
        </p>
      </Feature>
      <Feature
        title="Smart pricing"
        text="Set prices by location, guests and season. Every factor is shown next to the dish with its source, and one click undoes it all."
        exhibit={<PriceExample />}
      />
      <Feature
        title="Our own food database"
        text={`${dishCount.format(catalogue.dishCount)} dishes from ${catalogue.cuisineNames.length} cuisines, each with its ingredients, its diets, ${allergens.length} allergens checked and a price to start from. ${new Intl.ListFormat('en').format(catalogue.cuisineNames)}.`}
        exhibit={<PicturedDishes catalogue={catalogue} />}
        caption="Three of them, with the pictures that come with every dish."
      >
        <h3>AI-generated food images</h3>
        <p className="mt-2 text-pretty text-quiet">
          Every dish is illustrated at once, without a photographer. Where an image model is connected, it
          paints the pictures instead{withPlans && ', Professional accounts first'}.
        </p>
      </Feature>
      <Feature
        title={`${capitalized(templateCount)} templates`}
        text={`${nameTemplates(templates)} differ in kind. All ${templateCount} keep a dish together with its price, never leave a heading alone at the foot of a page, and print exactly what the screen shows.`}
        exhibit={<Templates />}
      >
        <a href={publicPaths.templates} className="link inline-flex min-h-11 items-center">
          See the templates
        </a>
      </Feature>
      <Feature
        title="Bring the menu that you have"
        text="Paste it from a letter, a website or a spreadsheet. Sections, dishes and prices are read from the lines, and whatever is unclear is shown to you before anything changes."
        exhibit={<PastedMenu />}
      />
      <More withPlans={withPlans} />
    </SitePage>
  )
}

interface FeatureProps {
  title: string
  text: string
  exhibit: ReactNode
  caption?: string
  children?: ReactNode
}

const Feature = ({ title, text, exhibit, caption, children }: FeatureProps) => (
  <section className="border-rule border-t py-12 sm:py-16">
    <div className="page-width grid items-center gap-x-16 gap-y-8 lg:grid-cols-[2fr_3fr]">
      <div className="max-w-prose">
        <h2>{title}</h2>
        <p className="mt-3 text-pretty text-quiet">{text}</p>
        {children && <div className="mt-6">{children}</div>}
      </div>
      <figure className="min-w-0 rounded-card bg-desk p-4 sm:p-10">
        {exhibit}
        {caption && <figcaption className="mt-4 text-center text-quiet text-sm">{caption}</figcaption>}
      </figure>
    </div>
  </section>
)

const PicturedDishes = ({ catalogue: { pictured } }: { catalogue: CatalogueFigures }) => (
  <ul className="grid grid-cols-3 gap-3 sm:gap-6">
    {pictured.map(({ name, imageUrl }) => (
      <li key={name} className="text-center">
        <img
          src={imageUrl}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          className="h-auto w-full rounded-card"
        />
        <p className="mt-3 text-sm">{name}</p>
      </li>
    ))}
  </ul>
)

const Templates = () => (
  <div className="grid grid-cols-3 gap-3 sm:gap-6">
    {templates.map((template) => (
      <TemplatePicture
        key={template.id}
        template={template}
        sizes="(width >= 75rem) 180px, (width >= 40rem) 25vw, 28vw"
      />
    ))}
  </div>
)

const more = [
  {
    title: 'Diets and allergens',
    text: 'Dietary marks come from the ingredients, so no mark contradicts its dish.',
  },
  {
    title: 'Print, PDF and pictures',
    text: 'A vector PDF with embedded fonts, pictures at 300 dpi, bleed and crop marks for a print shop. Letter, Legal, A4 or a size of your own.',
  },
  {
    title: 'A link and a QR code',
    text: 'Your guests read the menu on their phones, in your colors, without an app. You can withdraw it at any time.',
  },
  {
    title: 'Trends and seasons',
    text: 'Dishes on the rise for your cuisine and what is in season now, ready to be added.',
  },
  {
    title: 'Nothing is lost',
    text: 'Work is kept as a draft while you type. Undo reaches back through every change, and two open tabs never overwrite each other.',
  },
  {
    title: 'Any language',
    text: 'Accents, Greek, Cyrillic, Arabic, Hebrew, Thai, Chinese, Japanese and Korean are set in proper type.',
  },
  {
    title: 'Your data is yours',
    text: 'Export your menus as CSV or JSON, or delete the account and everything in it.',
  },
] as const

const More = ({ withPlans }: { withPlans: boolean }) => (
  <section aria-labelledby="more" className="border-rule border-t bg-wash py-16 sm:py-20">
    <div className="page-width">
      <h2 id="more">And everything around it</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {more.map(({ title, text }) => (
          <li key={title} className="border-edge border-t pt-4">
            <h3>{title}</h3>
            <p className="mt-2 text-pretty text-quiet">{text}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-3">
        <LinkButton href="/menu-builder" size="lg">
          Create Your Menu
        </LinkButton>
        {withPlans && (
          <LinkButton href={publicPaths.pricing} size="lg" variant="secondary">
            Compare the Plans
          </LinkButton>
        )}
      </div>
    </div>
  </section>
)
