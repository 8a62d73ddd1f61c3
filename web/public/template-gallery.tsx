import { Check } from 'lucide-react'
import { templates } from '#domain/design/templates.ts'
import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { samplePages } from './sample-menus.ts'
import { SamplePage } from './sample-page.tsx'

/** One card a template. They are radio buttons, so that a click marks a card without a script. */
export function TemplateGallery() {
  return (
    <section aria-labelledby="templates" className="border-rule border-t bg-wash py-16 sm:py-20">
      <div className="page-width">
        <h2 id="templates" className="text-center">
          Three templates, three kinds of house
        </h2>
        <fieldset className="mt-10 grid gap-6 md:grid-cols-3 lg:gap-8">
          <legend className="sr-only">Template</legend>
          {templates.map(({ key, name, description }) => (
            <label key={key} className="template-card">
              <input
                type="radio"
                name="template"
                value={key}
                aria-labelledby={`${key}-name`}
                aria-describedby={`${key}-description`}
                className="template-radio"
              />
              <SamplePage sample={samplePages[key]} />
              <span className="mt-5 flex items-center justify-between gap-2">
                <span id={`${key}-name`} className="font-display font-semibold text-lg">
                  {name}
                </span>
                <Badge tone="accent" icon={Check} className="template-selected">
                  Selected
                </Badge>
              </span>
              <span id={`${key}-description`} className="mt-1 block text-pretty text-quiet text-sm">
                {description}
              </span>
            </label>
          ))}
        </fieldset>
        <p className="mt-10 text-center">
          <LinkButton href="/menu-builder" size="lg" variant="secondary">
            Design with These Templates
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
