import { sweepViews } from '../../counting/guest-counts.ts'
import { mountGuestCounts } from './routes.ts'

export const guestCounts = { mount: mountGuestCounts, sweeps: { 'guest counts': sweepViews } }
