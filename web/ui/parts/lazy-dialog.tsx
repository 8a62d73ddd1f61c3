import { type ComponentType, Suspense } from 'react'
import { lazyPart, PartBoundary } from './part-boundary.tsx'

/** A dialog whose code comes when it is first opened: render it while it is open. */
export function lazyDialog<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazyPart(load)
  return function LazyDialog(props: Props) {
    return (
      <PartBoundary className="fixed inset-x-4 bottom-20 z-40 mx-auto max-w-110 shadow-raised">
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
}
