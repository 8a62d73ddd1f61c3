import { Spinner } from '../../ui/spinner.tsx'

/** Shown until the screen or the user is loaded. */
export const Waiting = () => (
  <main className="grid min-h-dvh place-items-center">
    <Spinner label="Loading" />
  </main>
)
