import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { priceWords } from '#domain/prices/words/price-words.ts'
import type { PriceCell } from '#domain/pricing/cells/price-cells.ts'
import type { PriceWriting } from '../../../../menu/prices/price-writing.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { controlClass, FieldNotes, fieldWiring } from '../../../../ui/form/field.tsx'
import { putPrice } from '../rows/put-prices.ts'

export interface PhonePriceBoxProps {
  place: PriceCell
  label: string
  text: string
  writing: PriceWriting
  onDone: () => void
  onNext: () => void
}

export function PhonePriceBox({ place, label, text, writing, onDone, onNext }: PhonePriceBoxProps) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [problem, setProblem] = useState<string | null>(null)
  const isOver = useRef(false)
  const { market } = priceWords(writing.menu.language, writing.menu.currency)
  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])

  /** Keeps a text and goes on; one that isn't a price stays in the box with the reason. */
  const keep = (value: string, goOn: () => void) => {
    if (isOver.current) return
    const refused = value === text ? null : putPrice({ ...place, text: value })
    setProblem(refused)
    if (refused !== null) {
      box.current?.focus()
      return
    }
    isOver.current = true
    goOn()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    keep(typed, onNext)
  }

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    isOver.current = true
    onDone()
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) keep(typed, onDone)
      }}
      className="mt-2 flex flex-wrap items-center justify-end gap-2"
    >
      <input
        ref={box}
        {...fieldWiring(id, undefined, problem)}
        type="text"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        aria-label={label}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={handleKey}
        className={classNames(controlClass, 'h-12 w-auto! min-w-28 flex-1 text-right text-lg tabular-nums')}
      />
      <Button type="submit" variant="secondary" className="min-w-16">
        Next
      </Button>
      <span className="flex w-full flex-wrap justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={() => keep(market, onNext)}>
          {market}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => keep('', onNext)}>
          No price
        </Button>
      </span>
      <span className="w-full text-right">
        <FieldNotes id={id} error={problem} />
      </span>
    </form>
  )
}
