import { useMutation } from '@tanstack/react-query'
import { type OwnPage, openRestaurantPage } from '#contract/restaurant-pages.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { knowPage } from '../../../menu/restaurant-page/page-queries.ts'
import { Switch } from '../../../ui/switch.tsx'

/** Opens the page to guests and closes it, at once. */
export function OpenSwitch({ page: { restaurantId, isOpen } }: { page: OwnPage }) {
  const opening = useMutation({
    mutationFn: (next: boolean) =>
      call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: next } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  const isOn = opening.isPending ? opening.variables : isOpen
  return (
    <Switch
      label="Open to guests"
      hint={
        isOn
          ? 'Anyone with the address or the code sees your menus as you last saved them. Unsaved edits stay private.'
          : 'Closed: guests find nothing here, neither by the address nor by the code.'
      }
      checked={isOn}
      onCheckedChange={(next) => opening.mutate(next)}
    />
  )
}
