import type { Term } from './term.ts'

/** Countries, regions and diets, which tell how dishes are. */
export const adjectives = [
  // Countries whose kitchens one cuisine of the catalogue has.
  {
    words: 'greek',
    isAdjective: true,
    any: [
      { region: 'Greece' },
      {
        says: 'greek, !greek yogurt, greece, souvlaki, moussaka, spanakopita, tzatziki, feta, horiatiki, saganaki, dolmades, santorini, gyro, taramasalata, tirokafteri, fava, briam, stifado, kleftiko, pastitsio, gemista, ladolemono, psari, fasolada, revithia, horta, gigantes, spanakorizo, galaktoboureko, loukoumades, ouzo, assyrtiko, xinomavro, moschofilero',
      },
    ],
  },
  {
    words: 'turkish',
    isAdjective: true,
    any: [
      { region: 'Turkey' },
      {
        says: 'turkish, turkey, istanbul, izmir, adana, mucver, cilbir, manti, pide, boregi, dolma, imam, kilic, corbasi, menemen, ayran, lokum, kunefe, sutlac, muhallebi, pilavi, piyaz, raki',
      },
    ],
  },
  {
    words: 'lebanese, levantine, syrian, israeli, middle eastern',
    isAdjective: true,
    any: [
      { region: 'The Levant' },
      {
        says: 'lebanese, lebanon, levant*, aleppo, hummus, ghanoush, muhammara, labneh, kibbeh, falafel, shawarma, kofta, mujaddara, tabbouleh, fattoush, batata harra, toum, za atar, maqluba, manakish, knafeh, ma amoul, arnabit, bekaa',
      },
    ],
  },
  {
    words: 'spanish, catalan',
    isAdjective: true,
    any: [
      { region: 'Spain' },
      {
        says: 'spain, spanish, catalan, gambas, boquerones, croquetas, pan con tomate, pinchos, tortilla espanola, paella, fideua, arroz negro, suquet, gazpacho, ajo blanco, bravas, padron, iberico, manchego, crema catalana, basque, turron, sangria, rioja, cava, sherry, pulpo a feira, romesco, escalivada',
      },
    ],
  },
  {
    words: 'moroccan, north african, maghrebi, tunisian',
    isAdjective: true,
    any: [
      { region: 'Morocco' },
      {
        says: 'morocc*, tunisia*, maghreb, tagine, couscous, harissa, chermoula, bastilla, brik, zaalouk, preserved lemon, matbucha, m hanncha, ghoriba, chraimeh',
      },
    ],
  },
  {
    words: 'isan, isaan, northeastern thai',
    isAdjective: true,
    any: [
      { region: 'Isan' },
      {
        of: 'savory',
        says: 'isan, larb, som tum, nam tok, gai yang, suea rong hai, kor moo yang, gaeng om, khao niao',
      },
    ],
  },
  { words: 'mexicano, mexicana', isAdjective: true, cuisine: 3 },
  { words: 'italiano, italiana, italiani, italiane', isAdjective: true, cuisine: 1 },
  { words: 'espanol, espanola, espanoles', isAdjective: true, cuisine: 13 },
  { words: 'francais, francaise, francaises', isAdjective: true, cuisine: 8 },
  // Regions by their adjectives.
  { words: 'gujarati', isAdjective: true, of: 'savory', any: [{ region: 'Gujarat' }, { says: 'gujarat*' }] },
  { words: 'goan', isAdjective: true, of: 'savory', any: [{ region: 'Goa' }, { says: 'goan, goa' }] },
  { words: 'bengali', isAdjective: true, of: 'savory', any: [{ region: 'Bengal' }, { says: 'bengal*' }] },
  {
    words: 'kerala, keralan, malabar',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Kerala' }, { says: 'kerala, malabar, moilee' }],
  },
  {
    words: 'punjabi',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Punjab' }, { says: 'punjab*, amritsari' }],
  },
  {
    words: 'sicilian, siciliano, siciliana',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Sicily' }, { says: 'sicil*, palermo, caponata' }],
  },
  {
    words: 'roman, romano, romana, romani',
    isAdjective: true,
    of: 'savory',
    any: [
      { region: 'Rome and Lazio' },
      { says: 'roman, alla romana, carbonara, amatriciana, cacio e pepe, saltimbocca' },
    ],
  },
  {
    words: 'tuscan, toscano, toscana',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Tuscany' }, { says: 'tuscan*, toscan*, ribollita, florentine, fiorentina' }],
  },
  {
    words: 'neapolitan, napoletano, napoletana',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Naples and Campania' }, { says: 'neapolitan, napoletan*, naples, sorrentina' }],
  },
  {
    words: 'oaxacan, oaxaquena',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Oaxaca' }, { says: 'oaxac*, tlayuda(s)' }],
  },
  {
    words: 'yucatecan, yucateca',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Yucatán' }, { says: 'yucat*, pibil, panuchos' }],
  },
  {
    words: 'basque',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Basque Country' }, { says: 'basque, bilbao' }],
  },
  {
    words: 'galician',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Galicia' }, { says: 'galici*, gallega' }],
  },
  {
    words: 'andalusian',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Andalusia' }, { says: 'andalu*, seville, malaga' }],
  },
  {
    words: 'provencal, provencale',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Provence and Nice' }, { says: 'provenc*, nicoise, ratatouille' }],
  },
  { words: 'cretan', isAdjective: true, of: 'savory', any: [{ region: 'Crete' }, { says: 'cret*' }] },
  {
    words: 'cajun, creole, louisiana',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Louisiana' }, { says: 'cajun, creole, gumbo, jambalaya, etouffee, new orleans' }],
  },
  {
    words: 'shanghai, shanghainese',
    isAdjective: true,
    of: 'savory',
    any: [{ region: 'Shanghai and Jiangnan' }, { says: 'shanghai*' }],
  },
  {
    words: 'coastal, coastline',
    isAdjective: true,
    of: 'savory',
    is: 'sea',
  },
  // Diets.
  {
    words:
      'vegetarian, meatless, veggie, plant based, sin carne, vegetarisch, vegetariano, vegetariana, vegetariani, vegetariane, vegetarianos, vegetarien, vegetariens, chay, mon chay',
    isAdjective: true,
    of: 'food',
    any: [{ claims: 'vegetarian' }, { claims: 'vegan' }],
    // In India an egg is none.
    not: { cuisine: 4, named: 'egg(s), mutta' },
  },
  { words: 'nonveg', isAdjective: true, of: 'courses', not: { is: 'meatless' } },
  { words: 'savory, savoury, salty, salee, salees', isAdjective: true, of: 'savory' },
  { words: 'sucree, sucrees, sucres', isAdjective: true, of: 'desserts' },
  { words: 'vegan, vegano, vegana', isAdjective: true, claims: 'vegan' },
  { words: 'gluten free, sans gluten, senza glutine, sin gluten', isAdjective: true, claims: 'glutenFree' },
  { words: 'dairy free', isAdjective: true, claims: 'dairyFree' },
  { words: 'keto, low carb, ketogenic', isAdjective: true, claims: 'keto' },
  {
    words: 'spicy, hot and spicy, picante, fiery',
    isAdjective: true,
    of: 'savory',
    is: 'spicy',
  },
  {
    words:
      'light, lighter, leicht, leichte, leger, legers, legere, legeres, leggero, leggera, leggeri, leggere, ligero, ligera, ligeros, ligeras, leve, leves',
    isAdjective: true,
    of: 'food',
    is: 'light',
  },
  { words: 'heavy, rich, hearty, filling, substantial', isAdjective: true, of: 'food', is: 'rich' },
  {
    words:
      'cold drink, cold beverage, chilled drink, something cold, something cool, bebidas frias, boissons froides, boissons fraiches',
    drink: 'soft drink, zero-proof, tea, coffee, beer',
    temperature: 'cold',
  },
  { words: 'iced drink, iced', drink: 'soft drink, zero-proof, tea, coffee', temperature: 'cold' },
  { words: 'hot drink, hot beverage, warm drink', drink: 'coffee, tea, hot drink', temperature: 'hot' },
  {
    words: 'entree chaude, entrees chaudes, hot starter, hot appetizer',
    of: 'starters',
    temperature: 'hot',
  },
  { words: 'entree froide, entrees froides', of: 'starters', temperature: 'cold' },
  {
    words: 'cold dish, cold plate, cold appetizer, cold starter, liang cai',
    of: 'starters, sides',
    temperature: 'cold',
  },
  {
    words:
      'cold, chilled, kalte, kaltes, kalter, frio, fria, frios, frias, freddo, freddi, fredde, froid, froide, froides',
    isAdjective: true,
    temperature: 'cold',
  },
  {
    words:
      'hot, warm, warme, warmes, warmer, heisse, heisses, caliente, calientes, caldi, calde, chaud, chaude, chaudes',
    isAdjective: true,
    temperature: 'hot',
  },
] as const satisfies readonly Term[]
