import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { MAX_NOTES_LENGTH, PRICE_RANGE } from '#domain/generation/filters.ts'
import { installation } from '../../../lib/installation.ts'
import { categoriesQuery, cuisinesQuery, dietaryOptionsQuery } from '../../../menu/reference-queries.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FieldNotes, type FieldProps, fieldWiring } from '../../../ui/form/field.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Slider } from '../../../ui/form/slider.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { DietLines, WishLines } from '../wishes/wish-lines.tsx'
import { CountField } from './count-field.tsx'
import { countOf, type MissingInformation, priceRangeText, withCount, withDiet } from './filter-choice.ts'

export interface FilterPanelProps {
  choice: FilterChoice
  onChoice: (choice: FilterChoice) => void
  onGenerate: () => void
  generateLabel?: string
  /** What was missing at the last attempt to generate; marked until it is given. */
  missing: MissingInformation | null
  isGenerating: boolean
  withoutCounts?: string | undefined
  more?: ReactNode
  children?: ReactNode
}

export function FilterPanel({
  onGenerate,
  generateLabel = 'Generate Menu',
  isGenerating,
  children,
  ...asked
}: FilterPanelProps) {
  const [cuisines, categories, diets] = useQueries({
    queries: [cuisinesQuery, categoriesQuery, dietaryOptionsQuery],
  })
  const failed = [cuisines, categories, diets].filter((list) => list.isError)
  if (failed.length > 0)
    return (
      <ErrorState
        className="m-4"
        title="The filters could not be loaded"
        headingLevel={3}
        action={
          <Button variant="secondary" onClick={() => Promise.all(failed.map((list) => list.refetch()))}>
            Try again
          </Button>
        }
      >
        Carte did not answer. Please check your connection.
      </ErrorState>
    )
  if (!cuisines.data || !categories.data || !diets.data)
    return (
      <SkeletonGroup label="Loading the filters" className="flex flex-col gap-6 p-4 lg:px-6">
        <Skeleton className="h-10" />
        <Skeleton className="h-8" />
        <Skeleton className="h-56" />
        <Skeleton className="h-24" />
        <Skeleton className="h-12" />
      </SkeletonGroup>
    )
  return (
    <form
      noValidate
      className="flex min-h-0 grow flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <FilterFields {...asked} cuisines={cuisines.data} categories={categories.data} diets={diets.data} />
      {/* In sight where the whole screen scrolls, too. */}
      <div className="sticky bottom-0 flex shrink-0 flex-col gap-2 rounded-b-card border-rule border-t bg-card p-4 sm:px-6">
        <Button
          type="submit"
          size="lg"
          className="w-full"
          isPending={isGenerating}
          pendingLabel="Generating…"
        >
          {generateLabel}
        </Button>
        {children}
      </div>
    </form>
  )
}

interface Named {
  readonly id: number
  readonly name: string
}

interface FilterFieldsProps
  extends Pick<FilterPanelProps, 'choice' | 'onChoice' | 'missing' | 'withoutCounts' | 'more'> {
  cuisines: readonly Named[]
  categories: readonly Named[]
  diets: readonly Named[]
}

function FilterFields({
  choice,
  onChoice,
  missing,
  withoutCounts,
  more,
  cuisines,
  categories,
  diets,
}: FilterFieldsProps) {
  const { asksAi, drawsPictures } = installation()
  // Labels for the ear alone are placed in it, so that they lengthen no page.
  return (
    <div className="relative flex min-h-0 grow flex-col gap-4 overflow-y-auto px-4 pt-1 pb-4 sm:px-6">
      <SelectField
        label="Cuisine"
        placeholder="Select a cuisine"
        hint={
          asksAi
            ? 'We have recipes for these kitchens. For another one, type or bring your menu, or choose the nearest and name yours in Special requests: the AI proposes dishes.'
            : 'We have recipes for these kitchens. For another one, type your dishes or bring your menu.'
        }
        error={missing?.field === 'cuisine' && missing.sentence}
        value={choice.cuisineId ?? ''}
        onChange={(event) => onChoice({ ...choice, cuisineId: Number(event.target.value) })}
        options={cuisines.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Slider
        label="Price range"
        {...PRICE_RANGE}
        value={choice.priceRange}
        valueText={priceRangeText}
        onValueChange={(priceRange) => onChoice({ ...choice, priceRange })}
      />
      <Group legend="Items per category" error={missing?.field === 'counts' && missing.sentence}>
        {withoutCounts && <p className="text-quiet text-sm">{withoutCounts}</p>}
        <div hidden={withoutCounts !== undefined} className="flex flex-col gap-1.5 hidden:hidden">
          {categories.map(({ id, name }) => (
            <CountField
              key={id}
              categoryName={name}
              count={countOf(choice, id)}
              onCount={(count) => onChoice(withCount(choice, id, count))}
            />
          ))}
        </div>
      </Group>
      <DietGroup choice={choice} onChoice={onChoice} diets={diets} />
      <TextAreaField
        label="Special requests"
        isOptional
        hint={
          choice.notes.trim() === '' ? (
            <>
              What to leave out, or how your guests eat: “no pork”, “peanut allergy”, “halal”.
              {asksAi
                ? ' The AI reads the rest.'
                : ' We look for dishes by other words, and say what we don’t have.'}
            </>
          ) : (
            <WishLines notes={choice.notes} />
          )
        }
        placeholder="No mushrooms, no pork"
        maxLength={MAX_NOTES_LENGTH}
        minHeightPx={64}
        value={choice.notes}
        onChange={(event) => onChoice({ ...choice, notes: event.target.value })}
      />
      {more}
      <Switch
        label="Use AI images"
        hint={drawsPictures ? AI_PICTURES : ILLUSTRATIONS}
        checked={choice.useAiImages}
        onCheckedChange={(useAiImages) => onChoice({ ...choice, useAiImages })}
      />
    </div>
  )
}

const DietGroup = ({ choice, onChoice, diets }: Pick<FilterFieldsProps, 'choice' | 'onChoice' | 'diets'>) => (
  <Group
    legend="Dietary options"
    hint={
      <>
        Every dish will meet all the options you choose.
        <DietLines choice={choice} />
      </>
    }
  >
    <div className="grid grid-cols-2 gap-x-4">
      {diets.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={<span className="whitespace-nowrap text-sm">{name}</span>}
          checked={choice.dietaryOptions.includes(id)}
          onChange={(event) => onChoice(withDiet(choice, id, event.target.checked))}
        />
      ))}
    </div>
  </Group>
)

const AI_PICTURES = 'An AI draws a picture of each dish that you add. Generated dishes have illustrations.'
const ILLUSTRATIONS = 'AI images are off on this site. Every dish gets an illustration.'

interface GroupProps extends Pick<FieldProps, 'hint' | 'error'> {
  legend: string
  children: ReactNode
}

function Group({ legend, hint, error, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset className="min-w-0" aria-describedby={fieldWiring(id, hint, error)['aria-describedby']}>
      <legend className="mb-2 font-medium text-sm">{legend}</legend>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
