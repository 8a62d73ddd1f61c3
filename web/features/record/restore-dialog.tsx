import { useMutation } from '@tanstack/react-query'
import { restoreVersion } from '#contract/menus/kept-menus.ts'
import { recentTime } from '#domain/site/recent-time.ts'
import { ApiError, call } from '../../lib/api.ts'
import { tellFailureOr } from '../../lib/tell-failure.ts'
import { isSeenById } from '../../menu/saving/seen-by-guests.ts'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import type { TimelineEntry } from './entries.ts'
import { refreshRecord } from './record-queries.ts'

interface RestoreDialogProps {
  menuId: string
  version: number
  entry: TimelineEntry | null
  onClose: () => void
}

const tellFailed = tellFailureOr('This version could not be restored. Please try again.')

export function RestoreDialog({ menuId, version, entry, onClose }: RestoreDialogProps) {
  const when = entry ? (entry.label ?? recentTime(entry.at, { now: new Date() })) : ''
  const restore = useMutation({
    mutationFn: (of: number) =>
      call(restoreVersion, { params: { id: menuId, version: of }, body: { version } }),
    async onSuccess() {
      await refreshRecord()
      onClose()
      toast({ title: 'Version restored', description: `The menu is as it was: ${when}.` })
    },
    async onError(error) {
      if (!(error instanceof ApiError && error.code === 'version_conflict')) return tellFailed(error)
      await refreshRecord()
    },
  })
  // What it replaces is then another version: it's asked again, of that one.
  const isMeanwhile = restore.error instanceof ApiError && restore.error.code === 'version_conflict'
  return (
    <ConfirmDialog
      isOpen={entry !== null}
      onOpenChange={onClose}
      title="Restore this version?"
      description={`${isMeanwhile ? 'This menu was saved again meanwhile, in another tab or by somebody else. ' : ''}The menu is saved again as it was: ${when}. ${isSeenById(menuId) ? 'Guests see it at once. ' : ''}The version of ${isMeanwhile ? 'just now' : 'today'} stays in the record.`}
      confirmLabel="Restore"
      variant="primary"
      onConfirm={() => entry && restore.mutate(entry.version)}
      isPending={restore.isPending}
    />
  )
}
