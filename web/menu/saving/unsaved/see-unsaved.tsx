import { useState } from 'react'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { ComparisonTable } from '../../comparing/comparison-table.tsx'
import { summaryOf } from '../../comparing/comparison-words.ts'
import { noteUnseenWords, useMergeQuestion } from '../../drafts/merge-question.ts'
import { useLiveState } from '../../live/live-state-query.ts'
import { PagePicture } from '../../pages/view/page-picture.tsx'
import { useOpenMenu } from '../../store/open-menu.ts'
import { discardChanges } from '../open-saved-menu.ts'
import type { MenuSaving } from '../use-saving.ts'
import { useSavedState, useUnsavedRows } from './use-unsaved.ts'

export interface SeeUnsavedProps {
  readonly saving: MenuSaving
  readonly isSeen: boolean
  /** How many wait for a save; null where that is said next to the button, or not known. */
  readonly changes: number | null
}

/** Shows what is not saved: line by line, and the page before and after. */
export function SeeUnsaved({ saving, isSeen, changes }: SeeUnsavedProps) {
  const [isLooking, setIsLooking] = useState(false)
  const isAsked = useMergeQuestion((question) => question.isToLook)
  const editedBy = useLiveState((live) => live.editedBy)
  const close = () => {
    setIsLooking(false)
    noteUnseenWords(0)
  }
  return (
    <>
      <Button variant="quiet" size="sm" className="-my-3 shrink-0 px-1.5" onClick={() => setIsLooking(true)}>
        {changes === null ? 'See' : `See ${changes} ${changes === 1 ? 'change' : 'changes'}`}
        <span className="sr-only">
          {changes === null ? ' what is not saved' : ` that ${changes === 1 ? 'is' : 'are'} not saved`}
        </span>
      </Button>
      {(isLooking || isAsked) && (
        <Dialog
          isOpen
          onOpenChange={close}
          title="What is not saved"
          description={isAsked ? `${editedBy ?? 'Another tab or device'} ${SAID_TOO}` : sidesIn(isSeen)}
          maxWidth={960}
        >
          <Changes isSeen={isSeen} />
          <DialogActions>
            <Button
              variant="quiet"
              onClick={() => {
                close()
                discardChanges().catch(showErrorToast)
              }}
            >
              Discard Changes
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep editing
            </Button>
            <Button
              onClick={() => {
                close()
                void saving.saveAndTell()
              }}
            >
              Save Menu
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  )
}

const SAID_TOO = 'has just changed this menu too. Save Menu shows guests all of it at once.'

const sidesIn = (isSeen: boolean): string =>
  isSeen
    ? 'Guests see the page on the left. Save Menu shows them the one on the right at once.'
    : 'On the left is what you saved last. Save Menu keeps what is on the right.'

function Changes({ isSeen }: Pick<SeeUnsavedProps, 'isSeen'>) {
  const saved = useSavedState(true)
  const unsaved = useUnsavedRows(true)
  const { menu, restaurant, design, templateId, savedAs } = useOpenMenu()
  if (!saved || !unsaved || !menu) return <p className="text-quiet">Loading what you saved…</p>
  const { rows, found } = unsaved
  const said = [summaryOf(rows), found.hasOtherDesign ? 'the design' : ''].filter(Boolean).join(', ')
  return (
    <>
      <div className="grid w-full max-w-140 grid-cols-2 gap-3 self-center sm:gap-8">
        <PagePicture
          name={isSeen ? 'Guests see this' : 'Saved last'}
          content={saved.content}
          design={saved.design}
          templateId={saved.templateId}
          menuId={savedAs?.id}
        />
        <PagePicture
          name={isSeen ? 'After Save Menu' : 'As it is now'}
          content={{ restaurant, ...menu }}
          design={design}
          templateId={templateId}
          menuId={savedAs?.id}
        />
      </div>
      <p className="mt-4">
        <strong className="font-semibold">What differs: </strong>
        {said || 'nothing that is printed'}.
      </p>
      {rows.length > 0 && (
        <ComparisonTable
          caption="What differs"
          rows={rows.slice(0, MOST_ROWS)}
          currency={found.comparison.currencies.after}
          sides={{ before: 'Saved', after: 'Now' }}
        />
      )}
      {rows.length > MOST_ROWS && (
        <p className="text-quiet text-sm">And {rows.length - MOST_ROWS} more changes.</p>
      )}
    </>
  )
}

/** More rows than a dialog shows at once; the rest is counted. */
const MOST_ROWS = 60
