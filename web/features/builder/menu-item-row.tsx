import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import type { MenuItem } from '#domain/menu/schema.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { DietaryTags } from './dietary-tags.tsx'
import { DishPicture } from './dish-picture.tsx'

export interface MenuItemRowProps {
  item: MenuItem
  isRefreshing: boolean
  onRefresh: () => void
  onEdit: () => void
  onRemove: () => void
}

export function MenuItemRow({ item, isRefreshing, onRefresh, onEdit, onRemove }: MenuItemRowProps) {
  return (
    <li
      data-item-id={item.id}
      tabIndex={-1}
      aria-busy={isRefreshing || undefined}
      className="flex animate-fade-in gap-4 py-5 first:pt-2"
    >
      <DishPicture
        imageUrl={item.imageUrl}
        cuisineId={item.cuisineId}
        categoryId={item.categoryId}
        className={isRefreshing ? 'size-14 animate-breathe sm:size-16' : 'size-14 sm:size-16'}
      />
      <div className="min-w-0 grow">
        <div className="flex items-baseline gap-2">
          <h4 className="min-w-0 font-display text-lg leading-snug">{item.name}</h4>
          <span
            aria-hidden="true"
            className="min-w-4 grow translate-y-[-0.2em] border-edge/60 border-b border-dotted"
          />
          <span className="shrink-0 font-medium tabular-nums">{formatPrice(item.price)}</span>
        </div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <div className="min-w-0 max-w-prose">
            {item.description && <p className="mt-1 text-pretty text-quiet">{item.description}</p>}
            <DietaryTags details={item.dietaryDetails} className="mt-2" />
          </div>
          <div className="-mr-2 ml-auto flex shrink-0 pt-1 text-quiet">
            <IconButton
              label={`Refresh ${item.name}`}
              icon={RefreshCw}
              size="sm"
              isPending={isRefreshing}
              onClick={onRefresh}
              data-action="refresh"
            />
            <IconButton
              label={`Edit ${item.name}`}
              icon={Pencil}
              size="sm"
              onClick={onEdit}
              data-action="edit"
            />
            <IconButton
              label={`Remove ${item.name}`}
              icon={Trash2}
              size="sm"
              onClick={onRemove}
              data-action="remove"
            />
          </div>
        </div>
      </div>
    </li>
  )
}
