import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { live } from '#contract/operation.ts'
import { call } from '../../lib/api.ts'
import { NO_CONNECTION_WORK_KEPT, useConnection, whenBackOnline } from '../../lib/connection.ts'
import { queryClient } from '../../lib/query-client.ts'
import { toast } from '../../ui/toast-store.ts'

const ASK_AGAIN_MS = 5000

/** Says over every screen that Carte cannot be reached, asks again by itself, and then fetches what is missing. */
export function ConnectionNote() {
  const isCutOff = useConnection((connection) => connection.isCutOff)

  useEffect(
    () =>
      whenBackOnline(() => {
        toast({ title: 'Back online' })
        queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
      }),
    [],
  )
  useEffect(() => {
    if (!isCutOff) return
    // The answer itself does not matter: `call` notes that there was one.
    const ask = () => void call(live, {}).catch(() => undefined)
    const timer = setInterval(ask, ASK_AGAIN_MS)
    window.addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', ask)
    }
  }, [isCutOff])

  return (
    <div role="status">
      {isCutOff && (
        <p className="flex items-center justify-center gap-2 border-warn/40 border-b bg-warn-soft px-4 py-2 text-sm print:hidden">
          <WifiOff size={16} aria-hidden="true" className="shrink-0 text-warn-ink" />
          {NO_CONNECTION_WORK_KEPT}
        </p>
      )}
    </div>
  )
}
