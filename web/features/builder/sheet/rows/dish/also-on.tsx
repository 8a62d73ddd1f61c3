import { useMutation } from '@tanstack/react-query'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { showErrorToast } from '../../../../../lib/tell-failure.ts'
import {
  type DishElsewhere,
  decideParts,
  useDishElsewhere,
} from '../../../../../menu/dishes/dishes-of-menu.ts'
import { may } from '../../../../../plan/own-role.ts'
import { Button } from '../../../../../ui/button/button.tsx'

/** Says of a linked dish with unsaved changes where else it is, and asks once whether they go there. */
export function AlsoOn({ item }: { item: MenuItem }) {
  const found = useDishElsewhere(item)
  const deciding = useMutation({
    mutationFn: (isEverywhere: boolean) =>
      decideParts(item.dishId ?? '', found?.changed.map(({ part }) => part) ?? [], isEverywhere),
    onError: showErrorToast,
  })
  if (!found || !may('publish') || found.changed.every(({ isEverywhere }) => isEverywhere === false))
    return null
  const isDecided = found.changed.every(({ isEverywhere }) => isEverywhere !== null)
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-2 text-quiet text-sm">
      <span>{isDecided ? decidedWords(found) : `Also on ${namesOf(found.elsewhere)}.`}</span>
      {!isDecided && (
        <Button
          variant="quiet"
          size="sm"
          isPending={deciding.isPending}
          onClick={() => deciding.mutate(true)}
        >
          Change there too
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={deciding.isPending} onClick={() => deciding.mutate(false)}>
        Only here
      </Button>
    </p>
  )
}

/** What differs there stays, and is said. */
function decidedWords({ elsewhere, changed }: DishElsewhere): string {
  const followed = changed.filter(({ isEverywhere }) => isEverywhere).map(({ part }) => part)
  const staying = elsewhere.filter(({ differs }) => followed.every((part) => differs.includes(part)))
  const going = elsewhere.filter((menu) => !staying.includes(menu))
  return [
    going.length > 0 && `Save Menu changes it on ${namesOf(going)} too.`,
    staying.length > 0 && `${namesOf(staying)} differs and stays.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function namesOf(menus: DishElsewhere['elsewhere']): string {
  const titles = [...new Set(menus.map(({ title }) => title))]
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(
    titles.length > 4 ? [...titles.slice(0, 3), `${titles.length - 3} more menus`] : titles,
  )
}
