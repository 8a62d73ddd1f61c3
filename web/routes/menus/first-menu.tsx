import { useQuery } from '@tanstack/react-query'
import { NEW_MENU_PATH } from '#contract/pages/pages.ts'
import { restaurantOf, restaurantsQuery } from '../../features/start/restaurant-profile.ts'
import { ThreeWays, type ThreeWaysProps } from '../../features/start/three-ways.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'

/** For an owner without menus: bring one first, or begin one; the restaurant that is known heads it. */
export function FirstMenu({ heading }: Pick<ThreeWaysProps, 'heading'>) {
  const { data: listed = [] } = useQuery(restaurantsQuery)
  const [profile] = listed.flatMap((one) => {
    if (!one.isReadable) return []
    const { isReadable: _, ...kept } = one
    return [kept]
  })
  return (
    <section aria-labelledby="first-menu">
      <p id="first-menu" className="font-display font-semibold text-lg">
        No Saved Menus
      </p>
      <p className="mt-1 mb-6 text-quiet">You haven't saved any menus yet.</p>
      <ThreeWays restaurant={profile ? restaurantOf(profile) : null} heading={heading} />
      <ScreenLink to={NEW_MENU_PATH} variant="quiet" className="mt-4 -ml-4 text-accent">
        Create Your First Menu
      </ScreenLink>
    </section>
  )
}
