import { Dialog as RadixDialog } from 'radix-ui'
import { type CSSProperties, type ReactElement, type ReactNode, useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { useEscape } from '../hooks/use-escape.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { useVisibleArea } from '../hooks/use-visible-area.ts'
import { afterPaint } from '../parts/after-paint.ts'
import { PartBoundary } from '../parts/part-boundary.tsx'
import { noteActions, noteSheet } from '../toast/toast-room.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { DialogClose, DialogHead, describedBy } from './dialog-parts.tsx'
import { Scrim } from './scrim.tsx'
import { sheetClass, sheetPlaceClass } from './sheet-class.ts'

export interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** In px. Below 640 px of screen every dialog is a sheet at its foot, as high as its content. */
  maxWidth?: number
  /** The button that opens it, where it is rendered with the dialog; else the state that opens it is enough. */
  trigger?: ReactElement
  /** Typed input would be lost: a click outside no longer closes it, Escape and the cross ask. */
  hasUnsavedInput?: boolean
  /** Called once it is gone and the focus is back. */
  onClosed?: () => void
  /** What is asked then. */
  discardQuestion?: DiscardQuestion
  /** The body; end it (or the form in it) with `DialogActions`. */
  children: ReactNode
}

export interface DiscardQuestion {
  readonly title: string
  readonly description: string
  readonly confirmLabel: string
}

const usualQuestion: DiscardQuestion = {
  title: 'Discard your changes?',
  description: 'What you entered here has not been saved.',
  confirmLabel: 'Discard changes',
}

/** A closed one is nothing: an edit of the work behind it renders no part of it. */
export const Dialog = (props: DialogProps) =>
  props.isOpen || props.trigger ? <MountedDialog {...props} /> : null

function MountedDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  maxWidth = 500,
  trigger,
  hasUnsavedInput = false,
  onClosed,
  discardQuestion = usualQuestion,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(onClosed)
  const visibleArea = useVisibleArea(isOpen)
  const [isAsking, setIsAsking] = useState(false)
  // What lies behind it is painted again: the press shows first.
  const close = () => afterPaint(() => onOpenChange(false))
  // The buttons of the form close it themselves: what comes here is Escape or the cross.
  const change = (next: boolean) => {
    if (next) onOpenChange(true)
    else if (hasUnsavedInput) setIsAsking(true)
    else close()
  }
  const escapeKey = useEscape(isOpen, () => change(false))
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={change}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay asChild>
          <Scrim onPress={() => hasUnsavedInput || close()} />
        </RadixDialog.Overlay>
        <div className={sheetPlaceClass} style={visibleArea}>
          <RadixDialog.Content
            {...returnFocus}
            {...escapeKey}
            ref={noteSheet}
            {...describedBy(description)}
            onInteractOutside={(event) => event.preventDefault()}
            style={{ '--dialog-width': `${maxWidth}px` } as CSSProperties}
            className={sheetClass('relative flex flex-col sm:max-w-(--dialog-width)')}
          >
            <DialogHead title={title} description={description} className="sm:pt-6" />
            <div className="flex min-h-0 grow flex-col overflow-y-auto overscroll-contain px-4 not-has-data-dialog-actions:pb-6 sm:px-6 [&>form]:flex [&>form]:grow [&>form]:flex-col">
              <PartBoundary>{children}</PartBoundary>
            </div>
            <DialogClose className="sm:top-5 sm:right-5" />
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
      {isOpen && hasUnsavedInput && <AskAtBack onBack={() => setIsAsking(true)} />}
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        onOpenChange={setIsAsking}
        {...discardQuestion}
        cancelLabel="Keep editing"
        onConfirm={() => {
          setIsAsking(false)
          onOpenChange(false)
        }}
      />
    </RadixDialog.Root>
  )
}

/** The browser's Back asks as Escape does: the screen stays. */
function AskAtBack({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    onBack()
  })
  return null
}

/** The row of buttons at the foot of a dialog: stays in sight while the body scrolls. The main action comes last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div ref={noteActions} data-dialog-actions="" className="sticky bottom-0 -mx-4 mt-auto sm:-mx-6">
    <div className="mt-6 flex flex-col-reverse gap-2 border-rule border-t bg-card px-4 py-4 sm:flex-row sm:flex-wrap sm:justify-end sm:rounded-b-card sm:px-6">
      {children}
    </div>
  </div>
)
