import { profileForm } from '#domain/menu/stored/forms.ts'
import { ifReadable, readStoredText } from '#domain/menu/stored/read-stored.ts'

/**
 * @param profile as it is stored
 * @returns undefined for a profile that this version of Carte cannot read
 */
export const nameOfRestaurant = (profile: string): string | undefined =>
  ifReadable(() => readStoredText(profileForm, profile).name, undefined)
