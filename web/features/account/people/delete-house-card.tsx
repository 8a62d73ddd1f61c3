import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteHouse } from '#contract/accounts/people.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { useMay } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PasswordForm } from '../forms/password-form.tsx'
import { peopleQuery } from './people-queries.ts'

/** For owners of a house with others, or of several: who works alone deletes the account. */
export function DeleteHouseCard() {
  const user = useCurrentUser()
  const mayDelete = useMay('delete')
  const { data: people } = useQuery(peopleQuery)
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation({
    mutationFn: (password: string) =>
      call(deleteHouse, { body: { houseId: user?.house.id ?? '', password } }),
    // Another house is open now: all that is on the screen was of this one.
    onSuccess: () => window.location.assign('/'),
  })
  const isShared = (people?.members.length ?? 0) > 1 || user?.house.others !== undefined
  if (!user || !mayDelete || !isShared) return null
  return (
    <Card
      title="Delete this house"
      description={`Deletes the menus, pictures, pages and record of ${user.house.name} for everyone who works there, right away and for good. Links and QR codes stop working, and a subscription ends. Accounts stay.`}
    >
      {isAsking ? (
        <PasswordForm action="Delete for good" mutation={remove} onCancel={() => setAsking(false)} />
      ) : (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          Delete this house
        </Button>
      )}
    </Card>
  )
}
