import { PAGE_COUNT_RANGE } from '#domain/design/settings.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { TypesetPages } from '../typesetting/use-typeset-pages.ts'

/** Next to the number of pages: sets the menu on a page fewer, or as it comes again. Pages by hand have neither. */
export function FitButton({ shown: { pages, fit } }: { shown: TypesetPages }) {
  const { fitToPages, pageLayout } = useOpenMenu((open) => open.design)
  const { setDesign } = useOpenMenu.getState()
  if (pageLayout === 'multi') return null
  const fewer = pages.length - 1
  if (fitToPages === null && (fewer === 0 || fewer > PAGE_COUNT_RANGE.max)) return null
  return (
    <span className="flex items-center gap-1">
      <span aria-hidden="true" className="max-sm:hidden">
        ·
      </span>
      {fitToPages === null ? (
        <Button variant="quiet" size="sm" onClick={() => setDesign({ fitToPages: fewer })}>
          Fit on {fewer}
        </Button>
      ) : (
        <>
          {fit && <span>set at {fit.scalePercent}%</span>}
          <Button variant="quiet" size="sm" onClick={() => setDesign({ fitToPages: null })}>
            Use natural size
          </Button>
        </>
      )}
    </span>
  )
}
