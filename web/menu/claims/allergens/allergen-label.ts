import { allergenName } from '#domain/menu/claims/allergen-names.ts'

/** Returns an allergen as a separate label: `Tree nuts`. */
export function allergenLabel(key: string): string {
  const name = allergenName(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
