import { useMutation, useQuery } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type DraftSummary, deleteDraft, downloadDraft } from '#contract/menus/drafts.ts'
import { call } from '../../../lib/api.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { draftsQuery } from '../../../menu/drafts/draft.ts'
import { restoreWork } from '../../../menu/saving/restore-work.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'

export function LastDrafts() {
  const { data, isError, refetch } = useQuery(draftsQuery)
  const restore = useMutation({
    mutationFn: restoreWork,
    onError(error) {
      showErrorToast(error)
      // One that turns out to be unreadable is listed as such.
      void refetch()
    },
  })
  if (isError) {
    return (
      <p className="text-quiet text-sm">
        Your last draft could not be loaded.{' '}
        <Button variant="quiet" size="sm" onClick={() => refetch()}>
          Try again
        </Button>
      </p>
    )
  }
  const drafts = data ?? []
  const [newest, ...earlier] = drafts.filter(
    (draft): draft is ReadableDraft => draft.isReadable && draft.items > 0 && draft.savedAs === null,
  )
  const unreadable = drafts.filter(({ isReadable }) => !isReadable)
  if (!newest && unreadable.length === 0) return null
  return (
    <div className="flex flex-col items-center gap-2">
      {newest && (
        <>
          <Button
            variant="secondary"
            isPending={restore.variables === newest.workId && restore.isPending}
            onClick={() => restore.mutate(newest.workId)}
          >
            Restore your last draft
          </Button>
          <p className="text-quiet text-sm">{describe(newest)}</p>
        </>
      )}
      {earlier.length > 0 && (
        <details className="w-full max-w-md">
          <summary className="mx-auto w-fit cursor-pointer rounded-control px-3 py-2 text-quiet text-sm hover:text-ink">
            Earlier drafts ({earlier.length})
          </summary>
          <ul className="mt-2 divide-y divide-rule text-left">
            {earlier.map((draft) => (
              <li key={draft.workId} className="flex items-center justify-between gap-4 py-1.5">
                <span className="min-w-0 text-sm [overflow-wrap:anywhere]">{describe(draft)}</span>
                <Button
                  variant="quiet"
                  size="sm"
                  isPending={restore.variables === draft.workId && restore.isPending}
                  onClick={() => restore.mutate(draft.workId)}
                >
                  Restore<span className="sr-only"> {describe(draft)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {unreadable.length > 0 && <UnreadableDrafts drafts={unreadable} describeTime={timeOf} />}
    </div>
  )
}

const dayAndTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

const timeOf = (time: string): string => dayAndTime.format(new Date(time))

type ReadableDraft = Extract<DraftSummary, { isReadable: true }>

function describe({ title, restaurantName, items, updatedAt }: ReadableDraft): string {
  const count = items === 1 ? '1 item' : `${items} items`
  return `${title || restaurantName}, ${count}, ${timeOf(updatedAt)}`
}

interface UnreadableDraftsProps {
  drafts: readonly DraftSummary[]
  describeTime: (time: string) => string
}

/** Drafts that this version of Carte cannot read, with what can still be done with them. */
function UnreadableDrafts({ drafts, describeTime }: UnreadableDraftsProps) {
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
