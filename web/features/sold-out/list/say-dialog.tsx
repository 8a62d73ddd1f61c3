import { useState } from 'react'
import type { SoldOutShows } from '#domain/live/model/sold-out.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Segments } from '../../../ui/form/segments.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import type { DishRow } from './dish-rows.ts'
import type { Saying } from './say-of.ts'

interface SayDialogProps {
  row: DishRow
  shows: SoldOutShows
  onSay: (saying: Saying) => void
  onClose: () => void
}

type Kind = 'end-of-day' | 'day' | 'changed'

const untils: readonly { readonly value: Kind; readonly label: string }[] = [
  { value: 'end-of-day', label: 'Today' },
  { value: 'day', label: 'A date' },
  { value: 'changed', label: 'Until changed' },
]

export const showings: readonly { readonly value: SoldOutShows; readonly label: string }[] = [
  { value: 'struck', label: 'Struck through' },
  { value: 'hidden', label: 'Not at all' },
]

export function SayDialog({ row, shows: usual, onSay, onClose }: SayDialogProps) {
  const { name, isOut, outOn, word } = row
  const [kind, setKind] = useState<Kind>(isOut && word?.until === null ? 'changed' : 'end-of-day')
  const [day, setDay] = useState('')
  const [shows, setShows] = useState(isOut && word ? word.shows : usual)
  const say = (saying: Saying) => {
    onSay(saying)
    onClose()
  }
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={name}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <p className="font-medium text-sm">Sold out until</p>
          <Segments label="Sold out until" value={kind} options={untils} onChange={setKind} />
          {kind === 'day' && (
            <TextField
              label="Through this day"
              type="date"
              min={new Date().toISOString().slice(0, 10)}
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          )}
        </div>
        <div className="flex flex-col gap-2">
          <p className="font-medium text-sm">Guests see it</p>
          <Segments label="Guests see it" value={shows} options={showings} onChange={setShows} />
        </div>
      </div>
      <DialogActions>
        {(isOut || outOn.length > 0) && (
          <Button variant="secondary" size="lg" onClick={() => say({ isSoldOut: false })}>
            Bring back
          </Button>
        )}
        <Button
          size="lg"
          disabled={kind === 'day' && day === ''}
          onClick={() => say({ isSoldOut: true, shows, until: kind === 'day' ? { kind, day } : { kind } })}
        >
          Sold out
        </Button>
      </DialogActions>
    </Dialog>
  )
}
