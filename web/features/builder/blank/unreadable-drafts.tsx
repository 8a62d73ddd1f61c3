import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type DraftSummary, deleteDraft, downloadDraft } from '#contract/menus/drafts.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { draftsQuery } from '../../../menu/drafts/draft.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

export interface UnreadableDraftsProps {
  drafts: readonly DraftSummary[]
  describeTime: (time: string) => string
}

/** Drafts that this version of Carte cannot read, with what can still be done with them. */
export function UnreadableDrafts({ drafts, describeTime }: UnreadableDraftsProps) {
  const [asked, setAsked] = useState<DraftSummary | null>(null)
  const download = useMutation({
    mutationFn: async (workId: string) => downloadFile(await call(downloadDraft, { query: { workId } })),
    onError: showErrorToast,
  })
  const remove = useMutation({
    mutationFn: (workId: string) => call(deleteDraft, { query: { workId } }),
    async onSuccess() {
      await askAgain(draftsQuery)
      setAsked(null)
    },
    onError: showErrorToast,
  })
  return (
    <>
      <ul className="divide-y divide-rule text-left">
        {drafts.map((draft) => {
          const name = `The draft of ${describeTime(draft.updatedAt)}`
          return (
            <li key={draft.workId} className="flex items-center justify-between gap-4 py-1.5">
              <span className="min-w-0 text-sm">{name} cannot be read.</span>
              <span className="flex gap-1">
                <IconButton
                  size="sm"
                  icon={Download}
                  label={`Download ${name}`}
                  onClick={() => download.mutate(draft.workId)}
                />
                <IconButton
                  size="sm"
                  icon={Trash2}
                  label={`Delete ${name}`}
                  onClick={() => setAsked(draft)}
                />
              </span>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        title="Delete this draft?"
        description="It will be gone for good. You can download it first: a later version of Carte may read it."
        confirmLabel="Delete draft"
        onConfirm={() => asked && remove.mutate(asked.workId)}
        isPending={remove.isPending}
      />
    </>
  )
}
