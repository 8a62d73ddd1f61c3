import { claimsOf } from '#domain/menu/claims/claims.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx'
import type { MarkColumn } from '../columns/mark-columns.ts'
import { thingWords } from '../columns/thing-words.ts'
import type { DishGroup } from './marked-dishes.ts'
import { areAllSaid } from './use-marking.ts'

export interface SectionPress {
  readonly group: DishGroup
  readonly column: MarkColumn
}

export interface SectionQuestionProps {
  readonly isOpen: boolean
  /** Stays while the question closes. */
  readonly pressed: SectionPress | null
  readonly own: readonly MenuMark[]
  readonly onClose: () => void
  readonly onConfirm: (press: SectionPress) => void
}

export function SectionQuestion({ isOpen, pressed, own, onClose, onConfirm }: SectionQuestionProps) {
  const words = pressed && questionOf(pressed, own)
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onClose()}
      title={words?.title}
      description={words?.description}
      confirmLabel={words?.label ?? ''}
      variant="primary"
      onConfirm={() => {
        if (pressed) onConfirm(pressed)
        onClose()
      }}
    />
  )
}

function questionOf({ group, column }: SectionPress, own: readonly MenuMark[]) {
  const { dishes, name } = group
  const said = thingWords(column.thing, own)
  const count = dishes.length === 1 ? '1 dish' : `${dishes.length} dishes`
  if (areAllSaid({ dishes, columns: [column] }))
    return {
      title: `Clear this mark from ${name}: ${said}?`,
      description: `${count} will lose this mark. You can undo it.`,
      label: `Unmark ${count}`,
    }
  const undeclared =
    column.thing.kind === 'allergen' && column.thing.state !== 'may-contain'
      ? dishes.filter(({ item }) => claimsOf(item).allergens === undefined).length
      : 0
  return {
    title: `Mark all of ${name}: ${said}?`,
    description:
      undeclared > 0
        ? `This applies to ${count}. ${undeclared === 1 ? 'One of them has' : `${undeclared} of them have`} no allergens declared yet: guests will see only this one. You can undo it.`
        : `This applies to ${count}. You can undo it.`,
    label: `Mark ${count}`,
  }
}
