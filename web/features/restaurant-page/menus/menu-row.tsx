import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, SlidersHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Schedule } from '#domain/live/model/schedule.ts'
import { areDaysInOrder, DAYS_IN_ORDER } from '#domain/live/model/wall-clock.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { DaysFields } from '../days/days-fields.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { changeMenu, type PlacedMenu, removeMenu } from './page-menus.ts'

export interface MenuRowProps {
  menu: PlacedMenu
  work: PageWork
  onMoveUp: (() => void) | undefined
  onMoveDown: (() => void) | undefined
}

export function MenuRow({ menu, work, onMoveUp, onMoveDown }: MenuRowProps) {
  const { menuId, label, ownName, state } = menu
  const [isOpen, setIsOpen] = useState(false)
  const name = label ?? ownName
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id: menuId })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 gap-y-2 bg-card py-3 sm:grid-cols-[auto_minmax(0,1fr)_13rem_auto]',
        isDragging && 'relative z-10 shadow-raised',
      )}
    >
      <IconButton
        ref={setActivatorNodeRef}
        label={`Move ${name}`}
        icon={GripVertical}
        className="cursor-grab touch-none"
        {...attributes}
        {...listeners}
      />
      <div className="min-w-0">
        <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
        {label !== undefined && label !== ownName && <p className="text-quiet text-sm">{ownName}</p>}
        {state !== 'saved' && (
          <Badge tone="warn" className="mt-1">
            {state === 'binned' ? 'In the trash' : 'Deleted'}
          </Badge>
        )}
      </div>
      <div className="col-span-3 col-start-1 row-start-2 sm:col-span-1 sm:col-start-3 sm:row-start-1">
        <ServedSelect
          label={`When ${name} is served`}
          schedules={work.page.schedules}
          scheduleId={menu.scheduleId}
          onChange={(scheduleId) => work.change((page) => changeMenu(page, menuId, { scheduleId }))}
        />
      </div>
      <DropdownMenu trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} />}>
        <DropdownMenuItem icon={SlidersHorizontal} onSelect={() => setIsOpen(true)}>
          Name and days
        </DropdownMenuItem>
        {onMoveUp && (
          <DropdownMenuItem icon={ArrowUp} onSelect={onMoveUp}>
            Move up
          </DropdownMenuItem>
        )}
        {onMoveDown && (
          <DropdownMenuItem icon={ArrowDown} onSelect={onMoveDown}>
            Move down
          </DropdownMenuItem>
        )}
        <DropdownMenuItem
          icon={Trash2}
          isDestructive
          onSelect={() => work.change((page) => removeMenu(page, menuId))}
        >
          Remove from page
        </DropdownMenuItem>
      </DropdownMenu>
      <MenuDialog menu={menu} work={work} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </li>
  )
}

interface ServedSelectProps {
  label: string
  schedules: readonly Schedule[]
  scheduleId: string | undefined
  onChange: (scheduleId: string | undefined) => void
}

const ServedSelect = ({ label, schedules, scheduleId, onChange }: ServedSelectProps) => (
  <SelectField
    label={label}
    isLabelHidden
    options={[
      { value: '', label: 'At any time' },
      ...schedules.map(({ id, name }) => ({ value: id, label: name })),
    ]}
    value={scheduleId ?? ''}
    onChange={({ target }) => onChange(target.value || undefined)}
  />
)

interface MenuDialogProps {
  menu: PlacedMenu
  work: PageWork
  isOpen: boolean
  onClose: () => void
}

/** What a menu is called on the page, on which days it is there, and what guests see of it at other times. */
const MenuDialog = ({ menu, isOpen, onClose, ...rest }: MenuDialogProps) => (
  <Dialog isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title={menu.label ?? menu.ownName}>
    <MenuForm menu={menu} onClose={onClose} {...rest} />
  </Dialog>
)

function MenuForm({ menu, work, onClose }: Omit<MenuDialogProps, 'isOpen'>) {
  const [label, setLabel] = useState(menu.label ?? '')
  const [days, setDays] = useState({ firstDay: menu.firstDay, lastDay: menu.lastDay })
  const [atOtherTimes, setAtOtherTimes] = useState(menu.atOtherTimes)
  const fault = areDaysInOrder(days) ? undefined : DAYS_IN_ORDER
  return (
    <form
      noValidate
      className="gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault) return
        work.change((page) =>
          changeMenu(page, menu.menuId, { label: label.trim() || undefined, ...days, atOtherTimes }),
        )
        onClose()
      }}
    >
      <TextField
        label="Name on the page"
        isOptional
        placeholder={menu.ownName}
        maxLength={MENU_TEXT_LIMITS.title}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
      />
      <DaysFields days={days} onChange={setDays} fault={fault} hint="Empty: always on the page." />
      <Segments
        label="While it is not served"
        isLabelShown
        value={atOtherTimes}
        options={[
          { value: 'listed', label: 'Name it with its times' },
          { value: 'hidden', label: 'Leave it out' },
        ]}
        onChange={setAtOtherTimes}
      />
      <FormActions onCancel={onClose}>Done</FormActions>
    </form>
  )
}
