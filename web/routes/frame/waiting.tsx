import { Spinner } from '../../ui/spinner.tsx'

/** Stands in for a screen until it, or who is there to see it, is known. */
export const Waiting = () => (
  <main className="grid min-h-dvh place-items-center">
    <Spinner label="Loading" />
  </main>
)
