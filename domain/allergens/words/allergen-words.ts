import type { AllergenKey } from '../allergen-keys.ts'

/**
 * Other names that menus, tables and owners write for an allergen, in addition to those in `names/`,
 * separated by bars. `noix`, `noci`, `nueces`, `nozes` and `nuci` are walnuts to the law and nuts to most
 * menus: they name the group, which asks for the nut, because a walnut would be a guess. `farro` is spelt,
 * as Annex II has it in Italian.
 */
export const allergenWords: Readonly<Record<AllergenKey, string>> = {
  gluten:
    'gluten|cereals containing gluten|gluten-containing cereals|cereals with gluten|glutenhaltiges getreide|glutenhaltige getreide|getreide|klebereiweiß|céréales contenant du gluten|céréales avec gluten|cereales con gluten|glutine|cereali contenenti glutine|glúten|glutén|lepek|lepok|zboża zawierające gluten|glutenholdigt korn|glutenholdig korn|spannmål som innehåller gluten|cereais que contêm glúten|cereais com glúten|glutenbevattende granen',
  wheat:
    'wheat|weizen|gluten (weizen)|glutenhaltiges getreide (weizen)|weizengluten|blé|froment|trigo|pszenica|hvede|hvete|frumento|grano|tarwe|vete|pšenice|小麦',
  rye: 'rye|roggen|seigle|centeno|segale|centeio|rogge',
  barley: 'barley|gerste|orge|cebada|orzo|cevada|gerst',
  oats: 'oats|oat|hafer|avoine|avena|aveia|haver',
  spelt: 'spelt|dinkel|grünkern|épeautre|espelta|farro',
  emmer: 'emmer|farro dicocco|amidonnier',
  einkorn: 'einkorn|petit épeautre|farro monococco',
  khorasan: 'khorasan|khorasan wheat|kamut|khorasanweizen|khorasan-weizen|blé de khorasan',
  crustaceans:
    'crustaceans|crustacean|crustacea|crustacean shellfish|krebstiere|krebse|krustentiere|crustacés|crustacé|crustáceos|crustáceo|crostacei|schaaldieren|skorupiaki|krebsdyr|skalldyr|kräftdjur|えび|かに',
  eggs: 'egg|eggs|ei|eier|hühnerei|œuf|œufs|oeuf|oeufs|huevo|huevos|uova|uovo|ovo|ovos|eieren|jaja|jajka|jajo|vejce|ägg|æg|卵|蛋|鸡蛋',
  fish: 'fish|fisch|fische|poisson|poissons|pescado|pescados|pesce|peixe|peixes|vis|ryby|ryba|fisk',
  peanuts:
    'peanut|peanuts|groundnut|groundnuts|erdnuss|erdnüsse|erdnuß|arachide|arachides|cacahuète|cacahuètes|cacahuete|cacahuetes|cacahuate|maní|arachidi|amendoim|amendoins|pinda|pindas|aardnoten|orzeszki ziemne|orzeszki arachidowe|jordnødder|peanøtter|jordnötter|arašídy|落花生',
  soybeans:
    'soy|soya|soybean|soybeans|soya bean|soya beans|soja|sojabohne|sojabohnen|sojowe|sója|sojabønner|sojabönor|sojabonen|soia|大豆',
  milk: 'milk|dairy|dairy products|milk products|lactose|milch|milchprodukte|milch (laktose)|milch/laktose|milch inkl. laktose|laktose|lait|produits laitiers|leche|lácteos|productos lácteos|latte|latticini|lattosio|leite|laticínios|lactosa|melk|zuivel|mleko|laktoza|mléko|mjölk|mælk|乳|contains dairy|contains milk',
  nuts: 'nut|nuts|tree nut|tree nuts|treenut|nüsse|schalenfrucht|schalenfrüchte|schalenobst|fruits à coque|fruits à coques|noix|frutos secos|frutos de cáscara|nueces|frutta a guscio|frutta con guscio|noci|frutos de casca rija|nozes|noten|schaalvruchten|nuci|orzechy|nøtter|ořechy|nötter|nødder|орехи|contains nuts|contains tree nuts|may contain nuts|ナッツ',
  almonds:
    'almonds|almond|mandeln|mandel|amandes|amande|almendras|almendra|mandorle|mandorla|amêndoas|amandelen',
  hazelnuts:
    'hazelnuts|hazelnut|filbert|filberts|haselnüsse|haselnuss|noisettes|noisette|avellanas|avellana|nocciole|nocciola|avelãs|hazelnoten',
  walnuts: 'walnuts|walnut|walnüsse|walnuss|cerneaux de noix|noix de grenoble|walnoten|くるみ',
  cashews:
    'cashews|cashew|cashew nuts|cashew nut|cashewnüsse|cashewkerne|kaschunüsse|noix de cajou|anacardos|anacardi|cajus|cashewnoten',
  pecans:
    'pecans|pecan|pecan nuts|pekannüsse|pekannuss|pecannüsse|noix de pécan|pacanas|nueces pecanas|noci pecan|pecannoten',
  'brazil-nuts':
    'brazil nuts|brazil nut|paranüsse|paranuss|noix du brésil|nueces de brasil|noci del brasile|paranoten',
  pistachios:
    'pistachios|pistachio|pistachio nuts|pistazien|pistazie|pistaches|pistache|pistachos|pistacchi|pistacchio|alfóncigos',
  macadamias:
    'macadamias|macadamia|macadamia nuts|queensland nuts|macadamianüsse|queenslandnüsse|noix de macadamia|nueces de macadamia|noci macadamia|noci di macadamia',
  'pine-nuts':
    'pine nuts|pine nut|pignoli|pinienkerne|pignons|pignons de pin|pinoli|piñones|pinhões|pijnboompitten',
  celery: 'celery|celeriac|sellerie|céleri|apio|sedano|aipo|selderij|seler|bladselleri|celer|selleri',
  mustard: 'mustard|senf|moutarde|mostaza|senape|mostarda|mosterd|gorczyca|musztarda|sennep|hořčice|senap',
  sesame:
    'sesame|sesame seed|sesame seeds|sesam|sesamsamen|sésame|graines de sésame|sésamo|sesamo|semi di sesamo|sezam|sesamfrø|sesamfrön|sesamzaad|ごま',
  sulphites:
    'sulphites|sulfites|sulphite|sulfite|sulphur dioxide|sulfur dioxide|sulphur dioxide and sulphites|sulfur dioxide and sulfites|so2|schwefeldioxid|sulfit|schwefeldioxid und sulfite|schwefeldioxid/sulfite|anhydride sulfureux|anhydride sulfureux et sulfites|dioxyde de soufre|sulfitos|dióxido de azufre|solfiti|anidride solforosa|anidride solforosa e solfiti|dwutlenek siarki|siarczyny|sulfitter|sulfitos e dióxido de enxofre|sulfiet|sulfieten',
  lupin: 'lupin|lupine|lupinen|lupins|lupini|lupini beans|altramuces|altramuz|łubin|lupiner|tremoço|tremoços',
  molluscs:
    'molluscs|mollusks|mollusc|mollusk|molluscan shellfish|weichtiere|weichtier|mollusques|moluscos|molusco|molluschi|mollusco|mięczaki|bløddyr|blötdjur|weekdieren',
}

/**
 * Words that mean several, or either of two: shellfish are crustaceans or mollusks, a Turkish fıstık is a peanut or a
 * pistachio, and Swedish korn is barley where Danish korn is any cereal. They are shown to their owner, and never read; a
 * guest who avoids one avoids all that it may mean.
 */
export const ambiguousWords: Readonly<Record<string, readonly AllergenKey[]>> = {
  shellfish: ['crustaceans', 'molluscs'],
  mariscos: ['crustaceans', 'molluscs'],
  marisco: ['crustaceans', 'molluscs'],
  'frutti di mare': ['crustaceans', 'molluscs'],
  fıstık: ['peanuts', 'pistachios'],
  korn: ['gluten'],
}

/** Everyday words of which no declaration is made, as guests avoid them. */
export const avoidedWords: Readonly<Record<string, readonly AllergenKey[]>> = {
  seafood: ['fish', 'crustaceans', 'molluscs'],
  meeresfrüchte: ['crustaceans', 'molluscs'],
  'fruits de mer': ['crustaceans', 'molluscs'],
  'frutos do mar': ['crustaceans', 'molluscs'],
  zeevruchten: ['crustaceans', 'molluscs'],
  cereals: ['gluten'],
  cereal: ['gluten'],
  coeliac: ['gluten'],
  celiac: ['gluten'],
  shrimp: ['crustaceans'],
  shrimps: ['crustaceans'],
  prawn: ['crustaceans'],
  prawns: ['crustaceans'],
}

/** Other names that menus write for the declaration of an additive, in addition to those in `names/`. */
export const additiveWords: Readonly<Record<string, string>> = {
  coloring:
    'with coloring|mit farbstoff|mit farbstoffen|farbstoff|farbstoffe|with colouring|coloring|colouring',
  preservatives:
    'with preservative|mit konservierungsstoff|mit konservierungsstoffen|konservierungsstoff|konservierungsstoffe|konserviert|preservatives|with preservatives',
  antioxidants: 'with antioxidant|mit antioxidationsmittel|antioxidationsmittel|antioxidants',
  'nitrite-curing-salt': 'with nitrite curing salt|mit nitritpökelsalz|nitritpökelsalz',
  nitrate: 'with nitrate|mit nitrat|nitrat',
  'nitrite-curing-salt-and-nitrate': 'with nitrite curing salt and nitrate',
  'flavor-enhancers':
    'with flavor enhancer|mit geschmacksverstärker|geschmacksverstärker|flavor enhancer|flavour enhancer|with flavour enhancer',
  phosphate: 'with phosphate|mit phosphat|phosphat',
  sulphured: 'sulfured|geschwefelt|sulphured',
  blackened: 'blackened|geschwärzt',
  waxed: 'waxed|gewachst',
  sweeteners: 'with sweetener|mit süßungsmittel|mit süßungsmitteln|süßungsmittel|sweeteners',
  phenylalanine:
    'contains a source of phenylalanine|enthält eine phenylalaninquelle|phenylalaninquelle|enthält phenylalanin',
  'laxative-warning': 'may have a laxative effect if consumed in excess',
  caffeine: 'contains caffeine|koffeinhaltig|mit koffein|koffein|caffeine',
  quinine: 'contains quinine|chininhaltig|mit chinin|chinin|quinine',
  'child-attention-warning': 'may affect activity and attention in children',
  'milk-protein': 'with milk protein|mit milcheiweiß|milcheiweiß',
  surimi: 'with surimi',
  'reconstituted-meat': 'made from pieces of meat',
  'reconstituted-fish': 'made from pieces of fish',
  defrosted:
    "defrosted|surgelato|congelati|prodotto congelato|prodotto congelato all'origine|prodotti surgelati|prodotto surgelato|prodotto surgelato all'origine|congelado|aufgetaut|tiefgekühlt|frozen|surgelé",
}
