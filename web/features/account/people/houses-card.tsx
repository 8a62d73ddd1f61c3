import { useMutation, useQuery } from '@tanstack/react-query'
import { chooseHouse } from '#contract/accounts/people.ts'
import { call } from '../../../lib/api.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { housesQuery } from './people-queries.ts'
import { roleWords } from './role-words.ts'

/** The houses of somebody who works in several; nothing for all others. */
export function HousesCard() {
  const user = useCurrentUser()
  const { data: houses = [] } = useQuery(housesQuery)
  const choose = useMutation({
    mutationFn: (houseId: string) => call(chooseHouse, { body: { houseId } }),
    // All that is on the screen was of the other one.
    onSuccess: () => window.location.assign('/'),
    onError: showErrorToast,
  })
  if (!user || houses.length < 2) return null
  return (
    <Card
      title="Your houses"
      description="You work in several. Menus, pages and the plan are those of one of them."
    >
      <ul className="divide-y divide-rule border-rule border-y">
        {houses.map(({ id, name, role }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <p className="min-w-0 grow [overflow-wrap:anywhere]">
              <span className="font-medium">{name}</span>
              <span className="text-quiet text-sm"> · {roleWords[role].name}</span>
            </p>
            {id === user.house.id ? (
              <span className="text-quiet text-sm">Open now</span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                isPending={choose.isPending && choose.variables === id}
                onClick={() => choose.mutate(id)}
              >
                Open<span className="sr-only"> {name}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
