import type { AllergenKey } from '../../allergens/allergen-keys.ts'
import { type DietaryOptionId, diet } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'

/** Words that say how a dish is made and not of what, and what can be in it unsaid. */
export interface HidingKind {
  /** What it can hold: a group ("gluten", "nuts") where the cereal or the nut cannot be known. */
  readonly allergens: readonly AllergenKey[]
  /** The diets that it can break. */
  readonly diets: readonly DietaryOptionId[]
  /** Names of ingredients that say what the word left open, where they are listed. */
  readonly answeredBy: RegExp
  /** Whether what is named right after it ("filled with ricotta") answers it, where that is listed. */
  readonly isAnsweredByNext?: true
  /** By language, folded (no accents), parted by spaces; `*` is any letters, `_` the space in a phrase. */
  readonly words: Readonly<Record<'en' | 'de' | 'fr' | 'it' | 'es' | 'pt' | 'nl', string>>
}

const { vegetarian, vegan, glutenFree, dairyFree } = diet
const FLOUR =
  /\bflour|bread|panko|crumb|dough|pastry|batter|tempura|cracker|starch|semolina|cornmeal|polenta|masa|crust|bun$|roll$|tortilla|wrapper|\bnoodle|pasta|oat\b|rice paper|brioche|bagel|sponge|cake|cookie|biscuit|filo|baguette|ciabatta|naan|pita|fryer oil|unfloured|muffin|waffle|crepe|bolillo|lavash|\brice cake|gnocchi|almond|coconut flake|chickpea/

/** By the kind of thing that is left unsaid. */
export const hidingKinds = {
  coating: {
    allergens: ['gluten', 'eggs', 'milk'],
    diets: [vegan, glutenFree, dairyFree],
    answeredBy: FLOUR,
    words: {
      en: 'breaded battered batter crumbed crumb crumbs fritter fritters croquette croquettes nugget nuggets schnitzel katsu tempura milanese tenders popcorn_chicken popcorn_shrimp cutlet cutlets parmigiana country_fried chicken_fried',
      de: 'panier* panade *panade backteig* ausgebacken* gebacken* krokette* *krokette* *schnitzel schnitzel brosel* *brosel *stabchen cordon_bleu',
      fr: 'pane panee panes panees panure chapelure beignet beignets croquette croquettes croute_de',
      it: 'impanat* panat* pastell* crocchett* cotoletta milanese panatura',
      es: 'empanizad* empanad* rebozad* apanad* croqueta croquetas milanesa capeado capeados',
      pt: 'panad* empanad* polme croquete croquetes milanesa pastel pasteis',
      nl: 'gepaneerd* paneer_meel gebakken beslag kroket* *kroket bitterballen *schnitzel',
    },
  },
  // A fryer that battered dishes share; in the flour of the dish itself, what is listed says it.
  frying: {
    allergens: ['gluten'],
    diets: [glutenFree],
    answeredBy: FLOUR,
    words: {
      en: 'deep_fried fried fries crispy',
      de: 'frittiert* pommes_frites knusprig*',
      fr: 'frit frite frits frites friture croustillant*',
      it: 'fritt* frittur* croccante',
      es: 'fritura frito frita fritos fritas crujiente*',
      pt: 'frito frita fritos fritas crocante*',
      nl: 'gefrituurd* frieten friet patat krokant*',
    },
  },
  crust: {
    allergens: ['gluten', 'eggs', 'milk', 'nuts', 'peanuts', 'sesame', 'mustard'],
    diets: [vegan, glutenFree, dairyFree],
    answeredBy:
      /\bflour|bread|panko|crumb|almond|hazelnut|walnut|pecan|pistachio|cashew|macadamia|peanut|sesame|pepper|parmigiano|vegetarian hard cheese|cornmeal|seed$|dough|pastry|cracker|cookie|pie crust|coconut/,
    words: {
      en: 'crust crusted crusts encrusted streusel crumble crumbled_topping topping',
      de: '*kruste kruste uberkrustet* streusel',
      fr: 'croute encroute* crumble',
      it: 'crosta in_crosta',
      es: 'costra en_costra',
      pt: 'crosta em_crosta',
      nl: 'korst *korst kruim kruimel*',
    },
  },
  filling: {
    allergens: names(
      'gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sulphites',
      'molluscs',
    ),
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    // Nobody but its cook can say what is in a stuffing; "filled with ricotta" says it.
    answeredBy: /^never$/,
    isAnsweredByNext: true,
    words: {
      en: 'stuffed stuffing filled filling fillings loaded wrapped smothered',
      de: 'gefullt* fullung *fullung umwickelt* ummantelt* eingewickelt*',
      fr: 'farci farcie farcis farcies farce fourre fourree fourres garni garnie garnis enrobe*',
      it: 'ripien* farcit* imbottit* avvolt*',
      es: 'rellen* envuelt*',
      pt: 'rechead* recheio envolt*',
      nl: 'gevuld* vulling omwikkeld*',
    },
  },
  gravy: {
    allergens: ['gluten', 'milk', 'celery', 'soybeans', 'sulphites'],
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy: /\bgravy|demi-glace|\b(?:stock|broth)$|bechamel/,
    words: {
      en: 'gravy jus au_jus pan_sauce drippings roux pan_juices',
      de: 'bratensoss* bratensaft bratenfond *jus mehlschwitze',
      fr: 'jus roux',
      it: 'fondo_bruno sugo_d_arrosto',
      es: 'jugo_de_carne salsa_de_carne',
      pt: 'molho_de_carne',
      nl: 'jus *jus',
    },
  },
  glaze: {
    allergens: ['gluten', 'soybeans', 'fish', 'milk', 'mustard', 'sulphites'],
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy:
      /sauce$|glaze|honey|syrup|sugar|vinegar|molasses|tamari|miso|jam$|marmalade|agave|\boil$|lemon|lime|yogurt|buttermilk|achiote|butter$/,
    words: {
      en: 'glaze glazed lacquered barbecue barbecued bbq teriyaki marinade marinated basted icing frosting',
      de: 'glasiert* glasur *glasur mariniert* marinade lackiert*',
      fr: 'glace_de_viande glacage laque laquee marine marinee marines',
      it: 'glassat* laccat* marinat*',
      es: 'glasead* lacad* marinad* adobad*',
      pt: 'glacead* lacad* marinad*',
      nl: 'geglaceerd* gelakt* gemarineerd*',
    },
  },
  sauce: {
    allergens: names(
      'gluten, crustaceans, eggs, fish, peanuts, soybeans, milk, nuts, celery, mustard, sesame, sulphites',
      'molluscs',
    ),
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy:
      /sauce$|salsa|pesto|marinara|pico de gallo|guacamole|hummus|tahini|tzatziki|dressing|vinaigrette|mayonnaise|aioli|chutney|ketchup|mustard$|gravy|demi-glace|stock$|broth$|chimichurri|curry paste|yogurt|cream$|butter$|soy sauce|tamari|tomato|wine$/,
    words: {
      en: 'sauce sauces saucy dip dips drizzle drizzled relish reduction',
      de: 'sauce sosse *sauce *sosse dip *dip tunke aufstrich *aufstrich',
      fr: 'sauce sauces nappe nappee',
      it: 'salsa_della_casa salse sugo',
      es: 'salsa_de_la_casa salsas salsea* aderez*',
      pt: 'molho molhos',
      nl: 'saus sauzen *saus *sauzen dip *dip',
    },
  },
  dressing: {
    allergens: ['eggs', 'milk', 'fish', 'mustard', 'soybeans', 'sesame', 'sulphites', 'gluten'],
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy: /dressing|vinaigrette|mayonnaise|aioli|\boil$|vinegar|lemon|lime|tahini|yogurt/,
    words: {
      en: 'dressing dressed mayo slaw coleslaw remoulade potato_salad pasta_salad',
      de: 'dressing *dressing mayo *mayo remoulade krautsalat kartoffelsalat nudelsalat',
      fr: 'assaisonne* mayo remoulade',
      it: 'condit* insalata_russa maionese',
      es: 'alinad* mayo ensaladilla',
      pt: 'maionese temperad*',
      nl: 'dressing *dressing mayo *mayo slasaus',
    },
  },
  creaminess: {
    allergens: ['milk'],
    diets: [vegan, dairyFree],
    answeredBy:
      /milk|cream|butter|cheese|yogurt|olive oil|cashew|ghee|mascarpone|ricotta|mozzarella|gruyere|parmigiano/,
    words: {
      en: 'mash mashed_potato mashed_potatoes creamed scalloped gratin gratinated buttery basted bisque chowder alfredo scampi custard pudding smothered cheesy',
      de: 'puree *puree *stampf uberbacken* gratiniert* gratin cremig* *rahm *auflauf pudding',
      fr: 'puree gratin gratine gratinee gratines cremeux cremeuse veloute onctueux',
      it: 'pure gratinat* cremos* mantecat* vellutata',
      es: 'pure gratinad* cremos*',
      pt: 'pure gratinad* cremos*',
      nl: 'puree *puree gegratineerd* romig* stamppot',
    },
  },
  bakery: {
    allergens: ['gluten', 'eggs', 'milk'],
    diets: [vegan, glutenFree, dairyFree],
    answeredBy: FLOUR,
    words: {
      en: 'dumpling dumplings pie pies pot_pie cake cakes cookie cookies pastry pastries tarts tartlet toast toasted_bread bun buns sandwich sandwiches burger burgers slider sliders pancake pancakes waffle waffles muffin muffins cobbler crumble quiche blintz blintzes pierogi empanada empanadas pizza flatbread crepes noodles noodle wonton wontons potsticker potstickers eggroll biscuit biscuits donut donuts doughnut doughnuts brownie brownies strudel',
      de: 'knodel *knodel klosse kloss spatzle *spatzle kuchen *kuchen torte *torte tortchen teig *teig toast brotchen *brotchen semmel* strudel *strudel pfannkuchen maultasche* nudel* *nudeln waffel*',
      fr: 'quenelle quenelles gateau gateaux tarte tartes tartelette feuillete feuilletes tourte biscuit biscuits cake quiche pates tartine tartines gaufre gaufres',
      it: 'torta torte crostata crostatine biscott* panino panini crostin* bruschett* sfoglia focaccia pizza gnocch*',
      es: 'tarta tartas pastel pasteles empanada empanadas bocadillo bocadillos tostada_de_pan hojaldre galleta galletas bollo bizcocho torta',
      pt: 'bolo bolos torta tarte tartes empada empadas bolacha bolachas folhado sanduiche tosta',
      nl: 'taart *taart gebak koek koekje* broodje* *broodje tosti pannenkoek* poffertjes deeg *deeg knoedel* wafel*',
    },
  },
  mince: {
    allergens: ['gluten', 'eggs', 'milk', 'soybeans', 'celery', 'mustard', 'sulphites'],
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy:
      /sausage|chorizo|kielbasa|bratwurst|hot dog|merguez|andouille|plant-based|crumb|panko|\bbread|flour|cracker|oat\b/,
    words: {
      en: 'sausage sausages meatball meatballs meatloaf pate terrine wiener frankfurter',
      de: 'wurst *wurst wurstchen bratwurst* frikadelle* bulette* hackbraten fleischpflanzerl pastete *pastete klops*',
      fr: 'saucisse saucisses boulette boulettes terrine rillettes andouillette',
      it: 'salsicc* polpett* polpettone',
      es: 'salchicha* albondiga* embutid*',
      pt: 'salsicha* linguica almondega* enchidos',
      nl: 'worst *worst gehaktbal* frikandel* pastei',
    },
  },
  broth: {
    allergens: ['celery', 'gluten', 'fish', 'crustaceans', 'molluscs', 'milk', 'soybeans'],
    diets: [vegetarian, vegan, glutenFree, dairyFree],
    answeredBy:
      /\b(?:stock|broth|dashi|water|wine|beer|lager|stout)$|miso|coconut milk|tomato|curry (?:paste|powder|leaf)|khao soi|curry roux|yogurt|garam masala|clam juice|chile|bean|lentil|chickpea|ginger|shallot|mirin|sake/,
    words: {
      en: 'broth stock bouillon soup soups consomme stew stewed braise braised pozole chili_bowl curry curries',
      de: 'bruhe *bruhe suppe *suppe eintopf *eintopf *fond geschmort* ragout *ragout curry *curry',
      fr: 'bouillon soupe soupes potage consomme ragout mijote mijotee braise braisee curry',
      it: 'brodo zuppa zuppe minestra stufat* brasat* curry',
      es: 'caldo sopa sopas guiso guisad* estofad* curry',
      pt: 'caldo sopa sopas guisad* estufad* ensopad* caril',
      nl: 'bouillon soep *soep stoofpot gestoofd* *stoof kerrie',
    },
  },
  sea: {
    allergens: ['fish', 'crustaceans', 'molluscs'],
    diets: [vegetarian, vegan],
    answeredBy:
      /shrimp|lobster|crab|langoustine|crayfish|clam|mussel|oyster|squid|octopus|scallop|cuttlefish|fish|salmon|cod\b|bass|snapper/,
    words: {
      en: 'seafood shellfish crustacean crustaceans mollusk mollusks',
      de: 'meeresfruchte* schalentier* krustentier*',
      fr: 'fruits_de_mer coquillages crustaces',
      it: 'frutti_di_mare crostacei molluschi',
      es: 'marisco mariscos mariscada moluscos crustaceos',
      pt: 'marisco mariscos frutos_do_mar mariscada',
      nl: 'zeevruchten schaaldieren schelpdieren',
    },
  },
  nuts: {
    allergens: ['nuts', 'peanuts'],
    diets: [],
    answeredBy:
      /almond|hazelnut|walnut|pecan|pistachio|cashew|macadamia|brazil nut|pine nut|peanut|mixed nuts|praline|mole paste|sesame/,
    words: {
      en: 'nut nuts praline brittle granola trail_mix dukkah nougat satay mole muesli picada frangipane',
      de: 'nuss nusse *nusse *nuss nougat krokant *krokant studentenfutter saté',
      fr: 'noix fruits_a_coque praline pralin pralinee nougatine nougat',
      it: 'noci frutta_secca croccantino torrone pralinat*',
      es: 'nueces frutos_secos turron garrapinad* mazapan',
      pt: 'nozes frutos_secos torrao',
      nl: 'noten nootjes *noten praline* borstplaat',
    },
  },
} as const satisfies Readonly<Record<string, HidingKind>>
