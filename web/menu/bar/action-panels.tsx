import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'
import { type Action, offeredOf } from '../actions/action.ts'
import { useCommands } from '../actions/commands/command-store.ts'
import type { StepContext } from '../actions/contexts.ts'
import { closePanel, useOpenPanel } from '../actions/open-panel.ts'
import type { Shortcut } from '../actions/shortcuts.ts'
import { type StepStore, useOfStep } from '../actions/step-store.ts'
import { useActionKeys } from '../actions/use-action-keys.ts'

// Loaded when they are first asked for.
const ShortcutsSheet = lazyDialog(async () => (await import('../actions/shortcuts-sheet.tsx')).ShortcutsSheet)
const PlanVersionDialog = lazyDialog(
  async () => (await import('../versions/plan-version-dialog.tsx')).PlanVersionDialog,
)
const LookAtCommand = lazyDialog(
  async () => (await import('../actions/commands/look-at-command.tsx')).LookAtCommand,
)
const Palette = lazyDialog(async () => (await import('../actions/palette/palette.tsx')).Palette)

export interface ActionPanelsProps<C> {
  readonly actions: readonly Action<C>[]
  readonly step: StepStore<C>
  /** What else the keyboard does here. */
  readonly movements: readonly Shortcut[]
  readonly onGo: (place: PlaceTarget) => void
}

/** The keys of a step's actions, the list that explains them, and the palette that finds them. */
export function ActionPanels<C extends StepContext>({
  actions,
  step,
  movements,
  onGo,
}: ActionPanelsProps<C>) {
  const panel = useOpenPanel((open) => open.panel)
  const isLooking = useCommands(({ looked }) => looked !== null)
  useActionKeys(actions, step)
  const shortcuts = actions.flatMap(({ name, keys }) => (keys ? [{ name, keys }] : []))
  return (
    <>
      {panel === 'shortcuts' && (
        <ShortcutsSheet isOpen onOpenChange={closePanel} shortcuts={[...shortcuts, ...movements]} />
      )}
      {panel === 'palette' && <PaletteOfNow actions={actions} step={step} onGo={onGo} />}
      {isLooking && <LookAtCommand />}
      {panel === 'version' && <PlanVersionDialog isOpen onOpenChange={closePanel} />}
    </>
  )
}

function PaletteOfNow<C extends StepContext>({
  actions,
  step,
  onGo,
}: Omit<ActionPanelsProps<C>, 'movements'>) {
  const context = useOfStep(step, (now) => now)
  return <Palette actions={offeredOf(actions, context)} menu={context.open.menu} onGo={onGo} />
}
