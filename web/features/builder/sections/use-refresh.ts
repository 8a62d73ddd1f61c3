import { useRef, useState } from 'react'
import { refreshMenuItem } from '#contract/generating/generation.ts'
import { itemOfSpecified } from '#contract/shared/specified-menu.ts'
import type { Likeness } from '#domain/generation/choosing/likenesses.ts'
import { itemInPlace } from '#domain/generation/take-place.ts'
import { findItem, replaceItem } from '#domain/menu/editing/edits.ts'
import { isLocked } from '#domain/menu/editing/locked-items.ts'
import { isOwnDish } from '#domain/menu/editing/own-dish.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { leadPrice } from '#domain/menu/prices/lead-price.ts'
import { CATALOGUE_CURRENCY } from '#domain/money/currency.ts'
import { pricedLike } from '#domain/pricing/set-price.ts'
import { ApiError, call, sentenceOf } from '../../../lib/api.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { withoutPrice } from '../../../menu/prices/without-price.ts'
import { cuisineOf } from '../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { type ToastAction, toast } from '../../../ui/toast/toast-store.ts'
import { answerOf, keepAnswer } from '../wishes/composed-answer.ts'
import { excludedBy, kindOfDish, refreshSummary } from './refresh-section.ts'

interface Replacement {
  readonly sectionId: number
  readonly before: MenuItem
  readonly after: MenuItem
  /** The source of the dish, when it is not the section that asked for it. */
  readonly notice?: string
}

/** `none left`: no other dish fits. `overtaken`: this one was edited, removed or replaced in the meantime. */
type Outcome = Replacement | 'none left' | 'overtaken'

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
    sectionId: number,
    before: MenuItem,
    others: readonly MenuItem[],
    { step, like }: { step?: string; like?: Likeness | undefined } = {},
  ): Promise<Outcome> {
    mark(before.id, true)
    const outcome = last.current
      .then(() => replaceNow(sectionId, before, others, step, like))
      .finally(() => mark(before.id, false))
    last.current = outcome.catch(() => undefined)
    return outcome
  }

  async function replaceNow(
    sectionId: number,
    before: MenuItem,
    others: readonly MenuItem[],
    step: string | undefined,
    like: Likeness | undefined,
  ): Promise<Outcome> {
    const place = { sectionId, itemId: before.id }
    /** The menu, while the dish is still in its place. */
    const menuWithIt = () => {
      const { menu } = useOpenMenu.getState()
      return menu && findItem(menu, place) === before ? menu : null
    }
    if (!menuWithIt()) return 'overtaken'
    const answer = await askForDish(sectionId, before, others, like)
    if (!answer) return 'none left'
    const menu = menuWithIt()
    if (!menu) return 'overtaken'
    const dish = pricedLike(itemOfSpecified(answer), before, menu)
    const after = itemInPlace(menu, place, dish, CATALOGUE_CURRENCY)
    const replacement = { sectionId, before, after, notice: answer.notice }
    onReplaced(replacement)
    useOpenMenu.getState().edit((present) => replaceItem(present, place, after), step)
    if (answer.wishes) keepAnswer(answerOf(answer.wishes))
    return replacement
  }

  async function refreshItem(sectionId: number, item: MenuItem, like?: Likeness): Promise<void> {
    toast({ title: 'Refreshing menu item', description: lookingFor(item, like) })
    try {
      const outcome = await replace(sectionId, item, [], { like })
      if (outcome === 'overtaken') return
      toast(
        outcome === 'none left'
          ? {
              title: 'Refreshing menu item',
              description: `${item.name} stays: there is no ${like ? `${like} dish like it` : 'other dish'} left that fits this menu.`,
            }
          : {
              title: 'Refreshing menu item',
              description: sentences(
                `${outcome.after.name} replaced ${item.name}.`,
                outcome.notice,
                isPricedElsewhere() ? withoutPrice(1) : undefined,
              ),
              action: undoOf([outcome]),
            },
      )
    } catch (error) {
      toastFailure(error, [])
    }
  }

  async function refreshSection({ id, name, items }: Section): Promise<void> {
    const free = items.filter((item) => !isOwnDish(item) && !isLockedNow(item))
    if (free.length === 0) {
      const description = `Everything in ${name} is yours or locked, so it stays.`
      toast({ title: 'Refresh entire section', description })
      return
    }
    const count = free.length === 1 ? '1 item' : `${free.length} items`
    toast({ title: 'Refresh entire section', description: `Refreshing ${count} in ${name}…` })
    const replacements: Replacement[] = []
    // All of them are one step of the history.
    sections.current += 1
    const step = `refresh section ${sections.current}`
    try {
      for (const item of free) {
        const outcome = await replace(id, item, items, { step })
        if (outcome === 'none left') break
        if (outcome !== 'overtaken') replacements.push(outcome)
      }
      toast({
        title: 'Refresh entire section',
        description: sentences(
          refreshSummary({ refreshed: replacements.length, total: free.length }, name),
          replacements.find(({ notice }) => notice)?.notice,
          replacements.length > 0 && isPricedElsewhere() ? withoutPrice(replacements.length) : undefined,
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
async function askForDish(
  sectionId: number,
  item: MenuItem,
  others: readonly MenuItem[],
  like: Likeness | undefined,
) {
  const open = useOpenMenu.getState()
  const categoryId = kindOfDish(sectionId, item)
  if (categoryId === null || !open.menu) return null
  const { priceRange, dietaryOptions, notes, season, country, voice } = open.filters ?? {}
  try {
    return await call(refreshMenuItem, {
      body: {
        itemId: item.id,
        cuisineId: cuisineOf(open),
        categoryId,
        priceRange,
        dietaryOptions,
        notes,
        season,
        country: country ?? open.restaurant.market?.country,
        voice,
        like,
        original: originalOf(item, open.menu),
        ...excludedBy(open.menu, others),
      },
    })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_other_dish') return null
    throw error
  }
}

/** What the catalog needs to know about a dish that it may not answer; prices are compared before their factors. */
function originalOf(item: MenuItem, { currency }: Menu) {
  const lead = currency === CATALOGUE_CURRENCY ? leadPrice(item) : undefined
  const { name, description } = item
  return { name, description, ...(lead && { amount: lead.original ?? lead.amount }) }
}

const isLockedNow = ({ id }: MenuItem): boolean => {
  const { menu } = useOpenMenu.getState()
  return menu !== null && isLocked(menu, id)
}

const isPricedElsewhere = (): boolean => useOpenMenu.getState().menu?.currency !== CATALOGUE_CURRENCY

const lookingFor = ({ name }: MenuItem, like: Likeness | undefined): string =>
  like ? `Looking for a ${like} dish like ${name}…` : `Looking for another dish for ${name}…`

const sentences = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join(' ')

/** Undoes the replacements; nothing when there are none. */
function undoOf(replacements: readonly Replacement[]): ToastAction | undefined {
  if (replacements.length === 0) return undefined
  const takeBack = (menu: Menu) =>
    replacements.reduce<Menu>(
      (undone, { sectionId, before, after }) => replaceItem(undone, { sectionId, itemId: after.id }, before),
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
