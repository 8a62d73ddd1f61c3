import { find } from '../../menu/actions/finding.ts'
import { useOpenPanel } from '../../menu/actions/open-panel.ts'
import { useStepStore } from '../../menu/actions/step-store.ts'
import { useActionKeys } from '../../menu/actions/use-action-keys.ts'
import { lazyDialog } from '../../ui/parts/lazy-dialog.tsx'

const Palette = lazyDialog(async () => (await import('../../menu/actions/palette/palette.tsx')).Palette)

const actions = [find]
const nothing = {}
const goNowhere = () => undefined

/** The palette outside of the editor: it finds screens, and everything that saved menus say. */
export function FindAnywhere() {
  useActionKeys(actions, useStepStore(nothing))
  const isOpen = useOpenPanel(({ panel }) => panel === 'palette')
  return isOpen ? <Palette actions={[]} menu={null} onGo={goNowhere} /> : null
}
