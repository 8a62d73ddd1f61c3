import { Download, FileDown } from 'lucide-react'
import { ExportItems, exportChoices, exportPdf } from '../export/export-items.tsx'
import type { Action } from './action.ts'
import type { MenuContext } from './contexts.ts'

const isInBar = ({ step, room }: MenuContext): boolean => step === 'design' && room >= 64

/** Each export; the bar of the design has the PDF. */
const exports: readonly Action<MenuContext>[] = exportChoices.map(([icon, name, run]) => ({
  key: `export ${name}`,
  name,
  icon: run === exportPdf ? Download : icon,
  searchWords: 'export download file',
  isPending: (context) => context.exports.isPending,
  pendingLabel: 'Exporting…',
  bar: (context) =>
    run === exportPdf && isInBar(context) && { variant: 'quiet', icon: 'before', label: 'Export PDF' },
  perform: (context) => context.exports.start(run),
}))

const exportAs: Action<MenuContext> = {
  key: 'export-as',
  name: 'Export As',
  icon: FileDown,
  bar: (context) =>
    isInBar(context) && {
      variant: 'quiet',
      icon: 'alone',
      label: 'More export options',
      className: '-ml-3',
    },
  more: ({ step, room }) => (step === 'content' ? 'work' : room < 64 && 'exports'),
  items: (context) => <ExportItems onExport={context.exports.start} />,
}

export const exportActions = [...exports, exportAs]
