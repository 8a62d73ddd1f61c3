import { Wifi, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { live } from '#contract/accounts/operation.ts'
import { call } from '../../lib/api.ts'
import {
  NO_CONNECTION_WORK_KEPT,
  useConnection,
  WAITING_WORK_KEPT,
  whenBackOnline,
} from '../../lib/connection.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useWaitingSave } from '../../menu/saving/waiting-save.ts'
import { classNames } from '../../ui/class-names.ts'
import { useTimer } from '../../ui/hooks/use-timer.ts'
import { useOpensCutOff } from './opens-cut-off.ts'

const ASK_AGAIN_MS = 5000
const BACK_SHOWN_MS = 4000

/**
 * Says over every screen that Carte cannot be reached, and that it is back; nothing else says so but a screen that goes
 * on without a connection. It lies on the screen, so that nothing moves as it comes and goes. Meanwhile it asks again,
 * and then fetches what is missing.
 */
export function ConnectionNote() {
  const isCutOff = useConnection((connection) => connection.isCutOff)
  const isSaveWaiting = useWaitingSave(({ save }) => save !== null)
  const isBack = useIsBack()
  const saysItself = useOpensCutOff()
  useAskingAgain(isCutOff)
  const sentence = isSaveWaiting ? WAITING_WORK_KEPT : NO_CONNECTION_WORK_KEPT
  const Icon = isCutOff ? WifiOff : Wifi
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-20 z-30 flex justify-center sm:right-auto sm:bottom-4 print:hidden"
    >
      {(isCutOff || isBack) && !saysItself && (
        <p
          className={classNames(
            'flex animate-rise-in items-center gap-2 rounded-card border px-4 py-2 text-sm shadow-raised',
            isCutOff ? 'border-warn/40 bg-warn-soft' : 'border-good/40 bg-good-soft',
          )}
        >
          <Icon
            size={16}
            aria-hidden="true"
            className={classNames('shrink-0', isCutOff ? 'text-warn-ink' : 'text-good')}
          />
          {isCutOff ? sentence : 'Back online'}
        </p>
      )}
    </div>
  )
}

/** Was the connection cut off a moment ago? */
function useIsBack(): boolean {
  const [isBack, setIsBack] = useState(false)
  useEffect(
    () =>
      whenBackOnline(() => {
        setIsBack(true)
        queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      }),
    [],
  )
  useTimer(isBack, BACK_SHOWN_MS, () => setIsBack(false))
  return isBack
}

function useAskingAgain(isCutOff: boolean): void {
  useEffect(() => {
    // The answer itself does not matter: `call` notes whether there was one.
    const ask = () => void call(live, {}).catch(() => undefined)
    const timer = isCutOff ? setInterval(ask, ASK_AGAIN_MS) : undefined
    // What a browser says of its network is a reason to ask, and no answer.
    window.addEventListener('online', ask)
    window.addEventListener('offline', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
      window.removeEventListener('offline', ask)
    }
  }, [isCutOff])
}
