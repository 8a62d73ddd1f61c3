import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { SOLD_OUT_PATH, START_PATH } from '#contract/pages/pages.ts'
import { ownKitchen } from '../../features/sold-out/kitchen/kitchen.ts'
import { KitchenList } from '../../features/sold-out/list/kitchen-list.tsx'
import { OutNow } from '../../features/sold-out/list/out-now.tsx'
import { currentUserQuery } from '../../lib/current-user.ts'
import { useKeptScreen } from '../../lib/kept-screens/keep-screen.ts'
import { queryClient } from '../../lib/query-client.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { lastAccount } from '../../menu/store/menu-session.ts'
import { may } from '../../plan/own-role.ts'

/** `/sold-out?of={restaurantId}`: the kitchen list for the owner. */
export function SoldOutScreen() {
  const [search] = useSearchParams()
  useKeptScreen(SOLD_OUT_PATH)
  // The frame has asked who is signed in. Without a connection nobody answers: it is who was signed in last.
  const userId = queryClient.getQueryData(currentUserQuery.queryKey)?.id ?? lastAccount() ?? ''
  const of = search.get('of') ?? undefined
  const kitchen = useMemo(() => ownKitchen(userId, of), [userId, of])
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name="Sold Out" />
      <h1 className="mb-4">Sold Out</h1>
      <div className="max-w-160">
        {may('say sold out') ? (
          <KitchenList
            kitchen={kitchen}
            toBegin={may('publish') && <ScreenLink to={START_PATH}>Create a menu</ScreenLink>}
          />
        ) : (
          <OutNow userId={userId} isMain={false} />
        )}
      </div>
    </main>
  )
}
