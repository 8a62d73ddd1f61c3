import { create } from 'zustand'
import type { composeMenu } from '#contract/composing.ts'
import type { EndpointOutput } from '#contract/endpoint.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** What was said of a menu as it was generated. */
export interface ComposedAnswer {
  /** What was done in the place of what could not be, and what a wish means here. */
  readonly remarks: readonly string[]
  readonly estimate?: EndpointOutput<typeof composeMenu>['estimate']
}

interface KeptAnswer extends ComposedAnswer {
  /** Of the session. */
  readonly menuNumber: number
}

const useAnswer = create<{ answer: KeptAnswer | null }>()(() => ({ answer: null }))

/** Keeps what was said of the open menu until the page is reloaded; an undo to another menu hides it. */
export const keepAnswer = (answer: ComposedAnswer): void =>
  useAnswer.setState({ answer: { ...answer, menuNumber: useOpenMenu.getState().menuNumber } })

/** What was said of the open menu; null where nothing was. */
export function useComposedAnswer(): ComposedAnswer | null {
  const menuNumber = useOpenMenu((open) => open.menuNumber)
  const answer = useAnswer((kept) => kept.answer)
  return answer?.menuNumber === menuNumber ? answer : null
}
