import { plannedPricesForm } from '#domain/live/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Described, withDocument } from './described.ts'
import { ofMenu } from './seen-rows.ts'

export interface PlannedPriceTables {
  plannedPrices: {
    id: string
    menuId: string
    ownerId: string
    /** JSON: `plannedPricesForm`, its version inside. */
    document: string
    createdAt: string
    updatedAt: string
  }
}

export const plannedPriceTables: Described<PlannedPriceTables> = {
  plannedPrices: {
    seen: ofMenu,
    read: ({ document }) => readStoredText(plannedPricesForm, String(document)),
    exported: { file: 'plannedPrices', key: ['id'], isLong: true, present: withDocument('document') },
  },
}
