import { useMemo } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { useCurrentUser } from '../../lib/current-user.ts'
import { Segments } from '../../ui/form/segments.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ownKitchen } from './kitchen/kitchen.ts'
import { KitchenLinks } from './links/kitchen-links.tsx'
import { KitchenList } from './list/kitchen-list.tsx'
import { showings } from './list/say-dialog.tsx'

interface TodayTabProps {
  readonly stored: OwnPage
  readonly page: RestaurantPage
  readonly change: (change: (page: RestaurantPage) => RestaurantPage) => void
}

/** What is sold out today, who may say so, and how guests see it. */
function TodayTab({ stored: { restaurantId }, page, change }: TodayTabProps) {
  const userId = useCurrentUser()?.id ?? ''
  const kitchen = useMemo(() => ownKitchen(userId, restaurantId), [userId, restaurantId])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <KitchenList kitchen={kitchen} />
      <div className="flex flex-col gap-8">
        <Card
          title="What guests see"
          description="Of a dish that is sold out, unless you say otherwise of it."
        >
          <Segments
            label="Of a dish that is sold out"
            value={page.soldOutShows}
            options={showings}
            onChange={(soldOutShows) => change((before) => ({ ...before, soldOutShows }))}
          />
        </Card>
        <KitchenLinks restaurantId={restaurantId} />
      </div>
    </div>
  )
}

export const today = { place: 40, id: 'today', name: 'Today', Panel: TodayTab }
