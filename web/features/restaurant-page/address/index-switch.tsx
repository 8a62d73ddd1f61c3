import { useMutation } from '@tanstack/react-query'
import { type OwnPage, openRestaurantPage } from '#contract/restaurant-pages.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { knowPage } from '../../../menu/restaurant-page/page-queries.ts'
import { Switch } from '../../../ui/switch.tsx'

/** Lets search engines list the page, or keeps it from them, at once. */
export function IndexSwitch({ page: { restaurantId, isIndexed } }: { page: OwnPage }) {
  const indexing = useMutation({
    mutationFn: (next: boolean) =>
      call(openRestaurantPage, { params: { restaurantId }, body: { isIndexed: next } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  const isOn = indexing.isPending ? indexing.variables : isIndexed
  return (
    <Switch
      label="Show it in search engines"
      hint={
        isOn
          ? 'Google and others may list the page while it is open.'
          : 'Guests with the address or the code read it as before. Search engines are asked not to list it; one that knows it already may take some weeks to forget it.'
      }
      checked={isOn}
      onCheckedChange={(next) => indexing.mutate(next)}
    />
  )
}
