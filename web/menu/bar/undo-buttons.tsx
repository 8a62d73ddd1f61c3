import { historyActions } from '../actions/history.ts'
import { useStepStore } from '../actions/step-store.ts'
import { useActionKeys } from '../actions/use-action-keys.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { ActionIcon } from './bar-actions.tsx'

const none: typeof historyActions = []

/** Undo and redo outside of the bar of a step. */
export function UndoButtons({ hasKeys = false }: { readonly hasKeys?: boolean }) {
  const step = useStepStore({ open: useOpenMenu() })
  useActionKeys(hasKeys ? historyActions : none, step)
  return (
    <div className="flex shrink-0">
      {historyActions.map((action) => (
        <ActionIcon key={action.key} action={action} step={step} />
      ))}
    </div>
  )
}
