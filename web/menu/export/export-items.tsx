import { useMutation } from '@tanstack/react-query'
import { Braces, FileText, Image, Layers, type LucideIcon, Printer, Sheet, Store, Table } from 'lucide-react'
import { useState } from 'react'
import type { PagePictureDpi } from '#contract/menus/typesetting.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { randomId } from '../../lib/random-id.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import {
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuSwitch,
} from '../../ui/overlay/dropdown-menu.tsx'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { isPreviewedNow } from '../live/as-of-now.ts'
import { useLiveState } from '../live/live-state-query.ts'
import { liveWords } from '../live/live-words.ts'
import type { OpenMenu } from '../state/menu-state.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { askedToRegister } from '../trial/trial.ts'
import { type DataFormat, dataFormatNames } from './data-formats.ts'
import type { EditionsDialogProps } from './editions/editions-dialog.tsx'
import type { TableDialogProps } from './table-dialog.tsx'

interface ExportedMenu extends MenuFile {
  /** What it was saved as: its public address is printed as a QR code. */
  readonly menuId: string | undefined
  /** Its pages are made as it is served now: as its preview shows them, where nobody said otherwise. */
  readonly asOfNow: boolean
}

/** A format of data asks first, since a file for other programs leaves out much; `editions` opens that choice. */
export type Export = ((menu: ExportedMenu) => Promise<void> | void) | DataFormat | 'editions'

const wholeMenu = ({ menu, restaurant, design, templateId, savedAs }: OpenMenu): ExportedMenu => ({
  content: { restaurant, ...settled(menu ?? newMenu()) },
  design,
  templateId,
  menuId: savedAs?.id,
  asOfNow: isPreviewedNow(savedAs?.id),
})

const ChangedNote = lazyDialog(async () => (await import('../sign-off/changed-note.tsx')).ChangedNote)
// What makes files and prints comes with the first export.
const TableDialog = lazyDialog<TableDialogProps<ExportedMenu>>(
  async () => (await import('./table-dialog.tsx')).TableDialog,
)
const EditionsDialog = lazyDialog<EditionsDialogProps<ExportedMenu>>(
  async () => (await import('./editions/editions-dialog.tsx')).EditionsDialog,
)
const made =
  (make: (exports: typeof import('./exports.ts'), menu: ExportedMenu) => Promise<void> | void) =>
  async (menu: ExportedMenu) =>
    make(await import('./exports.ts'), menu)
export const exportPdf = made(({ exportPdf: run }, menu) => run(menu))
const exportPdfWithMenu = made(({ exportPdfWithMenu: run }, menu) => run(menu))
const exportPng = (dpi: PagePictureDpi) => made(({ exportPng: run }, menu) => run(dpi)(menu))
const exportJson = made(({ exportJson: run }, menu) => run(menu))
const printMenu = made(({ printMenu: run }, menu) => run(menu))

export function useExport() {
  const [exported, setExported] = useState<{ menu: ExportedMenu; format: DataFormat } | null>(null)
  const [opened, setOpened] = useState<{ menu: ExportedMenu; id: string } | null>(null)
  const { mutate, isPending } = useMutation({
    mutationFn: async (run: Exclude<Export, string>) => run(wholeMenu(useOpenMenu.getState())),
    onError: showErrorToast,
  })
  const start = (run: Export) => {
    if (askedToRegister()) return
    // At once: the dialog gives the focus back to what has it now.
    const menu = wholeMenu(useOpenMenu.getState())
    if (run === 'editions') setOpened({ menu, id: randomId() })
    else if (typeof run === 'string') setExported({ menu, format: run })
    else mutate(run)
  }
  const dialog = (
    <>
      {exported && <TableDialog exported={exported} onDownload={start} onClose={() => setExported(null)} />}
      {opened && <EditionsDialog opened={opened} onDownload={start} onClose={() => setOpened(null)} />}
    </>
  )
  return { start, isPending, dialog }
}

type ExportChoice = readonly [LucideIcon, string, Export]

const pdf: ExportChoice = [FileText, 'Export as PDF', exportPdf]
const editions: ExportChoice = [Layers, 'More formats…', 'editions']
const pages: readonly ExportChoice[] = [
  [Image, 'Image for screens (150 dpi)', exportPng(150)],
  [Image, 'Image for print (300 dpi)', exportPng(300)],
  [Printer, 'Print', printMenu],
]
const data: readonly ExportChoice[] = [
  ...(
    [
      [Sheet, 'csv'],
      [Table, 'xlsx'],
      [Store, 'square'],
      [Store, 'clover'],
      [Store, 'google'],
    ] as const
  ).map(([icon, format]): ExportChoice => [icon, dataFormatNames[format], format]),
  [Braces, 'JSON with everything', exportJson],
]

/** Each export as it is usually made. */
export const exportChoices: readonly ExportChoice[] = [pdf, ...pages, editions, ...data]

/** The exports, as items of a dropdown menu: PDF, PNG, print, data. */
export function ExportItems({ onExport }: { onExport: (run: Export) => void }) {
  // Off again the next time: such a file says more than its pages do.
  const [isAttached, setAttached] = useState(false)
  const [isOfNow, setOfNow] = useState(true)
  const holding = useLiveState(liveWords) ?? null
  const asOfNow = (run: Export): Export =>
    typeof run === 'function' ? (menu) => run({ ...menu, asOfNow: isOfNow && holding !== null }) : run
  const itemOf = ([icon, label, run]: ExportChoice) => (
    <DropdownMenuItem key={label} icon={icon} onSelect={() => onExport(run)}>
      {label}
    </DropdownMenuItem>
  )
  return (
    <>
      <ChangedNote className="max-w-64 px-3 py-2" />
      {holding && (
        <DropdownMenuSwitch isOn={isOfNow} onChange={setOfNow}>
          As of now ({holding})
        </DropdownMenuSwitch>
      )}
      {itemOf([pdf[0], pdf[1], asOfNow(isAttached ? exportPdfWithMenu : exportPdf)])}
      <DropdownMenuSwitch isOn={isAttached} onChange={setAttached}>
        Embed menu data so Carte can import this PDF
      </DropdownMenuSwitch>
      {pages.map(([icon, label, run]) => itemOf([icon, label, asOfNow(run)]))}
      <DropdownMenuSeparator />
      {itemOf(editions)}
      <DropdownMenuSeparator />
      {data.map(itemOf)}
    </>
  )
}
