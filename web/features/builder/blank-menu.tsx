import { FileInput, UtensilsCrossed } from 'lucide-react'
import type { FilterChoice } from '../../menu/store/last-filters.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LastDrafts } from './last-drafts.tsx'
import { StartingRestaurant } from './restaurants/starting-restaurant.tsx'
import { TrendingItems } from './trends/trending-items.tsx'

export interface BlankMenuProps {
  choice: FilterChoice
  onImport: () => void
}

/** Shown until there is a menu. */
export function BlankMenu({ choice, onImport }: BlankMenuProps) {
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={UtensilsCrossed}
        action={
          <div className="flex flex-col items-center gap-4">
            <LastDrafts />
            <Button variant="secondary" icon={FileInput} onClick={onImport}>
              Import a Menu
            </Button>
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
  )
}
