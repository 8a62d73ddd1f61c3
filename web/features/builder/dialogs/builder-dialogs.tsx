import { useEffect } from 'react'
import { lazyDialog } from '../../../ui/parts/lazy-dialog.tsx'
import { whenIdle } from '../../../ui/parts/when-idle.ts'
import { useOpenDialog } from './open-dialog.ts'

const load = async () => (await import('./all-dialogs.tsx')).AllDialogs

const AllDialogs = lazyDialog(load)

/** The dialogs of the editor: none is rendered while none is open. Their code comes when the editor is at rest. */
export function BuilderDialogs() {
  const isOpen = useOpenDialog((open) => open.isOpen)
  useEffect(() => whenIdle(load), [])
  return isOpen && <AllDialogs />
}
