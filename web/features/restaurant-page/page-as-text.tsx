import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { GuestsSee } from './now/guests-see.tsx'

export const PageAsText = ({ page: { restaurantId, restaurantName } }: { page: OwnPage }) => (
  <div className="max-w-160">
    <GuestsSee restaurantId={restaurantId} name={restaurantName} />
  </div>
)
