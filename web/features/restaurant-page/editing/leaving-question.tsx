import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

/** Asks before another screen is opened over what is not saved. The tabs of this one keep it. */
export function LeavingQuestion({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
      title="Discard your changes?"
      description="What you changed on the restaurant's page has not been saved."
      confirmLabel="Discard changes"
      cancelLabel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
    />
  )
}
