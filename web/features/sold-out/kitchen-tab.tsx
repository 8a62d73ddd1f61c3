import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import type { RestaurantPage } from '#domain/live/model/restaurant-page.ts'
import { Segments } from '../../ui/form/segments.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { KitchenLinks } from './links/kitchen-links.tsx'
import { showings } from './list/say-dialog.tsx'

interface KitchenTabProps {
  readonly stored: OwnPage
  readonly page: RestaurantPage
  readonly change: (change: (page: RestaurantPage) => RestaurantPage) => void
}

const KitchenTab = ({ stored: { restaurantId }, page, change }: KitchenTabProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
    <KitchenLinks restaurantId={restaurantId} />
    <Card
      title="What guests see"
      description="For a dish that’s sold out. You can choose differently for a single dish."
    >
      <Segments
        label="Of a dish that is sold out"
        value={page.soldOutShows}
        options={showings}
        onChange={(soldOutShows) => change((before) => ({ ...before, soldOutShows }))}
      />
    </Card>
  </div>
)

export const today = {
  place: 40,
  id: 'today',
  name: 'Sold out',
  tab: 'page',
  needs: 'share',
  Panel: KitchenTab,
} as const
