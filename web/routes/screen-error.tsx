import { isRouteErrorResponse, useRouteError } from 'react-router'
import { sentenceOf } from '../lib/api.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** What stands where a screen broke: the work is safe in storage, so a reload is the way out. */
export function ScreenError() {
  const error = useRouteError()
  const reason = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : sentenceOf(error, 'An unexpected error occurred. Please try again.')
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
