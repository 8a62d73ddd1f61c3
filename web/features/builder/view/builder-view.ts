import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import type { Verb } from '#domain/access/roles.ts'
import { mayChange } from '../../../plan/own-role.ts'

/** What the middle of the editor shows; `page` is a view only where it has no room next to the menu. */
export const builderViews = ['menu', 'prices', 'marks', 'kitchen', 'advice', 'page'] as const

export type BuilderView = (typeof builderViews)[number]

/** What a role may not change is text on the sheet: it has no table of it. */
export const isViewAllowed = (view: BuilderView): boolean => mayChange(...(neededFor[view] ?? []))

const neededFor: Readonly<Partial<Record<BuilderView, readonly Verb[]>>> = {
  prices: ['edit prices'],
  marks: ['declare allergens'],
  kitchen: ['sign'],
  // What it proposes are prices and dishes with all that they say.
  advice: ['edit prices', 'declare allergens'],
}

const isView = (name: string | null): name is BuilderView =>
  (builderViews as readonly (string | null)[]).includes(name)

/**
 * The view that the address names (`/menu-builder?view=prices`), so that the browser's Back leads to the one
 * before.
 * @param usual the view where the address names none
 */
export function useBuilderView(usual: BuilderView): readonly [BuilderView, (view: BuilderView) => void] {
  const [search, setSearch] = useSearchParams()
  const named = search.get('view')
  const show = useCallback(
    (view: BuilderView) =>
      setSearch((now) => {
        const next = new URLSearchParams(now)
        next.set('view', view)
        return next
      }),
    [setSearch],
  )
  return [[named, usual].filter(isView).find(isViewAllowed) ?? 'menu', show]
}
