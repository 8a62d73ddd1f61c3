import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import type { ShareDialogProps } from './share-dialog.tsx'

const Dialog = lazyDialog(async () => (await import('./share-dialog.tsx')).ShareDialog)

export const ShareDialog = (props: ShareDialogProps) => props.menu !== null && <Dialog {...props} />
