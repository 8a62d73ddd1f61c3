export { allergenGroup, allergenKeys, isAllergenKey, membersOf } from '../../allergens/allergen-keys.ts'

/** What an American menu calls the substances whose key is spelled otherwise. */
const americanNames: Readonly<Record<string, string>> = {
  nuts: 'tree nuts',
  sulphites: 'sulfites',
  molluscs: 'mollusks',
  khorasan: 'khorasan wheat',
  'brazil-nuts': 'Brazil nuts',
  macadamias: 'macadamia nuts',
  'pine-nuts': 'pine nuts',
}

/** An allergen as guests and owners read it; a word that is no key stays as it was written. */
export const allergenName = (key: string): string => americanNames[key] ?? key
