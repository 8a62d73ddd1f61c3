import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
  renamePasskey,
} from '#contract/accounts/passkeys.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { InlineEdit } from '../../../ui/form/inline-edit.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { deviceName } from '../devices/device-name.ts'
import { PasswordForm } from '../forms/password-form.tsx'
import { knowsPasskeys, makePasskey } from '../passkeys/passkey-browser.ts'
import { activityQuery } from './account-queries.ts'

const passkeysQuery = queryOf(listPasskeys, {}, { staleTime: 0 })

const refresh = () => askAgain(passkeysQuery, activityQuery)

/** Keys of devices that sign in: made with the password, named and removed. */
export function PasskeysCard() {
  const query = useQuery(passkeysQuery)
  return (
    <Card
      title="Passkeys"
      description="Sign in with a fingerprint, a face, a PIN or a security key: no password, and no code."
    >
      <Loaded query={query} what="your passkeys">
        {(passkeys) => (
          <div className="flex flex-col gap-4">
            {passkeys.length > 0 && <PasskeyList passkeys={passkeys} />}
            {knowsPasskeys() ? (
              <AddPasskey />
            ) : (
              <p className="text-quiet text-sm">This browser can’t make passkeys.</p>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function PasskeyList({ passkeys }: { passkeys: readonly Passkey[] }) {
  const list = useRef<HTMLUListElement>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) =>
      call(removePasskey, { params: { id } }).catch(unlessGone('passkey_not_found')),
    onSuccess: async () => {
      await refresh()
      // The button that asked is gone with its row.
      list.current?.focus()
    },
    onError: showErrorToast,
  })
  const rename = useMutation({
    mutationFn: ({ id, name }: Pick<Passkey, 'id' | 'name'>) =>
      call(renamePasskey, { params: { id }, body: { name } }),
    onSuccess: refresh,
    onError: showErrorToast,
  })
  return (
    <ul ref={list} tabIndex={-1} className="divide-y divide-rule outline-none">
      {passkeys.map((passkey) => (
        <li
          key={passkey.id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 grow">
            <InlineEdit
              label={`Name of ${passkey.name}`}
              value={passkey.name}
              isEditing={edited === passkey.id}
              onEditing={(isEditing) => setEdited(isEditing ? passkey.id : null)}
              check={(typed) => (typed.trim() === '' ? 'Give the passkey a name.' : null)}
              onSave={(name) => rename.mutate({ id: passkey.id, name })}
              maxLength={60}
              className="font-medium"
            />
            <p className="text-quiet text-sm">
              Added <time dateTime={passkey.createdAt}>{formatDate(passkey.createdAt)}</time>
            </p>
          </div>
          <Button
            variant="quiet"
            size="sm"
            isPending={remove.isPending && remove.variables.id === passkey.id}
            onClick={() => remove.mutate(passkey)}
          >
            Remove<span className="sr-only"> {passkey.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

function AddPasskey() {
  const [isAsking, setAsking] = useState(false)
  const add = useMutation({
    mutationFn: async (password: string) => {
      const response = await makePasskey(await call(beginPasskey, { body: { password } }))
      return response && call(addPasskey, { body: { name: deviceName(navigator.userAgent), response } })
    },
    onSuccess: async () => {
      setAsking(false)
      await refresh()
    },
  })
  return isAsking ? (
    <PasswordForm action="Continue" mutation={add} onCancel={() => setAsking(false)} />
  ) : (
    <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
      Add a passkey
    </Button>
  )
}
