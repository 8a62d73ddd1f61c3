import { type ReactNode, type RefObject, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { countMusts } from '#domain/preflight/telling/words.ts'
import type { StepContext } from '../../menu/actions/contexts.ts'
import { ActionPanels } from '../../menu/bar/action-panels.tsx'
import { useExport } from '../../menu/export/export-items.tsx'
import { usePreviewWindow } from '../../menu/pages/window/use-preview-window.ts'
import { PreflightDialog } from '../../menu/preflight/lazy-preflight-dialog.tsx'
import { usePreflight } from '../../menu/preflight/use-preflight.ts'
import { SaveConflict } from '../../menu/saving/lazy-save-conflict.tsx'
import type { MenuSaving } from '../../menu/saving/use-saving.ts'
import { ShareDialog } from '../../menu/sharing/lazy-share-dialog.tsx'
import { useShareOpenMenu } from '../../menu/sharing/use-share.ts'
import type { ScreenSize } from '../../ui/hooks/use-screen-size.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { builderActions } from './actions/builder-actions.ts'
import type { BuilderContext } from './actions/context.ts'
import { useFindings } from './advice/use-findings.ts'
import { BuilderBar } from './bar/builder-bar.tsx'
import { showPlace } from './dialogs/show-place.ts'
import { ProgressOverlay } from './generating/progress-overlay.tsx'
import { usePane } from './page-pane/use-pane.ts'
import { BottomBar } from './phone/bottom-bar.tsx'
import { useFinalize } from './saving/use-finalize.ts'
import { useWasFinalized } from './saving/way-on.ts'
import { useRefreshMenu } from './sections/use-refresh-menu.ts'
import { rowKeys } from './sheet/keys/row-keys.ts'
import { useMenuPages } from './use-menu-pages.ts'
import type { BuilderView } from './view/builder-view.ts'
import { revealChange } from './view/reveal-change.ts'
import { Workbench } from './workbench.tsx'

// They compare the menu with what guests see, and come after the sheet.
const SaveNote = lazyDialog(async () => (await import('../../menu/saving/note/save-note.tsx')).SaveNote)
const SaveFailure = lazyDialog(async () => (await import('../../menu/saving/note/save-note.tsx')).SaveFailure)

export interface OpenBuilderProps {
  readonly menu: Menu
  /** The step as it is with or without a menu. */
  readonly stepContext: StepContext
  readonly size: ScreenSize
  readonly view: BuilderView
  readonly onView: (view: BuilderView) => void
  readonly saving: MenuSaving
  readonly middle: RefObject<HTMLElement | null>
  readonly overlay: ReactNode
  readonly account: ReactNode
  readonly onContinueToDesign: () => void
}

/** The editor with an open menu: the bar, the work, and on a phone the views below it. */
export function OpenBuilder({
  menu,
  stepContext,
  size,
  view,
  onView,
  saving,
  middle,
  overlay,
  account,
  onContinueToDesign,
}: OpenBuilderProps) {
  const { restaurant, design } = stepContext.open
  const menuName = menuNameFor(restaurant)
  const isPaneOpen = usePane((pane) => pane.isOpen)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const live = useMenuPages(
    menu,
    isPreviewing || view === 'page' || (size === 'wide' && isPaneOpen && view !== 'marks'),
  )
  const openPreviewWindow = usePreviewWindow(live.pages, menuName)
  // The address that the QR code leads to was added or removed.
  const share = useShareOpenMenu(saving.save, menuName, () => design.hasQrCode && live.retry())
  const { finalize, isFinalizing, percent } = useFinalize(saving)
  const wasFinalized = useWasFinalized()
  const findings = useFindings()
  const preflight = usePreflight(live.pages?.findings)
  const exports = useExport()
  const refresh = useRefreshMenu()

  const show = (target: PlaceTarget) => {
    if (view !== 'menu') onView('menu')
    showPlace(target)
  }

  const context: BuilderContext = {
    ...stepContext,
    saving,
    isSavingQuiet: share.isPending || isFinalizing,
    share,
    exports,
    preview: {
      isReady: true,
      open() {
        setIsPreviewing(true)
        openPreviewWindow()
      },
    },
    musts: preflight && countMusts(preflight.findings),
    onTravelled: (from, to) => view === 'menu' && revealChange(from, to),
    onView,
    finalize: { isPending: isFinalizing, go: finalize },
    onContinueToDesign,
    wasFinalized: wasFinalized && !isFinalizing,
    refresh,
    isPaneOpen,
  }

  return (
    <>
      <BuilderBar
        actions={builderActions}
        context={context}
        isExporting={exports.isPending}
        note={<SaveNote saving={saving} />}
        account={account}
        middle={middle}
      />
      <main className="flex min-h-0 grow flex-col">
        <SaveFailure saving={saving} />
        <div className="relative flex min-h-0 grow">
          <div inert={overlay !== false || isFinalizing} className="flex min-h-0 min-w-0 grow">
            <Workbench
              menu={menu}
              size={size}
              live={live}
              findings={findings}
              saving={saving}
              view={view}
              onView={onView}
              middle={middle}
            />
          </div>
          {/* Next to what is inert: it can be stopped. */}
          {percent === null ? overlay : <ProgressOverlay percent={percent} text="Saving your menu..." />}
        </div>
      </main>
      {size === 'phone' && <BottomBar view={view} context={context} />}
      <ActionPanels actions={builderActions} context={context} movements={rowKeys} onGo={show} />
      {exports.dialog}
      <PreflightDialog answer={preflight} onShow={show} />
      <ShareDialog {...share.dialog} />
      <SaveConflict saving={saving} />
    </>
  )
}
