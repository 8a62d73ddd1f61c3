import { Pencil, Plus } from 'lucide-react'
import { memo } from 'react'
import type { PageRegion } from '#contract/menus/typesetting.ts'
import type { Design } from '#domain/design/settings.ts'
import type { Template } from '#domain/design/templates.ts'
import { findItem, type ItemPlace } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { SectionRef } from '#domain/menu/model/section.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { ItemTask } from './item-editor.tsx'
import { besideHeading, frameAround, type HeadingButton, headingSideOf } from './page-places.ts'
import { RunMenu } from './run-menu.tsx'
import { selectThrough } from './select-through.ts'

/**
 * What the buttons over a page are for. `edit`: they open dialogs. `find`: they lead to the place of the menu
 * that a line was set from, which the keyboard reaches there; they take the pointer alone.
 */
export interface PageButtons {
  readonly kind: 'edit' | 'find'
  readonly onTask: (task: ItemTask) => void
}

export interface PageOverlayProps {
  /** Of this page, in points from its top left. */
  readonly regions: readonly PageRegion[]
  readonly menu: Menu
  readonly headerStyle: Design['headerStyle']
  readonly headingAlignment: Template['tokens']['alignment']['headings'] | undefined
  /** In points. */
  readonly pageWidth: number
  /** CSS pixels per point. */
  readonly scale: number
  readonly buttons: PageButtons
  readonly lit: ItemPlace | null
}

/** Real buttons over a page. A long menu has a thousand: they render with new pages, not with all around them. */
export const PageOverlay = memo(function PageOverlay({
  regions,
  menu,
  headerStyle,
  headingAlignment,
  pageWidth,
  scale,
  buttons: { kind, onTask },
  lit,
}: PageOverlayProps) {
  const isFinding = kind === 'find'
  const headings = regions.flatMap((region) => {
    const section = menu.sections.find(({ id }) => id === region.id)
    if (region.kind !== 'section' || !section) return []
    const heading = { name: section.name, side: headingSideOf(headingAlignment, headerStyle, section.name) }
    return [{ section, ...besideHeading(region, heading, regions, pageWidth, scale) }]
  })
  // All buttons lose their words when one has no room for its own.
  const areCompact = headings.some(({ isCompact }) => isCompact)
  return (
    // A page stays white on a dark screen, so what lies on it keeps the light colors.
    <div
      className="paper-ink pointer-events-none absolute inset-0 *:pointer-events-auto inert:*:pointer-events-none"
      onPointerDown={(event) => selectThrough(event.currentTarget, event)}
    >
      {regions.map((region) => {
        if (region.kind === 'item' && region.sectionId !== undefined) {
          const place = { sectionId: region.sectionId, itemId: region.id }
          const item = findItem(menu, place)
          if (!item) return null
          const isLit = lit?.sectionId === place.sectionId && lit.itemId === place.itemId
          return (
            <button
              key={`item/${place.sectionId}/${place.itemId}`}
              type="button"
              tabIndex={isFinding ? -1 : undefined}
              aria-label={isFinding ? `Go to ${item.name}` : `Edit ${item.name}`}
              data-lit={isLit || undefined}
              onClick={() => onTask({ kind: 'edit', place })}
              style={frameAround(region, scale)}
              className="group absolute rounded-control border border-transparent hover:border-accent/50 hover:bg-accent/4 focus-visible:outline-offset-0 data-lit:animate-light-up"
            >
              {!isFinding && (
                <span className="absolute top-0 right-0 flex size-7 -translate-y-1/2 translate-x-1/2 items-center justify-center rounded-full border border-accent/50 bg-card text-accent opacity-0 shadow-raised group-hover:opacity-100 group-focus-visible:opacity-100">
                  <Pencil size={16} aria-hidden="true" />
                </span>
              )}
            </button>
          )
        }
        const run = menu.sections.find(({ id }) => region.kind === 'run' && id === region.id)
        if (run) {
          return (
            <RunMenu
              isFinding={isFinding}
              key={`run/${run.id}/${region.y}`}
              section={run}
              style={frameAround(region, scale)}
              onTask={onTask}
            />
          )
        }
        const heading = headings.find(({ section }) => section.id === region.id)
        if (region.kind !== 'section' || !heading || isFinding) return null
        return (
          <AddItemButton
            key={`section/${region.id}`}
            section={heading.section}
            place={heading.place}
            isCompact={areCompact}
            onClick={() => onTask({ kind: 'add', sectionId: region.id })}
          />
        )
      })}
    </div>
  )
})

interface AddItemButtonProps extends HeadingButton {
  readonly section: SectionRef
  readonly onClick: () => void
}

function AddItemButton({ section, place, isCompact, onClick }: AddItemButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Add Item to ${section.name}`}
      title={isCompact ? `Add Item to ${section.name}` : undefined}
      onClick={onClick}
      style={place}
      className={classNames(
        'absolute inline-flex h-7 -translate-y-1/2 items-center justify-center gap-1 whitespace-nowrap rounded-full border border-accent/30 bg-card font-medium text-accent text-sm transition-colors hover:border-accent hover:bg-accent-soft pointer-coarse:after:absolute pointer-coarse:after:-inset-2',
        isCompact ? 'w-7' : 'px-2.5',
      )}
    >
      <Plus size={16} aria-hidden="true" />
      {!isCompact && 'Add Item'}
    </button>
  )
}
