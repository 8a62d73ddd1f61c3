import { useDeleteMenu } from './use-delete-menu.ts'
import { useDuplicateMenu } from './use-duplicate-menu.ts'
import { useEditMenu } from './use-edit-menu.ts'
import { useExportMenu } from './use-export-menu.ts'
import { useRenameMenu } from './use-rename-menu.ts'
import { useShareMenu } from './use-share-menu.ts'

/** @param onGone the menu that was deleted has left the screen, and its button with it */
export function useMenuActions(onGone: () => void) {
  const editing = useEditMenu()
  const sharing = useShareMenu()
  const exporting = useExportMenu()
  const renaming = useRenameMenu()
  const duplicating = useDuplicateMenu()
  const deleting = useDeleteMenu(onGone)
  return { editing, sharing, exporting, renaming, duplicating, deleting }
}

/** What can be done with a saved menu. */
export type MenuActions = ReturnType<typeof useMenuActions>

/** Something that was chosen for this menu is under way. */
export const isBusy = ({ sharing, exporting, editing }: MenuActions, id: string): boolean =>
  [sharing.pendingId, exporting.pendingId, editing.pendingId].includes(id)
