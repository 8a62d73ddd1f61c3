import type { AllergenKey } from '../allergen-keys.ts'

type Names = Readonly<Record<string, string>>

/**
 * The two groups whose member nobody has named, by language: as Annex II of Regulation (EU) No 1169/2011 calls them in
 * its languages, elsewhere as the package calls the group in its sentences.
 */
export const groupNames: Readonly<Record<string, readonly [gluten: string, nuts: string]>> = {
  ar: ['حبوب تحتوي على الغلوتين', 'المكسرات'],
  bg: ['зърнени култури, съдържащи глутен', 'ядки'],
  ca: ['cereals que contenen gluten', 'fruits de closca'],
  cs: ['obiloviny obsahující lepek', 'skořápkové plody'],
  da: ['korn, der indeholder gluten', 'nødder'],
  de: ['glutenhaltiges Getreide', 'Schalenfrüchte'],
  el: ['σιτηρά που περιέχουν γλουτένη', 'καρποί με κέλυφος'],
  es: ['cereales que contienen gluten', 'frutos de cáscara'],
  fi: ['gluteenia sisältävät viljat', 'pähkinät'],
  fr: ['céréales contenant du gluten', 'fruits à coque'],
  he: ['דגנים המכילים גלוטן', 'אגוזים'],
  hr: ['žitarice koje sadržavaju gluten', 'orašasto voće'],
  hu: ['glutént tartalmazó gabonafélék', 'diófélék'],
  it: ['cereali contenenti glutine', 'frutta a guscio'],
  ja: ['グルテンを含む穀物', '木の実類'],
  ko: ['글루텐 함유 곡물', '견과류'],
  nl: ['glutenbevattende granen', 'noten'],
  no: ['glutenholdig korn', 'nøtter'],
  pl: ['zboża zawierające gluten', 'orzechy'],
  pt: ['cereais que contêm glúten', 'frutos de casca rija'],
  ro: ['cereale care conțin gluten', 'fructe cu coajă'],
  ru: ['злаки, содержащие глютен', 'орехи'],
  sv: ['spannmål som innehåller gluten', 'nötter'],
  tr: ['gluten içeren tahıllar', 'sert kabuklu meyveler'],
  uk: ['злаки, що містять глютен', 'горіхи'],
  vi: ['ngũ cốc chứa gluten', 'các loại hạt'],
  zh: ['含麸质谷物', '坚果'],
  'zh-Hant': ['含麩質穀物', '堅果'],
}

/**
 * Pine nuts, which Annex II does not list and the package does not name: everyday words, those of western Europe and
 * Turkish as multilingual menus and texts on food have them (Wikipedia and innvista.com, *Pine nut*).
 */
export const pineNutNames: Names = {
  ar: 'الصنوبر',
  bg: 'кедрови ядки',
  ca: 'pinyons',
  cs: 'piniové oříšky',
  da: 'pinjekerner',
  de: 'Pinienkerne',
  el: 'κουκουνάρι',
  es: 'piñones',
  fi: 'pinjansiemenet',
  fr: 'pignons de pin',
  he: 'צנוברים',
  hr: 'pinjoli',
  hu: 'fenyőmag',
  it: 'pinoli',
  ja: '松の実',
  ko: '잣',
  nl: 'pijnboompitten',
  no: 'pinjekjerner',
  pl: 'orzeszki piniowe',
  pt: 'pinhões',
  ro: 'semințe de pin',
  ru: 'кедровые орехи',
  sv: 'pinjenötter',
  tr: 'çam fıstığı',
  uk: 'кедрові горіхи',
  vi: 'hạt thông',
  zh: '松子',
  'zh-Hant': '松子',
}

/**
 * Names of the package that a guest would misunderstand, as the annex or the language itself has them: *mariscos* are
 * mollusks too, *noix de noix* isn't a word, and Turkish *fıstık* is a peanut as well as a pistachio.
 */
export const allergenCorrections: Readonly<Record<string, Partial<Record<AllergenKey, string>>>> = {
  es: { crustaceans: 'crustáceos', emmer: 'trigo emmer', einkorn: 'escaña' },
  fr: { walnuts: 'noix', emmer: 'amidonnier', einkorn: 'petit épeautre' },
  tr: {
    peanuts: 'yer fıstığı',
    pistachios: 'Antep fıstığı',
    sulphites: 'kükürtdioksit ve sülfitler',
    macadamias: 'makadamya fındığı',
    pecans: 'pekan cevizi',
    'brazil-nuts': 'Brezilya fındığı',
  },
  zh: { eggs: '蛋类' },
}

/** Declarations of additives that the package words as something else: `cera` is the wax itself. */
export const additiveCorrections: Readonly<Record<string, Names>> = {
  bg: { sulphured: 'сулфитиран' },
  es: { blackened: 'ennegrecido' },
  it: { blackened: 'annerito', waxed: 'cerato', sulphured: 'solforato' },
  sv: { 'nitrite-curing-salt': 'med nitritsalt' },
}
