import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { SPEAKER_LENGTH } from '#contract/restaurant/sold-out.ts'
import { NoConnectionError } from '../../../lib/connection.ts'
import { installation } from '../../../lib/installation.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { seenList } from '../../../menu/live/kept-kitchens.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { kitchenAtPass } from '../kitchen/kitchen.ts'
import { isClosedLink, kitchenLinkOf } from '../kitchen/kitchen-link.ts'
import { speaker } from '../kitchen/reporter.ts'
import { ClosedLink } from '../list/closed-link.tsx'
import { KitchenList } from '../list/kitchen-list.tsx'

/** `/pass#token`: the kitchen list for anyone with a link, who is asked for a name once. */
export function KitchenDoor() {
  const [link] = useState(() => kitchenLinkOf(window.location.hash.slice(1)))
  const [name, setName] = useState(speaker.read)
  const [isNaming, setIsNaming] = useState(name === '')
  const door = useQuery({
    queryKey: ['kitchen', link.key],
    queryFn: ({ signal }) => link.use(async () => true, signal),
  })
  const kitchen = useMemo(() => kitchenAtPass(name, link), [name, link])
  if (isClosedLink(door.error)) return <ClosedLink error={door.error} />
  const inside = isNaming ? (
    <NameForm
      name={name}
      onName={(next) => {
        speaker.keep(next)
        setName(next)
        setIsNaming(false)
      }}
    />
  ) : (
    <>
      <p className="mb-4 flex items-center justify-between gap-4 text-quiet text-sm">
        You speak as {name}.
        <Button variant="quiet" size="sm" onClick={() => setIsNaming(true)}>
          Change name
        </Button>
      </p>
      <KitchenList kitchen={kitchen} />
    </>
  )
  // The list goes on without a connection, and hands the token over with its first question.
  if (door.error instanceof NoConnectionError && seenList(link.key)) return inside
  return (
    <Loaded query={door} what="the kitchen list">
      {() => inside}
    </Loaded>
  )
}

function NameForm({ name, onName }: { name: string; onName: (name: string) => void }) {
  const [typed, setTyped] = useState(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim()) onName(typed.trim())
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label="Your name"
        hint={`${installation().brandName} shows it next to what you mark as sold out.`}
        autoComplete="given-name"
        maxLength={SPEAKER_LENGTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" size="lg" disabled={!typed.trim()}>
        Continue
      </Button>
    </form>
  )
}
