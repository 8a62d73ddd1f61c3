import { useStepStore } from '../../../menu/actions/step-store.ts'
import { useAllowed } from '../../../menu/actions/use-allowed.ts'
import { ActionPanels } from '../../../menu/bar/action-panels.tsx'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { blankActions } from '../actions/builder-actions.ts'
import { showPlace } from '../dialogs/show-place.ts'
import { rowKeys } from '../sheet/keys/row-keys.ts'
import { BuilderBar, type BuilderBarProps } from './builder-bar.tsx'

export function BlankBar({
  room,
  account,
  middle,
}: Pick<BuilderBarProps<never>, 'room' | 'account' | 'middle'>) {
  const step = useStepStore({
    step: 'content' as const,
    room,
    open: useOpenMenu(),
    isSignedIn: Boolean(account),
  })
  const actions = useAllowed(blankActions)
  return (
    <>
      <BuilderBar actions={actions} step={step} room={room} account={account} middle={middle} />
      <ActionPanels actions={actions} step={step} movements={rowKeys} onGo={showPlace} />
    </>
  )
}
