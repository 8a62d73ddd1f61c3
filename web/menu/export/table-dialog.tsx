import { notInFile } from '#domain/exchange/writing/formats/not-in-file.ts'
import { notInCsv } from '#domain/exchange/writing/not-in-csv.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../ui/overlay/dialog.tsx'
import type { DataFormat } from './data-formats.ts'
import { exportJson } from './export-data.ts'
import { dataFormats } from './export-tables.ts'
import { lostWords } from './lost-words.ts'

export interface TableDialogProps<Menu extends MenuFile> {
  /** What is to be exported, and as what; null while nothing is. */
  exported: { readonly menu: Menu; readonly format: DataFormat } | null
  onDownload: (run: (menu: Menu) => Promise<void> | void) => void
  onClose: () => void
}

/** Before a file for other programs is downloaded: what of this menu it leaves out. */
export function TableDialog<Menu extends MenuFile>({
  exported,
  onDownload,
  onClose,
}: TableDialogProps<Menu>) {
  const { title, description, button, run } = dataFormats[exported?.format ?? 'csv']
  const download = (with_: (menu: MenuFile) => Promise<void> | void) => {
    onDownload(with_)
    onClose()
  }
  return (
    <Dialog isOpen={exported !== null} onOpenChange={onClose} title={title} description={description}>
      {exported && (
        <section aria-labelledby="not-in-file">
          <h3 id="not-in-file" className="font-medium">
            Not in this file
          </h3>
          <ul className="mt-2 list-disc pl-5 text-sm">
            <li>the restaurant and the design</li>
            {lostIn(exported).map((lost) => (
              <li key={lost.what}>{lostWords(lost)}</li>
            ))}
          </ul>
          <p className="mt-3 text-quiet text-sm">A JSON file has everything.</p>
        </section>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={() => download(exportJson)}>
          Download JSON
        </Button>
        <Button onClick={() => download(run)}>{button}</Button>
      </DialogActions>
    </Dialog>
  )
}

const lostIn = ({ menu: { content }, format }: { menu: MenuFile; format: DataFormat }) =>
  format === 'csv' ? notInCsv(content) : notInFile(content, format)
