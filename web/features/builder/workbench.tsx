import { List, PanelRightClose } from 'lucide-react'
import { type RefObject, Suspense, useCallback, useEffect, useState } from 'react'
import { type StepStore, useOfStep } from '../../menu/actions/step-store.ts'
import { WaitingPaper } from '../../menu/pages/view/waiting-paper.tsx'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import type { ScreenSize } from '../../ui/hooks/use-screen-size.ts'
import { Drawer } from '../../ui/overlay/drawer.tsx'
import { lazyPart, PartBoundary } from '../../ui/parts/part-boundary.tsx'
import type { BuilderState } from './actions/context.ts'
import { closeDialog, openDialog, useDialogOf } from './dialogs/open-dialog.ts'
import { MenuDrag } from './dragging/menu-drag.tsx'
import { MiddleView } from './middle-view.tsx'
import { Outline, type OutlineProps } from './outline/outline.tsx'
import { SideColumn } from './outline/side-column.tsx'
import { ViewStrip } from './outline/view-strip.tsx'
import type { PagePaneProps } from './page-pane/page-pane.tsx'
import { usePane } from './page-pane/use-pane.ts'
import { moveTo } from './sheet/rows/use-item-actions.ts'
import { type BuilderView, builderViews, isViewAllowed } from './view/builder-view.ts'
import { reveal, useRevealed } from './view/reveal.ts'
import { ScrollerContext } from './view/scroller.ts'

// The sheet is there before the pages are.
const PagePane = lazyPart(async () => (await import('./page-pane/page-pane.tsx')).PagePane)

export interface WorkbenchProps {
  readonly step: StepStore<BuilderState>
  readonly size: ScreenSize
  readonly view: BuilderView
  readonly onView: (view: BuilderView) => void
  /** The skip link leads there. */
  readonly middle: RefObject<HTMLElement | null>
}

export function Workbench({ step, size, view, onView, middle }: WorkbenchProps) {
  const pane = usePane()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const isWide = size === 'wide'
  const isPageAlone = view === 'page' && !isWide
  const isPaneOpen = isWide && view !== 'marks' && (pane.isOpen || view === 'page')
  const middleView = view === 'page' ? 'menu' : view

  const showSection = useCallback(
    (sectionId: number) => {
      closeDialog()
      if (view !== 'menu') onView('menu')
      reveal({ sectionId })
    },
    [view, onView],
  )
  const toMarks = useCallback(() => onView('marks'), [onView])

  return (
    <div className="flex min-h-0 min-w-0 grow">
      {/* One place for dragging: a dish of the sheet is put down on a section of the outline. */}
      <MenuDrag onMovedAway={moveTo}>
        {isWide && (
          <div className="w-56 shrink-0 overflow-y-auto border-rule border-r">
            <PartBoundary>
              <SideColumn
                onSection={showSection}
                view={middleView}
                views={viewsBeside.filter(isViewAllowed)}
                onView={onView}
              />
            </PartBoundary>
          </div>
        )}
        <div className="relative flex min-h-0 min-w-0 grow flex-col">
          {size === 'medium' && (
            <ViewStrip view={view} onView={onView}>
              <Button variant="quiet" size="sm" icon={List} onClick={() => openDialog({ kind: 'sections' })}>
                Sections
              </Button>
            </ViewStrip>
          )}
          {isPageAlone ? (
            <PartBoundary>
              <Suspense>
                <Pages step={step} onConfirm={toMarks} />
              </Suspense>
            </PartBoundary>
          ) : (
            <div
              ref={(element) => {
                middle.current = element
                setScroller(element)
              }}
              tabIndex={-1}
              className="relative min-h-0 grow overflow-y-auto overscroll-contain outline-none"
            >
              <ScrollerContext value={scroller}>
                <PartBoundary key={middleView}>
                  <MiddleView step={step} view={middleView} onMenu={() => onView('menu')} />
                </PartBoundary>
              </ScrollerContext>
            </div>
          )}
        </div>
      </MenuDrag>
      {isPaneOpen && (
        <div className="flex w-[34%] min-w-96 max-w-2xl shrink-0 border-rule border-l">
          <PartBoundary>
            <Suspense fallback={<WaitingPane />}>
              <Pages
                step={step}
                onConfirm={toMarks}
                hide={
                  <IconButton
                    label="Hide the page"
                    icon={PanelRightClose}
                    size="sm"
                    onClick={() => usePane.getState().show(false)}
                  />
                }
              />
            </Suspense>
          </PartBoundary>
        </div>
      )}
      <SectionsDrawer onChoose={showSection} />
      <MakeWay view={view} onView={onView} />
    </div>
  )
}

/** A place of the menu is shown by the sheet: another view makes way for it. A part, so that no question renders them all. */
function MakeWay({ view, onView }: Pick<WorkbenchProps, 'view' | 'onView'>) {
  const isAsked = useRevealed(({ place }) => place !== null)
  useEffect(() => {
    if (isAsked && (view === 'page' || view === 'advice')) onView('menu')
  }, [isAsked, view, onView])
  return null
}

const Pages = ({ step, ...props }: Pick<WorkbenchProps, 'step'> & Omit<PagePaneProps, 'live'>) => (
  <PagePane {...props} live={useOfStep(step, ({ live }) => live)} />
)

/** The pane before its code has come: its first page is there. */
const WaitingPane = () => (
  <div className="min-w-0 grow overflow-hidden bg-desk">
    <div className="min-h-12 border-rule border-b bg-paper" />
    <WaitingPaper zoom="fit-width" />
  </div>
)

const SectionsDrawer = ({ onChoose }: Pick<OutlineProps, 'onChoose'>) => (
  <Drawer {...useDialogOf('sections')} title="Sections of This Menu">
    <div className="overflow-y-auto px-2 pt-1 pb-4">
      <MenuDrag onMovedAway={moveTo}>
        <Outline onChoose={onChoose} />
      </MenuDrag>
    </div>
  </Drawer>
)

/** The views that the column at the left leads to, where the page is at the right. */
const viewsBeside = builderViews.filter((one) => one !== 'page')
