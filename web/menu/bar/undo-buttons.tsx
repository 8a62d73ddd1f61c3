import { IconButton } from '../../ui/button/icon-button.tsx'
import { historyActions } from '../actions/history.ts'
import { useActionKeys } from '../actions/use-action-keys.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { iconOf } from './bar-actions.tsx'

const none: typeof historyActions = []

/** Undo and redo outside of the bar of a step. */
export function UndoButtons({ hasKeys = false }: { readonly hasKeys?: boolean }) {
  const context = { open: useOpenMenu() }
  useActionKeys(hasKeys ? historyActions : none, context)
  return (
    <div className="flex shrink-0">
      {historyActions.map((action) => (
        <IconButton key={action.key} {...iconOf(action, context)} />
      ))}
    </div>
  )
}
