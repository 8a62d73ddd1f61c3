import { useEffect, useState } from 'react'
import type { ErrorDetails } from '#contract/errors/errors.ts'
import type { DishDraft } from '#domain/insights/catalogue-audit/dish-draft.ts'
import { type ReviewedDish, readReviewList, storeReviewList, withRefusal } from './review-list.ts'

const newDish = (draft: DishDraft): ReviewedDish => ({ key: crypto.randomUUID(), draft, problems: [] })

export function useReviewList(userId: string) {
  const [dishes, setDishes] = useState<readonly ReviewedDish[]>(() => readReviewList(sessionStorage, userId))
  useEffect(() => storeReviewList(sessionStorage, userId, dishes), [userId, dishes])
  return {
    dishes,
    add: (drafts: readonly DishDraft[]) => setDishes((list) => [...list, ...drafts.map(newDish)]),
    replace: (key: string, draft: DishDraft) =>
      setDishes((list) => list.map((dish) => (dish.key === key ? { key, draft, problems: [] } : dish))),
    remove: (key: string) => setDishes((list) => list.filter((dish) => dish.key !== key)),
    clear: () => setDishes([]),
    refuse: (fields: ErrorDetails['fields']) => setDishes((list) => withRefusal(list, fields)),
  }
}

export type ReviewList = ReturnType<typeof useReviewList>
