import { diet } from '../../../catalogue/reference.ts'
import type { FixedWords } from './words.ts'
import { wordsById } from './words-by-id.ts'

const diets = {
  [diet.vegetarian]: 'Vegetariano',
  [diet.vegan]: 'Vegano',
  [diet.glutenFree]: 'Sin gluten',
  [diet.dairyFree]: 'Sin lácteos',
  [diet.keto]: 'Keto',
  [diet.seafood]: 'Pescado y marisco',
}

/** As Annex II of Regulation (EU) No 1169/2011 calls them in this language, shortened as menus do. */
export const spanish: FixedWords = {
  language: 'es',
  or: 'o',
  serves: 'Para {n} personas',
  bin: 'N.º {n}',
  choose: '{n} a elegir',
  upTo: 'Hasta {n}',
  energy: 'kcal',
  mayContain: 'Puede contener trazas',
  option: '{diet} posible',
  marks: {
    raw: 'Crudo o poco hecho',
    'spicy-1': 'Picante',
    'spicy-2': 'Muy picante',
    'spicy-3': 'Extremadamente picante',
    new: 'Nuevo',
    signature: 'Especialidad de la casa',
    alcohol: 'Contiene alcohol',
  },
  titled: '{name} – Carta',
  madeWith: 'Creado con Carte',
  onPhone: 'La carta en su móvil',
  codeLeadsTo: 'Código QR de esta carta: {address}',
  declaration: {
    contains: 'Contiene',
    mayContain: 'Puede contener',
    without: 'Se puede pedir sin',
    additives: 'Aditivos:',
    nothingDeclared: 'Alérgenos: consúltenos',
    noneOfThem: 'Ninguno de los 14 alérgenos principales',
  },
  diet: wordsById(diets),
}
