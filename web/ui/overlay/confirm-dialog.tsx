import { AlertDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { useEscape } from '../hooks/use-escape.ts'
import { useReturnFocus } from '../hooks/use-return-focus.ts'
import { noteSheet } from '../toast/toast-room.ts'
import { Scrim } from './scrim.tsx'
import { sheetClass, sheetPlaceClass } from './sheet-class.ts'

export interface ConfirmDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The action by its verb: "Delete menu", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  variant?: 'primary' | 'danger'
  /** The dialog stays open until the caller closes it, so that a failure can be shown and tried again. */
  onConfirm: () => void
  isPending?: boolean
}

export const ConfirmDialog = (props: ConfirmDialogProps) =>
  props.isOpen ? <OpenConfirmDialog {...props} /> : null

function OpenConfirmDialog({
  isOpen,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  variant = 'danger',
  onConfirm,
  isPending = false,
}: ConfirmDialogProps) {
  const returnFocus = useReturnFocus()
  const escapeKey = useEscape(isOpen, () => onOpenChange(false))
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay asChild>
          <Scrim />
        </AlertDialog.Overlay>
        <div className={sheetPlaceClass}>
          <AlertDialog.Content
            {...returnFocus}
            {...escapeKey}
            ref={noteSheet}
            className={sheetClass('overflow-y-auto p-4 sm:max-w-110 sm:p-6')}
          >
            <AlertDialog.Title className="text-lg">{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-quiet">{description}</AlertDialog.Description>
            <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary">{cancelLabel}</Button>
              </AlertDialog.Cancel>
              <Button variant={variant} isPending={isPending} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
