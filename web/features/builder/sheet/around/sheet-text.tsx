import { InlineEdit } from '../../../../ui/form/inline-edit.tsx'

export interface SheetTextProps {
  label: string
  value: string
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  /** What is wrong with a text; any text can be kept where nothing is given. */
  check?: (typed: string) => string | null
  onSave: (typed: string) => void
  maxLength: number
  isMultiline?: boolean
  className?: string
}

export function SheetText(text: SheetTextProps) {
  if (text.value === '' && !text.isEditing) return null
  return <InlineEdit {...text} check={text.check ?? anyText} isSkippedByTab />
}

const anyText = () => null
