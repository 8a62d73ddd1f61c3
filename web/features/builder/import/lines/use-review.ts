import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Named } from '#domain/menu/details/detail.ts'
import { alsoChanged } from '#domain/reading/review/also-changed.ts'
import type { ReviewReading } from '#domain/reading/review/read-work.ts'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import type { Reader } from '../reading/reader.ts'
import { type ReadMenu, useReading } from '../reading/use-reading.ts'

/** The states of the review that can be gone back to. */
const MOST_STEPS = 200

export interface LineReview {
  readonly work: ReviewWork
  readonly reading: ReviewReading
  /** Keys of lines that are read as something else since a person last said what one is. */
  readonly changedWithIt: readonly number[]
  /** Whether it has been read with the last change. */
  readonly isSettled: boolean
  /** A change that returns the same work is none. */
  edit(change: (work: ReviewWork) => ReviewWork): void
  /** Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined
}

/**
 * What a person says of the lines, and the menu that is read with it. A change that can't be read is taken back.
 * @param known the open menu: rows of a sheet may name its choices and marks
 * @param onWork called with each state that differs from the first one
 */
export function useReview(
  reader: Reader,
  begun: ReadMenu,
  known: Named | null,
  onWork: (work: ReviewWork) => void,
): LineReview {
  const [{ past, work }, setSteps] = useState<{ past: readonly ReviewWork[]; work: ReviewWork }>({
    past: [],
    work: begun.work,
  })
  const read = useReading(reader, begun, work, known, (last) => setSteps({ past, work: last }))
  const readings = useRef(new WeakMap<ReviewWork, ReviewReading>())
  const changedWithIt = useMemo(() => {
    readings.current.set(read.work, read.reading)
    const last = past.at(-1)
    const before = last && readings.current.get(last)
    return before && read.work === work ? alsoChanged(before, read.reading) : []
  }, [read, work, past])
  useEffect(() => {
    if (work !== begun.work) onWork(work)
  }, [work, begun, onWork])
  const edit = useCallback<LineReview['edit']>(
    (change) =>
      setSteps((before) => {
        const next = change(before.work)
        if (next === before.work) return before
        return { past: [...before.past, before.work].slice(-MOST_STEPS), work: next }
      }),
    [],
  )
  return {
    work,
    reading: read.reading,
    changedWithIt,
    isSettled: read.work === work,
    edit,
    undo:
      past.length === 0
        ? undefined
        : () =>
            setSteps((before) => ({
              past: before.past.slice(0, -1),
              work: before.past.at(-1) ?? before.work,
            })),
  }
}
