import type { ListedTemplate } from '#contract/generating/reference.ts'
import type { PageFrame } from '#contract/pages/pages.ts'
import { hasPlans } from '#contract/shared/installation.ts'
import { capitalized, countTemplates, nameTemplates } from '#domain/design/template-names.ts'
import { templateById } from '#domain/design/templates.ts'
import { featureOfTemplate, planFeatures } from '#domain/plans/plans.ts'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { PlanBadge } from '../../ui/layout/badge.tsx'
import { SitePage } from '../frame/site-page.tsx'
import { designWith } from '../showcase/design-with.ts'
import { TemplatePicture } from '../showcase/template-picture.tsx'
import { PageHead } from './page-head.tsx'

export interface TemplatesPageProps {
  frame: PageFrame
  templates: readonly ListedTemplate[]
}

export function TemplatesPage({ frame, templates }: TemplatesPageProps) {
  // Who has paid knows.
  const showsPlans = hasPlans(frame.installation) && frame.visitor?.subscriptionPlan !== 'professional'
  return (
    <SitePage
      frame={frame}
      title="Menu templates"
      description={`${nameTemplates(templates)}: ${countTemplates(templates)} menu templates that differ in kind, each shown as the typesetter prints it.`}
    >
      <PageHead
        title="Templates ready to print"
        lead={`${capitalized(countTemplates(templates))} real designs, not ${countTemplates(templates)} color schemes. Each one fits your menu on one page or several.`}
      />
      <div className="page-width pb-16 sm:pb-24">
        {templates.length === 0 ? (
          <p role="alert" className="text-center">
            Failed to load templates. Please try again later.
          </p>
        ) : (
          <ul className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
            {templates.map((template, index) => (
              <TemplateCard
                key={template.id}
                template={template}
                isFirst={index === 0}
                showsPlans={showsPlans}
              />
            ))}
          </ul>
        )}
      </div>
    </SitePage>
  )
}

interface TemplateCardProps {
  template: ListedTemplate
  isFirst: boolean
  /** Says which plan it belongs to. */
  showsPlans: boolean
}

function TemplateCard({ template: { id, name, description }, isFirst, showsPlans }: TemplateCardProps) {
  const template = templateById(id)
  if (!template) throw new Error(`Template ${id} has no picture`)
  const feature = featureOfTemplate(template)
  return (
    <li className="flex flex-col">
      <div className="rounded-card bg-desk p-6 lg:p-8">
        <TemplatePicture
          template={template}
          isFirst={isFirst}
          sizes="(width >= 75rem) 280px, (width >= 48rem) 25vw, calc(100vw - 5rem)"
        />
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <h2>{name}</h2>
        {feature && showsPlans && <PlanBadge name={planFeatures[feature].badge} />}
      </div>
      <p className="mt-2 text-pretty text-quiet">{description}</p>
      {showsPlans && (
        <p className="mt-1 text-quiet text-sm">
          {feature ? 'Professional plan.' : 'Included in every plan.'}
        </p>
      )}
      <p className="mt-auto pt-5">
        <LinkButton
          href={designWith(template)}
          variant={feature ? 'secondary' : 'primary'}
          aria-label={`Use This Template: ${name}`}
        >
          Use This Template
        </LinkButton>
      </p>
    </li>
  )
}
