/** The few words that a menu prints without anybody having typed them, in its own language. */
export interface MenuWords {
  readonly or: string
  /** `{n}` stands for a number: how many guests share an item. */
  readonly serves: string
  readonly bin: string
  /** How many a guest chooses, and how many at most. */
  readonly choose: string
  readonly upTo: string
  /** Energy, as in `450 cal`. */
  readonly energy: string
  /** What brackets around a code mean. */
  readonly mayContain: string
  /** A diet that an item can be made for: `Vegan option`. */
  readonly option: string
  readonly marks: {
    readonly raw: string
    readonly 'spicy-1': string
    readonly 'spicy-2': string
    readonly 'spicy-3': string
    readonly new: string
    readonly signature: string
    readonly alcohol: string
  }
}

const english: MenuWords = {
  or: 'or',
  serves: 'Serves {n}',
  bin: 'Bin {n}',
  choose: 'Choose {n}',
  upTo: 'Up to {n}',
  energy: 'cal',
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
}

const byLanguage: Readonly<Record<string, MenuWords>> = {
  en: english,
  de: {
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
  },
  fr: {
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
  },
  es: {
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
  },
  it: {
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
  },
}

/** English for a menu that says no language, or one that is not here. */
export function menuWords(language: string | undefined): MenuWords {
  const [primary = 'en'] = language?.split('-') ?? []
  const words = byLanguage[primary] ?? english
  // American menus say `450 cal`, British ones `450 kcal`.
  return language === 'en-GB' ? { ...words, energy: 'kcal' } : words
}

export const withNumber = (words: string, number: number | string): string =>
  words.replace('{n}', String(number))
