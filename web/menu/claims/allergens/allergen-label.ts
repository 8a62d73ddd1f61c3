import { type Allergen, type AllergenKey, allergens } from '#domain/allergens/allergen-keys.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'

export function allergenLabel(key: string): string {
  const name = allergenName(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Is it one of the 14, and no cereal or nut by its name? */
export const isGroup = (key: AllergenKey): key is Allergen => allergens.some((group) => group === key)
