import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { GuestsSee } from './now/guests-see.tsx'

/** The page for who may not change it: what guests see, and the way there. */
export const PageAsText = ({ page: { restaurantId, restaurantName } }: { page: OwnPage }) => (
  <div className="max-w-160">
    <GuestsSee restaurantId={restaurantId} name={restaurantName} />
  </div>
)
