import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/**
 * What the middle of the editor shows; `page` is a separate view only where it has no room next to the
 * menu.
 */
export const builderViews = ['menu', 'prices', 'marks', 'kitchen', 'advice', 'page'] as const

export type BuilderView = (typeof builderViews)[number]

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
  return [isView(named) ? named : usual, show]
}
