import { isBritish, namesIn } from '../../allergens/names/names-in.ts'

/**
 * What a menu declares in addition to allergens where the law requires it, as the German LMZDV does for
 * additives: the key with the words of the declaration.
 */
const declarations = {
  coloring: 'with coloring',
  preservatives: 'with preservative',
  antioxidants: 'with antioxidant',
  'nitrite-curing-salt': 'with nitrite curing salt',
  nitrate: 'with nitrate',
  'nitrite-curing-salt-and-nitrate': 'with nitrite curing salt and nitrate',
  'flavor-enhancers': 'with flavor enhancer',
  phosphate: 'with phosphate',
  sulphured: 'sulfured',
  blackened: 'blackened',
  waxed: 'waxed',
  sweeteners: 'with sweetener',
  phenylalanine: 'contains a source of phenylalanine',
  'laxative-warning': 'may have a laxative effect if consumed in excess',
  caffeine: 'contains caffeine',
  quinine: 'contains quinine',
  'child-attention-warning': 'may affect activity and attention in children',
  'milk-protein': 'with milk protein',
  surimi: 'with surimi',
  'reconstituted-meat': 'made from pieces of meat',
  'reconstituted-fish': 'made from pieces of fish',
  defrosted: 'defrosted',
} as const

export const additiveKeys: readonly string[] = Object.keys(declarations)

export const isAdditiveKey = (key: string): boolean => Object.hasOwn(declarations, key)

/** The declaration of an additive as guests and owners read it; a word that isn't a key stays as it was written. */
export const additiveName = (key: string): string =>
  (declarations as Readonly<Record<string, string>>)[key] ?? key

const british: Readonly<Record<string, string>> = {
  coloring: 'with colouring',
  'flavor-enhancers': 'with flavour enhancer',
  sulphured: 'sulphured',
}

/** The declaration as a menu in this language (BCP 47) words it: `mit Farbstoff`; in English where it has no words. */
export function additiveNameIn(language: string | undefined, key: string): string {
  if (language === undefined) return additiveName(key)
  const own = isBritish(language) ? british[key] : undefined
  return namesIn(language)?.additives.get(key) ?? own ?? additiveName(key)
}
