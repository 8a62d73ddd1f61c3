import { useMutation } from '@tanstack/react-query'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import type { FoundPlace } from '#contract/menus/searching.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { call } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/tell-failure.ts'
import { useFoundElsewhere } from '../searching/found-elsewhere.ts'
import { useTrial } from '../trial/trial.ts'

/** Dishes that are offered at a time. */
const MOST = 4

interface OwnDishesProps {
  readonly typed: string
  readonly onTake: (item: MenuItem, from: MenuContent) => void
}

/** Dishes of the owner's other menus with the typed words: one press takes all that such a dish says. */
export function OwnDishes({ typed, onTake }: OwnDishesProps) {
  const isTrial = useTrial((trial) => trial.isOn)
  const { found } = useFoundElsewhere(typed, !isTrial)
  const take = useMutation({
    mutationFn: async ({ menuId, itemId }: FoundPlace) => {
      const { content } = await call(readSavedMenu, { params: { id: menuId } })
      return { content, item: itemsOf(content).find(({ id }) => id === itemId) }
    },
    onSuccess: ({ content, item }) => item && onTake(item, content),
    onError: showErrorToast,
  })
  const dishes = withoutRepeated(found.filter(({ kind }) => kind === 'dish')).slice(0, MOST)
  if (dishes.length === 0) return null
  return (
    <fieldset className="-mt-2 rounded-card border border-rule p-2">
      <legend className="px-1 text-quiet text-sm">From your other menus</legend>
      <ul>
        {dishes.map((dish) => (
          <li key={`${dish.menuId} ${dish.itemId}`}>
            <button
              type="button"
              disabled={take.isPending}
              onClick={() => take.mutate(dish)}
              className="flex w-full flex-wrap items-baseline gap-x-2 rounded-control px-2 py-1.5 text-left hover:bg-wash pointer-coarse:min-h-11"
            >
              <span className="font-medium">{dish.name}</span>
              <span className="text-quiet text-sm">{dish.menu}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

/** A dish that several menus have is offered once. */
const withoutRepeated = (dishes: readonly FoundPlace[]): FoundPlace[] =>
  [...new Map(dishes.toReversed().map((dish) => [dish.name.toLowerCase(), dish])).values()].toReversed()
