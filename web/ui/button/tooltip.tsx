import { Tooltip as RadixTooltip } from 'radix-ui'
import { createContext, type ReactElement, type ReactNode, use } from 'react'
import { passEscapeOn } from '../hooks/use-escape.ts'

export interface TooltipProps {
  content: ReactNode
  /** The one focusable element that the tooltip explains. */
  children: ReactElement
}

const SharedDelay = createContext(false)

export function Tooltip({ content, children }: TooltipProps) {
  const tooltip = (
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
  return use(SharedDelay) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>
}

/** One for a whole screen: the delay of the first tooltip, and none for neighbours just after it. */
export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
    <SharedDelay value>{children}</SharedDelay>
  </RadixTooltip.Provider>
)
