import { useQuery } from '@tanstack/react-query'
import { UtensilsCrossed } from 'lucide-react'
import type { StoredDraft } from '#contract/drafts.ts'
import { countItems } from '#domain/menu/edits.ts'
import { draftQuery } from '../../lib/draft.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TrendingItems } from './trending-items.tsx'

export interface BlankMenuProps {
  cuisineId: number | null
  priceRange: number
}

/** What stands in the menu's place before there is one. */
export function BlankMenu({ cuisineId, priceRange }: BlankMenuProps) {
  const { data: draft, isError, refetch } = useQuery(draftQuery)
  const hasDraft = draft != null && countItems(draft.content.groups) > 0
  return (
    <div className="flex flex-col gap-8">
      <EmptyState
        icon={UtensilsCrossed}
        action={isError ? <DraftUnknown onRetry={refetch} /> : hasDraft && <LastDraft draft={draft} />}
      >
        Generate a menu to see the preview and pricing options.
      </EmptyState>
      {cuisineId !== null && <TrendingItems cuisineId={cuisineId} priceRange={priceRange} />}
    </div>
  )
}

/** The way back to work that was left unsaved, in this browser or in another. */
function LastDraft({ draft }: { draft: StoredDraft }) {
  const restoreDraft = useOpenMenu((open) => open.restoreDraft)
  return (
    <div className="flex flex-col items-center gap-2">
      <Button variant="secondary" onClick={() => restoreDraft(draft)}>
        Restore your last draft
      </Button>
      <p className="text-quiet text-sm">{describe(draft)}</p>
    </div>
  )
}

function DraftUnknown({ onRetry }: { onRetry: () => void }) {
  return (
    <p className="text-quiet text-sm">
      Your last draft could not be looked up.{' '}
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  )
}

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

function describe({ content, updatedAt }: StoredDraft): string {
  const items = countItems(content.groups)
  return `${content.restaurant.name}, ${items === 1 ? '1 item' : `${items} items`}, ${dayAndTime.format(new Date(updatedAt))}`
}
