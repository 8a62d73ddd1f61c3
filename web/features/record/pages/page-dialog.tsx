import { recordPagePdf } from '#contract/menus/record.ts'
import { addressOf } from '#contract/shared/address.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { RecordPages, type RecordPagesProps } from './record-pages.tsx'

export function PageDialog({ onClose, ...props }: RecordPagesProps & { onClose: () => void }) {
  const { menuId, at } = props
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="The page as guests had it"
      description={`As of ${recentTime(at, { now: new Date() })}, with what was sold out and planned at that time.`}
      maxWidth={880}
    >
      <RecordPages {...props} />
      <DialogActions>
        <LinkButton
          variant="secondary"
          href={addressOf(recordPagePdf, { params: { id: menuId }, query: { at } })}
        >
          Page as PDF
        </LinkButton>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
