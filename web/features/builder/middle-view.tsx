import { Suspense } from 'react'
import { type StepStore, useOfStep } from '../../menu/actions/step-store.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/waiting/skeleton.tsx'
import type { BuilderState } from './actions/context.ts'
import { MenuSheet } from './sheet/menu-sheet.tsx'
import type { BuilderView } from './view/builder-view.ts'
import { viewNames } from './view/view-names.ts'
import { useComposedAnswer } from './wishes/composed-answer.ts'
import { WishLines } from './wishes/wish-lines.tsx'

// Each is loaded when it is first looked at; the sheet is what an owner comes for.
const Advice = lazyPart(async () => (await import('./advice/advice.tsx')).Advice)
const KitchenList = lazyPart(async () => (await import('./kitchen/kitchen-list.tsx')).KitchenList)
const MarksTable = lazyPart(async () => (await import('./marks-table/marks-table.tsx')).MarksTable)
const PriceTable = lazyPart(async () => (await import('./price-table/price-table.tsx')).PriceTable)

export interface MiddleViewProps {
  readonly step: StepStore<BuilderState>
  readonly view: Exclude<BuilderView, 'page'>
  readonly onMenu: () => void
}

export function MiddleView(props: MiddleViewProps) {
  if (props.view === 'menu') {
    return (
      <div className="p-3 sm:p-6">
        <WishSummary />
        <MenuSheet />
      </div>
    )
  }
  return <OtherView {...props} />
}

function OtherView({ step, view, onMenu }: MiddleViewProps) {
  const { menu, saving } = useOfStep(step, ({ open, saving: saves }) => ({ menu: open.menu, saving: saves }))
  if (!menu) return null
  return (
    // A grid scrolls in itself, so that its header stays in sight.
    <div className={isList(view) ? 'p-3 sm:p-6' : 'p-3 sm:h-full sm:p-6'}>
      <h2 className={isList(view) ? 'mb-4 text-lg' : 'sr-only'}>{viewNames[view]}</h2>
      <Suspense fallback={<Loading />}>
        {view === 'advice' && <Advice menu={menu} onApplied={onMenu} />}
        {view === 'prices' && <PriceTable menu={menu} />}
        {view === 'marks' && <MarksTable menu={menu} />}
        {view === 'kitchen' && <KitchenList menu={menu} saving={saving} />}
      </Suspense>
    </div>
  )
}

/** Returns whether it has its own heading and scrolls with the middle. */
const isList = (view: BuilderView): boolean => view === 'advice' || view === 'kitchen'

const Loading = () => (
  <SkeletonGroup label="Loading" className="flex flex-col gap-4">
    <Skeleton className="h-12" />
    <Skeleton className="h-12" />
    <Skeleton className="h-64" />
  </SkeletonGroup>
)

/** How the generator met the wishes for the open menu, and what it did in the place of what could not be. */
function WishSummary() {
  const notes = useOpenMenu((open) => open.filters?.notes) ?? ''
  const answer = useComposedAnswer()
  if (notes === '' && !answer?.remarks.length && !answer?.estimate) return null
  return (
    <section
      aria-label="Your requests"
      className="mt-2 mb-4 rounded-control bg-wash px-4 pt-2 pb-3 text-quiet text-sm"
    >
      <WishLines notes={notes} answer={answer} />
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
