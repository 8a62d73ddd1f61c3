import { type FormEvent, useState } from 'react'
import { noteCompetitor } from '#domain/menu/editing/advice-notes.ts'
import { COMPETITOR_LIMITS } from '#domain/menu/model/advice-notes.ts'
import type { ApplyTools } from '../../../../menu/advice/apply/use-apply.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { TextField } from '../../../../ui/form/text-field.tsx'
import { Disclosure } from '../../../../ui/layout/disclosure.tsx'

export interface AddCompetitorProps {
  currency: string
  isFirst: boolean
  tools: ApplyTools
}

/** Far more than any menu has. */
const MOST_CHARACTERS = 60_000

export function AddCompetitor({ currency, isFirst, tools }: AddCompetitorProps) {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<{ name?: string; text?: string }>({})
  const [isReading, setReading] = useState(false)

  const add = async (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(name.trim() === '' && { name: 'Type the name of the restaurant.' }),
      ...(text.trim() === '' && { text: 'Paste their menu first.' }),
      ...(text.length > MOST_CHARACTERS && {
        text: 'That’s longer than any menu. Paste the part with the dishes.',
      }),
    }
    setProblem(missing)
    if (missing.name || missing.text) return
    setReading(true)
    // What reads menus is large, and few look at this.
    const { readCompetitor } = await import('./read-competitor.ts')
    const read = readCompetitor({ name: name.trim(), text, currency, at: new Date() })
    setReading(false)
    if ('problem' in read) {
      setProblem({ text: read.problem })
      return
    }
    const { competitor } = read
    tools.change({
      id: `competitor:${competitor.name}`,
      change: (menu) => noteCompetitor(menu, competitor),
      title: 'Competitor added',
      words: `${competitor.name}: ${competitor.dishes.length} dishes with a price can be compared.`,
    })
    setName('')
    setText('')
  }

  const form = (
    <form noValidate onSubmit={add} className="mt-3 flex max-w-xl flex-col gap-4">
      <TextField
        label="Name of the restaurant"
        maxLength={COMPETITOR_LIMITS.name}
        autoComplete="off"
        value={name}
        error={problem.name ?? null}
        onChange={({ target }) => setName(target.value)}
      />
      <TextAreaField
        label="Their menu"
        hint="Copied from their site or PDF, with its headings and prices. A name that you have already is read again."
        placeholder={'Starters\nTomato soup … 6.50\nMains\nRoast chicken … 19'}
        minHeightPx={140}
        maxHeightPx={320}
        value={text}
        error={problem.text ?? null}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" className="self-start" isPending={isReading}>
        Add This Menu
      </Button>
    </form>
  )
  return isFirst ? (
    form
  ) : (
    <Disclosure label="Add another competitor" summary="Paste their menu">
      {form}
    </Disclosure>
  )
}
