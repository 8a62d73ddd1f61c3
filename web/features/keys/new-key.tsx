import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { createKey, KEY_LIMITS } from '#contract/accounts/keys.ts'
import { type KeyScope, keyScopes } from '#domain/access/keys.ts'
import { call, sentenceOf } from '../../lib/api.ts'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { refreshKeys } from './key-queries.ts'
import { scopeHints, scopeWords } from './key-words.ts'

const KEYS = 'feature:keys'

const lifetimes = [
  { value: 30, label: '30 days' },
  { value: KEY_LIMITS.usualDays, label: '1 year' },
  { value: 0, label: 'No end' },
]

export interface NewKeyProps {
  restaurantId: string
  /** Given the whole key, which no other answer tells. */
  onMade: (id: string, secret: string) => void
}

export function NewKey({ restaurantId, onMade }: NewKeyProps) {
  const mayMake = usePlanAllows(KEYS)
  const [name, setName] = useState('')
  const [scope, setScope] = useState<KeyScope>('read')
  const [days, setDays] = useState<number>(KEY_LIMITS.usualDays)
  const [isLimited, setIsLimited] = useState(false)
  const [isForModel, setIsForModel] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const making = useMutation({
    mutationFn: () =>
      call(createKey, {
        body: {
          name,
          scope,
          isForModel,
          restaurants: isLimited ? [restaurantId] : null,
          expiresInDays: days || null,
        },
      }),
    async onSuccess({ id, key }) {
      await refreshKeys()
      setName('')
      onMade(id, key)
    },
    onError: (error) => setFault(sentenceOf(error, 'The key could not be made. Please try again.')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!mayMake) askToUpgrade(KEYS)
    else if (name.trim() === '') setFault('Give the key a name, such as “Website”.')
    else making.mutate()
  }
  const scopes = keyScopes.filter((one) => !isForModel || one !== 'publish')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextField
          label="Name"
          hint="Which program it is for: “Website”, “Till”."
          autoComplete="off"
          maxLength={80}
          error={fault}
          value={name}
          onChange={({ target }) => {
            setFault(null)
            setName(target.value)
          }}
        />
        <SelectField
          label="What it may do"
          hint={scopeHints[scope]}
          options={scopes.map((value) => ({ value, label: scopeWords[value] }))}
          value={scope}
          onChange={({ target }) => setScope(target.value as KeyScope)}
        />
        <SelectField
          label="Works for"
          options={lifetimes}
          value={days}
          onChange={({ target }) => setDays(Number(target.value))}
        />
      </div>
      <div className="flex flex-col">
        <Checkbox
          label="Limit to this restaurant"
          checked={isLimited}
          onChange={({ target }) => setIsLimited(target.checked)}
        />
        <Checkbox
          label="For an AI assistant"
          hint="It never publishes: you apply what it proposes."
          checked={isForModel}
          onChange={({ target }) => {
            setIsForModel(target.checked)
            if (target.checked && scope === 'publish') setScope('write')
          }}
        />
      </div>
      <Button type="submit" className="self-start" isPending={making.isPending}>
        Make Key
      </Button>
    </form>
  )
}
