import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import type { ReactNode } from 'react'
import { buttonClass } from '../button/button-class.ts'
import { classNames } from '../class-names.ts'

export interface DialogHeadProps {
  title: ReactNode
  description?: ReactNode
  className?: string
}

/** The title of a dialog or a drawer, and what it is about; leaves room for the cross. */
export const DialogHead = ({ title, description, className }: DialogHeadProps) => (
  <div className={classNames('py-4 pr-16 pl-4 sm:pl-6', className)}>
    <RadixDialog.Title className="text-lg">{title}</RadixDialog.Title>
    {description && (
      <RadixDialog.Description className="mt-1 text-quiet text-sm">{description}</RadixDialog.Description>
    )}
  </div>
)

/** The cross. Put it last in the order of focus: a dialog opens on its first field, not on its way out. */
export const DialogClose = ({ className }: { className?: string }) => (
  <div className={classNames('absolute top-2 right-2', className)}>
    <RadixDialog.Close
      aria-label="Close"
      className={buttonClass({ variant: 'quiet', size: 'sm', isSquare: true })}
    >
      <X size={20} aria-hidden="true" />
    </RadixDialog.Close>
  </div>
)

/** Radix warns when a dialog without a description does not say that it has none. */
export const describedBy = (description: ReactNode) => !description && { 'aria-describedby': undefined }
