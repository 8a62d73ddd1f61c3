import { Check } from 'lucide-react'
import { capitalized, countTemplates } from '#domain/design/template-names.ts'
import { templates } from '#domain/design/templates.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { designWith } from './design-with.ts'
import { TemplatePicture } from './template-picture.tsx'

const count = countTemplates(templates)

/** Shows the link of the card that is marked; for the head of the page. */
export const galleryCss: string = templates
  .map(
    ({ key }) =>
      `[data-chosen=${key}]{display:none}section:has([value=${key}]:checked) [data-chosen=${key}]{display:inline}`,
  )
  .join('')

/** One card a template. They are radio buttons, so that a click marks a card without a script. */
export const TemplateGallery = () => (
  <section aria-labelledby="templates" className="group/gallery border-rule border-t bg-wash py-16 sm:py-20">
    <div className="page-width">
      <h2 id="templates" className="text-center">
        {`${capitalized(count)} templates, ${count} kinds of restaurant`}
      </h2>
      <p className="mx-auto mt-3 max-w-prose text-pretty text-center text-quiet">
        Each page below was generated and typeset here, from the first dish to the last dotted line.
      </p>
      <fieldset className="mt-10 grid gap-6 md:grid-cols-3 lg:gap-8">
        <legend className="sr-only">Template</legend>
        {templates.map((template) => {
          const { key, name, description } = template
          return (
            <label
              key={key}
              className="group relative block rounded-card border border-rule bg-card p-4 transition-colors hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-3 has-checked:border-accent has-checked:ring-1 has-checked:ring-accent sm:p-5"
            >
              <input
                type="radio"
                name="template"
                value={key}
                aria-labelledby={`${key}-name`}
                aria-describedby={`${key}-description`}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <TemplatePicture
                template={template}
                sizes="(width >= 75rem) 320px, (width >= 48rem) 27vw, calc(100vw - 4rem)"
              />
              <span className="mt-5 flex min-h-7 items-center justify-between gap-2">
                <span id={`${key}-name`} className="font-display font-semibold text-lg">
                  {name}
                </span>
                <span className="hidden group-has-checked:block">
                  <Badge tone="accent" icon={Check}>
                    Selected
                  </Badge>
                </span>
              </span>
              <span id={`${key}-description`} className="mt-1 block text-pretty text-quiet text-sm">
                {description}
              </span>
            </label>
          )
        })}
      </fieldset>
      <p className="mt-10 text-center">
        {/* One link a choice: without a script the address of a link cannot change. */}
        <span className="group-has-checked/gallery:hidden">
          <DesignLink href="/menu-builder" />
        </span>
        {templates.map((template) => (
          <span key={template.key} data-chosen={template.key}>
            <DesignLink href={designWith(template)} />
          </span>
        ))}
      </p>
    </div>
  </section>
)

const DesignLink = ({ href }: { href: string }) => (
  <LinkButton href={href} size="lg" variant="secondary">
    Design with These Templates
  </LinkButton>
)
