import { names } from '../../text/names.ts'
import { type AllergenKey, allergens, isNameless, membersOf, treeNuts } from '../allergen-keys.ts'

/** Whose list: the European Union's, the United Kingdom's, the United States', Canada's, Australia's and New Zealand's. */
export type AllergenMarket = 'EU' | 'GB' | 'US' | 'CA' | 'AU-NZ'

/** A substance of a law's list, and the keys of declarations that fall under it. */
export interface ListedAllergen {
  readonly key: AllergenKey
  readonly covers: readonly AllergenKey[]
}

export interface AllergenList {
  readonly name: string
  /** ISO 3166-1 alpha-2 */
  readonly countries: readonly string[]
  readonly source: { readonly title: string; readonly address: string; readonly readOn: string }
  readonly listed: readonly ListedAllergen[]
}

const alone = (keys: readonly AllergenKey[]): ListedAllergen[] => keys.map((key) => ({ key, covers: [key] }))

/** The kinds of wheat, where a law names wheat alone: spelt, emmer, einkorn and Khorasan are wheat. */
const wheat: ListedAllergen = { key: 'wheat', covers: ['wheat', 'spelt', 'emmer', 'einkorn', 'khorasan'] }

/** Annex II in its order, each cereal and nut by its name. It does not list pine nuts. */
const annexII = alone(
  allergens.flatMap((group): readonly AllergenKey[] =>
    isNameless(group) ? membersOf(group).filter((key) => key !== 'pine-nuts') : [group],
  ),
)

/**
 * The substances that the laws of a market ask to be declared. The lists of America, Canada, Australia and New Zealand
 * were made for packaged food; laws on menus take them up, as California's does. Nowhere is this legal advice.
 */
export const allergenLists: Readonly<Record<AllergenMarket, AllergenList>> = {
  EU: {
    name: 'European Union, 14 substances',
    countries:
      'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' '),
    source: {
      title: 'Regulation (EU) No 1169/2011, Annex II',
      address: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
      readOn: '2026-11-22',
    },
    listed: annexII,
  },
  GB: {
    name: 'United Kingdom, 14 substances',
    countries: ['GB'],
    source: {
      title: 'Regulation (EU) No 1169/2011 as retained in the United Kingdom, Annex II',
      address: 'https://eur-lex.europa.eu/eli/reg/2011/1169/oj',
      readOn: '2026-11-22',
    },
    listed: annexII,
  },
  // Wheat, and no other cereal; crustaceans, and no mollusks. Of nuts the twelve of the fifth edition of the FDA's
  // answers (January 2025): pine nuts are among them, coconut and chestnuts are not any more.
  US: {
    name: 'United States, 9 major food allergens',
    countries: ['US', 'PR', 'GU', 'VI', 'AS', 'MP'],
    source: {
      title:
        'FD&C Act 201(qq) (FALCPA 2004, FASTER Act 2021); FDA, Questions and Answers Regarding Food Allergens, edition 5',
      address: 'https://www.fda.gov/media/117410/download',
      readOn: '2026-11-23',
    },
    listed: [
      ...alone(['milk', 'eggs', 'fish', 'crustaceans', ...treeNuts, 'peanuts']),
      wheat,
      ...alone(['soybeans', 'sesame']),
    ],
  },
  // Priority allergens, then the further sources of gluten, then added sulphites from 10 ppm on. No celery, no lupin.
  CA: {
    name: 'Canada, priority allergens, gluten sources and sulphites',
    countries: ['CA'],
    source: {
      title: 'Health Canada, Allergens and gluten sources labelling (Food and Drug Regulations, B.01.010.1)',
      address:
        'https://www.canada.ca/en/health-canada/services/food-allergies-intolerances/avoiding-allergens-food/allergen-labelling.html',
      readOn: '2026-11-23',
    },
    listed: [
      ...alone(names('eggs, milk, mustard, peanuts, crustaceans, molluscs, fish, sesame, soybeans')),
      ...alone(treeNuts),
      wheat,
      ...alone(['barley', 'oats', 'rye', 'sulphites']),
    ],
  },
  // Required names of the Food Standards Code, in plain English since 2021. No celery, no mustard.
  'AU-NZ': {
    name: 'Australia and New Zealand, required names',
    countries: ['AU', 'NZ'],
    source: {
      title: 'Food Standards Code, Schedule 9, as the NSW Food Authority lists it',
      address: 'https://www.foodauthority.nsw.gov.au/node/20149',
      readOn: '2026-11-23',
    },
    listed: [
      ...alone(['sulphites', 'barley', 'oats', 'rye']),
      wheat,
      ...alone(treeNuts),
      ...alone(['crustaceans', 'eggs', 'fish', 'lupin', 'milk', 'molluscs', 'peanuts', 'sesame', 'soybeans']),
    ],
  },
}

/** Whose list counts in a country, by its ISO 3166-1 alpha-2 code; undefined where we know none. */
export const allergenMarketOf = (country: string): AllergenMarket | undefined =>
  (Object.keys(allergenLists) as AllergenMarket[]).find((market) =>
    allergenLists[market].countries.includes(country),
  )
