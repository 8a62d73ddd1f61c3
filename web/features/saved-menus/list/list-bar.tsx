import { LayoutGrid, Rows3 } from 'lucide-react'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type MenuOrder, menuOrders } from '../listed/arrange-menus.ts'
import type { ListChoice, ListView } from './use-list-choice.ts'

const views = [
  { view: 'cards', label: 'Show as cards', icon: LayoutGrid },
  { view: 'table', label: 'Show as a table', icon: Rows3 },
] as const satisfies readonly { view: ListView; [key: string]: unknown }[]

const orderOptions = Object.entries(menuOrders).map(([value, label]) => ({ value, label }))

export function ListBar({ choice }: { choice: ListChoice }) {
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-3">
      <TextField
        type="search"
        label="Search menus"
        isLabelHidden
        placeholder="Search menus"
        value={choice.words}
        onChange={(event) => choice.setWords(event.target.value)}
        className="min-w-0 grow basis-full sm:max-w-sm sm:basis-56"
      />
      <SelectField
        label="Order"
        isLabelHidden
        options={orderOptions}
        value={choice.order}
        onChange={(event) => choice.setOrder(event.target.value as MenuOrder)}
        className="min-w-36"
      />
      <fieldset className="ml-auto flex gap-1">
        <legend className="sr-only">Shown as</legend>
        {views.map(({ view, label, icon }) => (
          <IconButton
            key={view}
            icon={icon}
            label={label}
            aria-pressed={choice.view === view}
            variant={choice.view === view ? 'secondary' : 'quiet'}
            onClick={() => choice.setView(view)}
          />
        ))}
      </fieldset>
    </div>
  )
}
