import { useMutation } from '@tanstack/react-query'
import { Braces, FileText, Image, Printer, Sheet } from 'lucide-react'
import { settled } from '#domain/menu/claims/claims.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { tellFailure } from '../../lib/tell-failure.ts'
import { DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx'
import type { OpenMenu } from '../state/menu-state.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { exportCsv, exportJson } from './export-data.ts'
import { exportPdf } from './export-pdf.ts'
import { exportPng } from './export-png.ts'
import { printMenu } from './print-pages.ts'

interface ExportedMenu extends MenuFile {
  /** What it was saved as: its public address is printed as a QR code. */
  readonly menuId: string | undefined
}

export type Export = (menu: ExportedMenu) => Promise<void> | void

const png150: Export = (menu) => exportPng(menu, 150)
const png300: Export = (menu) => exportPng(menu, 300)

const wholeMenu = ({ groups, restaurant, design, templateId, savedAs }: OpenMenu): ExportedMenu => ({
  content: { restaurant, groups: settled(groups ?? []) },
  design,
  templateId,
  menuId: savedAs?.id,
})

/** Exports the open menu, one export at a time. */
export function useExport() {
  const { mutate: start, isPending } = useMutation({
    mutationFn: async (run: Export) => run(wholeMenu(useOpenMenu.getState())),
    onError: tellFailure,
  })
  return { start, isPending }
}

/** The exports, as items of a dropdown menu: PDF, PNG, print, data. */
export function ExportItems({ onExport }: { onExport: (run: Export) => void }) {
  return (
    <>
      <DropdownMenuItem icon={FileText} onSelect={() => onExport(exportPdf)}>
        Export as PDF
      </DropdownMenuItem>
      <DropdownMenuItem icon={Image} onSelect={() => onExport(png150)}>
        Image for screens (150 dpi)
      </DropdownMenuItem>
      <DropdownMenuItem icon={Image} onSelect={() => onExport(png300)}>
        Image for print (300 dpi)
      </DropdownMenuItem>
      <DropdownMenuItem icon={Printer} onSelect={() => onExport(printMenu)}>
        Print
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <DropdownMenuItem icon={Sheet} onSelect={() => onExport(exportCsv)}>
        CSV for spreadsheets
      </DropdownMenuItem>
      <DropdownMenuItem icon={Braces} onSelect={() => onExport(exportJson)}>
        JSON with everything
      </DropdownMenuItem>
    </>
  )
}
