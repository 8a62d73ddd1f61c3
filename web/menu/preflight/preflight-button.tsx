import { ClipboardCheck } from 'lucide-react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ToolbarItem } from '../../ui/toolbar.tsx'
import { showPreflight } from './preflight-panel.ts'

export interface PreflightButtonProps {
  /** The number of findings that the law requires to be fixed; null while no one asked. */
  readonly musts: number | null
  /** The icon and the number alone, where the bar has little room. */
  readonly isShort?: boolean
}

/** Opens preflight; a number shows how many findings the law requires to be fixed, if any. */
export const PreflightButton = ({ musts, isShort = false }: PreflightButtonProps) => (
  <ToolbarItem>
    <Button
      variant="quiet"
      icon={ClipboardCheck}
      className={isShort ? 'px-2.5' : 'px-3'}
      title={isShort ? 'Preflight' : undefined}
      onClick={() => showPreflight(true)}
    >
      <span className={isShort ? 'sr-only' : undefined}>Preflight</span>
      <MustBadge musts={musts} />
    </Button>
  </ToolbarItem>
)

/** Nothing where the law requires no fixes. */
export const MustBadge = ({ musts }: Pick<PreflightButtonProps, 'musts'>) =>
  musts !== null &&
  musts > 0 && (
    <Badge tone="bad">
      <span className="sr-only">: </span>
      {musts}
      <span className="sr-only">{musts === 1 ? ' thing' : ' things'} to fix</span>
    </Badge>
  )
