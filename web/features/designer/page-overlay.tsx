import { Pencil, Plus } from 'lucide-react'
import type { Region } from '#contract/typesetting.ts'
import type { Design } from '#domain/design/settings.ts'
import { findItem } from '#domain/menu/edits.ts'
import type { Menu } from '#domain/menu/schema.ts'
import type { ItemTask } from './item-editor.tsx'
import { besideHeading, frameAround } from './page-places.ts'
import { selectThrough } from './select-through.ts'

export interface PageOverlayProps {
  /** Of this page, in points from its top left. */
  readonly regions: readonly Region[]
  /** The menu that these pages show. */
  readonly menu: Menu
  readonly headerStyle: Design['headerStyle']
  /** In points. */
  readonly pageWidth: number
  /** CSS pixels per point. */
  readonly scale: number
  readonly onTask: (task: ItemTask) => void
}

/** Real buttons over a page, where the typesetter says that its dishes and sections stand. */
export function PageOverlay({ regions, menu, headerStyle, pageWidth, scale, onTask }: PageOverlayProps) {
  return (
    // A page is paper in a dark room too: what lies on it keeps the light colours.
    <div
      className="paper-ink pointer-events-none absolute inset-0 *:pointer-events-auto inert:*:pointer-events-none"
      onPointerDown={(event) => selectThrough(event.currentTarget, event)}
    >
      {regions.map((region) => {
        if (region.kind === 'item' && region.categoryId !== undefined) {
          const place = { categoryId: region.categoryId, itemId: region.id }
          const item = findItem(menu, place)
          if (!item) return null
          return (
            <button
              key={`item/${place.categoryId}/${place.itemId}`}
              type="button"
              aria-label={`Edit ${item.name}`}
              onClick={() => onTask({ kind: 'edit', place })}
              style={frameAround(region, scale)}
              className="group absolute rounded-control border border-transparent transition-colors hover:border-accent/50 hover:bg-accent/4 focus-visible:outline-offset-0"
            >
              <span className="absolute top-0 right-0 flex size-7 -translate-y-1/2 translate-x-1/2 items-center justify-center rounded-full border border-accent/50 bg-card text-accent opacity-0 shadow-raised transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
                <Pencil size={14} aria-hidden="true" />
              </span>
            </button>
          )
        }
        const category = menu.find((group) => group.category.id === region.id)?.category
        if (region.kind !== 'category' || !category) return null
        return (
          <button
            key={`category/${category.id}`}
            type="button"
            aria-label={`Add Item to ${category.name}`}
            onClick={() => onTask({ kind: 'add', categoryId: category.id })}
            style={besideHeading(region, headerStyle, pageWidth, scale)}
            className="absolute inline-flex h-7 -translate-y-1/2 items-center gap-1 whitespace-nowrap rounded-full border border-accent/30 bg-card px-2.5 font-medium text-accent text-sm transition-colors hover:border-accent hover:bg-accent-soft pointer-coarse:after:absolute pointer-coarse:after:-inset-2"
          >
            <Plus size={14} aria-hidden="true" />
            Add Item
          </button>
        )
      })}
    </div>
  )
}
