import { memo, type ReactNode, type RefObject } from 'react'
import { type StepStore, useOfStep } from '../../menu/actions/step-store.ts'
import { useAllowed } from '../../menu/actions/use-allowed.ts'
import { type ScreenRoom, sizeOf } from '../../ui/hooks/use-screen-size.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { builderActions } from './actions/builder-actions.ts'
import type { BuilderState } from './actions/context.ts'
import { BuilderBar } from './bar/builder-bar.tsx'
import { ProgressOverlay } from './generating/progress-overlay.tsx'
import { BottomBar } from './phone/bottom-bar.tsx'
import type { BuilderView } from './view/builder-view.ts'
import { Workbench } from './workbench.tsx'

// They compare the menu with what guests see, and come after the sheet.
const SaveNote = lazyDialog(async () => (await import('../../menu/saving/note/save-note.tsx')).SaveNote)
const SaveFailure = lazyDialog(async () => (await import('../../menu/saving/note/save-note.tsx')).SaveFailure)

export interface BuilderFrameProps {
  readonly step: StepStore<BuilderState>
  readonly room: ScreenRoom
  readonly view: BuilderView
  readonly onView: (view: BuilderView) => void
  readonly middle: RefObject<HTMLElement | null>
  readonly overlay: ReactNode
  readonly account: ReactNode
  /** How far it is with being finalized; null where it isn't. */
  readonly finalizing: number | null
}

/** The bar, the work, and on a phone the views below it. A change of the menu doesn't render it. */
export const BuilderFrame = memo(function BuilderFrame({
  step,
  room,
  view,
  onView,
  middle,
  overlay,
  account,
  finalizing,
}: BuilderFrameProps) {
  const size = sizeOf(room)
  return (
    <>
      <BuilderBar
        actions={useAllowed(builderActions)}
        step={step}
        room={room}
        isExporting={isExporting}
        note={<OfSaving part={SaveNote} step={step} />}
        account={account}
        middle={middle}
      />
      <main className="flex min-h-0 grow flex-col">
        <OfSaving part={SaveFailure} step={step} />
        <div className="relative flex min-h-0 grow">
          <div inert={overlay !== false || finalizing !== null} className="flex min-h-0 min-w-0 grow">
            <Workbench step={step} size={size} view={view} onView={onView} middle={middle} />
          </div>
          {/* Next to what is inert: it can be stopped. */}
          {finalizing === null ? (
            overlay
          ) : (
            <ProgressOverlay percent={finalizing} text="Saving your menu..." />
          )}
        </div>
      </main>
      {size === 'phone' && <BottomBar view={view} step={step} />}
    </>
  )
})

const isExporting = ({ exports }: BuilderState): boolean => exports.isPending

type Saves = Pick<BuilderFrameProps, 'step'> & { readonly part: typeof SaveNote }

const OfSaving = ({ part: Part, step }: Saves) => <Part saving={useOfStep(step, ({ saving }) => saving)} />
