import { X } from 'lucide-react'
import { useNavigate } from 'react-router'
import { BASIC_SAVED_MENU_LIMIT } from '#domain/plans/plans.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { restoreWork } from '../../../menu/saving/restore-work.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import type { useTrialWork } from './use-trial-work.ts'

/** What became of the work of the trial, until its owner has read it. */
export function TrialWorkNote({ work, retry, dismiss, answer }: ReturnType<typeof useTrialWork>) {
  const navigate = useNavigate()
  if (work.state === 'none' || work.state === 'taking') return null

  const open = async (workId: string) => {
    try {
      await restoreWork(workId)
      dismiss()
      navigate('/menu-builder')
    } catch (error) {
      showErrorToast(error)
    }
  }

  return (
    <section
      aria-label="Your menu from the trial"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-rule border-b bg-wash px-4 py-1.5 text-sm print:hidden"
    >
      {work.state === 'offered' ? (
        <>
          <p role="status">
            Before you signed in, you tried a menu here: {work.name}, {work.dishes}{' '}
            {work.dishes === 1 ? 'dish' : 'dishes'}.
          </p>
          <Button variant="secondary" size="sm" onClick={() => answer(true)}>
            Keep as a draft
          </Button>
          <Button variant="quiet" size="sm" onClick={() => answer(false)}>
            Discard
          </Button>
        </>
      ) : work.state === 'waiting' ? (
        <>
          <p role="status">
            Your menu from the trial is still in this browser. It moves to your account as soon as the server
            answers.
          </p>
          <Button variant="secondary" size="sm" onClick={retry}>
            Try again
          </Button>
        </>
      ) : (
        <>
          <p role="status">
            <strong className="font-semibold">Your menu from the trial is here.</strong>{' '}
            {work.taken.hasRoom
              ? 'It is a draft until you save it.'
              : `It stays a draft: your plan keeps ${BASIC_SAVED_MENU_LIMIT} saved menus, and all are in use.`}
          </p>
          {!work.isOpen && (
            <Button variant="secondary" size="sm" onClick={() => open(work.taken.workId)}>
              Open it
            </Button>
          )}
          <IconButton label="Close this note" icon={X} size="sm" onClick={dismiss} />
        </>
      )}
    </section>
  )
}
