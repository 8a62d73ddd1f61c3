import { type DietaryOptionId, diet } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'
import type { MatterName } from './matters.ts'

/** A way of eating that one word asks for. */
export interface Regime {
  /** Folded; the first is the name that Carte says back. */
  readonly words: readonly string[]
  /** Where it is not the first of `words`. */
  readonly label?: string
  readonly diets?: readonly DietaryOptionId[]
  readonly without?: readonly MatterName[]
  /** Who has it can't eat otherwise: one guest is enough. */
  readonly isIllness?: true
  /** Kinds of food that may not meet in one dish. */
  readonly apart?: readonly (readonly [MatterName, MatterName])[]
  /** What Carte does for it, and what remains the owner's. */
  readonly remark?: string
}

export const regimes: readonly Regime[] = [
  {
    words: names(
      'vegetarian, vegetarians, vegetariano, vegetarisch, vegetarien, meatless, no dead animal',
      'no dead animals, nothing with a face',
    ),
    diets: [diet.vegetarian],
  },
  {
    words: ['eggless vegetarian', 'lacto vegetarian', 'lactovegetarian'],
    diets: [diet.vegetarian],
    without: ['eggs'],
  },
  {
    words: names('vegan, vegans, plant based, no animal product, no animal products, vegano, vegetalien'),
    diets: [diet.vegan],
  },
  { words: ['eggless', 'egg less'], without: ['eggs'] },
  { words: ['keto', 'ketogenic', 'low carb', 'lowcarb', 'no carb', 'no carbs'], diets: [diet.keto] },
  {
    words: ['celiac', 'coeliac', 'celiac disease', 'celiacs', 'coeliacs'],
    isIllness: true,
    diets: [diet.glutenFree],
    without: ['gluten'],
    remark:
      'Celiac: only Gluten-Free dishes are served. Crumbs, shared pans, and a shared fryer are yours to keep apart.',
  },
  { words: ['gluten friendly', 'glutenfree', 'gf'], label: 'no gluten', without: ['gluten'] },
  { words: ['dairyfree', 'df'], label: 'no dairy', without: ['dairy'] },
  { words: ['nutfree'], label: 'no nuts (peanuts included)', without: ['nuts'] },
  {
    words: ['alpha gal', 'alpha gal allergy', 'alpha gal syndrome'],
    label: 'alpha-gal',
    isIllness: true,
    without: ['red meat', 'dairy', 'gelatin'],
    remark:
      'Alpha-gal: meat of mammals, their fat and stock, dairy, and gelatin are left out. Have your kitchen check every ingredient.',
  },
  {
    words: ['pescatarian', 'pescetarian', 'pescatarians', 'pescatarian diet'],
    without: ['meat', 'rennet'],
    remark:
      'Pescatarian: fish, shellfish and vegetarian dishes. Meat, poultry, gelatin and animal rennet are left out.',
  },
  {
    words: ['halal', 'muslim', 'muslims'],
    without: ['pork', 'alcohol', 'blood', 'gelatin', 'rennet', 'insects', 'frogs and snails'],
    remark:
      'Halal: pork, alcohol, blood, gelatin, frogs, snails and animal rennet are left out. Only your certified suppliers can say that the meat is halal.',
  },
  {
    words: ['kosher', 'kasher'],
    without: ['pork', 'shellfish', 'animals that are not kosher', 'blood', 'gelatin', 'rennet', 'insects'],
    apart: [
      ['meat', 'dairy'],
      ['poultry', 'dairy'],
    ],
    remark:
      'Kosher: pork, shellfish, gelatin and animal rennet are left out, and no dish joins meat and dairy. Certification, kosher wine, and a kitchen that keeps meat and dairy apart are yours.',
  },
  { words: ['nothing raw'], without: ['raw or undercooked animal food'] },
  {
    words: ['jain'],
    label: 'Jain',
    diets: [diet.vegetarian],
    without: ['eggs', 'honey', 'alcohol', 'mushrooms', 'roots', 'eggplant'],
    remark:
      'Jain: in addition to meat, fish and eggs, Carte leaves out honey, alcohol, mushrooms, eggplant, and onion, garlic and other roots. Recipes may not name every seasoning: check them with your kitchen.',
  },
  {
    words: names(
      'safe in pregnancy, pregnancy safe, pregnancy, pregnant, safe for pregnancy, expecting mother',
      'expecting mothers, expectant mothers',
    ),
    without: names(
      'alcohol, raw or undercooked animal food, high-mercury fish, cured meat, offal',
      'blue and soft cheese, sprouts',
    ),
    remark:
      'Safe in pregnancy: alcohol, raw or undercooked meat, fish and eggs, high-mercury fish, cured meat, liver, soft and blue cheese, and sprouts are left out. This is no medical advice: cook everything through and use pasteurized dairy.',
  },
  {
    words: names(
      'not spicy, non spicy, mild, not much spice, keep the heat down, keep the spice down, easy on the spice',
    ),
    without: ['spicy'],
  },
  {
    words: names(
      'non alcoholic, nonalcoholic, teetotal, alcoholfree, nobody drinks, no one drinks, we do not drink, they do not drink, dry house',
    ),
    without: ['alcohol'],
  },
  { words: ['nondairy', 'non dairy'], without: ['dairy'] },
]
