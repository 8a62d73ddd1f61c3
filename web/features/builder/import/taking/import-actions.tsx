import { MENU_SIZE_LIMITS } from '#domain/menu/model/limits.ts'
import { Button } from '../../../../ui/button.tsx'
import { DialogActions } from '../../../../ui/dialog.tsx'
import { dishes, sections } from '../words/counts.ts'

export interface ImportActionsProps {
  /** Dishes that would be imported. */
  count: number
  /** Is no menu open? Then there is nothing to replace or to add to. */
  isBlank: boolean
  /** The room that these leave in the open menu; negative when they are too many. */
  room: { readonly items: number; readonly sections: number }
  /** Why adding them would break the menu in another way, in a sentence. */
  problem?: string | undefined
  onReplace: () => void
  onAdd: () => void
  /** Leaves the open menu as it is and begins another one. */
  onTakeAsNew?: () => void
}

export function ImportActions({
  count,
  isBlank,
  room,
  problem,
  onReplace,
  onAdd,
  onTakeAsNew,
}: ImportActionsProps) {
  if (isBlank) {
    return (
      <DialogActions>
        <Button disabled={count === 0} onClick={onReplace}>
          {count === 0 ? 'Nothing to Import' : `Import ${dishes(count)}`}
        </Button>
      </DialogActions>
    )
  }
  const excess = excessSentence(room) ?? problem ?? null
  return (
    <DialogActions>
      {excess && <p className="self-center text-quiet text-sm sm:mr-auto">{excess}</p>}
      {onTakeAsNew && (
        <Button variant="secondary" disabled={count === 0} onClick={onTakeAsNew}>
          Import as a New Menu
        </Button>
      )}
      <Button variant="secondary" disabled={count === 0 || excess !== null} onClick={onAdd}>
        Add to This Menu
      </Button>
      <Button disabled={count === 0} onClick={onReplace}>
        Replace This Menu
      </Button>
    </DialogActions>
  )
}

function excessSentence(room: ImportActionsProps['room']): string | null {
  if (room.items < 0) {
    return `Too many to add: a menu holds ${dishes(MENU_SIZE_LIMITS.items)}, ${dishes(-room.items)} fewer.`
  }
  return room.sections < 0 ? `Too many to add: a menu holds ${sections(MENU_SIZE_LIMITS.sections)}.` : null
}
