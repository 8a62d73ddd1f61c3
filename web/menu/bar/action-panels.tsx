import { Suspense } from 'react'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { lazyPart } from '../../ui/parts/part-boundary.tsx'
import { type Action, offeredOf } from '../actions/action.ts'
import type { StepContext } from '../actions/contexts.ts'
import { closePanel, useOpenPanel } from '../actions/open-panel.ts'
import type { Shortcut } from '../actions/shortcuts.ts'
import { ShortcutsSheet } from '../actions/shortcuts-sheet.tsx'
import { useActionKeys } from '../actions/use-action-keys.ts'

// Loaded when it is first asked for.
const Palette = lazyPart(async () => (await import('../actions/palette/palette.tsx')).Palette)

export interface ActionPanelsProps<C> {
  /** All that can be done at this step; the same list as long as it stays the same. */
  readonly actions: readonly Action<C>[]
  readonly context: C
  /** What else the keyboard does here. */
  readonly movements: readonly Shortcut[]
  /** Shows a place of the open menu. */
  readonly onGo: (place: PlaceTarget) => void
}

/** The keys of a step's actions, the list that explains them, and the palette that finds them. */
export function ActionPanels<C extends StepContext>({
  actions,
  context,
  movements,
  onGo,
}: ActionPanelsProps<C>) {
  const panel = useOpenPanel((open) => open.panel)
  useActionKeys(actions, context)
  const shortcuts = actions.flatMap(({ name, keys }) => (keys ? [{ name, keys }] : []))
  return (
    <>
      <ShortcutsSheet
        isOpen={panel === 'shortcuts'}
        onOpenChange={(opens) => !opens && closePanel()}
        shortcuts={[...shortcuts, ...movements]}
      />
      {panel === 'palette' && (
        <Suspense fallback={null}>
          <Palette actions={offeredOf(actions, context)} menu={context.open.menu} onGo={onGo} />
        </Suspense>
      )}
    </>
  )
}
