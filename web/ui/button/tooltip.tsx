import { Tooltip as RadixTooltip } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { passEscapeOn } from '../hooks/use-escape.ts'

export interface TooltipProps {
  content: ReactNode
  /** The one focusable element that the tooltip explains. */
  children: ReactElement
}

/** Needs `UiRoot` (or `TooltipProvider`) above it. */
export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          onEscapeKeyDown={passEscapeOn}
          collisionPadding={8}
          className="z-60 max-w-72 animate-fade-in rounded-control bg-ink px-3 py-1 text-paper text-sm"
        >
          {content}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  )
}

/** One for the whole application: the delay of the first tooltip, and none for neighbours just after it. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  )
}
