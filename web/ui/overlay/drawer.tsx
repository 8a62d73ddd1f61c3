import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { useEscape } from '../hooks/use-escape.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { PartBoundary } from '../parts/part-boundary.tsx'
import { noteSheet } from '../toast/toast-room.ts'
import { DialogClose, DialogHead, describedBy } from './dialog-parts.tsx'
import { Scrim } from './scrim.tsx'

export interface DrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description?: string
  /** Fills the height and scrolls alone. */
  children: ReactNode
}

/** A dialog at the left edge of the screen, for settings next to the work; on a phone a sheet at its foot. */
export const Drawer = (props: DrawerProps) => (props.isOpen ? <OpenDrawer {...props} /> : null)

function OpenDrawer({ isOpen, onOpenChange, title, description, children }: DrawerProps) {
  const returnFocus = useReturnFocus()
  const escapeKey = useEscape(isOpen, () => onOpenChange(false))
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <Scrim onPress={() => onOpenChange(false)} />
        </RadixDialog.Overlay>
        <RadixDialog.Content
          {...returnFocus}
          {...escapeKey}
          ref={noteSheet}
          onInteractOutside={(event) => event.preventDefault()}
          {...describedBy(description)}
          className="fixed bottom-0 left-0 z-40 flex max-h-[90dvh] w-full flex-col rounded-t-card border-rule-raised border-t bg-card shadow-raised outline-none data-[state=open]:animate-rise-in sm:inset-y-0 sm:max-h-none sm:w-96 sm:rounded-none sm:border-t-0 sm:border-r"
        >
          <DialogHead title={title} description={description} />
          <div className="flex min-h-0 grow flex-col">
            <PartBoundary>{children}</PartBoundary>
          </div>
          <DialogClose />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
