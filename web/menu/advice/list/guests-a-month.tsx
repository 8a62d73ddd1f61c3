import { useState } from 'react'
import { noteGuests } from '#domain/menu/editing/advice-notes.ts'
import { MOST_GUESTS } from '#domain/menu/model/advice-notes.ts'
import { NumberField } from '../../../ui/form/number-field.tsx'
import { useOpenMenu } from '../../store/open-menu.ts'

const isCount = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= MOST_GUESTS

/** Covers: with them a finding on a price says what it's worth. */
export function GuestsAMonth() {
  const guests = useOpenMenu((open) => open.menu?.adviceNotes?.guestsAMonth)
  const edit = useOpenMenu((open) => open.edit)
  const [typed, setTyped] = useState<string | null>(null)
  const isRead = typed === null || typed === '' || isCount(typed)
  return (
    <NumberField
      label="Guests a month"
      className="w-full max-w-sm"
      inputMode="numeric"
      min={1}
      max={MOST_GUESTS}
      hint="Kept with the menu; no guest sees it. With it, advice on prices says what it’s worth."
      value={typed ?? guests ?? ''}
      error={isRead ? undefined : 'A whole number of guests, from 1 to 1,000,000.'}
      onChange={({ target }) => setTyped(target.value)}
      // Once for all figures: each edit is an undo step and asks for the advice again.
      onBlur={() => {
        if (typed !== null && isRead && typed !== String(guests ?? ''))
          edit((menu) => noteGuests(menu, typed === '' ? undefined : Number(typed)))
        setTyped(null)
      }}
    />
  )
}
