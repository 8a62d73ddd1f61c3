import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { countMusts } from '#domain/preflight/telling/words.ts'
import { useStepStore } from '../../menu/actions/step-store.ts'
import { useAllowed } from '../../menu/actions/use-allowed.ts'
import { ActionPanels } from '../../menu/bar/action-panels.tsx'
import { useExport } from '../../menu/export/export-items.tsx'
import { usePreviewWindow } from '../../menu/pages/window/use-preview-window.ts'
import { PreflightDialog } from '../../menu/preflight/lazy-preflight-dialog.tsx'
import { usePreflight } from '../../menu/preflight/use-preflight.ts'
import { SaveConflict } from '../../menu/saving/lazy-save-conflict.tsx'
import { useSaving } from '../../menu/saving/use-saving.ts'
import { ShareDialog } from '../../menu/sharing/lazy-share-dialog.tsx'
import { useShareOpenMenu } from '../../menu/sharing/use-share.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { sizeOf } from '../../ui/hooks/use-screen-size.ts'
import { builderActions } from './actions/builder-actions.ts'
import type { BuilderState } from './actions/context.ts'
import { BuilderFrame, type BuilderFrameProps } from './builder-frame.tsx'
import { showPlace } from './dialogs/show-place.ts'
import { usePane } from './page-pane/use-pane.ts'
import { useFinalize } from './saving/use-finalize.ts'
import { useWasFinalized } from './saving/way-on.ts'
import { useRefreshMenu } from './sections/use-refresh-menu.ts'
import { rowKeys } from './sheet/keys/row-keys.ts'
import { useMenuPages } from './use-menu-pages.ts'
import { revealChange } from './view/reveal-change.ts'

export interface OpenBuilderProps extends Omit<BuilderFrameProps, 'step' | 'finalizing'> {
  readonly onContinueToDesign: () => void
}

export function OpenBuilder(props: OpenBuilderProps) {
  const menu = useOpenMenu((open) => open.menu)
  return menu && <MenuBuilder {...props} menu={menu} />
}

/** Renders with each change, and in its frame only what shows it does. */
function MenuBuilder({
  menu,
  room,
  view,
  onView,
  account,
  onContinueToDesign,
  ...frame
}: OpenBuilderProps & { readonly menu: Menu }) {
  const open = useOpenMenu()
  const menuName = menuNameFor(open.restaurant)
  const size = sizeOf(room)
  const isPaneOpen = usePane((pane) => pane.isOpen)
  const [isPreviewing, setIsPreviewing] = useState(false)
  const live = useMenuPages(
    menu,
    isPreviewing || view === 'page' || (size === 'wide' && isPaneOpen && view !== 'marks'),
  )
  const openPreviewWindow = usePreviewWindow(live.pages, menuName)
  const saving = useSaving({ failedTitle: 'Error' })
  // The address that the QR code leads to was added or removed.
  const share = useShareOpenMenu(saving.save, menuName, () => open.design.hasQrCode && live.retry())
  const { finalize, isFinalizing, percent } = useFinalize(saving)
  const wasFinalized = useWasFinalized()
  const preflight = usePreflight(live)
  const exports = useExport()
  const step = useStepStore<BuilderState>({
    step: 'content',
    room,
    open,
    isSignedIn: Boolean(account),
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
    refresh: useRefreshMenu(),
    isPaneOpen,
    live,
  })
  const show = (target: PlaceTarget) => {
    if (view !== 'menu') onView('menu')
    showPlace(target)
  }
  return (
    <>
      <BuilderFrame
        {...frame}
        step={step}
        room={room}
        view={view}
        onView={onView}
        account={account}
        finalizing={percent}
      />
      <ActionPanels actions={useAllowed(builderActions)} step={step} movements={rowKeys} onGo={show} />
      {exports.dialog}
      <PreflightDialog answer={preflight} onShow={show} />
      <ShareDialog {...share.dialog} />
      <SaveConflict saving={saving} />
    </>
  )
}
