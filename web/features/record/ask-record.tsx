import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type RecordAnswer, recordAnswerPdf } from '#contract/menus/record.ts'
import { addressOf } from '#contract/shared/address.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { localMoment } from '../../menu/versions/local-moment.ts'
import { Button } from '../../ui/button/button.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Answer } from './answer.tsx'
import { PageDialog } from './pages/page-dialog.tsx'
import { RecordPages } from './pages/record-pages.tsx'
import { answerQuery } from './record-queries.ts'

const ALL = ''

/** What changed within the minute counts, so that the present one is that of now. */
const endOfMinute = (moment: string): number =>
  Math.min(Date.parse(`${moment.slice(0, 16)}:59.999`), Date.now())

/** What guests read of a dish at a minute, as a page and as a PDF. */
export function AskRecord({ menuId }: { menuId: string }) {
  const [moment, setMoment] = useState(() => localMoment(new Date()))
  const [at, setAt] = useState<string | null>(null)
  const [itemId, setItemId] = useState(ALL)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const time = endOfMinute(moment)
    if (!Number.isNaN(time)) setAt(new Date(time).toISOString())
  }
  return (
    <Card
      title="What did guests read?"
      description="Any minute of the last 400 days, on the clock of this device: prices, allergens, what was sold out, and who had signed."
    >
      <form className="flex flex-wrap items-end gap-3" onSubmit={submit}>
        <TextField
          label="Date and time"
          type="datetime-local"
          required
          className="min-w-54 grow"
          max={localMoment(new Date())}
          value={moment}
          onChange={({ target }) => setMoment(target.value.slice(0, 16))}
        />
        <Button type="submit">Ask</Button>
      </form>
      {at !== null && <Asked menuId={menuId} at={at} onMoment={setAt} itemId={itemId} onItem={setItemId} />}
    </Card>
  )
}

interface AskedProps {
  menuId: string
  at: string
  onMoment: (at: string) => void
  /** A number, or nothing for all dishes. */
  itemId: string
  onItem: (itemId: string) => void
}

function Asked({ menuId, at, onMoment, itemId, onItem }: AskedProps) {
  const query = useQuery(answerQuery(menuId, at, undefined))
  const [isLarge, setLarge] = useState(false)
  const dish = itemId === ALL ? undefined : Number(itemId)
  const page = { menuId, at, itemId: dish }
  return (
    <div className="mt-6">
      <Loaded query={query} what="the answer">
        {(answer) => (
          <div className="flex flex-col gap-4">
            <MomentField answer={answer} at={at} onMoment={onMoment} />
            {answer.publication === null ? (
              <p className="text-quiet">Guests saw no such menu at that time, or it is too long ago.</p>
            ) : (
              <>
                <SelectField
                  label="Dish"
                  options={[
                    { value: ALL, label: 'All dishes' },
                    ...answer.dishes.map((dish) => ({ value: String(dish.itemId), label: dish.name })),
                  ]}
                  value={answer.dishes.some((dish) => String(dish.itemId) === itemId) ? itemId : ALL}
                  onChange={({ target }) => onItem(target.value)}
                />
                <RecordPages key={`${at} ${itemId}`} {...page} />
                <p className="flex flex-wrap gap-2">
                  <Button variant="secondary" onClick={() => setLarge(true)}>
                    See Page Larger
                  </Button>
                  <LinkButton
                    variant="secondary"
                    href={addressOf(recordAnswerPdf, { params: { id: menuId }, query: { at, itemId: dish } })}
                  >
                    PDF for an Inspector
                  </LinkButton>
                </p>
                <Answer answer={answer} itemId={itemId} />
                {isLarge && <PageDialog {...page} onClose={() => setLarge(false)} />}
              </>
            )}
          </div>
        )}
      </Loaded>
    </div>
  )
}

interface MomentFieldProps {
  readonly answer: RecordAnswer
  readonly at: string
  readonly onMoment: (at: string) => void
}

function MomentField({ answer: { moments }, at, onMoment }: MomentFieldProps) {
  if (moments.length < 2) return null
  const minute = new Date(`${at.slice(0, 16)}:00.000Z`).toISOString()
  const options = moments.map(({ from, isShown }) => {
    const value = from < minute ? minute : from
    return { value, label: `${timeWithSeconds(value)}${isShown ? '' : ' · guests saw no menu'}` }
  })
  return (
    <SelectField
      label="Changed within this minute"
      options={options}
      value={options.findLast(({ value }) => value <= at)?.value ?? minute}
      onChange={({ target }) => onMoment(target.value)}
    />
  )
}

const timeWithSeconds = (at: string): string =>
  new Date(at).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit' })
