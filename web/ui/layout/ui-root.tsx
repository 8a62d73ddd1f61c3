import { lazy, type ReactNode, Suspense } from 'react'
import { TooltipProvider } from '../button/tooltip.tsx'

/** No screen waits for it: a toast that comes before it shows when it is there. */
const Toaster = lazy(async () => ({ default: (await import('../toast/toast.tsx')).Toaster }))

/** What the primitives need around the application: tooltips' shared delay and the place of toasts. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      {children}
      <Suspense>
        <Toaster />
      </Suspense>
    </TooltipProvider>
  )
}
