import { LRUCache } from 'lru-cache'
import type { PlanFrame, PlanUnit } from './planned-page.ts'

/** Of keys, some forty characters for each unit: the settings of several menus, each a few times. */
const MOST_CHARACTERS = 2_000_000

/** A plan keeps the words of no menu: heights, kinds and a frame are all that goes into it. */
type Planning<Answer> = (units: readonly PlanUnit[], frame: PlanFrame) => Answer

/**
 * A way of planning that keeps its last answers. An edit seldom changes a height: another name, price or mark takes as
 * many lines as the one before, and the pages of the menu are those that were planned before.
 */
export function keptPlans<Answer extends object>(plan: Planning<Answer>): Planning<Answer> {
  const kept = new LRUCache<string, Answer>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: (_, key) => key.length,
  })
  return (units, frame) => {
    const key = JSON.stringify([frame, units])
    const answer = kept.get(key) ?? plan(units, frame)
    kept.set(key, answer)
    return answer
  }
}
