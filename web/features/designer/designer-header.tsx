import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MenuContext } from '../../menu/actions/contexts.ts'
import type { StepStore } from '../../menu/actions/step-store.ts'
import { useAllowed } from '../../menu/actions/use-allowed.ts'
import { BarActions } from '../../menu/bar/bar-actions.tsx'
import { MenuBar } from '../../menu/bar/menu-bar.tsx'
import { MenuTitle } from '../../menu/bar/menu-title.tsx'
import { MoreMenu } from '../../menu/bar/more-menu.tsx'
import { SaveNote } from '../../menu/saving/note/save-note.tsx'
import type { MenuSaving } from '../../menu/saving/use-saving.ts'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { ToolbarItem } from '../../ui/layout/toolbar.tsx'
import { designerActions } from './designer-actions.ts'

export interface DesignerHeaderProps {
  readonly step: StepStore<MenuContext>
  readonly saving: MenuSaving
  readonly onBack: () => void
  /** Items of the account, for the ⋯ menu. */
  readonly account: ReactNode
}

/** The bar of the second step. On a narrow screen the rarer actions are in the ⋯ menu. */
export function DesignerHeader({ step, saving, onBack, account }: DesignerHeaderProps) {
  const actions = useAllowed(designerActions)
  return (
    <MenuBar
      start={
        <ToolbarItem>
          <IconButton label="Back to Menu Builder" icon={ArrowLeft} onClick={onBack} />
        </ToolbarItem>
      }
      title={<MenuTitle />}
      note={<SaveNote saving={saving} />}
    >
      <BarActions actions={actions} step={step} />
      <MoreMenu actions={actions} step={step} account={account} />
    </MenuBar>
  )
}
