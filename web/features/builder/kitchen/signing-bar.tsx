import { type FormEvent, useState } from 'react'
import { SIGNER_LENGTH } from '#contract/menus/sign-offs.ts'
import { deviceText } from '../../../lib/device-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'

export interface SigningBarProps {
  readonly count: number
  /** Those that show and can be signed; null where there are none. */
  readonly all: { readonly isChosen: boolean; readonly count: number } | null
  readonly onAll: () => void
  readonly isPending: boolean
  readonly onSign: (name: string) => void
}

export function SigningBar({ count, all, onAll, isPending, onSign }: SigningBarProps) {
  const [name, setName] = useState(lastSigner.read)
  const [hasTried, setHasTried] = useState(false)
  if (!all) return null
  const signer = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setHasTried(true)
    if (signer === '' || count === 0) return
    lastSigner.keep(signer)
    setHasTried(false)
    onSign(signer)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 rounded-card border border-rule bg-card px-4 py-3"
    >
      <Checkbox
        label={`Choose all ${all.count} that can be signed`}
        checked={all.isChosen}
        onChange={onAll}
      />
      <div className="flex min-w-0 flex-wrap items-end gap-2">
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={SIGNER_LENGTH}
          value={name}
          error={hasTried && signer === '' ? 'Please type your name.' : undefined}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" isPending={isPending} disabled={count === 0}>
          {count === 0 ? 'Sign' : `Sign ${count}`}
        </Button>
      </div>
    </form>
  )
}

const lastSigner = deviceText('carte-signer')
