import { diet } from '../../../catalogue/reference.ts'
import type { FixedWords } from './words.ts'
import { wordsById } from './words-by-id.ts'

const diets = {
  [diet.vegetarian]: 'Vegetariano',
  [diet.vegan]: 'Vegano',
  [diet.glutenFree]: 'Senza glutine',
  [diet.dairyFree]: 'Senza latticini',
  [diet.keto]: 'Keto',
  [diet.seafood]: 'Pesce e frutti di mare',
}

/** As Annex II of Regulation (EU) No 1169/2011 calls them in this language, shortened as menus do. */
export const italian: FixedWords = {
  language: 'it',
  or: 'o',
  serves: 'Per {n} persone',
  bin: 'N. {n}',
  choose: '{n} a scelta',
  upTo: 'Fino a {n}',
  energy: 'kcal',
  mayContain: 'Può contenere tracce',
  option: '{diet} possibile',
  marks: {
    raw: 'Crudo o poco cotto',
    'spicy-1': 'Piccante',
    'spicy-2': 'Molto piccante',
    'spicy-3': 'Piccantissimo',
    new: 'Novità',
    signature: 'Specialità della casa',
    alcohol: 'Contiene alcol',
  },
  titled: '{name} – Menù',
  madeWith: 'Creato con Carte',
  onPhone: 'Il menù sul telefono',
  codeLeadsTo: 'Codice QR di questo menù: {address}',
  declaration: {
    contains: 'Contiene',
    mayContain: 'Può contenere',
    without: 'Si può avere senza',
    additives: 'Additivi:',
    nothingDeclared: 'Allergeni: chiedere al personale',
    noneOfThem: 'Nessuno dei 14 allergeni principali',
  },
  diet: wordsById(diets),
}
