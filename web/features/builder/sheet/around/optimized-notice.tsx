import { Undo2 } from 'lucide-react'
import { useMemo } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { undoOptimization } from '#domain/pricing/optimize.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button/button.tsx'

/** Says that prices were optimized, while that can be taken back. */
export function OptimizedNotice({ menu }: { menu: Menu }) {
  const edit = useOpenMenu((open) => open.edit)
  const isOptimized = useMemo(
    () => itemsOf(menu).some(({ prices }) => prices.some(({ original }) => original !== undefined)),
    [menu],
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
