import { allergenName } from '#domain/menu/claims/allergen-names.ts'

/** An allergen as a label of its own: `Tree nuts`. */
export function allergenLabel(key: string): string {
  const name = allergenName(key)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
