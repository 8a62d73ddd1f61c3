import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import type { PreflightDialogProps } from './preflight-dialog.tsx'
import { usePreflightPanel } from './preflight-panel.ts'

const Dialog = lazyDialog(async () => (await import('./preflight-dialog.tsx')).PreflightDialog)

export const PreflightDialog = (props: PreflightDialogProps) =>
  usePreflightPanel((panel) => panel.isOpen) && <Dialog {...props} />
