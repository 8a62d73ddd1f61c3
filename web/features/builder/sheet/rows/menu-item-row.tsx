import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { memo, type ReactNode, type Ref, useCallback, useMemo } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { ItemMarks } from '../../../../menu/marks/item-marks.tsx'
import { readPrices } from '../../../../menu/prices/typed-prices.ts'
import { UnderstoodPrices } from '../../../../menu/prices/understood-prices.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { InlineEdit } from '../../../../ui/inline-edit.tsx'
import { itemDragId } from '../../dragging/menu-drag.tsx'
import { itemRow, noteCurrentRow, useSheetFocus } from '../focus/sheet-focus.ts'
import { useLookedAt } from '../window/use-looked-at.ts'
import { DishThumbnail } from './dish-thumbnail.tsx'
import type { ItemActions } from './item-actions.ts'
import { ItemFacts } from './item-facts.tsx'
import { ItemMenuItems } from './item-menu.tsx'
import { contextOf, type RowContext } from './item-text.ts'
import { RowButton } from './row-button.tsx'
import { RowMenu } from './row-menu.tsx'
import { RowPrice } from './row-price.tsx'
import { useRowTexts } from './row-texts.ts'
import { RowTools, whenLookedAt } from './row-tools.tsx'

export interface MenuItemRowProps {
  item: MenuItem
  sectionId: number
  sectionName: string
  /** How deep its section stands in others. */
  level: number
  /** What decides how its prices are read and written: the same object while it stays the same. */
  context: RowContext
  hasThumbnails: boolean
  isRefreshing: boolean
  /** The first row of the sheet, which the Tab key reaches while no other was. */
  isFirst: boolean
  actions: ItemActions
  /** Its place among all rows of the sheet, and the measure of its height, where only some rows are in the page. */
  index: number
  measure: Ref<HTMLElement> | undefined
  /** Its place in the section, counted from 0. */
  position: number
  /** How many dishes the section has, where not all of them are in the page. */
  setSize: number | undefined
}

/** A dish that can be dragged. Dragging renders only this frame again, not the dish. */
export const MenuItemRow = memo(function MenuItemRow({
  sectionName,
  isFirst,
  index,
  measure,
  position,
  setSize,
  ...dish
}: MenuItemRowProps) {
  const { item, sectionId, isRefreshing } = dish
  const row = itemRow({ sectionId, itemId: item.id })
  const isCurrent = useSheetFocus(({ current }) => (current === null ? isFirst : current === row))
  const isSelected = useSheetFocus(({ selected }) => selected.has(row))
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: itemDragId(sectionId, item.id),
      data: {
        draggable: { kind: 'item', id: item.id, name: item.name, within: sectionName, sectionId },
      },
      attributes: { roleDescription: 'drag handle', tabIndex: -1 },
    })
  const { hasButtons, hasTouchButtons, onPointerEnter, onFocus } = useLookedAt(
    setSize !== undefined,
    isCurrent || isSelected || isRefreshing || isDragging,
  )
  const label = `Reorder ${item.name}`
  const grip = useMemo(
    () =>
      hasButtons && (
        <RowButton
          ref={setActivatorNodeRef}
          label={label}
          icon={GripVertical}
          {...attributes}
          {...listeners}
          data-action="move"
          className="cursor-grab touch-none active:translate-y-0"
        />
      ),
    [hasButtons, label, attributes, listeners, setActivatorNodeRef],
  )
  // The same function at each rendering: another one would be measured again.
  const setNode = useCallback(
    (node: HTMLLIElement | null) => {
      setNodeRef(node)
      // The window forgets by itself what has left the page.
      if (node && typeof measure === 'function') measure(node)
    },
    [setNodeRef, measure],
  )
  return (
    <li
      ref={setNode}
      data-item-id={item.id}
      data-row={row}
      data-selected={isSelected || undefined}
      data-index={index}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={isSelected ? `${item.name}, selected` : item.name}
      aria-setsize={setSize}
      aria-posinset={setSize === undefined ? undefined : position + 1}
      aria-busy={isRefreshing || undefined}
      onPointerEnter={onPointerEnter}
      onFocus={() => {
        onFocus()
        noteCurrentRow(row)
      }}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'group/row relative -mx-3 scroll-my-24 rounded-control px-3 py-2.5 outline-offset-[-2px] hover:bg-wash',
        isSelected && 'bg-accent-soft hover:bg-accent-soft',
        isDragging && 'opacity-40',
      )}
    >
      <Dish {...dish} grip={grip} hasButtons={hasButtons} hasTouchButtons={hasTouchButtons} />
    </li>
  )
})

interface DishProps
  extends Omit<MenuItemRowProps, 'sectionName' | 'isFirst' | 'index' | 'measure' | 'position' | 'setSize'> {
  grip: ReactNode
  hasButtons: boolean
  hasTouchButtons: boolean
}

const Dish = memo(function Dish({
  item,
  sectionId,
  level,
  context,
  hasThumbnails,
  isRefreshing,
  actions,
  grip,
  hasButtons,
  hasTouchButtons,
}: DishProps) {
  const place = { sectionId, itemId: item.id }
  const { edited, inline } = useRowTexts(place, item, context)
  const Heading = (['h4', 'h5', 'h6'] as const)[level] ?? 'h6'
  const hasManyPrices = item.prices.length > 1
  const isDescribed = item.description !== '' || edited === 'description'
  return (
    <div className="flex gap-3">
      <span className={classNames('absolute top-1.5 -left-6 pointer-coarse:hidden', whenLookedAt)}>
        {grip}
      </span>
      {hasThumbnails && <DishThumbnail item={item} />}
      <div className="min-w-0 grow">
        <div className={classNames('flex items-baseline gap-x-2', hasManyPrices && 'max-sm:flex-wrap')}>
          {item.number && <span className="shrink-0 text-quiet tabular-nums">{item.number}</span>}
          <Heading className="min-w-0 font-medium text-base leading-snug">
            <InlineEdit
              {...inline('name')}
              label={`Name of ${item.name}`}
              maxLength={MENU_TEXT_LIMITS.name}
              className="leading-snug"
            />
          </Heading>
          <span className="relative min-w-4 grow">
            <span
              aria-hidden="true"
              className={classNames(
                'block translate-y-[-0.2em] border-edge/40 border-b border-dotted',
                hasManyPrices && 'max-sm:hidden',
              )}
            />
            {hasButtons && (
              <RowTools
                place={place}
                item={item}
                isRefreshing={isRefreshing}
                isDescribed={isDescribed}
                actions={actions}
              />
            )}
          </span>
          <span
            className={
              edited === 'prices'
                ? 'flex max-w-[75%] shrink-0 flex-col items-end'
                : hasManyPrices
                  ? 'ml-auto max-w-full'
                  : 'shrink-0'
            }
          >
            <InlineEdit
              {...inline('prices')}
              label={`Price of ${item.name}`}
              isNumeric={isOneAmount(item)}
              understood={(typed) => <Understood typed={typed} item={item} context={context} />}
              className="text-right tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11"
            >
              <RowPrice prices={item.prices} heads={context.heads} writing={context.writing} />
            </InlineEdit>
          </span>
        </div>
        {item.secondName && <p className="text-quiet leading-snug">{item.secondName}</p>}
        {isDescribed && (
          <div className="max-w-prose">
            <InlineEdit
              {...inline('description')}
              label={`Description of ${item.name}`}
              isMultiline
              maxLength={MENU_TEXT_LIMITS.description}
              className="text-pretty text-quiet text-sm"
            />
          </div>
        )}
        <ItemFacts item={item} writing={context.writing} />
        {/* Marks that say nothing take no line; the key, the button and the ⋯ open them. */}
        <div className="has-[.opacity-0]:hidden">
          <ItemMarks place={place} item={item} tabIndex={-1} />
        </div>
      </div>
      <span className="-mr-3 hidden shrink-0 pointer-coarse:block">
        {hasTouchButtons && (
          <RowMenu label={`More actions for ${item.name}`} action="more">
            {() => <ItemMenuItems place={place} item={item} actions={actions} />}
          </RowMenu>
        )}
      </span>
    </div>
  )
})

/** Digits alone are enough: a phone shows its pad of digits. */
const isOneAmount = ({ prices }: MenuItem): boolean =>
  prices.length === 0 ||
  (prices.length === 1 && prices.every(({ kind, label, size }) => kind === 'fixed' && !label && !size))

/** What a typed price will be printed as, while it differs from what is there. */
function Understood({ typed, item, context }: { typed: string; item: MenuItem; context: RowContext }) {
  const reading = contextOf(item, context)
  const read = readPrices(typed, reading)
  if (!('prices' in read) || read.prices.every((price, at) => price === item.prices[at])) return null
  return (
    <span className="block rounded-control border border-rule-raised bg-card p-1 shadow-raised">
      <UnderstoodPrices prices={read.prices} context={reading} />
    </span>
  )
}
