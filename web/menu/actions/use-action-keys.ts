import { useEffect } from 'react'
import { tinykeys } from 'tinykeys'
import { type Action, press } from './action.ts'
import { isInDialog, isKeyTaken } from './shortcuts.ts'
import type { StepStore } from './step-store.ts'

/** Returns whether the pressed key means something else where the focus is. A key alone is a letter of a text. */
function isTaken({ keysWork }: Pick<Action<never>, 'keysWork'>, keys: string, event: KeyboardEvent): boolean {
  if (keysWork === 'everywhere') return false
  return keysWork === 'in texts' && keys.includes('+') ? isInDialog(event) : isKeyTaken(event)
}

/**
 * Does what the keys of the actions say.
 * @param actions the same list as long as its actions are the same
 */
export function useActionKeys<C>(actions: readonly Action<C>[], step: StepStore<C>): void {
  useEffect(() => {
    const act = (action: Action<C>, keys: string, event: KeyboardEvent) => {
      if (isTaken(action, keys, event)) return
      // In the place of what the browser does with these keys.
      event.preventDefault()
      if (!event.repeat || action.keysWork === undefined) press(action, step.getState())
    }
    const handlers = actions.flatMap((action) =>
      (action.keys ?? []).map((keys) => [keys, (event: KeyboardEvent) => act(action, keys, event)]),
    )
    return tinykeys(window, Object.fromEntries(handlers), { ignore: () => false })
  }, [actions, step])
}
