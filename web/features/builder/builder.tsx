import { type ReactNode, Suspense, useRef, useState } from 'react'
import { installation } from '../../lib/installation.ts'
import { backupsSetAside } from '../../menu/store/menu-backup.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button/button.tsx'
import { useHeightBelow } from '../../ui/hooks/use-height-below.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { sizeOf, useRoom } from '../../ui/hooks/use-screen-size.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import { BlankBar } from './bar/blank-bar.tsx'
import { MenuDataError } from './blank/menu-data-error.tsx'
import { useStart } from './blank/use-start.ts'
import { BuilderDialogs } from './dialogs/builder-dialogs.tsx'
import { closeDialog, useIsDialogOpen } from './dialogs/open-dialog.ts'
import { GrowingMenu } from './generating/growing-menu.tsx'
import { generationText } from './generating/progress.ts'
import { ProgressOverlay } from './generating/progress-overlay.tsx'
import { ReplaceMenuDialog } from './generating/replace-menu-dialog.tsx'
import { useGenerator } from './generating/use-generator.ts'
import { OpenBuilder } from './open-builder.tsx'
import { useBuilderView } from './view/builder-view.ts'

const BlankMenu = lazyPart(async () => (await import('./blank/blank-menu.tsx')).BlankMenu)
const FilterDrawer = lazyDialog(async () => (await import('./drawer/filter-drawer.tsx')).FilterDrawer)
const ImportDialog = lazyDialog(async () => (await import('./import/import-dialog.tsx')).ImportDialog)

export interface BuilderProps {
  onContinueToDesign: () => void
  /** Items of the account, at the end of the bar's last menu. */
  account?: ReactNode
}

export function Builder({ onContinueToDesign, account }: BuilderProps) {
  const frame = useRef<HTMLDivElement>(null)
  const middle = useRef<HTMLElement>(null)
  const height = useHeightBelow(frame)
  const room = useRoom()
  const size = sizeOf(room)
  // A narrow or magnified window of a desktop isn't a phone.
  const isTouched = useMedia('(pointer: coarse)')
  const hasMenu = useOpenMenu(({ menu }) => menu !== null)
  const [unreadable, setUnreadable] = useState(() => backupsSetAside(localStorage))
  const [view, setView] = useBuilderView(size === 'phone' && isTouched ? 'prices' : 'menu')
  const showMenu = () => {
    setView('menu')
    closeDialog()
    // The dialog gives the focus back first, to a button that may be gone.
    requestAnimationFrame(() => middle.current?.focus({ preventScroll: true }))
  }
  const generator = useGenerator({ onGenerated: showMenu })
  const isDrawerOpen = useIsDialogOpen('filters')
  const isImporting = useIsDialogOpen('import')
  useStart()

  const overlay = generator.percent !== null && (
    <ProgressOverlay percent={generator.percent} text={generationText(generator.percent)}>
      {generator.growing.length > 0 && <GrowingMenu sections={generator.growing} />}
      {installation().asksAi && (
        <Button variant="secondary" className="mt-5" onClick={generator.stop}>
          Stop
        </Button>
      )}
    </ProgressOverlay>
  )
  return (
    <div ref={frame} style={{ height }} className="relative flex min-h-100 flex-col overflow-hidden">
      {hasMenu ? (
        <OpenBuilder
          room={room}
          view={view}
          onView={setView}
          middle={middle}
          overlay={overlay}
          account={account}
          onContinueToDesign={onContinueToDesign}
        />
      ) : (
        <>
          <BlankBar room={room} account={account} middle={middle} />
          <div className="relative flex min-h-0 grow flex-col">
            <main className="min-h-0 grow scroll-pb-24 overflow-y-auto">
              <div
                ref={(element) => {
                  middle.current = element
                }}
                tabIndex={-1}
                className="outline-none"
              >
                {unreadable.length > 0 ? (
                  <MenuDataError backups={unreadable} onDiscarded={() => setUnreadable([])} />
                ) : (
                  <Suspense>
                    <BlankMenu generator={generator} />
                  </Suspense>
                )}
              </div>
            </main>
            {overlay}
          </div>
        </>
      )}
      {isDrawerOpen && <FilterDrawer generator={generator} />}
      <ReplaceMenuDialog generator={generator} />
      {isImporting && <ImportDialog isOpen onOpenChange={closeDialog} onImported={showMenu} />}
      <BuilderDialogs />
    </div>
  )
}
