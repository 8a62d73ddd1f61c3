import { Check, CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { noteFoot } from '../../../ui/toast/toast-room.ts'
import type { PageWork } from './use-page-editing.ts'

/** At the foot of the screen while something is to be saved: what guests do not see yet. */
export function SaveBar({ work }: { work: PageWork }) {
  const { isUnsaved, saving } = work
  const isShown = isUnsaved || saving.state !== 'idle'
  return (
    <div ref={noteFoot} role="status" className="pointer-events-none sticky bottom-0 z-30 mt-8 print:hidden">
      {isShown && (
        <div className="pointer-events-auto -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-rule-raised border-t bg-card px-4 py-3 shadow-raised sm:mx-0 sm:rounded-t-card sm:border-x">
          <SavingWords work={work} />
          <SavingActions work={work} />
        </div>
      )}
    </div>
  )
}

function SavingWords({ work: { saving, stored } }: { work: PageWork }) {
  const className = 'flex min-w-0 grow basis-60 items-start gap-2 text-sm'
  if (saving.state === 'saved')
    return (
      <p className={className}>
        <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-good" />
        {stored.isOpen ? 'Saved. Guests see it now.' : 'Saved. Guests see it once the page is open.'}
      </p>
    )
  if (saving.state === 'failed' || saving.state === 'conflict')
    return (
      <p className={`${className} text-bad`}>
        <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
        {saving.state === 'failed'
          ? saving.reason
          : 'This page was changed on another device since you opened it. Nothing is lost: choose which one stays.'}
      </p>
    )
  return <p className={className}>Not saved yet. Guests still see what was saved last.</p>
}

function SavingActions({ work }: { work: PageWork }) {
  const { saving, isUnsaved, save, discard, takeTheirs, keepMine } = work
  if (saving.state === 'conflict' && saving.theirs)
    return (
      <>
        <Button variant="secondary" onClick={takeTheirs}>
          Load the other one
        </Button>
        <Button onClick={keepMine}>Keep mine</Button>
      </>
    )
  if (!isUnsaved && saving.state !== 'saving') return null
  return (
    <>
      <Button variant="quiet" disabled={saving.state === 'saving'} onClick={discard}>
        Discard
      </Button>
      <Button isPending={saving.state === 'saving'} pendingLabel="Saving…" onClick={() => void save()}>
        Save Page
      </Button>
    </>
  )
}
