import { type FormEvent, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { changeCells, summaryOf } from '#domain/pricing/cells/change-cells.ts'
import { type PriceCell, priceRows } from '#domain/pricing/cells/price-cells.ts'
import { typeIntoCells } from '#domain/pricing/cells/typed-cells.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { FormActions } from '../../../../ui/form/form-actions.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { signOf } from '../../prices/amount-text.ts'
import {
  readPriceChange,
  roundings,
  startingPriceChange,
  type TypedPriceChange,
} from '../../prices/change/price-change-form.ts'
import { summaryWords } from './selection-bar.tsx'

export interface ChangeSelectedProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  menu: Menu
  cells: readonly PriceCell[]
}

/** Raises, lowers or sets the selected prices. */
export function ChangeSelected({ isOpen, onOpenChange, menu, cells }: ChangeSelectedProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Change Selected Prices"
      description={summaryWords(summaryOf(priceRows(menu), cells), menu.currency)}
    >
      <ChangeForm menu={menu} cells={cells} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

const ways = [
  { value: 'raise percent', label: 'Raise by percent' },
  { value: 'lower percent', label: 'Lower by percent' },
  { value: 'raise amount', label: 'Raise by an amount' },
  { value: 'lower amount', label: 'Lower by an amount' },
  { value: 'set', label: 'Set to' },
] as const

type Way = (typeof ways)[number]['value']

function ChangeForm({
  menu,
  cells,
  onClose,
}: Pick<ChangeSelectedProps, 'menu' | 'cells'> & { onClose: () => void }) {
  const [way, setWay] = useState<Way>('raise percent')
  const [typed, setTyped] = useState<TypedPriceChange>(() => startingPriceChange(menu))
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const result = way === 'set' ? setAll(menu, cells, text) : changeAll(menu, cells, way, typed)
    const refused = typeof result === 'string' ? result : tryEdit(() => result)
    setProblem(refused ?? undefined)
    if (refused === null) onClose()
  }

  return (
    <form noValidate onSubmit={apply}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label="Change"
          value={way}
          options={ways}
          onChange={({ target }) => {
            setWay(target.value as Way)
            setProblem(undefined)
          }}
        />
        {way === 'set' ? (
          <TextField
            label="Price"
            hint="14, MP, from 32; nothing for no price"
            autoComplete="off"
            value={text}
            error={problem}
            onChange={({ target }) => setText(target.value)}
          />
        ) : (
          <>
            <NumberField
              label="By"
              isAmount
              value={typed.by}
              leading={way.endsWith('amount') ? signOf(menu.currency) : undefined}
              trailing={way.endsWith('percent') ? '%' : undefined}
              error={problem}
              onChange={({ target }) => setTyped({ ...typed, by: target.value })}
            />
            <SelectField
              label="Round to"
              className="sm:col-span-2"
              value={typed.step}
              options={roundings(menu.currency)}
              onChange={({ target }) => setTyped({ ...typed, step: Number(target.value) })}
            />
          </>
        )}
      </div>
      <FormActions onCancel={onClose}>Change Prices</FormActions>
    </form>
  )
}

/** The menu with the same price in all cells, or why that is none. */
function setAll(menu: Menu, cells: readonly PriceCell[], text: string): Menu | string {
  const typed = typeIntoCells(
    menu,
    cells.map((cell) => ({ ...cell, text })),
  )
  return typed.refused[0]?.problem ?? typed.menu
}

function changeAll(
  menu: Menu,
  cells: readonly PriceCell[],
  way: Exclude<Way, 'set'>,
  typed: TypedPriceChange,
): Menu | string {
  const [direction, kind] = way.split(' ') as ['raise' | 'lower', 'percent' | 'amount']
  const change = readPriceChange({ ...typed, direction, kind })
  return change ? changeCells(menu, cells, change) : 'Please enter a number above 0.'
}
