import { sweepViews } from '../../counting/guest-counts.ts'
import { mountGuestCounts } from './routes.ts'
import { sumDays } from './sum-days.ts'

export const guestCounts = {
  mount: mountGuestCounts,
  sweeps: { 'guest counts': sweepViews, 'days of guest counts': sumDays },
}
