import { useMutation } from '@tanstack/react-query'
import { Check, ChevronDown } from 'lucide-react'
import type { User } from '#contract/accounts/accounts.ts'
import { chooseHouse } from '#contract/accounts/people.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DropdownMenu, DropdownMenuHeading, DropdownMenuItem } from '../../../ui/overlay/dropdown-menu.tsx'
import { roleWords } from './role-words.ts'

/** Which house is open, and the way to the others of somebody who works in several; nothing for all others. */
export function HouseSwitcher({ user: { house } }: { user: User }) {
  const choose = useMutation({
    mutationFn: (houseId: string) => call(chooseHouse, { body: { houseId } }),
    // All that is on the screen was of the other one.
    onSuccess: () => window.location.assign('/'),
    onError: showErrorToast,
  })
  if (!house.others) return null
  const houses = [house, ...house.others].toSorted((one, other) => one.name.localeCompare(other.name))
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="quiet" className="min-w-0 shrink px-2" isPending={choose.isPending}>
          <span className="sr-only">House: </span>
          <span className="max-w-20 truncate sm:max-w-48 md:max-w-24 lg:max-w-48">{house.name}</span>
          <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
        </Button>
      }
    >
      <DropdownMenuHeading>You work for</DropdownMenuHeading>
      {houses.map(({ id, name, role }) => (
        <DropdownMenuItem key={id} onSelect={() => id !== house.id && choose.mutate(id)}>
          <span className="flex size-4 shrink-0">
            {id === house.id && <Check size={16} aria-hidden="true" />}
          </span>
          <span className="min-w-0 max-w-64 truncate">
            {name}
            {id === house.id && <span className="sr-only"> (open)</span>}
          </span>
          <span className="ml-auto text-quiet">{roleWords[role].name}</span>
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  )
}
