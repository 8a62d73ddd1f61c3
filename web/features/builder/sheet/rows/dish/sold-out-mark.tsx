import { useWordOn } from '../../../../../menu/live/live-state-query.ts'
import { Badge } from '../../../../../ui/layout/badge.tsx'

export function SoldOutMark({ itemId }: { itemId: number }) {
  const isSoldOut = useWordOn(itemId)?.isSoldOut ?? false
  if (!isSoldOut) return null
  return (
    <Badge tone="bad" className="shrink-0 self-center">
      Sold out
    </Badge>
  )
}
