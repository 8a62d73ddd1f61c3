import type { Allergen } from '../../catalogue/reference.ts'

/** What an American menu calls the substances whose key is spelled otherwise. */
const americanNames: Partial<Readonly<Record<Allergen, string>>> = {
  nuts: 'tree nuts',
  sulphites: 'sulfites',
  molluscs: 'mollusks',
}

/** An allergen as guests and owners read it; a word that is no key stays as it was written. */
export const allergenName = (key: string): string => americanNames[key as Allergen] ?? key
