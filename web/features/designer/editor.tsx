import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { menuNameFor } from '#domain/menu/model/restaurant.ts'
import type { Plan } from '#domain/plans/plans.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { countMusts } from '#domain/preflight/telling/words.ts'
import type { MenuContext } from '../../menu/actions/contexts.ts'
import { dragShortcuts } from '../../menu/actions/shortcuts.ts'
import { useStepStore } from '../../menu/actions/step-store.ts'
import { useAllowed } from '../../menu/actions/use-allowed.ts'
import { ActionPanels } from '../../menu/bar/action-panels.tsx'
import { UndoButtons } from '../../menu/bar/undo-buttons.tsx'
import { ClaimsNotice } from '../../menu/claims/claims-notice.tsx'
import { useExport } from '../../menu/export/export-items.tsx'
import type { ItemTask } from '../../menu/pages/overlay/item-editor.tsx'
import { fitNote } from '../../menu/pages/typesetting/findings.ts'
import { useNextPagesBody, usePagesBody } from '../../menu/pages/typesetting/use-pages-body.ts'
import { useTypesetPages } from '../../menu/pages/typesetting/use-typeset-pages.ts'
import { usePreviewWindow } from '../../menu/pages/window/use-preview-window.ts'
import { PreflightDialog } from '../../menu/preflight/lazy-preflight-dialog.tsx'
import { usePreflight } from '../../menu/preflight/use-preflight.ts'
import { SaveConflict } from '../../menu/saving/lazy-save-conflict.tsx'
import { SaveFailure } from '../../menu/saving/note/save-note.tsx'
import { useSaving } from '../../menu/saving/use-saving.ts'
import { ShareDialog } from '../../menu/sharing/lazy-share-dialog.tsx'
import { useShareOpenMenu } from '../../menu/sharing/use-share.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHeightBelow } from '../../ui/hooks/use-height-below.ts'
import { useRoom } from '../../ui/hooks/use-screen-size.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { PartBoundary } from '../../ui/parts/part-boundary.tsx'
import { designerActions } from './designer-actions.ts'
import { DesignerHeader } from './designer-header.tsx'
import { DesignerPreview } from './designer-preview.tsx'
import { SettingsPanel } from './settings/settings-panel.tsx'
import { chooseTemplate } from './templates/choose-template.ts'

export interface EditorProps {
  readonly menu: Menu
  readonly plan: Plan
  readonly onBack: () => void
  /** Goes back to the content and shows a place of it there. */
  readonly onShowContent: (target: PlaceTarget) => void
  readonly account: ReactNode
}

// Its forms come when a dish is first pressed.
const ItemEditor = lazyDialog(
  async () => (await import('../../menu/pages/overlay/item-editor.tsx')).ItemEditor,
)

export function Editor({ menu, plan, onBack, onShowContent, account }: EditorProps) {
  const open = useOpenMenu()
  const { restaurant, design, templateId, setDesign } = open
  const room = useRoom()

  const [task, setTask] = useState<ItemTask | null>(null)
  const [wasAsked, setWasAsked] = useState(false)
  // It stays: a dialog that closes still shows what it was about.
  if (task && !wasAsked) setWasAsked(true)
  const frame = useRef<HTMLDivElement>(null)
  const height = useHeightBelow(frame)
  const isWide = room >= 64

  const body = usePagesBody(menu)
  const menuName = menuNameFor(restaurant)
  const live = useTypesetPages(body, { nextBody: useNextPagesBody() })
  const preflight = usePreflight(live)
  const show = (target: PlaceTarget) =>
    target.kind === 'item' ? setTask({ kind: 'edit', place: target }) : onShowContent(target)
  const saving = useSaving({ failedTitle: 'Save Error' })
  const share = useShareOpenMenu(saving.save, menuName, () => {
    // The address that the QR code leads to was added or removed.
    if (design.hasQrCode) live.retry()
  })
  const openPreview = usePreviewWindow(live.pages, menuName)
  const exports = useExport()
  const step = useStepStore<MenuContext>({
    step: 'design',
    room,
    open,
    isSignedIn: true,
    saving,
    isSavingQuiet: share.isPending,
    share,
    exports,
    preview: { isReady: live.pages !== null, open: openPreview },
    musts: preflight && countMusts(preflight.findings),
  })

  return (
    <div ref={frame} style={{ height }} className="flex min-h-100 flex-col">
      <DesignerHeader step={step} saving={saving} onBack={onBack} account={account} />
      {exports.dialog}
      <main className="flex min-h-0 grow flex-col">
        <SaveFailure saving={saving} />
        <div className="flex min-h-0 grow flex-col-reverse lg:grid lg:grid-cols-[25rem_1fr] min-[90rem]:grid-cols-[31rem_1fr]">
          <Settings isWide={isWide}>
            <div className="px-4 pt-4 empty:hidden">
              <ClaimsNotice />
            </div>
            <SettingsPanel
              design={design}
              templateId={templateId}
              menu={menu}
              plan={plan}
              onChange={setDesign}
              onChooseTemplate={chooseTemplate}
              onMoreFormats={() => exports.start('editions')}
              fitNote={fitNote(live.pages?.fit ?? null)}
            />
          </Settings>
          <PartBoundary>
            <DesignerPreview live={live} body={body} onTask={setTask} onChange={setDesign} />
          </PartBoundary>
        </div>
      </main>
      {wasAsked && <ItemEditor task={task} menu={menu} onClose={() => setTask(null)} />}
      <PreflightDialog answer={preflight} onShow={show} />
      <ShareDialog {...share.dialog} />
      <SaveConflict saving={saving} />
      <ActionPanels
        actions={useAllowed(designerActions)}
        step={step}
        movements={dragShortcuts}
        onGo={onShowContent}
      />
    </div>
  )
}

/** Next to the pages on a wide screen; on a narrow one under them, to be opened when needed. */
function Settings({ isWide, children }: { isWide: boolean; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section
      aria-label="Design"
      className="flex max-h-[52dvh] min-h-0 shrink-0 flex-col border-rule border-t bg-card lg:max-h-none lg:border-t-0 lg:border-r"
    >
      <h2 className="sr-only">Design</h2>
      {!isWide && (
        <div className="flex shrink-0 items-center pr-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls="design-settings"
            onClick={() => setIsOpen(!isOpen)}
            className="flex min-h-12 min-w-0 grow items-center gap-3 px-4 font-medium text-sm hover:bg-wash focus-visible:-outline-offset-2"
          >
            <SlidersHorizontal size={20} aria-hidden="true" className="shrink-0" />
            Design settings
            <ChevronDown
              size={20}
              aria-hidden="true"
              className={classNames('ml-auto shrink-0 transition-transform', !isOpen && 'rotate-180')}
            />
          </button>
          <UndoButtons />
        </div>
      )}
      <div
        id="design-settings"
        className={classNames('min-h-0 grow overflow-y-auto', !isWide && !isOpen && 'hidden')}
      >
        {children}
      </div>
    </section>
  )
}
