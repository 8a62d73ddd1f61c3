import { UtensilsCrossed } from 'lucide-react'
import { useState } from 'react'
import { hasExpiredMenu } from '../../lib/menu-session.ts'
import { restoreExpiredMenu } from '../../lib/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TrendingItems } from './trending-items.tsx'

export interface BlankMenuProps {
  cuisineId: number | null
  priceRange: number
}

/** What stands in the menu's place before there is one. */
export function BlankMenu({ cuisineId, priceRange }: BlankMenuProps) {
  const [canRestore] = useState(() => hasExpiredMenu(localStorage))
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={UtensilsCrossed}
        action={
          canRestore && (
            <Button variant="secondary" onClick={restoreExpiredMenu}>
              Restore your last draft
            </Button>
          )
        }
      >
        Generate a menu to see the preview and pricing options.
      </EmptyState>
      {cuisineId !== null && <TrendingItems cuisineId={cuisineId} priceRange={priceRange} />}
    </div>
  )
}
