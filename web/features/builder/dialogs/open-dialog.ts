import { create } from 'zustand'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { ItemToEdit } from '../../../menu/item/edit-item-dialog.tsx'
import { afterPaint } from '../../../ui/parts/after-paint.ts'

/** The dialogs of the editor; `sectionId` and `within` are null where the whole menu is meant. */
export type BuilderDialog =
  | { readonly kind: 'new-item'; readonly sectionId: number | null }
  | { readonly kind: 'edit-item'; readonly edited: ItemToEdit }
  | { readonly kind: 'add-section'; readonly within: number | null }
  | { readonly kind: 'edit-section'; readonly sectionId: number }
  | {
      readonly kind: 'change-prices'
      readonly sectionId: number | null
      /** These dishes alone, in the place of a section. */
      readonly places?: readonly ItemPlace[]
    }
  /** Other words for a dish, or for all of a section. */
  | { readonly kind: 'say-differently'; readonly sectionId: number; readonly itemId?: number }
  | { readonly kind: 'menu-details' }
  | { readonly kind: 'choices' }
  | { readonly kind: 'import' }
  /** The drawer of the generator, for the whole menu or one of its sections. */
  | { readonly kind: 'filters'; readonly sectionId?: number }
  | { readonly kind: 'sections' }
  | { readonly kind: 'restaurant'; readonly subject?: 'menu' | 'new' }

interface OpenDialog {
  /** The last one stays while it closes. */
  readonly dialog: BuilderDialog | null
  readonly isOpen: boolean
}

/** The one dialog that is open, whatever opened it: a row, the bar, the outline, a key. */
export const useOpenDialog = create<OpenDialog>()(() => ({ dialog: null, isOpen: false }))

let giveUp = () => {}

/** Opens it once what was pressed has shown that it was: a form takes longer than a frame. */
export function openDialog(dialog: BuilderDialog): void {
  giveUp()
  giveUp = afterPaint(() => useOpenDialog.setState({ dialog, isOpen: true }))
}

export function closeDialog(): void {
  giveUp()
  useOpenDialog.setState({ isOpen: false })
}

export const useIsDialogOpen = (kind: BuilderDialog['kind']): boolean =>
  useOpenDialog(({ dialog, isOpen }) => isOpen && dialog?.kind === kind)

export function useDialogOf(kind: BuilderDialog['kind']) {
  const isOpen = useIsDialogOpen(kind)
  return { isOpen, onOpenChange: (opens: boolean) => !opens && closeDialog() }
}
