import { lazy, type ReactNode, Suspense } from 'react'

/** No screen waits for it: a toast that comes before it shows when it is there. */
const Toaster = lazy(async () => ({ default: (await import('../toast/toast.tsx')).Toaster }))

/** What the primitives need around the application: the place of toasts. */
export const UiRoot = ({ children }: { children: ReactNode }) => (
  <>
    {children}
    <Suspense>
      <Toaster />
    </Suspense>
  </>
)
