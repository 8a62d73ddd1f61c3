import { useState } from 'react'
import { areDaysInOrder, DAYS_IN_ORDER } from '#domain/live/model/wall-clock.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { FormActions } from '../../../ui/form/form-actions.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { DaysFields } from '../days/days-fields.tsx'
import type { PageWork } from '../editing/use-page-editing.ts'
import { changeMenu, type PlacedMenu } from './page-menus.ts'

export interface MenuDialogProps {
  menu: PlacedMenu
  work: PageWork
  isOpen: boolean
  onClose: () => void
}

/** What a menu is called on the page, on which days it is there, and what guests see of it at other times. */
export const MenuDialog = ({ menu, isOpen, onClose, ...rest }: MenuDialogProps) => (
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
