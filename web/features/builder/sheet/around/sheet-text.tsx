import { type ReactNode, useState } from 'react'
import { InlineEdit } from '../../../../ui/inline-edit.tsx'

export interface SheetTextProps {
  label: string
  value: string
  /** Shown in the place of a text that is empty. */
  empty: string
  onSave: (typed: string) => void
  check?: (typed: string) => string | null
  maxLength: number
  isMultiline?: boolean
  className?: string
  children?: ReactNode
}

/** A text around the sections of a menu, changed where it stands. An empty one shows itself to who looks for it. */
export function SheetText({ empty, check = () => null, children, ...text }: SheetTextProps) {
  const [isEditing, setIsEditing] = useState(false)
  const isShown = text.value !== '' || isEditing
  return (
    <span
      className={
        isShown
          ? undefined
          : 'text-quiet italic opacity-0 transition-opacity group-focus-within/head:opacity-100 group-hover/head:opacity-100'
      }
    >
      <InlineEdit {...text} check={check} isEditing={isEditing} onEditing={setIsEditing} isSkippedByTab>
        {text.value === '' ? empty : children}
      </InlineEdit>
    </span>
  )
}
