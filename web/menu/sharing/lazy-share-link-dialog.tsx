import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import type { ShareLinkDialogProps } from './share-link-dialog.tsx'

const Dialog = lazyDialog(async () => (await import('./share-link-dialog.tsx')).ShareLinkDialog)

export const ShareLinkDialog = (props: ShareLinkDialogProps) => props.url !== null && <Dialog {...props} />
