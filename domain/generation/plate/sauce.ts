import { allRead, type Readable, readingOf, type WordTable } from './words.ts'

/**
 * Sauces and dressings that a guest recognizes: twice on one card, the second plate is the first again. What a
 * kitchen cooks with every day (tomato in Italy, soy in Japan) is none of them.
 */
const sauces = {
  aioli: /\b(?:a(?:l)?ioli|rouille)\b/,
  pesto: /\b(?:pesto|pistou)\b/,
  bechamel: /\bbechamel\b/,
  hollandaise: /\b(?:hollandaise|bearnaise|mousseline)\b/,
  remoulade: /\b(?:remoulade|tartar sauce)\b/,
  'mustard dressing': /\b(?:mustard dressing|mustard and shallot vinaigrette|dijon)\b/,
  'sage butter': /\bsage butter\b/,
  'red wine braise': /\b(?:red wine|pinot noir|bourguignon)\b/,
  'white wine sauce': /\bwhite wine\b/,
  'brown gravy': /\bgravy\b(?=.*\b(?:potato\w*|stuffing|biscuits?)\b)/,
  'barbecue sauce': /\bbarbecue sauce\b/,
  'hot sauce': /\bhot sauce\b/,
  'blue cheese dressing': /\bblue cheese dressing\b/,
  'Russian dressing': /\b(?:russian dressing|special sauce|thousand island)\b/,
  'cocktail sauce': /\bcocktail sauce\b/,
  'tahini sauce': /\b(?:tahini|tarator)\b/,
  'garlic yogurt': /\b(?:garlic yogurt|tzatziki)\b/,
  toum: /\btoum\b/,
  harissa: /\bharissa\b/,
  ladolemono: /\bwhisked lemon\b/,
  ponzu: /\bponzu\b/,
  'fruity brown sauce': /\b(?:fruity (?:brown )?sauce|dark fruity|worcester style sauce)\b/,
  'sweet miso': /\b(?:sweet (?:red rice |white )?miso)\b/,
  teriyaki: /\b(?:teriyaki|lacquered with sweet soy|glazed in soy)\b/,
  'salsa verde': /\b(?:salsa verde|green salsa|tomatillo)\b/,
  'salsa roja': /\b(?:salsa roja|red salsa)\b/,
  chipotle: /\bchipotle\b/,
  mole: /\bmole\b/,
  guajillo: /\bguajillo\b/,
  achiote: /\bachiote\b/,
  'tamarind chutney': /\btamarind (?:chutney|and mint chutneys)\b/,
  'mint chutney': /\b(?:mint chutneys?|green mint chutney|mint and)\b(?=.*chutney)/,
  'coconut chutney': /\bcoconut (?:chutney|and mint chutney)\b/,
  'cashew cream': /\bcashew\b(?=.*\bcream\b)|\bcream\b(?=.*\bcashew\b)/,
  'peanut sauce': /\bpeanut sauce\b/,
  'sweet chili sauce': /\bsweet chili sauce\b/,
  'plum sauce': /\bplum sauce\b/,
  'cucumber relish': /\bcucumber (?:and peanut )?relish\b/,
  'green seafood sauce': /\bgreen seafood sauce\b/,
  'toasted rice and lime': /\btoasted rice\b/,
  'red curry': /\bred curry\b/,
  'green curry': /\bgreen curry\b/,
  'yellow curry': /\byellow curry\b/,
  'tamarind sauce': /\btamarind\b(?=.*\b(?:sauce|curry)\b)/,
  'bean paste and chili': /\b(?:doubanjiang|chili bean|fish fragrant)\b/,
  'black bean sauce': /\bblack beans? sauce\b|\bfermented black beans?\b/,
  'oyster sauce': /\boyster sauce\b/,
  'sweet and sour': /\bsweet and sour\b/,
  'ginger and scallion': /\bginger(?: and)? scallion\b|\bscallion and ginger\b/,
  'sesame sauce': /\b(?:sesame paste|sesame sauce|sesame dressing)\b/,
  mayonnaise: /\bmayonnaise\b/,
  'brown butter': /\b(?:brown butter|foaming butter|garlic butter)\b/,
  ragu: /\bragu\b/,
} satisfies WordTable<string>

export type Sauce = keyof typeof sauces

/** The recognizable sauces of a dish, by its words. */
export const saucesOf = (dish: Readable): Sauce[] => allRead<Sauce>(sauces, readingOf(dish))
