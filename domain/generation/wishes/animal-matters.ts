import { disputedKosherNames, notKosherNames } from '../../catalogue/ingredients/not-kosher.ts'
import { maybePorkNames, PORK_NAME, porkNames } from '../../catalogue/ingredients/pork.ts'
import { names } from '../../text/names.ts'
import type { Matter } from './matter.ts'

/** Meat, fish, eggs, dairy and what comes from animals without being seen. */
export const animalMatters = {
  meat: {
    words: ['meat'],
    traits: ['meat', 'poultry', 'gelatine'],
    families: ['beef', 'pork', 'lamb', 'poultry'],
    cutsOf: ['beef', 'pork', 'lamb', 'poultry'],
    isStrict: true,
  },
  'red meat': {
    words: ['red meat'],
    traits: ['meat', 'gelatine'],
    families: ['beef', 'pork', 'lamb'],
    cutsOf: ['beef', 'pork', 'lamb'],
    isStrict: true,
  },
  poultry: {
    words: ['poultry', 'fowl'],
    traits: ['poultry'],
    families: ['poultry'],
    cutsOf: ['poultry'],
    isStrict: true,
  },
  // Gelatin and marshmallows are pork or beef unless a house says otherwise.
  pork: {
    words: names('pork, pig, swine, porc, cerdo, puerco, maiale, schwein, schweinefleisch, pork product'),
    traits: ['gelatine'],
    like: PORK_NAME,
    names: [...porkNames, ...maybePorkNames],
    families: ['pork'],
    cutsOf: ['pork'],
    texts: /\b(?:pork|bacon|ham|hock|lard|franks?|cracklings?|carnitas|chashu|char siu|sausages?)\b/,
    isStrict: true,
  },
  beef: {
    words: names('beef, cow, boeuf, manzo, rindfleisch, carne de res, beef product, beef or veal'),
    traits: ['gelatine'],
    like: /beef|veal|steak$|\bcalf\b/,
    names: names(
      'bone marrow, oxtail, tripe, suet, pastrami, bresaola, hot dog, merguez, sujuk, pastirma',
      'pepperoni, bratwurst, demi-glace, gravy, bison',
    ),
    families: ['beef'],
    cutsOf: ['beef'],
    texts: /\b(?:beef|veal|steaks?|sirloin|ribeye|brisket|wagyu|oxtail|wellington)\b/,
    isStrict: true,
  },
  lamb: {
    words: ['lamb', 'mutton', 'lamb or mutton'],
    like: /lamb|mutton/,
    names: ['merguez'],
    families: ['lamb'],
    cutsOf: ['lamb'],
    texts: /\b(?:lamb|mutton)\b/,
    isStrict: true,
  },
  game: {
    words: ['game', 'game meat'],
    names: ['rabbit', 'venison', 'bison', 'wild boar', 'quail', 'squab', 'guinea fowl', 'frog leg'],
  },
  'cured meat': {
    words: ['cured meat', 'cold cut', 'deli meat', 'charcuterie'],
    like: /ham$|salami|prosciutto/,
    names: names(
      'speck, pancetta, guanciale, lardo, coppa, mortadella, soppressata, pepperoni, finocchiona',
      'saucisson, chorizo, nduja, bresaola, pastrami, pastirma, bacon, lardon',
    ),
    isStrict: true,
  },
  offal: {
    words: ['offal', 'organ meat', 'liver'],
    like: /liver|heart$|gizzard|tripe|sweetbread|tongue|foie gras|blood$|blood sausage/,
  },
  fish: {
    words: ['fish', 'pescado', 'poisson', 'pesce', 'fisch', 'finfish', 'fish product'],
    traits: ['fish', 'fish extract'],
    families: ['fish'],
    isStrict: true,
  },
  crustaceans: {
    words: ['crustacean', 'crustaceans'],
    traits: ['crustacean', 'crustacean extract'],
    isStrict: true,
  },
  molluscs: {
    words: ['mollusk', 'mollusc', 'bivalve'],
    label: 'mollusks',
    traits: ['mollusc', 'mollusc extract'],
    isStrict: true,
  },
  shellfish: {
    words: names('shellfish, shell fish, marisco, mariscos, fruits de mer, frutti di mare, meeresfruchte'),
    traits: ['crustacean', 'crustacean extract', 'mollusc', 'mollusc extract'],
    families: ['shellfish'],
    isStrict: true,
  },
  seafood: {
    words: ['seafood', 'sea food', 'fish or seafood', 'fish or shellfish'],
    traits: names('fish, fish extract, seafood, crustacean, crustacean extract, mollusc, mollusc extract'),
    families: ['fish', 'shellfish'],
    isStrict: true,
  },
  eggs: {
    words: ['egg', 'huevo', 'oeuf', 'uova', 'eier'],
    label: 'eggs',
    traits: ['egg'],
    families: ['egg'],
    isStrict: true,
  },
  dairy: {
    words: names(
      'dairy, milk, lactose, dairy product, milk product, leche, lait, latte, milch, lattosio, lacteo',
      'lacteos, laktose, cow milk, casein, whey',
    ),
    traits: ['dairy'],
    families: ['cheese', 'dairy'],
    isStrict: true,
  },
  cream: {
    words: ['cream', 'creme', 'heavy cream', 'creme fraiche', 'nata', 'panna', 'sahne'],
    like: /^(?:heavy |whipped |clotted |sour |irish )?cream$|^creme fraiche$|crema$|^half and half$|malai$|kaymak$|ice cream$/,
    texts:
      /(?<!coconut |cashew |oat |soy |vegan )\b(?:cream(?! of tartar)|creme fraiche|crème fraîche|crema|chantilly|panna cotta)\b/,
  },
  cheese: {
    words: ['cheese', 'queso', 'fromage', 'formaggio'],
    traits: ['rennet'],
    like: /cheese|mozzarella|ricotta|pecorino|queso|cheddar|gouda|paneer|feta$|edam$|cotija$|stracchino$/,
    names: names(
      'burrata, stracciatella, bocconcini, mizithra, mascarpone, fromage blanc, feta, halloumi',
      'chhena, kashkaval, cotija, monterey jack, pepper jack, provolone, brie, boursin, stracchino',
    ),
    families: ['cheese'],
  },
  'blue and soft cheese': {
    words: ['soft cheese', 'blue cheese', 'unpasteurized cheese', 'raw milk cheese'],
    label: 'soft and blue cheese',
    like: /feta$|goat cheese$|stracchino$|white cheese$/,
    names: names(
      "brie, camembert, gorgonzola, roquefort, bleu d'auvergne, blue cheese, blue cheese dressing",
      'feta, queso fresco, queso blanco, queso panela, goat cheese, munster, reblochon, taleggio',
      'epoisses, saint-nectaire, saint-marcellin, stracchino, burrata',
    ),
    isStrict: true,
  },
  gelatin: { words: ['gelatin', 'gelatine'], traits: ['gelatine'], isStrict: true },
  rennet: { words: ['rennet', 'animal rennet'], traits: ['rennet'], isStrict: true },
  honey: { words: ['honey'], traits: ['honey'] },
  insects: { words: ['insect'], label: 'insects', traits: ['insect'], isStrict: true },
  'frogs and snails': { words: ['frog', 'escargot'], names: ['frog leg', 'snail'], isStrict: true },
  blood: { words: ['blood'], like: /\bblood\b(?! orange)/, isStrict: true },
  // Fish without fins and scales, and other animals that the dietary law does not allow.
  'animals that are not kosher': {
    words: ['treif', 'treyf'],
    traits: ['seafood'],
    names: [...notKosherNames, ...disputedKosherNames],
    isStrict: true,
  },
  'high-mercury fish': {
    words: ['high mercury fish', 'mercury'],
    names: ['swordfish', 'kingfish', 'tuna', 'canned tuna'],
    isStrict: true,
  },
  // The ingredients do not say how something is cooked; the text of a dish does.
  'raw or undercooked animal food': {
    words: names(
      'raw food, raw fish, raw seafood, raw egg, raw meat, raw oyster, raw shellfish, sushi, sashimi',
      'undercooked food, undercooked meat, undercooked egg, uncooked meat, rare meat',
    ),
    label: 'raw or undercooked meat, fish or eggs',
    names: names(
      'aioli, mayonnaise, japanese mayonnaise, remoulade, tartar sauce, caesar dressing',
      'ranch dressing, blue cheese dressing, thousand island dressing, hollandaise sauce',
      'bearnaise sauce, smoked salmon, smoked trout, caviar, salmon roe, trout roe, flying fish roe',
      'cod roe, pollock roe, bottarga, sea urchin',
    ),
    texts:
      /\b(?:raw|rare|pink|runny|soft[- ](?:boiled|poached|cooked)|poached eggs?|egg poached|eggs? stays?|yolks?|tartare|carpaccio|crudo|ceviche|aguachile|sashimi|nigiri|sushi|poke|tataki|hamachi|boquerones|onsen|cured|marinate|tiramis\S*|eggnog|rompope|mousse|whipped eggs?|half[- ]shell|on the shell|shucked|oysters?|mayonnaise|aioli|hollandaise|mousseline|gravlax|medium|jammy|soft eggs?|soft inside|alioli|(?:honey|italian|soft) meringue|shaken with [^.]*egg)\b/,
    isStrict: true,
  },
} as const satisfies Readonly<Record<string, Matter>>
