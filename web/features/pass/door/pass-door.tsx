import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState } from 'react'
import { openPass } from '#contract/pass.ts'
import { SPEAKER_LENGTH } from '#contract/sold-out.ts'
import { site } from '#domain/site/content.ts'
import { ApiError, call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { kitchenAtPass } from '../kitchen/kitchen.ts'
import { KitchenList } from '../list/kitchen-list.tsx'
import { keepSpeaker, storedSpeaker } from './speaker.ts'

/** `/pass#token`: the list of the pass for whoever has a link, who is asked for a name once. */
export function PassDoor() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [name, setName] = useState(storedSpeaker)
  const [isNaming, setIsNaming] = useState(name === '')
  const door = useQuery({
    queryKey: ['pass', token],
    // Without a token the cookie of an earlier visit may still open it.
    queryFn: async ({ signal }) => {
      if (token) await call(openPass, { body: { token } }, { signal })
      return true
    },
  })
  const kitchen = useMemo(() => kitchenAtPass(name), [name])
  if (door.error instanceof ApiError && door.error.code === 'pass_link_invalid')
    return <EmptyState title="This link is closed">{door.error.sentence ?? ''}</EmptyState>
  return (
    <Loaded query={door} what="the pass">
      {() =>
        isNaming ? (
          <NameForm
            name={name}
            onName={(next) => {
              keepSpeaker(next)
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
      }
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
        hint={`${site.brandName} says it beside what you mark as sold out.`}
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
