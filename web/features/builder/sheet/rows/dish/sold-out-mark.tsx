import { useWordOn } from '../../../../../menu/live/live-state-query.ts'
import { Badge } from '../../../../../ui/layout/badge.tsx'

/** Shows next to a dish's name that the kitchen has run out of it. */
export function SoldOutMark({ itemId }: { itemId: number }) {
  const isSoldOut = useWordOn(itemId)?.isSoldOut ?? false
  if (!isSoldOut) return null
  return (
    <Badge tone="bad" className="shrink-0 self-center">
      Sold out
    </Badge>
  )
}
