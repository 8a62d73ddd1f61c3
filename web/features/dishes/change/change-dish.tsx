import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ListedDish, MenuOfDishes } from '#contract/menus/dishes.ts'
import { listed } from '#domain/text/listed.ts'
import { randomId } from '../../../lib/random-id.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { saveDishes } from '../calls/dishes-query.ts'
import { DeclaredAllergens } from './declared-allergens.tsx'
import { type DishChangeDraft, editsOf, newDraft, type PlacedDishEdit, placesOf } from './dish-draft.ts'
import { DishWords } from './dish-words.tsx'
import { type LoadedMenus, useSavedMenus } from './loaded-menus.ts'
import { PagesChanged } from './pages-changed.tsx'
import { PlacePrices } from './place-prices.tsx'

export interface ChangeDishProps {
  dish: ListedDish
  menus: readonly MenuOfDishes[]
  /** Whether other restaurants may have it too. */
  hasOthers: boolean
  onClose: () => void
}

/** Changes a dish on all or some of its menus in one step, with the pages before and after. */
export function ChangeDish({ dish, menus, hasOthers, onClose }: ChangeDishProps) {
  const places = useMemo(() => placesOf(dish, menus), [dish, menus])
  const [draft, setDraft] = useState(() => newDraft(places))
  const { edits, problem } = useMemo(() => editsOf(draft, places), [draft, places])
  const [isEverywhere, setIsEverywhere] = useState(false)
  const saved = useSavedMenus(places.map(({ menuId }) => menuId))
  const saving = useMutation({
    mutationFn: () => save(dish, edits, isEverywhere),
    onError: showErrorToast,
    onSuccess: onClose,
  })
  const change = (changes: Partial<DishChangeDraft>) => setDraft((now) => ({ ...now, ...changes }))
  const changedMenus = [...new Map(edits.map(({ place: { menu } }) => [menu.id, menu])).values()]
  const seen = changedMenus.filter(({ isSeen }) => isSeen).map(({ title }) => title)
  const name = places[0]?.name ?? ''
  return (
    <Dialog isOpen onOpenChange={onClose} title={name} maxWidth={860} hasUnsavedInput={edits.length > 0}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (edits.length > 0 && problem === null) saving.mutate()
        }}
      >
        <div className="flex flex-col gap-6">
          <PlacePrices places={places} draft={draft} onDraft={setDraft} />
          <div>
            <DishWords places={places} draft={draft} onChange={change} />
            <DeclaredAllergens
              item={itemOf(places, saved)}
              stated={draft.allergens}
              onState={(allergens) => change({ allergens })}
            />
          </div>
          <PagesChanged edits={edits} saved={saved} />
          {hasOthers && (
            <Checkbox
              label={
                <span className="block">
                  Look for it at the other restaurants too
                  <span className="block text-quiet text-sm">
                    Their menus change only after you’ve seen how many there are. What differs there stays.
                  </span>
                </span>
              }
              checked={isEverywhere}
              onChange={({ target }) => setIsEverywhere(target.checked)}
            />
          )}
        </div>
        <DialogActions>
          <p aria-live="polite" className="min-w-0 grow self-center sm:basis-64 text-pretty text-sm">
            {problem ?? (seen.length > 0 ? `Guests see ${listed(seen)}: they read the change at once.` : '')}
          </p>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={edits.length === 0 || problem !== null}
            isPending={saving.isPending}
          >
            {changedMenus.length > 1 ? `Change on ${changedMenus.length} Menus` : 'Change'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

/** The dish as its first menu that is loaded has it. */
function itemOf(places: ReturnType<typeof placesOf>, saved: LoadedMenus) {
  for (const { menuId, sectionId, itemId } of places) {
    const section = saved.get(menuId)?.content.sections.find(({ id }) => id === sectionId)
    const item = section?.items.find(({ id }) => id === itemId)
    if (item) return item
  }
  return null
}

/** Places that are changed together are one dish from now on. */
function save(
  { dishId }: ListedDish,
  edits: readonly PlacedDishEdit[],
  isEverywhere: boolean,
): Promise<void> {
  const at = ({ place: { menuId, sectionId, itemId } }: PlacedDishEdit) => ({ menuId, sectionId, itemId })
  const shared = dishId ?? randomId()
  const unlinked = edits.length > 1 ? edits.filter(({ place }) => !place.isLinked) : []
  const [first] = edits
  const menus = new Map(edits.map(({ place: { menu } }) => [menu.id, menu]))
  return saveDishes(
    {
      title: `${first?.place.name}: ${changedParts(edits)}`.slice(0, 200),
      edits: edits.map((one) => ({ ...at(one), edit: one.edit })),
      links: unlinked.map((one) => ({ ...at(one), dishId: shared })),
      versions: Object.fromEntries([...menus.values()].map(({ id, version }) => [id, version])),
    },
    `${first?.place.name} is changed on ${listed([...menus.values()].map(({ title }) => title))}`,
    isEverywhere,
  )
}

const changedParts = (edits: readonly PlacedDishEdit[]): string =>
  [...new Set(edits.flatMap(({ edit }) => Object.keys(edit)))].join(', ')
