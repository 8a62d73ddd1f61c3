import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { Button } from '../../../ui/button/button.tsx'
import { useRoom } from '../../../ui/hooks/use-screen-size.ts'
import { useNow } from '../../../ui/hooks/use-timer.ts'
import { useDraftStanding } from '../../drafts/draft.ts'
import { useMergeQuestion } from '../../drafts/merge-question.ts'
import { useLiveState } from '../../live/live-state-query.ts'
import { savedMenusQuery } from '../../saved-menus-query.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../store/open-menu.ts'
import { useTrial } from '../../trial/trial.ts'
import { useIsSeen } from '../seen-by-guests.ts'
import { SeeUnsaved } from '../unsaved/see-unsaved.tsx'
import { useUnsavedCount } from '../unsaved/use-unsaved.ts'
import type { MenuSaving } from '../use-saving.ts'
import { saveStateOf } from './save-state.ts'
import { saveWords, type WhenSaved } from './save-words.ts'

export function SaveNote({ saving }: { saving: MenuSaving }) {
  const isChanged = useOpenMenu(hasUnsavedChanges)
  const isStored = useOpenMenu((open) => open.savedAs !== null)
  const hasMenu = useOpenMenu((open) => open.menu !== null)
  const { standing, error } = useDraftStanding()
  const when = useWhenSaved()
  const now = useNow(MINUTE_MS / 2)
  const isTrial = useTrial((trial) => trial.isOn)
  const isNarrow = useRoom() < 48
  const changes = useUnsavedCount(isChanged && isStored)
  if (!hasMenu) return null
  if (isTrial) return <p className="truncate text-quiet text-sm">Kept in this browser</p>
  const state = saveStateOf(saving.state, { isChanged, isStored })
  const { said, more } = saveWords(
    state,
    { isStored, draft: { standing, error }, when, changes, isNarrow },
    now,
  )
  return (
    <p className="flex min-h-5 min-w-0 items-center gap-1 text-quiet text-sm" title={`${said}${more}`}>
      {state === 'saved' && <Check size={16} aria-hidden="true" className="shrink-0 text-good" />}
      {/* Whole or not at all: the second half wraps out of sight where there is no room for it. */}
      <span className="flex h-5 min-w-0 flex-wrap content-start overflow-hidden">
        {/* The minutes that pass are not announced. */}
        <span aria-live="polite" className="max-w-full truncate">
          {said}
        </span>
        <span className="max-w-full truncate whitespace-pre">{more}</span>
      </span>
      <EditedBy />
      {state === 'changed' && isStored && (
        <SeeUnsaved saving={saving} isSeen={when?.isSeen === true} changes={isNarrow ? null : changes} />
      )}
    </p>
  )
}

/** Somebody else in the house who is editing the open menu; nothing for who works alone. */
function EditedBy() {
  const name = useLiveState(({ editedBy }) => editedBy)
  return name && <span className="min-w-0 truncate text-warn-ink">· {name} is editing too</span>
}

/** What the list of saved menus says of the open one; null while it is unknown. */
function useWhenSaved(): WhenSaved | null {
  const savedAs = useOpenMenu((open) => open.savedAs)
  const { data } = useQuery({ ...savedMenusQuery, enabled: savedAs !== null })
  const listed = data?.find(({ id, version }) => id === savedAs?.id && version === savedAs.version)
  const isSeen = useIsSeen()
  return listed ? { time: new Date(listed.updatedAt), isSeen } : null
}

const MINUTE_MS = 60_000

/** Says why the work is not saved, and offers the solution. */
export function SaveFailure({ saving: { reason, saveAndTell } }: { saving: MenuSaving }) {
  // A question that is open says it already.
  const isAsked = useMergeQuestion(({ asked }) => asked !== null)
  if (reason === null || isAsked) return null
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-bad/40 border-b bg-bad-soft px-4 py-2 text-sm"
    >
      <CircleAlert size={16} aria-hidden="true" className="shrink-0 text-bad" />
      <span className="min-w-0 grow basis-60">
        <strong className="font-semibold">Your menu has not been saved.</strong> {reason}
      </span>
      <Button variant="secondary" size="sm" onClick={() => saveAndTell()}>
        Retry
      </Button>
    </div>
  )
}
