import { X } from 'lucide-react'
import { promoteItem } from '#domain/menu/editing/advice-notes.ts'
import { MOST_PROMOTED } from '#domain/menu/model/advice-notes.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Disclosure } from '../../../ui/layout/disclosure.tsx'
import { useOpenMenu } from '../../store/open-menu.ts'

/** What sells or earns well: only the owner knows, and only for that the advice speaks of places in a list. */
export function PromotedDishes() {
  const menu = useOpenMenu((open) => open.menu)
  const edit = useOpenMenu((open) => open.edit)
  if (!menu) return null
  const promoted = menu.adviceNotes?.promoted ?? []
  const items = itemsOf(menu)
  const chosen = items.filter(({ id }) => promoted.includes(id))
  const others = items.filter(({ id }) => !promoted.includes(id))
  return (
    <Disclosure
      label="Dishes you want to sell"
      summary={chosen.length === 0 ? 'None named' : chosen.map(({ name }) => name).join(', ')}
    >
      <p className="max-w-prose text-quiet text-sm">
        Name what sells or earns well. It is kept with the menu, and no guest sees it. We then suggest the
        best spot in its section.
      </p>
      <ul className="flex flex-col">
        {chosen.map(({ id, name }) => (
          <li key={id} className="flex items-center justify-between gap-4">
            <span className="min-w-0">{name}</span>
            <IconButton
              icon={X}
              label={`Take off the list: ${name}`}
              onClick={() => edit((open) => promoteItem(open, id, false))}
            />
          </li>
        ))}
      </ul>
      {promoted.length < MOST_PROMOTED && (
        <SelectField
          label="Add a dish"
          className="w-full sm:w-88"
          value=""
          placeholder="Choose a dish"
          onChange={({ target }) => edit((open) => promoteItem(open, Number(target.value), true))}
          options={others.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
    </Disclosure>
  )
}
