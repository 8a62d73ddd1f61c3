import { isBritish, namesIn } from '../../allergens/names/names-in.ts'

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

/** An allergen as guests and owners read it; a word that isn't a key stays as it was written. */
export const allergenName = (key: string): string => americanNames[key] ?? key

/** Where British English is written, these two are spelled as their keys are. */
const alikeInBritain: readonly string[] = ['sulphites', 'molluscs']

/**
 * An allergen as a menu in this language (BCP 47) names it: `Walnüsse`. English is used where the language
 * has no name for it; a word that isn't a key stays as it was written.
 */
export function allergenNameIn(language: string | undefined, key: string): string {
  if (language === undefined) return allergenName(key)
  const name = namesIn(language)?.allergens.get(key)
  return name ?? (isBritish(language) && alikeInBritain.includes(key) ? key : allergenName(key))
}
