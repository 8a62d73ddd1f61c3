import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import { useCurrentUser } from '../../../../lib/current-user.ts'
import { forgetReview, type KeptReview, keepReview, keptReview } from './kept-review.ts'

/** Of one that nobody is signed in for. */
const STRANGER = 'stranger'

/** Milliseconds after the last change. */
const REST_MS = 400

/** The review that was not finished, and what keeps the present one through a reload. */
export function useKeptReview() {
  const user = useCurrentUser()
  const owner = user ? String(user.id) : STRANGER
  const [kept, setKept] = useState<KeptReview | null>(null)
  useEffect(() => {
    let isOver = false
    keptReview(owner).then((found) => !isOver && setKept(found))
    return () => {
      isOver = true
    }
  }, [owner])

  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const keep = useCallback(
    (review: KeptReview, work: ReviewWork) => {
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
