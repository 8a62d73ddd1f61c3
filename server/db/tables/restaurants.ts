import { profileForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { type Described, withDocument } from './described.ts'

export interface RestaurantTables {
  restaurants: {
    id: string
    ownerId: string
    /** JSON: the profile without its id. */
    profile: string
    createdAt: string
    updatedAt: string
  }
  palettes: {
    id: string
    ownerId: string
    name: string | null
    primaryColor: string
    secondaryColor: string
    accentColor: string
    createdAt: string
  }
}

export const restaurantTables: Described<RestaurantTables> = {
  restaurants: {
    seen: { restaurant: 'id' },
    read: ({ profile }) => readStoredText(profileForm, String(profile)),
    exported: { file: 'restaurants', key: ['id'], present: withDocument('profile') },
  },
  palettes: { seen: 'all', exported: { file: 'palettes', key: ['id'] } },
}
