import { useQuery } from '@tanstack/react-query'
import { START_PATH } from '#contract/pages/pages.ts'
import { site } from '#domain/site/content.ts'
import { MenusHome } from '../../features/saved-menus/menus-home.tsx'
import { restaurantOf, restaurantsQuery } from '../../features/start/restaurant-profile.ts'
import { ThreeWays } from '../../features/start/three-ways.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Today } from './today.tsx'

/** `/` for who is signed in. */
export function HomeScreen() {
  return (
    <main className="page-width py-8 sm:py-12">
      <title>{`Today · ${site.brandName}`}</title>
      <MenusHome today={<Today />} waysToBegin={<WaysToBegin />} newMenuPath={START_PATH} />
    </main>
  )
}

/** For an owner without menus; the restaurant that is known heads the first one. */
function WaysToBegin() {
  const user = useCurrentUser()
  const { data: listed = [] } = useQuery(restaurantsQuery)
  const [profile] = listed.flatMap((one) => {
    if (!one.isReadable) return []
    const { isReadable: _, ...kept } = one
    return [kept]
  })
  if (!user) return null
  return (
    <section aria-labelledby="first-menu">
      <h2 id="first-menu" className="text-lg">
        No Saved Menus
      </h2>
      <p className="mt-1 mb-6 text-quiet">You haven't saved any menus yet. How do you want to begin?</p>
      <ThreeWays
        restaurant={profile ? restaurantOf(profile) : null}
        plan={user.subscriptionPlan}
        heading="h3"
      />
    </section>
  )
}
