import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { GripVertical } from 'lucide-react'
import { memo, type Ref, useCallback, useMemo } from 'react'
import { classNames } from '../../../../../ui/class-names.ts'
import { itemDragId } from '../../../dragging/menu-drag.tsx'
import { itemRow, noteCurrentRow, useSheetFocus } from '../../focus/sheet-focus.ts'
import { useLookedAt } from '../../window/use-looked-at.ts'
import { RowButton } from '../row-button.tsx'
import { Dish, type DishProps } from './dish.tsx'

export interface MenuItemRowProps extends Omit<DishProps, 'grip' | 'hasButtons' | 'hasTouchButtons'> {
  sectionName: string
  /** The first row of the sheet, which the Tab key reaches while no other was. */
  isFirst: boolean
  /** Its place among all rows of the sheet, and the measure of its height, where only some rows are in the page. */
  index: number
  measure: Ref<HTMLElement> | undefined
  /** Its place in the section, counted from 0. */
  position: number
  /** How many dishes the section has, where not all of them are in the page. */
  setSize: number | undefined
}

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
      // The window forgets what has left the page.
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
