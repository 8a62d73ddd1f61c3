import { FileInput, UtensilsCrossed } from 'lucide-react'
import type { PlanFeature } from '#domain/plans/plans.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LastDrafts } from './last-drafts.tsx'
import { StartingRestaurant } from './starting-restaurant.tsx'
import { TrendingItems } from './trending-items.tsx'

export interface BlankMenuProps {
  cuisineId: number | null
  priceRange: number
  onImport: () => void
  onUpgrade: (feature: PlanFeature) => void
}

/** What stands in the menu's place before there is one. */
export function BlankMenu({ cuisineId, priceRange, onImport, onUpgrade }: BlankMenuProps) {
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
      <StartingRestaurant onUpgrade={onUpgrade} />
      {cuisineId !== null && <TrendingItems cuisineId={cuisineId} priceRange={priceRange} />}
    </div>
  )
}
