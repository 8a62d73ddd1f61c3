import { Undo2 } from 'lucide-react'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { undoOptimization } from '#domain/pricing/optimize.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button/button.tsx'

export function OptimizedNotice() {
  const edit = useOpenMenu((open) => open.edit)
  const isOptimized = useOpenMenu(
    ({ menu }) =>
      menu !== null &&
      itemsOf(menu).some(({ prices }) => prices.some(({ original }) => original !== undefined)),
  )
  if (!isOptimized) return null
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-2 rounded-control bg-wash px-4 py-1 text-sm">
      <span>These are optimized prices.</span>
      <Button variant="quiet" size="sm" icon={Undo2} onClick={() => edit(undoOptimization)}>
        Undo optimization
      </Button>
    </div>
  )
}
