import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { Named } from '#domain/menu/details/detail.ts'
import { alsoChanged } from '#domain/reading/review/also-changed.ts'
import { type ReviewReading, readWork } from '#domain/reading/review/read-work.ts'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import { useSaidMoney } from '../said/use-said-money.ts'

/** The states of the review that can be gone back to. */
const MOST_STEPS = 200

export interface LineReview {
  readonly work: ReviewWork
  readonly reading: ReviewReading
  /** Lines that are read as something else since a person last said what one is. */
  readonly changedWithIt: number
  /** Whether it has been read with the last change. */
  readonly isSettled: boolean
  /** A change that returns the same work is none. */
  edit(change: (work: ReviewWork) => ReviewWork): void
  /** Undefined where there is nothing to take back. */
  readonly undo: (() => void) | undefined
}

/**
 * What a person says of the lines, and the menu that is read with it.
 * @param known the open menu: rows of a sheet may name its choices and marks
 * @param onWork called with each state that differs from the first one
 */
export function useReview(
  begun: ReviewWork,
  known: Named | null,
  onWork: (work: ReviewWork) => void,
): LineReview {
  const [{ past, work }, setSteps] = useState<{ past: readonly ReviewWork[]; work: ReviewWork }>({
    past: [],
    work: begun,
  })
  // A long menu takes some milliseconds: the keys that follow each other quickly are read together.
  const settled = useDeferredValue(work)
  const { currency, country, isCurrencySaid } = useSaidMoney()
  const reading = useMemo(
    () => readWork(settled, currency, { country, isCurrencySaid, ...(known && { known }) }),
    [settled, currency, country, isCurrencySaid, known],
  )
  const readings = useRef(new WeakMap<ReviewWork, ReviewReading>())
  const changedWithIt = useMemo(() => {
    readings.current.set(settled, reading)
    const last = past.at(-1)
    const before = last && readings.current.get(last)
    return before && settled === work ? alsoChanged(before, reading) : 0
  }, [settled, work, reading, past])
  useEffect(() => {
    if (work !== begun) onWork(work)
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
    reading,
    changedWithIt,
    isSettled: settled === work,
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
