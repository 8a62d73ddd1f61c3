import { useQuery } from '@tanstack/react-query'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { NextPrices } from '../../features/planned-prices/next-prices.tsx'
import { GuestsSee } from '../../features/restaurant-page/now/guests-see.tsx'
import { OutNow } from '../../features/sold-out/list/out-now.tsx'
import { SpecialsNow } from '../../features/specials/specials-now.tsx'
import { useCurrentUser } from '../../lib/current-user.ts'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { pagesQuery } from '../../menu/restaurant-page/page-queries.ts'
import { may } from '../../plan/own-role.ts'
import { Card } from '../../ui/layout/card.tsx'

export function Today() {
  const userId = useCurrentUser()?.id ?? ''
  const { data: pages } = useQuery(pagesQuery)
  return (
    <>
      {pages?.map(({ restaurantId, restaurantName }) => (
        <GuestsSee key={restaurantId} restaurantId={restaurantId} name={restaurantName} />
      ))}
      {pages?.length === 0 && (
        <Card title="Guests see now">
          <p className="mb-3">Nothing yet: your restaurant has no page.</p>
          {may('share') && (
            <ScreenLink to={RESTAURANT_PATH} size="sm">
              Open your page
            </ScreenLink>
          )}
        </Card>
      )}
      <OutNow userId={userId} isMain={pages?.length !== 0} />
      <SpecialsNow />
      <NextPrices />
    </>
  )
}
