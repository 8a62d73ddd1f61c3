import { diet } from '../../../catalogue/reference.ts'
import type { FixedWords } from './words.ts'
import { wordsById } from './words-by-id.ts'

const diets = {
  [diet.vegetarian]: 'Végétarien',
  [diet.vegan]: 'Végétalien',
  [diet.glutenFree]: 'Sans gluten',
  [diet.dairyFree]: 'Sans produits laitiers',
  [diet.keto]: 'Keto',
  [diet.seafood]: 'Poisson et fruits de mer',
}

/** As Annex II of Regulation (EU) No 1169/2011 calls them in this language, shortened as menus do. */
export const french: FixedWords = {
  language: 'fr',
  or: 'ou',
  serves: 'Pour {n} personnes',
  bin: 'N° {n}',
  choose: '{n} au choix',
  upTo: 'Jusqu’à {n}',
  energy: 'kcal',
  mayContain: 'Peut contenir des traces',
  option: '{diet} possible',
  marks: {
    raw: 'Cru ou peu cuit',
    'spicy-1': 'Épicé',
    'spicy-2': 'Très épicé',
    'spicy-3': 'Extrêmement épicé',
    new: 'Nouveau',
    signature: 'Spécialité de la maison',
    alcohol: 'Contient de l’alcool',
  },
  titled: '{name} – Carte',
  madeWith: 'Créé avec Carte',
  onPhone: 'La carte sur votre téléphone',
  codeLeadsTo: 'Code QR de cette carte\u00a0: {address}',
  declaration: {
    contains: 'Contient',
    mayContain: 'Peut contenir',
    without: 'Possible sans',
    additives: 'Additifs\u00a0:',
    nothingDeclared: 'Allergènes\u00a0: veuillez nous demander',
    noneOfThem: 'Aucun des 14 allergènes majeurs',
  },
  diet: wordsById(diets),
}
