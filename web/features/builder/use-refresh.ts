import { useState } from 'react'
import { refreshMenuItem } from '#contract/generation.ts'
import { withDietaryOptions } from '#domain/menu/dietary.ts'
import { findItem, itemIds, replaceItem } from '#domain/menu/edits.ts'
import type { MenuGroup, MenuItem } from '#domain/menu/schema.ts'
import { ApiError, call, sentenceOf } from '../../lib/api.ts'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { cuisineOf } from '../../lib/save-menu.ts'
import { toast } from '../../ui/toast-store.ts'
import { type AskForDish, anotherDish, refreshSummary } from './refresh-section.ts'
import { usePlanAllows } from './use-plan.ts'

interface Replacement {
  readonly categoryId: number
  readonly before: MenuItem
  readonly after: MenuItem
}

/** Puts other dishes into the places of those on the menu. */
export function useRefresh({ onReplaced }: { onReplaced: (replacement: Replacement) => void }) {
  const [refreshingIds, setRefreshingIds] = useState<ReadonlySet<number>>(new Set())
  const hasDietaryTags = usePlanAllows('feature:dietaryIndicators')

  const mark = (itemId: number, isRefreshing: boolean) =>
    setRefreshingIds((ids) => {
      const next = new Set(ids)
      if (isRefreshing) next.add(itemId)
      else next.delete(itemId)
      return next
    })

  /** Null when no other dish is left, or this one is gone by the time the answer comes. */
  async function replace(
    categoryId: number,
    before: MenuItem,
    alsoExcluded: readonly number[],
  ): Promise<Replacement | null> {
    const { groups } = useOpenMenu.getState()
    if (!groups) return null
    mark(before.id, true)
    try {
      const excluded = [...new Set([...itemIds(groups), ...alsoExcluded])]
      const dish = await anotherDish(groups, before, excluded, askServer(categoryId))
      const place = { categoryId, itemId: before.id }
      const now = useOpenMenu.getState()
      // Edited, removed or generated anew in the meantime: what the person did last stands.
      if (!dish || !now.groups || findItem(now.groups, place) !== before) return null
      const after = hasDietaryTags ? dish : withDietaryOptions(dish, [])
      const replacement = { categoryId, before, after }
      onReplaced(replacement)
      now.edit((menu) => replaceItem(menu, place, after))
      return replacement
    } finally {
      mark(before.id, false)
    }
  }

  async function refreshItem(categoryId: number, item: MenuItem): Promise<void> {
    toast({ title: 'Refreshing menu item', description: `Looking for another dish for ${item.name}…` })
    try {
      const replacement = await replace(categoryId, item, [])
      toast({
        title: 'Refreshing menu item',
        description: replacement
          ? `${replacement.after.name} took the place of ${item.name}.`
          : `${item.name} stays: there is no other dish left that fits this menu.`,
        action: replacement ? undoOf([replacement]) : undefined,
      })
    } catch (error) {
      toastFailure(error)
    }
  }

  async function refreshSection({ category, items }: MenuGroup): Promise<void> {
    const count = items.length === 1 ? '1 item' : `${items.length} items`
    toast({ title: 'Refresh entire section', description: `Refreshing ${count} in ${category.name}…` })
    const replacements: Replacement[] = []
    try {
      for (const item of items) {
        // What was just replaced must not come back in its neighbour's place.
        const replacement = await replace(
          category.id,
          item,
          items.map(({ id }) => id),
        )
        if (!replacement) break
        replacements.push(replacement)
      }
      toast({
        title: 'Refresh entire section',
        description: refreshSummary({ refreshed: replacements.length, total: items.length }, category.name),
        action: replacements.length > 0 ? undoOf(replacements) : undefined,
      })
    } catch (error) {
      toastFailure(error)
    }
  }

  return { refreshingIds, refreshItem, refreshSection }
}

const askServer =
  (categoryId: number): AskForDish =>
  async (item, excludedIds) => {
    const open = useOpenMenu.getState()
    try {
      return await call(refreshMenuItem, {
        body: {
          itemId: item.id,
          cuisineId: cuisineOf(open),
          categoryId,
          priceRange: open.filters?.priceRange,
          dietaryOptions: open.filters?.dietaryOptions,
          menuItemIds: [...excludedIds],
        },
      })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'no_other_dish') return null
      throw error
    }
  }

const undoOf = (replacements: readonly Replacement[]) => ({
  label: 'Undo',
  onSelect: () =>
    useOpenMenu
      .getState()
      .edit((menu) =>
        replacements.reduce<readonly MenuGroup[]>(
          (undone, { categoryId, before, after }) =>
            replaceItem(undone, { categoryId, itemId: after.id }, before),
          menu,
        ),
      ),
})

const toastFailure = (error: unknown) =>
  toast({
    variant: 'destructive',
    title: 'Error',
    description: sentenceOf(error, 'An unexpected error occurred. Please try again.'),
  })
