import { profileForm } from '#domain/menu/stored/forms.ts'
import { readStoredText, UnreadableDocumentError } from '#domain/menu/stored/read-stored.ts'

/**
 * @param profile as it is stored
 * @returns undefined for a profile that this version of Carte cannot read
 */
export function nameOfRestaurant(profile: string): string | undefined {
  try {
    return readStoredText(profileForm, profile).name
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return undefined
    throw error
  }
}
