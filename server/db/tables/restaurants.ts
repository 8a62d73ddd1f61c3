/** Restaurants of an owner, and the colors that are theirs. */
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
