import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedDish, linkDishes, type MenuOfDishes } from '#contract/menus/dishes.ts'
import { counted } from '#domain/text/listed.ts'
import { call } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { randomId } from '../../../lib/random-id.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { refreshDishes } from '../../../menu/changes/undo-change.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { type DishAnswer, dishesQuery } from '../calls/dishes-query.ts'

export function SameDishes({ restaurant, count }: { restaurant: string | null; count: number }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-rule bg-card p-4">
      <p className="min-w-0 grow basis-64 text-pretty">
        {`${counted(count, 'dish', 'dishes')} ${count === 1 ? 'has' : 'have'} the same name on several menus. Linked, a change on one menu can go to the others.`}
      </p>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        Link Dishes…
      </Button>
      {isOpen && (
        <Dialog
          isOpen
          onOpenChange={setIsOpen}
          title="These are the same dish"
          description="Nothing that guests read changes. Unchecked dishes stay separate, and you aren’t asked about them again."
          maxWidth={640}
        >
          <Proposals restaurant={restaurant} onDone={() => setIsOpen(false)} />
        </Dialog>
      )}
    </div>
  )
}

function Proposals({ restaurant, onDone }: { restaurant: string | null; onDone: () => void }) {
  const query = useQuery(dishesQuery({ kind: 'proposed', ...(restaurant !== null && { restaurant }) }))
  return (
    <Loaded query={query} what="the dishes">
      {(answer) => <ProposalForm answer={answer} onDone={onDone} />}
    </Loaded>
  )
}

function ProposalForm({
  answer: { dishes, menus, total },
  onDone,
}: {
  answer: DishAnswer
  onDone: () => void
}) {
  // What agrees in its section too is hardly anything else.
  const [ticked, setTicked] = useState<ReadonlySet<ListedDish>>(
    () =>
      new Set(dishes.filter(({ agreesInSection, differs }) => agreesInSection || !differs.includes('words'))),
  )
  const saving = useMutation({
    mutationFn: () =>
      call(linkDishes, { body: { links: dishes.flatMap((dish) => linksOf(dish, ticked.has(dish))) } }),
    onError: showErrorToast,
    async onSuccess() {
      await refreshDishes()
      onDone()
    },
  })
  const toggle = (dish: ListedDish, isTicked: boolean) =>
    setTicked((now) => new Set(isTicked ? [...now, dish] : [...now].filter((one) => one !== dish)))
  return (
    <>
      <ul className="flex flex-col divide-y divide-rule">
        {dishes.map((dish) => (
          <li key={dish.places.map(({ menuId, itemId }) => `${menuId}${itemId}`).join()} className="py-2">
            <Checkbox
              label={
                <span className="block">
                  <span className="block font-medium">{dish.places[0]?.name}</span>
                  <span className="block text-quiet text-sm">{placesInWords(dish, menus)}</span>
                </span>
              }
              checked={ticked.has(dish)}
              onChange={({ target }) => toggle(dish, target.checked)}
            />
          </li>
        ))}
      </ul>
      {total > dishes.length && (
        <p className="text-quiet text-sm">{`The first ${dishes.length} of ${total}; the others come next.`}</p>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button isPending={saving.isPending} onClick={() => saving.mutate()}>
          {ticked.size === 0 ? 'Keep Them Separate' : `Link ${counted(ticked.size, 'Dish', 'Dishes')}`}
        </Button>
      </DialogActions>
    </>
  )
}

const placesInWords = ({ places }: ListedDish, menus: readonly MenuOfDishes[]): string =>
  places
    .map(({ menuId, section, printedPrices }) =>
      [menus.find(({ id }) => id === menuId)?.title, section, printedPrices].filter(Boolean).join(', '),
    )
    .join(' · ')

/** One id for all places of a dish; for each place of what is none, another one. */
function linksOf({ dishId, places }: ListedDish, isOne: boolean) {
  const shared = dishId ?? randomId()
  return places
    .filter(({ isLinked }) => !isLinked)
    .map(({ menuId, sectionId, itemId }) => ({
      menuId,
      sectionId,
      itemId,
      dishId: isOne ? shared : randomId(),
    }))
}
