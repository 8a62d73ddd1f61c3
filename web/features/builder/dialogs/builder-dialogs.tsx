import { useEffect } from 'react'
import { loadAllergenWords } from '../../../menu/claims/allergens/load-allergen-words.ts'
import { loadMarksEditor } from '../../../menu/marks/item-marks.tsx'
import { lazyDialog } from '../../../ui/parts/lazy-dialog.tsx'
import { whenIdle } from '../../../ui/parts/when-idle.ts'
import { useOpenDialog } from './open-dialog.ts'

const load = async () => (await import('./all-dialogs.tsx')).AllDialogs

const AllDialogs = lazyDialog(load)

/** The dialogs of the editor: none is rendered while none is open. Their code comes once the editor has shown. */
export function BuilderDialogs() {
  const isOpen = useOpenDialog((open) => open.isOpen)
  useEffect(() => whenIdle(() => Promise.all([load(), loadMarksEditor(), loadAllergenWords()])), [])
  return isOpen && <AllDialogs />
}
