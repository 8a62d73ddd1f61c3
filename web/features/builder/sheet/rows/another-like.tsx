import { Shuffle } from 'lucide-react'
import { type Likeness, likenesses } from '#domain/generation/choosing/likenesses.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { leadPrice } from '#domain/menu/prices/lead-price.ts'
import { DropdownMenuItem, DropdownSubmenu } from '../../../../ui/overlay/dropdown-menu.tsx'
import type { ItemActions } from './item-actions.ts'

const labels: Readonly<Record<Likeness, string>> = {
  similar: 'Of the same kind',
  cheaper: 'Cheaper',
  lighter: 'Lighter',
  vegan: 'Vegan',
}

export interface AnotherLikeProps {
  readonly sectionId: number
  readonly item: MenuItem
  readonly actions: ItemActions
}

export const AnotherLike = ({ sectionId, item, actions }: AnotherLikeProps) => (
  <DropdownSubmenu icon={Shuffle} label="Another like this">
    {likenesses.map((like) => (
      <DropdownMenuItem
        key={like}
        disabled={like === 'cheaper' && leadPrice(item) === undefined}
        onSelect={() => actions.refresh(sectionId, item, like)}
      >
        {labels[like]}
      </DropdownMenuItem>
    ))}
  </DropdownSubmenu>
)
