import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { duplicateSavedMenu } from '#contract/saved-menus.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { tellFailureOr } from '../../../lib/tell-failure.ts'
import { refreshSavedMenus } from '../../../menu/saving/saved-menus-query.ts'
import { askToUpgrade } from '../../../plan/ask-to-upgrade.ts'
import type { ListedMenu } from '../listed/listed-menu.ts'
import type { Titles } from './titles.ts'

const tell = tellFailureOr('The menu could not be duplicated. Please try again.')

/** Saves a copy of a saved menu under a different title. */
export function useDuplicateMenu() {
  const [asked, setAsked] = useState<ListedMenu | null>(null)
  const duplicate = useMutation({
    mutationFn: ({ id, titles }: { id: string; titles: Titles }) =>
      call(duplicateSavedMenu, { params: { id }, body: titles }),
    async onSuccess() {
      await refreshSavedMenus()
      setAsked(null)
    },
    onError(error) {
      if (!(error instanceof ApiError && error.code === 'plan_limit')) return tell(error)
      setAsked(null)
      askToUpgrade('unlimited_menus')
    },
  })
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    save: (titles: Titles) => asked && duplicate.mutate({ id: asked.id, titles }),
    isPending: duplicate.isPending,
  }
}
