import { diet } from '../../../catalogue/reference.ts'
import type { FixedWords } from './words.ts'
import { wordsById } from './words-by-id.ts'

const diets = {
  [diet.vegetarian]: 'Vegetarisch',
  [diet.vegan]: 'Vegan',
  [diet.glutenFree]: 'Glutenfrei',
  [diet.dairyFree]: 'Milchfrei',
  [diet.keto]: 'Keto',
  [diet.seafood]: 'Fisch und Meeresfrüchte',
}

/** As Annex II of Regulation (EU) No 1169/2011 calls them in this language, shortened as menus do. */
export const german: FixedWords = {
  language: 'de',
  or: 'oder',
  serves: 'Für {n} Personen',
  bin: 'Nr. {n}',
  choose: '{n} zur Wahl',
  upTo: 'Bis zu {n}',
  energy: 'kcal',
  mayContain: 'Kann Spuren enthalten',
  option: '{diet} möglich',
  marks: {
    raw: 'Roh oder nicht durchgegart',
    'spicy-1': 'Scharf',
    'spicy-2': 'Sehr scharf',
    'spicy-3': 'Höllisch scharf',
    new: 'Neu',
    signature: 'Spezialität des Hauses',
    alcohol: 'Enthält Alkohol',
  },
  titled: '{name} – Speisekarte',
  madeWith: 'Erstellt mit Carte',
  onPhone: 'Die Karte auf dem Handy',
  codeLeadsTo: 'QR-Code zu dieser Karte: {address}',
  declaration: {
    contains: 'Enthält',
    mayContain: 'Kann Spuren enthalten:',
    without: 'Auf Wunsch ohne',
    additives: 'Zusatzstoffe:',
    nothingDeclared: 'Allergene: bitte fragen Sie uns',
    noneOfThem: 'Keines der 14 Hauptallergene',
  },
  diet: wordsById(diets),
}
