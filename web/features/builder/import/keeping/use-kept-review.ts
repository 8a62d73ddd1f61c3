import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import type { BroughtReview } from '../opening/brought.ts'
import { forgetReview, keepReview, keptReview } from './kept-review.ts'
import { useOwner } from './use-owner.ts'

/** Milliseconds after the last change. */
const REST_MS = 400

export function useKeptReview() {
  const owner = useOwner()
  const [kept, setKept] = useState<BroughtReview | null>(null)
  useEffect(() => {
    let isOver = false
    keptReview(owner).then((found) => !isOver && setKept(found))
    return () => {
      isOver = true
    }
  }, [owner])

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(
    (review: BroughtReview, work: ReviewWork) => {
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => keepReview(owner, { ...review, work }), REST_MS)
    },
    [owner],
  )
  const forget = useCallback(() => {
    clearTimeout(waiting.current)
    setKept(null)
    return forgetReview(owner)
  }, [owner])
  return { kept, keep, forget }
}
