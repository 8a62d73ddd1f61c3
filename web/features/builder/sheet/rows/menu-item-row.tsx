import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical, Pencil, RefreshCw, Trash2 } from 'lucide-react'
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useMemo,
  useState,
} from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { ClaimLine } from '../../../../menu/claims/claim-line.tsx'
import { MarkLine } from '../../../../menu/marks/mark-line.tsx'
import { DishPicture } from '../../../../menu/pictures/dish-picture.tsx'
import { PriceLine } from '../../../../menu/prices/price-line.tsx'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { InlineEdit } from '../../../../ui/inline-edit.tsx'
import { itemDragId } from '../../dragging/menu-drag.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemMenu } from './item-menu.tsx'
import { complaintAboutText, type ItemText, itemTexts, keepText, textOf } from './item-text.ts'

/** The actions of a dish's buttons. The functions stay the same, so that they make no row render again. */
export interface ItemActions {
  refresh(sectionId: number, item: MenuItem): void
  edit(sectionId: number, item: MenuItem): void
  remove(place: ItemPlace): void
  duplicate(place: ItemPlace): void
  moveBy(place: ItemPlace, by: -1 | 1): void
  moveTo(place: ItemPlace, sectionId: number): void
}

export interface MenuItemRowProps {
  item: MenuItem
  sectionId: number
  sectionName: string
  /** How deep its section stands in others. */
  level: number
  /** The columns over its prices. */
  heads: readonly PriceHead[]
  writing: PriceWriting
  /** Does its section, or one around it, have a price of the whole? */
  isPartOfWhole: boolean
  isRefreshing: boolean
  actions: ItemActions
}

/** A dish that can be dragged. Dragging renders only this frame again, not the dish. */
export const MenuItemRow = memo(function MenuItemRow({ sectionName, ...dish }: MenuItemRowProps) {
  const { item, sectionId, isRefreshing } = dish
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: itemDragId(sectionId, item.id),
      data: {
        draggable: { kind: 'item', id: item.id, name: item.name, within: sectionName, sectionId },
      },
      attributes: { roleDescription: 'drag handle' },
    })
  const label = `Reorder ${item.name}`
  const grip = useMemo(
    () => (
      <IconButton
        ref={setActivatorNodeRef}
        label={label}
        icon={GripVertical}
        size="sm"
        {...attributes}
        {...listeners}
        data-action="move"
        className="cursor-grab touch-manipulation active:translate-y-0 pointer-fine:sm:absolute pointer-fine:sm:top-8 pointer-fine:sm:-left-8 pointer-fine:sm:opacity-0 pointer-fine:sm:focus-visible:opacity-100 pointer-fine:sm:group-hover/row:opacity-100"
      />
    ),
    [label, attributes, listeners, setActivatorNodeRef],
  )
  return (
    <li
      ref={setNodeRef}
      data-item-id={item.id}
      tabIndex={-1}
      aria-busy={isRefreshing || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames('group/row relative animate-fade-in py-5 first:pt-2', isDragging && 'opacity-40')}
    >
      <Dish {...dish} grip={grip} />
    </li>
  )
})

interface DishProps extends Omit<MenuItemRowProps, 'sectionName'> {
  grip: ReactNode
}

const Dish = memo(function Dish({
  item,
  sectionId,
  level,
  heads,
  writing,
  isPartOfWhole,
  isRefreshing,
  actions,
  grip,
}: DishProps) {
  const [edited, setEdited] = useState<ItemText | null>(null)
  const place = { sectionId, itemId: item.id }
  const context = { heads, writing, isPartOfWhole }
  const Heading = (['h4', 'h5', 'h6'] as const)[level] ?? 'h6'
  const hasManyPrices = item.prices.length > 1
  // On a phone marks would leave no room for the name.
  const hasMarks = (item.marks?.length ?? 0) + (item.ownMarks?.length ?? 0) > 0
  const editName = useCallback((event: KeyboardEvent) => {
    if (event.key === 'F2') setEdited((text) => text ?? 'name')
  }, [])

  const inline = (text: ItemText): Omit<ComponentProps<typeof InlineEdit>, 'label'> => ({
    value: textOf(item, text, context),
    isEditing: edited === text,
    onEditing: (isEditing) => setEdited((now) => (isEditing ? text : now === text ? null : now)),
    check: (typed) => complaintAboutText(text, typed, item, context),
    onSave: (typed) => keepText(place, text, typed, context),
    onTab: (isBackwards) => {
      const next = itemTexts[itemTexts.indexOf(text) + (isBackwards ? -1 : 1)]
      if (next) setEdited(next)
      return next !== undefined
    },
    action: text,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: F2 is heard from whatever in here has the focus.
    <div className="flex gap-4" onKeyDown={editName}>
      <DishPicture
        imageUrl={item.imageUrl}
        cuisineId={item.cuisineId}
        categoryId={item.categoryId}
        className={isRefreshing ? 'size-14 animate-breathe sm:size-16' : 'size-14 sm:size-16'}
      />
      <div className="min-w-0 grow">
        <div
          className={classNames(
            'flex items-baseline gap-x-2',
            hasManyPrices ? 'flex-wrap' : hasMarks && 'max-sm:flex-wrap',
          )}
        >
          {item.number && <span className="shrink-0 text-quiet tabular-nums">{item.number}</span>}
          <Heading className="min-w-0 font-display text-lg leading-snug">
            <InlineEdit
              {...inline('name')}
              label={`Name of ${item.name}`}
              maxLength={MENU_TEXT_LIMITS.name}
              className="leading-snug"
            />
          </Heading>
          <MarkLine item={item} />
          <span
            aria-hidden="true"
            className="min-w-4 grow translate-y-[-0.2em] border-edge/60 border-b border-dotted"
          />
          <span
            className={
              edited === 'prices'
                ? 'flex max-w-full flex-col items-end'
                : hasManyPrices
                  ? 'ml-auto'
                  : 'shrink-0'
            }
          >
            <InlineEdit
              {...inline('prices')}
              label={`Price of ${item.name}`}
              isSkippedByTab
              className="text-right font-medium tabular-nums"
            >
              <PriceLine prices={item.prices} heads={heads} writing={writing} />
            </InlineEdit>
          </span>
        </div>
        {item.secondName && <p className="text-quiet leading-snug">{item.secondName}</p>}
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 sm:flex-nowrap">
          <div className="min-w-0 max-w-prose grow">
            <div className="mt-1">
              <InlineEdit
                {...inline('description')}
                label={`Description of ${item.name}`}
                isMultiline
                isSkippedByTab
                maxLength={MENU_TEXT_LIMITS.description}
                className="text-pretty text-quiet"
              >
                {item.description || <span className="italic">Add a description</span>}
              </InlineEdit>
            </div>
            <ItemFacts item={item} writing={writing} />
            <ClaimLine item={item} />
          </div>
          <div className="-mr-2 ml-auto flex shrink-0 pt-1 text-quiet">
            {grip}
            <IconButton
              label={`Refresh ${item.name}`}
              icon={RefreshCw}
              size="sm"
              isPending={isRefreshing}
              onClick={() => actions.refresh(sectionId, item)}
              data-action="refresh"
            />
            <IconButton
              label={`Edit ${item.name}`}
              icon={Pencil}
              size="sm"
              onClick={() => actions.edit(sectionId, item)}
              data-action="edit"
            />
            <IconButton
              label={`Remove ${item.name}`}
              icon={Trash2}
              size="sm"
              onClick={() => actions.remove(place)}
              data-action="remove"
            />
            <ItemMenu
              place={place}
              name={item.name}
              onDuplicate={() => actions.duplicate(place)}
              onMoveBy={(by) => actions.moveBy(place, by)}
              onMoveTo={(id) => actions.moveTo(place, id)}
            />
          </div>
        </div>
      </div>
    </div>
  )
})
