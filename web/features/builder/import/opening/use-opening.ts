import { useEffect, useRef, useState } from 'react'
import { fetchSourcePage } from '#contract/generating/sources.ts'
import type { EncodingLabel } from '#sources/letters/encodings.ts'
import { call, sentenceOf } from '../../../../lib/api.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { Brought } from './brought.ts'
import { openFiles } from './open-files.ts'

/** What is being read. */
export interface Progressing {
  readonly name: string
  /** From 0. */
  readonly at: number
  readonly count: number
  /** Of the file, from 0 to 1. */
  readonly share: number
}

/** Reads files while it shows how far it is; a new reading, Cancel and leaving end the one before. */
export function useOpening(onBrought: (brought: Brought) => void) {
  const [progress, setProgress] = useState<Progressing | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const country = useOpenMenu(({ restaurant }) => restaurant.market?.country)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }
  /**
   * @param given files, or the address of a page that the server fetches
   * @param encoding of their letters, where the owner says it
   */
  const open = async (given: readonly File[] | string, encoding?: EncodingLabel) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProblem(null)
    try {
      if (typeof given === 'string') setProgress({ name: given, at: 0, count: 1, share: 0 })
      const files =
        typeof given === 'string'
          ? [await call(fetchSourcePage, { body: { address: given } }, { signal })]
          : given
      const brought = await openFiles(files, {
        signal,
        country,
        encoding,
        onFile: (name, at, share) => setProgress({ name, at, count: files.length, share }),
      })
      if (!signal.aborted) onBrought(brought)
    } catch (error) {
      if (signal.aborted) return
      setProblem(sentenceOf(error, 'The file could not be read. Please choose it again.'))
    }
    if (!signal.aborted) setProgress(null)
  }
  return { progress, problem, open, cancel, clear: () => setProblem(null) }
}
