import { downloadFile } from '../../../lib/download-file.ts'
import { SET_ASIDE_STORAGE_KEY } from '../../../menu/store/menu-backup.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorState } from '../../../ui/waiting/error-state.tsx'

export interface MenuDataErrorProps {
  /** Menus from the browser's storage in a form that this version cannot read. */
  backups: readonly string[]
  onDiscarded: () => void
}

/** Shown instead of a menu that the browser's storage holds in an unreadable form. */
export function MenuDataError({ backups, onDiscarded }: MenuDataErrorProps) {
  const download = () => {
    for (const [index, text] of backups.entries())
      downloadFile(new File([text], `unreadable-menu-${index + 1}.json`, { type: 'application/json' }))
  }
  const discard = () => {
    localStorage.removeItem(SET_ASIDE_STORAGE_KEY)
    onDiscarded()
  }
  return (
    <ErrorState
      title="Menu Data Error"
      action={
        <>
          <Button variant="secondary" onClick={download}>
            Download it
          </Button>
          <Button onClick={discard}>Discard and start over</Button>
        </>
      }
    >
      The menu in this browser is damaged and cannot be shown. Please regenerate your menu: choose your
      filters and press Generate Menu.
    </ErrorState>
  )
}
