import { FileInput, FilePlus, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import { useTrial } from '../../../menu/trial/trial.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { openDialog } from '../dialogs/open-dialog.ts'
import { moreOf } from '../drawer/more-of.tsx'
import { FilterPanel } from '../filters/filter-panel.tsx'
import type { Generator } from '../generating/use-generator.ts'
import { StartingRestaurant } from '../restaurants/starting-restaurant.tsx'
import { TrendingItems } from '../trends/trending-items.tsx'
import { LastDrafts } from './last-drafts.tsx'

export function BlankMenu({ generator }: { generator: Generator }) {
  const { choice } = generator
  // Whose work only this browser keeps has no drafts.
  const isStranger = useTrial((trial) => trial.isOn)
  return (
    <div className="mx-auto grid max-w-6xl items-start gap-6 p-4 sm:p-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-8">
      <section
        aria-labelledby="filters-of-blank-menu"
        className="flex min-w-0 flex-col rounded-card border border-rule bg-card"
      >
        <h2 id="filters-of-blank-menu" className="px-4 pt-5 pb-2 text-lg sm:px-6">
          Filters
        </h2>
        <FilterPanel
          choice={choice}
          onChoice={generator.setChoice}
          missing={generator.missingIn(generator.choice)}
          onGenerate={generator.request}
          isGenerating={generator.isGenerating}
          {...moreOf(generator)}
        />
      </section>
      <div className="flex min-w-0 flex-col gap-8 lg:sticky lg:top-6">
        <EmptyState
          icon={Utensils}
          action={
            <div className="flex flex-col items-center gap-4">
              {!isStranger && <LastDrafts />}
              <div className="flex flex-wrap justify-center gap-2">
                <Button variant="secondary" icon={FileInput} onClick={() => openDialog({ kind: 'import' })}>
                  Import a Menu
                </Button>
                <Link
                  to="/menu-builder?start=empty"
                  replace
                  className={buttonClass({ variant: 'secondary' })}
                >
                  <FilePlus size={16} aria-hidden="true" className="shrink-0" />
                  Start Empty
                </Link>
              </div>
            </div>
          }
        >
          Generate a menu to see the preview and pricing options.
        </EmptyState>
        <StartingRestaurant />
        {/* Their recipes are not known here, so nothing can tell which keep to wishes in words. */}
        {choice.cuisineId !== null && choice.notes.trim() === '' && (
          <TrendingItems
            cuisineId={choice.cuisineId}
            priceRange={choice.priceRange}
            dietaryOptions={choice.dietaryOptions}
          />
        )}
      </div>
    </div>
  )
}
