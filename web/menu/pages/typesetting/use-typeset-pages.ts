import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { createStore } from 'zustand'
import { typesetPages } from '#contract/menus/typesetting.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import type { Edition } from '#domain/design/paper/editions.ts'
import type { Design } from '#domain/design/settings.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { randomId } from '../../../lib/random-id.ts'
import { typingHold } from '../../../lib/typing-rest.ts'
import { bytesOfBase64 } from '../../../pdf/base64.ts'
import type { Arrivals } from '../../../pdf/use-newest-document.ts'
import { afterPaint } from '../../../ui/parts/after-paint.ts'
import { type LatestOnly, latestOnly } from './latest-only.ts'
import { retryWhenBusy } from './retry-when-busy.ts'
import { NO_WAIT, whenPainted } from './when-painted.ts'

export interface PagesBody {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
  readonly menuId: string | undefined
  /** As it is served now, not as it is written. */
  readonly asOfNow?: boolean
  /** What it is made into; its pages where absent. */
  readonly edition?: Edition
  /** Names the live state of the menu: where it changes, the pages are requested again. */
  readonly holds?: string
}

type TypesetAnswer = EndpointOutput<typeof typesetPages>

/** Finished pages, with what was typeset to get them. */
export interface TypesetPages extends Omit<TypesetAnswer, 'pdf'> {
  readonly bytes: Uint8Array
  readonly body: PagesBody
}

export interface LivePages {
  /** The newest finished pages, announced before anything renders with them, so that painting begins at once. */
  readonly arrivals: Arrivals<TypesetPages>
  /** The newest finished pages; they stay while newer ones are typeset or when that fails. */
  readonly pages: TypesetPages | null
  readonly isPending: boolean
  readonly error: unknown
  readonly retry: () => void
}

type ArrivedPages = ReturnType<LivePages['arrivals']['getState']>

const REST_MS = 60
const LONGEST_WAIT_MS = 200

/** Tells of each next body before the screen renders with what changed; gives what ends it. */
export type NextBody = (tell: (body: PagesBody) => void) => () => void

const tellsNothing: NextBody = () => () => undefined

interface Options {
  /** False while nobody sees the pages: then nothing is asked of the server. */
  readonly isWanted?: boolean
  /** How long finished pages wait, at most, for letters that are being typed: painting takes longer than a letter. */
  readonly holdMs?: number
  /** Where it is known: the pages are asked for at once, and the screen renders while they are made. */
  readonly nextBody?: NextBody
}

export function useTypesetPages(
  body: PagesBody,
  { isWanted = true, holdMs = 0, nextBody = tellsNothing }: Options = {},
): LivePages {
  const [arrivals] = useState(() => createStore<ArrivedPages>(() => ({ newest: null, painted: null })))
  const [pages, setPages] = useState<TypesetPages | null>(null)
  const [isPending, setIsPending] = useState(true)
  const [error, setError] = useState<unknown>(null)
  // Identifies this editor, so that the server replaces its older requests by newer ones.
  const [editor] = useState(() => randomId())
  const typesetter = useRef<LatestOnly<PagesBody> | null>(null)
  const askedFor = useRef<PagesBody | null>(null)
  const askedTimes = useRef(0)

  useEffect(() => {
    const run = async (input: PagesBody, signal: AbortSignal): Promise<TypesetPages> => {
      const { holds: _, ...sent } = input
      // Writing a menu out takes time that the frame of the edit needs, except where it is made meanwhile.
      if (askedFor.current !== input) await new Promise<void>((painted) => afterPaint(painted))
      const { pdf, ...rest } = await retryWhenBusy(
        () => call(typesetPages, { body: { ...sent, editor } }, { signal, asksToSignIn: 'once' }),
        signal,
      )
      return { ...rest, bytes: bytesOfBase64(pdf), body: input }
    }
    const held = typingHold(holdMs)
    let wait = NO_WAIT
    const own = latestOnly({
      run,
      restMs: REST_MS,
      longestWaitMs: LONGEST_WAIT_MS,
      onDone(done) {
        held.hold(() => {
          arrivals.setState({ newest: done })
          const asked = askedTimes.current
          wait.drop()
          wait = whenPainted(arrivals, done, () =>
            startTransition(() => {
              setPages(done)
              setError(null)
              // Something may have changed while they were painted.
              if (askedTimes.current === asked) setIsPending(false)
            }),
          )
        })
      },
      onFailure(failure) {
        // A newer request of this editor has been sent; its answer counts.
        if (failure instanceof ApiError && failure.code === 'superseded') return
        held.release()
        wait.end()
        setError(failure)
        setIsPending(false)
      },
    })
    typesetter.current = own
    return () => {
      held.drop()
      wait.drop()
      own.stop()
    }
  }, [editor, holdMs, arrivals])

  const submit = useCallback((next: PagesBody) => {
    askedTimes.current += 1
    setIsPending(true)
    typesetter.current?.submit(next)
  }, [])

  useEffect(() => {
    if (!isWanted) return
    return nextBody((next) => {
      askedFor.current = next
      submit(next)
    })
  }, [nextBody, isWanted, submit])

  useEffect(() => {
    if (!isWanted) return
    const isAskedFor = askedFor.current === body
    askedFor.current = null
    if (!isAskedFor) submit(body)
  }, [body, isWanted, submit])

  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  })
  const retry = useCallback(() => submit(latest.current), [submit])

  return useMemo(
    () => ({ arrivals, pages, isPending: isPending && isWanted, error, retry }),
    [arrivals, pages, isPending, isWanted, error, retry],
  )
}
