import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { addItem, customItem, newCustomItemId } from '#domain/menu/editing/edits.ts'
import { withMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import { updateSection } from '#domain/menu/editing/sections.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PriceHead } from '#domain/menu/model/price.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { cuisineOf } from '../../../../menu/store/cuisine-of.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { mayChange } from '../../../../plan/own-role.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { FieldNotes, fieldWiring } from '../../../../ui/form/field.tsx'
import { focusLastDish } from '../focus/next-text.ts'
import { editText, focusRow, itemRow, noteCurrentRow, sectionRow } from '../focus/sheet-focus.ts'
import type { ItemRowContext } from '../rows/item-text.ts'
import { readPastedTable } from './pasted-table.ts'
import {
  numbersDishes,
  type QuickContext,
  type QuickDish,
  readQuickDish,
  readQuickDishes,
} from './quick-line.ts'
import { UnderstoodDish } from './understood-dish.tsx'

export interface QuickLineProps {
  sectionId: number
  sectionName: string
  context: ItemRowContext
  /** The Tab key reaches it from the dishes of its section. */
  isTabStop: boolean
}

const LONGEST = MENU_TEXT_LIMITS.name + MENU_TEXT_LIMITS.description

/** The line at the end of a section where the next dish is typed: its name, and what it costs where that is known. */
export function QuickLine({ sectionId, sectionName, context, isTabStop }: QuickLineProps) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string | null>(null)
  const isEmpty = typed.trim() === ''
  const mayPrice = mayChange('edit prices')
  const contextNow = (): QuickContext => ({
    ...context,
    before: [],
    mayLack: true,
    isNumbered: numbersDishes(useOpenMenu.getState().menu),
  })
  const dish = isEmpty ? null : readQuickDish(typed, contextNow())

  const add = (dishes: readonly QuickDish[], heads = context.heads) => {
    const added = addDishes(sectionId, dishes, heads === context.heads ? undefined : heads)
    if ('problem' in added) return setError(added.problem)
    setTyped('')
    setError(null)
    const [only, ...others] = added.itemIds
    if (only === undefined || others.length > 0 || dishes[0]?.prices.length !== 0 || !mayPrice) return
    editText(itemRow({ sectionId, itemId: only }), 'prices')
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (dish) add([dish])
    } else if (event.key === 'ArrowUp' && isEmpty) {
      event.preventDefault()
      focusLastDish(sectionId)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      if (isEmpty) focusRow(sectionRow(sectionId))
      else setTyped('')
      setError(null)
    }
  }

  const takeLines = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\r\n]/.test(text.trim())) return
    event.preventDefault()
    const table = isEmpty ? readPastedTable(text, contextNow()) : null
    if (table) add(table.dishes, table.heads)
    else add(readQuickDishes([typed, text].filter(Boolean).join(' '), contextNow()))
  }

  return (
    <div className="relative min-w-0 grow">
      <div className="flex items-center gap-2">
        <Plus size={16} aria-hidden="true" className="shrink-0 text-quiet" />
        <input
          {...fieldWiring(id, undefined, error)}
          type="text"
          aria-label={`New dish in ${sectionName}`}
          placeholder={mayPrice ? 'Add a dish: Oysters 14 / 26' : 'Add a dish'}
          data-action="quick-line"
          tabIndex={isTabStop ? 0 : -1}
          autoComplete="off"
          maxLength={LONGEST}
          enterKeyHint="done"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={handleKey}
          onPaste={takeLines}
          onFocus={() => noteCurrentRow(sectionRow(sectionId))}
          // Tapping elsewhere must not lose what was typed: it stays in the line.
          className={classNames(
            'min-h-10 w-full min-w-0 rounded-[3px] bg-transparent text-base outline-none placeholder:text-quiet pointer-coarse:min-h-12',
            'focus-visible:shadow-[0_2px_0_var(--color-accent)]',
          )}
        />
      </div>
      {dish && <UnderstoodDish dish={dish} context={context} />}
      <FieldNotes id={id} error={error} />
    </div>
  )
}

type Added = { readonly itemIds: readonly number[] } | { readonly problem: string }

/**
 * Adds dishes at the end of a section, all in one step; none where one says of itself what cannot all be true.
 * @param heads other columns of prices for the section, those of before among them
 */
function addDishes(sectionId: number, dishes: readonly QuickDish[], heads?: readonly PriceHead[]): Added {
  const open = useOpenMenu.getState()
  const cuisineId = cuisineOf(open)
  const itemIds: number[] = []
  let refused: string | null = null
  const change = (menu: Menu): Menu => {
    itemIds.length = 0
    const next = dishes.reduce(
      (grown, { name, description, prices, marks, number, secondName, wine, origin }) => {
        const id = newCustomItemId(grown, Math.random())
        itemIds.push(id)
        const words = { name, description, prices: [...prices], dietaryOptions: [] }
        const item = customItem(words, { id, cuisineId, categoryId: sectionId })
        const marked = withMarks(setFields<MenuItem>(item, { number, secondName, wine, origin }), marks)
        if (typeof marked === 'string') refused ??= marked
        return typeof marked === 'string' ? grown : addItem(grown, sectionId, marked)
      },
      heads ? updateSection(menu, sectionId, { priceHeads: [...heads] }) : menu,
    )
    return refused === null ? next : menu
  }
  const problem = tryEdit(change) ?? refused
  return problem === null ? { itemIds } : { problem }
}
