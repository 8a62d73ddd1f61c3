import { mountPlannedPrices } from './routes.ts'

export const plannedPrices = { mount: mountPlannedPrices }
