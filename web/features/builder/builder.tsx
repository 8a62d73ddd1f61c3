import { ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { SaveConflict } from '../../menu/saving/save-conflict.tsx'
import { useSaving } from '../../menu/saving/use-saving.ts'
import { backupsSetAside } from '../../menu/store/menu-backup.ts'
import { hasUnsavedChanges, useOpenMenu } from '../../menu/store/open-menu.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast-store.ts'
import { BlankMenu } from './blank-menu.tsx'
import { filtersOf, missingInformation } from './filters/filter-choice.ts'
import { FilterPanel } from './filters/filter-panel.tsx'
import { useFilterChoice } from './filters/use-filter-choice.ts'
import { generationText } from './generating/progress.ts'
import { ProgressOverlay } from './generating/progress-overlay.tsx'
import { useGenerateMenu } from './generating/use-generate-menu.ts'
import { ImportDialog } from './import/import-dialog.tsx'
import { MenuDataError } from './menu-data-error.tsx'
import { MenuWorkbench } from './menu-workbench.tsx'
import { canProceed } from './saving/readiness.ts'
import { useFinalize } from './saving/use-finalize.ts'
import { contradictionIn } from './wishes/wish-lines.tsx'

export interface BuilderProps {
  onContinueToDesign: () => void
}

/** Below this width the filters stand above the menu and fold away. */
const NARROW = '(width < 64rem)'

/** Step 1: the content of a menu, from the filters to the finished list of dishes. */
export function Builder({ onContinueToDesign }: BuilderProps) {
  const content = useRef<HTMLDivElement>(null)
  // Not the menu itself: an edit of the menu must not render the filters again.
  const hasMenu = useOpenMenu((open) => open.menu !== null)
  const [unreadable, setUnreadable] = useState(() => backupsSetAside(localStorage))
  const [choice, setChoice] = useFilterChoice()
  const [areFiltersOpen, setAreFiltersOpen] = useState(!hasMenu)
  const [isMissingMarked, setIsMissingMarked] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const [isImporting, setIsImporting] = useState(false)
  const saving = useSaving({ failedTitle: 'Error' })
  const { finalize, isFinalizing, percent: finalizePercent } = useFinalize(saving)
  const generation = useGenerateMenu({
    onGenerated: () => matchMedia(NARROW).matches && content.current?.scrollIntoView({ block: 'start' }),
  })
  const start = () => {
    setIsReplacing(false)
    setAreFiltersOpen(false)
    // The filters fold away with the button that has the focus.
    if (matchMedia(NARROW).matches) content.current?.focus()
    generation.generate(filtersOf(choice))
  }

  const refuse = (title: string, description: string) => {
    setAreFiltersOpen(true)
    toast({ variant: 'destructive', title, description })
  }

  const requestMenu = async () => {
    const missing = missingInformation(choice)
    setIsMissingMarked(missing !== null)
    if (missing) return refuse('Missing Information', missing.sentence)
    const contradiction = await contradictionIn(choice)
    if (contradiction) return refuse('These wishes exclude each other', contradiction)
    if (hasUnsavedChanges(useOpenMenu.getState())) setIsReplacing(true)
    else start()
  }

  const showImported = () => {
    setAreFiltersOpen(false)
    // The dialog gives the focus back first, to a button that may be gone.
    requestAnimationFrame(() => {
      content.current?.focus({ preventScroll: true })
      content.current?.scrollIntoView({ block: matchMedia(NARROW).matches ? 'start' : 'nearest' })
    })
  }

  const isBusy = generation.isGenerating || isFinalizing
  return (
    <main className={hasMenu ? 'page-width pt-6 pb-32 sm:pb-10' : 'page-width pt-6 pb-10'}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div>
          <p className="text-quiet text-sm">Step 1 of 2</p>
          <h1 className="text-xl">Menu Content</h1>
        </div>
        {hasMenu && (
          <div className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap gap-2 border-rule-raised border-t bg-card p-4 *:grow sm:static sm:border-0 sm:bg-transparent sm:p-0 sm:*:grow-0">
            <Button
              variant="secondary"
              icon={ArrowRight}
              className="max-sm:px-2"
              onClick={() => canProceed() && onContinueToDesign()}
            >
              Continue to Design
            </Button>
            <Button
              className="max-sm:px-2"
              isPending={isFinalizing}
              pendingLabel="Finalizing…"
              onClick={finalize}
            >
              Finalize Menu Content
            </Button>
          </div>
        )}
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <FilterPanel
          choice={choice}
          onChoice={setChoice}
          missing={isMissingMarked ? missingInformation(choice) : null}
          onGenerate={requestMenu}
          isGenerating={generation.isGenerating}
          isOpen={areFiltersOpen}
          onOpenChange={setAreFiltersOpen}
        />
        <div ref={content} tabIndex={-1} className="relative min-h-80 min-w-0 scroll-mt-4 outline-none">
          {generation.percent !== null && (
            <ProgressOverlay percent={generation.percent} text={generationText(generation.percent)} />
          )}
          {finalizePercent !== null && (
            <ProgressOverlay percent={finalizePercent} text="Saving your menu..." />
          )}
          <div inert={isBusy}>
            {hasMenu ? (
              <MenuWorkbench saving={saving} onImport={() => setIsImporting(true)} />
            ) : unreadable.length > 0 ? (
              <MenuDataError backups={unreadable} onDiscarded={() => setUnreadable([])} />
            ) : (
              <BlankMenu choice={choice} onImport={() => setIsImporting(true)} />
            )}
          </div>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isReplacing}
        onOpenChange={setIsReplacing}
        title="Replace this menu?"
        description="You changed this menu and have not saved it. A new menu takes its place; this one stays among your drafts, and Undo brings it back."
        confirmLabel="Replace menu"
        onConfirm={start}
      />
      <ImportDialog isOpen={isImporting} onOpenChange={setIsImporting} onImported={showImported} />
      <SaveConflict saving={saving} />
    </main>
  )
}
