import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { useComposedAnswer } from './composed-answer.ts'
import { WishLines } from './wish-lines.tsx'

/** How the generator met the wishes for the open menu, and what it did in the place of what could not be. */
export function WishSummary() {
  const notes = useOpenMenu((open) => open.filters?.notes) ?? ''
  const answer = useComposedAnswer()
  const remarks = answer?.remarks ?? []
  if (notes === '' && remarks.length === 0 && !answer?.estimate) return null
  return (
    <section
      aria-label="Your wishes"
      className="mt-2 mb-4 rounded-control bg-wash px-4 pt-2 pb-3 text-quiet text-sm"
    >
      <WishLines notes={notes} answered={remarks} />
      {answer?.estimate && (
        <span className="mt-1 block">
          <b className="font-medium text-ink">
            About ${Math.round(answer.estimate.perHead / 100)} a guest, food cost about{' '}
            {answer.estimate.foodCostPercent}%.
          </b>{' '}
          {answer.estimate.basis}
        </span>
      )}
    </section>
  )
}
