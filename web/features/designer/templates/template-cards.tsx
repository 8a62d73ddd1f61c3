import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { type Template, templateById, templates } from '#domain/design/templates.ts'
import { featureOfTemplate, type Plan, planAllows, planFeatures } from '#domain/plans/plans.ts'
import { SAMPLE_WIDTHS, samplePicture } from '#domain/site/sample-pictures.ts'
import { templatesQuery } from '../../../menu/reference-queries.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import { Button } from '../../../ui/button/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Badge, PlanBadge } from '../../../ui/layout/badge.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { CARD_DESCRIPTION_LENGTH, shorten } from './shorten.ts'
import { TemplateThumbnail } from './template-thumbnail.tsx'

export interface TemplateCardsProps {
  readonly plan: Plan
  readonly chosenId: number | null
  readonly wantedId?: number | null
  /** One column of low cards, for the settings panel. */
  readonly isCompact?: boolean
  readonly onChoose: (template: Template) => void
}

export function TemplateCards({
  plan,
  chosenId,
  wantedId = null,
  isCompact = false,
  onChoose,
}: TemplateCardsProps) {
  const { data, error, refetch, isFetching } = useQuery(templatesQuery)
  const grid = isCompact ? 'grid gap-3' : 'grid grid-cols-2 gap-4 sm:gap-6 md:grid-cols-3 xl:grid-cols-4'

  if (error) {
    return (
      <ErrorState
        title="No templates"
        action={
          <Button variant="secondary" isPending={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        }
      >
        Failed to load templates. Please try again later.
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label="Loading templates" className={grid}>
        {templates.map(({ key }) => (
          <Skeleton key={key} className={isCompact ? 'h-20' : 'h-80'} />
        ))}
      </SkeletonGroup>
    )
  }

  return (
    <div className={grid}>
      {data.map(({ id, name, description }) => {
        const template = templateById(id)
        if (!template) return null
        const feature = featureOfTemplate(template)
        const isLocked = feature !== null && !planAllows(plan, feature)
        const isChosen = id === chosenId
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => (isLocked ? askToUpgrade(feature) : onChoose(template))}
            className={classNames(
              'flex overflow-hidden rounded-card border bg-card text-left transition-colors hover:border-ink',
              !isCompact && 'flex-col',
              isChosen || id === wantedId ? 'border-accent ring-1 ring-accent' : 'border-rule',
            )}
          >
            {isCompact ? <SamplePicture template={template} /> : <TemplateThumbnail template={template} />}
            <span
              className={classNames(
                'flex min-w-0 flex-col gap-1',
                isCompact ? 'p-3' : 'border-rule border-t p-3 sm:p-4',
              )}
            >
              <span className="flex flex-wrap items-center gap-2">
                <span className="font-display font-semibold text-lg">{name}</span>
                {id === wantedId && <Badge tone="accent">Your choice</Badge>}
                {isChosen && !isCompact && <Badge icon={Check}>In use</Badge>}
                {isLocked && <PlanBadge name={planFeatures[feature].badge} isLocked />}
              </span>
              <span className="text-quiet text-sm">{shorten(description, CARD_DESCRIPTION_LENGTH)}</span>
              {(!isCompact || isChosen) && <Advice {...template.advice} />}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const Advice = ({ suits, avoid }: Template['advice']) => (
  <span className="mt-1 flex flex-col gap-1 text-sm">
    <span>
      <span className="font-medium">Best for: </span>
      {suits}
    </span>
    <span className="text-quiet">
      <span className="font-medium">Not ideal for: </span>
      {avoid}
    </span>
  </span>
)

/** Small, next to the pages of the menu itself. */
const SamplePicture = ({ template }: { template: Template }) => (
  <img
    src={samplePicture(template.key, SAMPLE_WIDTHS[0])}
    alt=""
    loading="lazy"
    className="aspect-17/22 w-20 shrink-0 self-start border-rule border-r object-cover object-top"
  />
)
