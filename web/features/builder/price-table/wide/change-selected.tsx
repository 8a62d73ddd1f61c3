import { type FormEvent, useMemo, useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { changeCells, previewCells, summaryOf } from '#domain/pricing/cells/change-cells.ts'
import { type PriceCell, priceRows } from '#domain/pricing/cells/price-cells.ts'
import { typeIntoCells } from '#domain/pricing/cells/typed-cells.ts'
import { menuRounding } from '#domain/pricing/price-change.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { FormActions } from '../../../../ui/form/form-actions.tsx'
import { NumberField } from '../../../../ui/form/number-field.tsx'
import { SelectField } from '../../../../ui/form/select-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { signOf } from '../../prices/amount-text.ts'
import {
  directionAndKind,
  readPriceChange,
  startingPriceChange,
  type WayOfChange,
  waysOfChange,
} from '../../prices/change/price-change-form.ts'
import { PriceChangePreview } from '../../prices/change/price-change-preview.tsx'
import { RoundTo } from '../../prices/change/round-to.tsx'
import type { ShownRow } from '../rows/shown-rows.ts'
import { allPrices, pricesIn, type Selected } from './selected-cells.ts'
import { summaryWords } from './selection-bar.tsx'

export interface ChangeSelectedProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  menu: Menu
  rows: readonly ShownRow[]
  selected: Selected
}

export function ChangeSelected({ isOpen, onOpenChange, menu, rows, selected }: ChangeSelectedProps) {
  const listed = priceRows(menu)
  const all = pricesIn(rows, allPrices(rows, selected.prices))
  const own = pricesIn(rows, selected)
  const hasNone = summaryOf(listed, own).prices === 0
  const cells = hasNone ? all : own
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={hasNone ? 'Change All Prices' : 'Change Selected Prices'}
      description={summaryWords(summaryOf(listed, cells), menu.currency, summaryOf(listed, all).prices)}
    >
      <ChangeForm menu={menu} cells={cells} onClose={() => onOpenChange(false)} />
    </Dialog>
  )
}

type Way = WayOfChange | 'set'

function ChangeForm({
  menu,
  cells,
  onClose,
}: Pick<ChangeSelectedProps, 'menu'> & { cells: readonly PriceCell[]; onClose: () => void }) {
  const [way, setWay] = useState<Way>('raise percent')
  const [typed, setTyped] = useState(startingPriceChange)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const own = useMemo(() => menuRounding(menu), [menu])
  const change = way === 'set' ? null : readPriceChange(typed, own)

  const apply = (event: FormEvent) => {
    event.preventDefault()
    const changed = change ? changeCells(menu, cells, change) : 'Please enter a number above 0.'
    const result = way === 'set' ? setAll(menu, cells, text) : changed
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
          options={[...waysOfChange, { value: 'set', label: 'Set to' }]}
          onChange={({ target }) => {
            const chosen = target.value as Way
            setWay(chosen)
            if (chosen !== 'set') setTyped({ ...typed, ...directionAndKind(chosen) })
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
            <RoundTo
              typed={typed}
              own={own}
              currency={menu.currency}
              onRounding={(rounding) => setTyped({ ...typed, rounding })}
            />
          </>
        )}
      </div>
      {change && <PriceChangePreview prices={previewCells(menu, cells, change)} currency={menu.currency} />}
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
