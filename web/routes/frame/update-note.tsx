import { RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { live } from '#contract/accounts/operation.ts'
import { TRIAL_PATH } from '#contract/pages/pages.ts'
import { call } from '../../lib/api.ts'
import { loadNewBuild, takeArrival, useNewBuild } from '../../lib/new-build.ts'
import { queryClient } from '../../lib/query-client.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { isAtRest, letsGo } from './reload-at-rest.ts'

const LOOK_MS = 1000

/** Screens whose work the browser keeps while it is typed. */
const keepsWork = ['/menu-builder', '/menu-designer', TRIAL_PATH]

/** Says that Carte was updated, and loads the new version with the next screen or when the page is at rest. */
export function UpdateNote() {
  const { id, isPartLost } = useNewBuild()
  const { pathname } = useLocation()
  const shownAt = useRef(pathname)
  const hasInput = useHasInput()

  useEffect(() => {
    if (takeArrival()) toast({ title: 'Carte was updated', description: 'Your work is where you left it.' })
  }, [])

  useEffect(() => {
    // Any answer tells which build the server has.
    if (isPartLost) call(live, {}).catch(() => undefined)
  }, [isPartLost])

  useEffect(() => {
    const hasMoved = shownAt.current !== pathname
    shownAt.current = pathname
    if (hasMoved) hasInput.current = false
    if (id === null) return
    if (hasMoved && queryClient.isMutating() === 0 && letsGo()) return loadNewBuild(id)
    const timer = setInterval(() => {
      const loses = hasInput.current && !keepsWork.includes(pathname)
      if (isAtRest({ isPartLost, hasInput: loses })) loadNewBuild(id)
    }, LOOK_MS)
    return () => clearInterval(timer)
  }, [id, isPartLost, pathname, hasInput])

  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center sm:right-auto sm:bottom-4 print:hidden"
    >
      {id !== null && (
        <p className="pointer-events-auto flex animate-rise-in items-center gap-3 rounded-card border border-rule-raised bg-card py-2 pr-2 pl-4 text-sm shadow-raised">
          Carte was updated.
          <Button size="sm" variant="secondary" icon={RefreshCw} onClick={() => loadNewBuild(id)}>
            Reload
          </Button>
        </p>
      )}
    </div>
  )
}

/** Whether something was entered since it was last set back. */
function useHasInput() {
  const hasInput = useRef(false)
  useEffect(() => {
    const note = () => {
      hasInput.current = true
    }
    for (const kind of ['input', 'change']) document.addEventListener(kind, note, { capture: true })
    return () => {
      for (const kind of ['input', 'change']) document.removeEventListener(kind, note, { capture: true })
    }
  }, [])
  return hasInput
}
