import { dietaryOptions } from '../../../catalogue/reference.ts'
import type { FixedWords } from './words.ts'

export const english: FixedWords = {
  language: 'en',
  or: 'or',
  serves: 'Serves {n}',
  bin: 'Bin {n}',
  choose: 'Choose {n}',
  upTo: 'Up to {n}',
  energy: 'Cal',
  mayContain: 'May contain',
  option: '{diet} option',
  marks: {
    raw: 'Raw or undercooked',
    'spicy-1': 'Spicy',
    'spicy-2': 'Very spicy',
    'spicy-3': 'Extremely spicy',
    new: 'New',
    signature: 'House signature',
    alcohol: 'Contains alcohol',
  },
  titled: '{name} Menu',
  madeWith: 'Created with Carte',
  onPhone: 'Menu on your phone',
  codeLeadsTo: "QR code of this menu's address: {address}",
  declaration: {
    contains: 'Contains',
    mayContain: 'May contain',
    without: 'Can be made without',
    additives: 'Additives:',
    nothingDeclared: 'Allergens: please ask',
    noneOfThem: 'None of the 14 main allergens',
  },
  diet: (id) => dietaryOptions.find((option) => option.id === id)?.name ?? '',
}
