import type { ReactNode } from 'react'
import { Toaster } from './toast.tsx'
import { TooltipProvider } from './tooltip.tsx'

/** What the primitives need around the application: tooltips' shared delay and the place of toasts. */
export function UiRoot({ children }: { children: ReactNode }) {
  return (
    <TooltipProvider>
      {children}
      <Toaster />
    </TooltipProvider>
  )
}
