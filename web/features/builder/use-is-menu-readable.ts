import { useState } from 'react'
import { menuGroupsSchema, restaurantSchema } from '#domain/menu/model/schema.ts'
import { useOpenMenu } from '../../menu/store/open-menu.ts'

/**
 * Can the open menu be shown? Only what comes from the browser's storage can be damaged, so it is
 * checked once: all else was checked on its way in, and edits keep a menu whole.
 */
export function useIsMenuReadable(): boolean {
  const [stored] = useState(() => {
    const { groups, restaurant } = useOpenMenu.getState()
    return {
      groups,
      restaurant,
      areGroupsWhole: groups === null || menuGroupsSchema.safeParse(groups).success,
      isRestaurantWhole: restaurantSchema.safeParse(restaurant).success,
    }
  })
  return useOpenMenu(
    ({ groups, restaurant }) =>
      groups === null ||
      ((stored.areGroupsWhole || groups !== stored.groups) &&
        (stored.isRestaurantWhole || restaurant !== stored.restaurant)),
  )
}
