import { useState } from 'react'
import { ITEMS_PER_CATEGORY_RANGE } from '#domain/generation/filters.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { nearestCount, readCount } from './filter-choice.ts'

export interface CategoryCountProps {
  categoryName: string
  count: number
  onCount: (count: number) => void
}

/** The number of dishes of a category; a typed value counts once it is from 0 to 10. */
export function CountField({ categoryName, count, onCount }: CategoryCountProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const leave = () => {
    if (typed === null) return
    const settled = nearestCount(typed, count)
    setNote(
      typed.trim() === ''
        ? `Left empty, so it is ${settled}.`
        : `${typed} is not possible, so it is ${settled}.`,
    )
    setTyped(null)
    onCount(settled)
  }
  return (
    <div className="flex items-start justify-between gap-4">
      <span aria-hidden="true" className="min-w-0 pt-2.5 text-sm pointer-coarse:pt-3">
        {categoryName}
      </span>
      <NumberField
        label={categoryName}
        isLabelHidden
        hasSteppers
        inputMode="numeric"
        className="w-36 shrink-0 pointer-coarse:w-40"
        min={ITEMS_PER_CATEGORY_RANGE.min}
        max={ITEMS_PER_CATEGORY_RANGE.max}
        step={1}
        value={typed ?? count}
        error={typed === null ? undefined : 'Items per category is 0 to 10.'}
        onChange={(event) => {
          const read = readCount(event.target.value)
          setTyped(read === null ? event.target.value : null)
          setNote(null)
          if (read !== null) onCount(read)
        }}
        onBlur={leave}
        hint={note}
      />
    </div>
  )
}
