import { FileDown } from 'lucide-react'
import { ExportItems, useExport } from '../../../menu/export/export-items.tsx'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'

export function ExportMenu() {
  const { start, isPending, dialog } = useExport()
  return (
    <>
      <DropdownMenu
        trigger={
          <Button
            variant="secondary"
            className="max-sm:px-3"
            icon={FileDown}
            isPending={isPending}
            pendingLabel="Exporting…"
          >
            Export As
          </Button>
        }
      >
        <ExportItems onExport={start} />
      </DropdownMenu>
      {dialog}
    </>
  )
}
