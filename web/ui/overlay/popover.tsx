import { X } from 'lucide-react'
import { Popover as RadixPopover } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { PHONE, useMedia } from '../hooks/use-media.ts'
import { Dialog } from './dialog.tsx'

export interface PopoverProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opens it, and that it hangs on. */
  trigger: ReactElement
  /** Read aloud; on a phone also the heading of the sheet. */
  title: string
  /** In px, on a wide screen. */
  width?: number
  align?: 'start' | 'center' | 'end'
  /** The heading is on wide screens too, with a cross. */
  hasHeading?: boolean
  children: ReactNode
}

/** A few controls next to what they change, at once; on a phone a sheet. In the page only while it is open. */
export const Popover = (props: PopoverProps) =>
  useMedia(PHONE) ? <AsSheet {...props} /> : <AsPopover {...props} />

const AsPopover = ({
  isOpen,
  onOpenChange,
  trigger,
  title,
  width = 320,
  align = 'start',
  hasHeading = false,
  children,
}: PopoverProps) => (
  <RadixPopover.Root open={isOpen} onOpenChange={onOpenChange}>
    <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
    {isOpen && (
      <RadixPopover.Portal>
        <RadixPopover.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          aria-label={title}
          // A heading's cross comes first and would say its name: the focus begins on the whole.
          onOpenAutoFocus={(event) => {
            if (!hasHeading || !(event.currentTarget instanceof HTMLElement)) return
            event.preventDefault()
            event.currentTarget.focus({ preventScroll: true })
          }}
          style={{ width, maxHeight: 'var(--radix-popover-content-available-height)' }}
          className="z-40 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-rule-raised bg-card p-4 shadow-raised data-[state=open]:animate-fade-in"
        >
          {hasHeading && (
            <div className="-mt-1 -mr-2 mb-2 flex items-center justify-between gap-2">
              <h2 className="font-display font-semibold text-base">{title}</h2>
              <RadixPopover.Close asChild>
                <IconButton label="Close" icon={X} size="sm" />
              </RadixPopover.Close>
            </div>
          )}
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    )}
  </RadixPopover.Root>
)

const AsSheet = ({ isOpen, onOpenChange, trigger, title, children }: PopoverProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={title} trigger={trigger}>
    {children}
  </Dialog>
)
