import { useRef, useState } from 'react'
import { refreshMenuItem } from '#contract/generation.ts'
import { findItem, replaceItem } from '#domain/menu/editing/edits.ts'
import type { Menu, MenuGroup, MenuItem } from '#domain/menu/model/schema.ts'
import { pricedLike } from '#domain/pricing/set-price.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { cuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { type ToastAction, toast } from '../../../ui/toast-store.ts'
import { excludedBy, kindOfDish, refreshSummary } from './refresh-section.ts'

interface Replacement {
  readonly categoryId: number
  readonly before: MenuItem
  readonly after: MenuItem
  /** The source of the dish, when it is not the section that asked for it. */
  readonly notice?: string
}

/** `none left`: no other dish fits. `overtaken`: this one was edited, removed or replaced in the meantime. */
type Outcome = Replacement | 'none left' | 'overtaken'

/** Replaces dishes of the menu by others. */
export function useRefresh({ onReplaced }: { onReplaced: (replacement: Replacement) => void }) {
  const [refreshingIds, setRefreshingIds] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const sections = useRef(0)

  const mark = (itemId: number, isRefreshing: boolean) =>
    setRefreshingIds((ids) => {
      const next = new Set(ids)
      if (isRefreshing) next.add(itemId)
      else next.delete(itemId)
      return next
    })

  /** One request at a time: two at once could get the same dish. */
  function replace(
    categoryId: number,
    before: MenuItem,
    others: readonly MenuItem[],
    step?: string,
  ): Promise<Outcome> {
    mark(before.id, true)
    const outcome = last.current
      .then(() => replaceNow(categoryId, before, others, step))
      .finally(() => mark(before.id, false))
    last.current = outcome.catch(() => undefined)
    return outcome
  }

  async function replaceNow(
    categoryId: number,
    before: MenuItem,
    others: readonly MenuItem[],
    step: string | undefined,
  ): Promise<Outcome> {
    const place = { categoryId, itemId: before.id }
    const isInPlace = () => findItem(useOpenMenu.getState().groups ?? [], place) === before
    if (!isInPlace()) return 'overtaken'
    const answer = await askForDish(categoryId, before, others)
    if (!answer) return 'none left'
    if (!isInPlace()) return 'overtaken'
    const { notice, wishes: _said, ...dish } = answer
    const after = pricedLike(dish, before)
    const replacement = { categoryId, before, after, notice }
    onReplaced(replacement)
    useOpenMenu.getState().edit((menu) => replaceItem(menu, place, after), step)
    return replacement
  }

  async function refreshItem(categoryId: number, item: MenuItem): Promise<void> {
    toast({ title: 'Refreshing menu item', description: `Looking for another dish for ${item.name}…` })
    try {
      const outcome = await replace(categoryId, item, [])
      if (outcome === 'overtaken') return
      toast(
        outcome === 'none left'
          ? {
              title: 'Refreshing menu item',
              description: `${item.name} stays: there is no other dish left that fits this menu.`,
            }
          : {
              title: 'Refreshing menu item',
              description: sentences(`${outcome.after.name} took the place of ${item.name}.`, outcome.notice),
              action: undoOf([outcome]),
            },
      )
    } catch (error) {
      toastFailure(error, [])
    }
  }

  async function refreshSection({ category, items }: MenuGroup): Promise<void> {
    const count = items.length === 1 ? '1 item' : `${items.length} items`
    toast({ title: 'Refresh entire section', description: `Refreshing ${count} in ${category.name}…` })
    const replacements: Replacement[] = []
    // All of them are one step of the history.
    sections.current += 1
    const step = `refresh section ${sections.current}`
    try {
      for (const item of items) {
        const outcome = await replace(category.id, item, items, step)
        if (outcome === 'none left') break
        if (outcome !== 'overtaken') replacements.push(outcome)
      }
      toast({
        title: 'Refresh entire section',
        description: sentences(
          refreshSummary({ refreshed: replacements.length, total: items.length }, category.name),
          replacements.find(({ notice }) => notice)?.notice,
        ),
        action: undoOf(replacements),
      })
    } catch (error) {
      toastFailure(error, replacements)
    }
  }

  return { refreshingIds, refreshItem, refreshSection }
}

/** Null when no other dish is left. */
async function askForDish(sectionId: number, item: MenuItem, others: readonly MenuItem[]) {
  const open = useOpenMenu.getState()
  const categoryId = kindOfDish(sectionId, item)
  if (categoryId === null) return null
  const { priceRange, dietaryOptions, notes } = open.filters ?? {}
  try {
    return await call(refreshMenuItem, {
      body: {
        itemId: item.id,
        cuisineId: cuisineOf(open),
        categoryId,
        priceRange,
        dietaryOptions,
        notes,
        ...excludedBy(open.groups ?? [], others),
      },
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_other_dish') return null
    throw error
  }
}

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Undoes the replacements; nothing when there are none. */
function undoOf(replacements: readonly Replacement[]): ToastAction | undefined {
  if (replacements.length === 0) return undefined
  const takeBack = (menu: Menu) =>
    replacements.reduce<Menu>(
      (undone, { categoryId, before, after }) =>
        replaceItem(undone, { categoryId, itemId: after.id }, before),
      menu,
    )
  return undoAction(takeBack)
}

const toastFailure = (error: unknown, replacements: readonly Replacement[]) =>
  toast({
    variant: 'destructive',
    title: 'Error',
    description: sentenceOf(error, 'An unexpected error occurred. Please try again.'),
    action: undoOf(replacements),
  })
