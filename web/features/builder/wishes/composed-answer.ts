import type { WishAnswer } from '#contract/generating/generation.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'

/** Keeps what was said of the open menu with it; an undo to another state of the menu brings back what was said of that. */
export function keepAnswer(composed: ComposedAnswer): void {
  useOpenMenu.setState({ composed })
}

export const useComposedAnswer = (): ComposedAnswer | null => useOpenMenu((open) => open.composed)

export const answerOf = ({ remarks, ...wishes }: WishAnswer): ComposedAnswer => ({ remarks, wishes })
