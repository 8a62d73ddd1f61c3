import type { MenuItem } from '#domain/menu/model/item.ts'
import { useAmountWords, useOverruledPrices } from '../../../../../menu/live/use-overruled-prices.ts'
import { Badge } from '../../../../../ui/layout/badge.tsx'

export function PlannedMark({ item }: { item: MenuItem }) {
  const amount = useAmountWords()
  const planned = useOverruledPrices(item).map((price) => amount(price.planned))
  if (planned.length === 0) return null
  return <Badge className="shrink-0 self-center">{planned.join(' / ')} now</Badge>
}
