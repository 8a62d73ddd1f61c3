import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { type Action, press } from './action.ts'
import { isInDialog, isKeyTaken } from './shortcuts.ts'

type KeysWork = NonNullable<Action<never>['keysWork']>

/** Where a pressed key means something else. */
const isTaken: Readonly<Record<KeysWork | 'on the page', (event: Event) => boolean>> = {
  'on the page': isKeyTaken,
  'in texts': isInDialog,
  everywhere: () => false,
}

/**
 * Does what the keys of the actions say.
 * @param actions the same list as long as its actions are the same
 */
export function useActionKeys<C>(actions: readonly Action<C>[], context: C): void {
  const act = useEffectEvent((action: Action<C>, event: KeyboardEvent) => {
    // In the place of what the browser does with these keys.
    event.preventDefault()
    if (!event.repeat || action.keysWork === undefined) press(action, context)
  })
  useEffect(() => {
    const unbind = Object.entries(isTaken).map(([where, ignore]) =>
      tinykeys(
        window,
        Object.fromEntries(
          actions
            .filter(({ keysWork = 'on the page' }) => keysWork === where)
            .flatMap((action) =>
              (action.keys ?? []).map((keys) => [keys, (event: KeyboardEvent) => act(action, event)]),
            ),
        ),
        { ignore },
      ),
    )
    return () => {
      for (const stop of unbind) stop()
    }
  }, [actions])
}
