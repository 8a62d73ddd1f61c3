import { isRouteErrorResponse, useRouteError } from 'react-router'
import { sentenceOf } from '../../lib/api.ts'
import { NO_CONNECTION_WORK_KEPT } from '../../lib/connection.ts'
import { Button } from '../../ui/button/button.tsx'
import { ErrorState } from '../../ui/waiting/error-state.tsx'

/** Replaces a screen that crashed: the work is safe in storage, so a reload solves it. */
export function ScreenError() {
  const error = useRouteError()
  const reason = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : // Without a network a screen's own code does not come either.
      sentenceOf(
        error,
        navigator.onLine ? 'An unexpected error occurred. Please try again.' : NO_CONNECTION_WORK_KEPT,
      )
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <ErrorState
        title="This screen could not be shown"
        action={<Button onClick={() => window.location.reload()}>Reload</Button>}
      >
        {reason}
      </ErrorState>
    </main>
  )
}
