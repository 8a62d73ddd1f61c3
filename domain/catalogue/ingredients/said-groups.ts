import type { Allergen } from '../../allergens/allergen-keys.ts'
import { type DietId, diet, ownDiet } from '../../reference/reference.ts'
import { deniedIn } from './said-ingredients.ts'

/** A word for many foods that a text says is in a dish: "nuts", "Meeresfrüchte", or for a dish that normally has them. */
export interface SaidGroup {
  readonly word: string
  /** Is it the name of a dish that is normally made with them, so that this one may be made without? */
  readonly isUsual?: true
  /** Of these allergens at least one is in it; none where it only speaks against diets. */
  readonly anyOf: readonly Allergen[]
  /** Diets that it speaks against. */
  readonly diets: readonly DietId[]
}

interface Group extends Omit<SaidGroup, 'word'> {
  readonly words: RegExp
}

const group = (anyOf: readonly Allergen[], diets: readonly DietId[], words: string): Group => ({
  anyOf,
  diets,
  words: new RegExp(`(?<![\\p{L}-]|non |low )(?:${words})(?![\\p{L}])`, 'giu'),
})

const ofTheSea = [diet.vegetarian, diet.vegan]

/** In English, German, French, Italian, Spanish, Portuguese and Dutch. What names one food is in the lexicon. */
const groups: readonly Group[] = [
  group(
    ['nuts', 'peanuts'],
    [ownDiet.nutFree],
    '(?:tree ?)?nuts?|nüssen?|nuss(?!butter)(?!ig)\\p{L}*|(?!muskat|kokos|coco)\\p{L}+nüssen?|(?!muskat|kokos)\\p{L}+nuss|noix(?! (?:de|du|d)\\b)|fruits? à coques?|noci|frutta (?:secca|a guscio)|nueces|frutos? (?:secos?|de cáscara|de casca rija)|nozes|noten(?:korst|brood|taart|mix|pasta)?|nootjes',
  ),
  group(
    ['crustaceans', 'molluscs'],
    [...ofTheSea, ownDiet.kosher],
    'shellfish|schalentiere?n?|coquillages?|schelp-? en schaaldieren|schaal-? en schelpdieren',
  ),
  group(
    ['crustaceans'],
    [...ofTheSea, ownDiet.kosher],
    'crustaceans?|krustentiere?n?|krebstiere?n?|crustacés?|crostacei|crustáceos?|schaaldieren',
  ),
  group(
    ['molluscs'],
    [...ofTheSea, ownDiet.kosher],
    'mollus[ck]s?|weichtiere?n?|muscheln|mollusques?|molluschi|moluscos?|schelpdieren|weekdieren',
  ),
  group(
    ['fish', 'crustaceans', 'molluscs'],
    ofTheSea,
    'seafood|meeresfrüchten?|fruits? de mer|frutti di mare|mariscos?|mariscadas?|frutos? do mar|zeevruchten|fruit de mer',
  ),
  group(['fish'], ofTheSea, "fish|fisch|poissons?|pesce|pescados?|peixes?|vis(?![-’']|\\s+(?:à|a)\\b)"),
  group(
    ['milk'],
    [diet.vegan, diet.dairyFree],
    'dairy|milchprodukten?|produits? laitiers?|laitages?|latticini|lácteos?|laticínios|zuivel(?:producten)?',
  ),
  group(
    ['gluten'],
    [diet.glutenFree],
    'gluten(?![- ]?(?:friendly|conscious|sensitive|reduced))|glutine|glúten',
  ),
  group(['soybeans'], [], 'soya?|soja|soia'),
  group(['sulphites'], [], 'sul(?:ph|f)ites?|sulfit|sulfiten?|solfiti|sulfitos?'),
]

/**
 * The words for groups of foods that a text says are in a dish, and does not deny. Use them to doubt a claim, never to
 * support one.
 */
export function groupsSaidIn(text: string): SaidGroup[] {
  const denied = deniedIn(text)
  return groups.flatMap(({ words, ...of }) => {
    const found = [...text.matchAll(words)].find(({ index, 0: word }) => !denied(index, index + word.length))
    return found ? [{ word: found[0], ...of }] : []
  })
}
