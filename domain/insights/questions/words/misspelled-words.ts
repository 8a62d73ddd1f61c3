/**
 * Words of menus as they are often written wrong, and as they are written. Only what is wrong in every language that a
 * menu may be in: `omlet` is Turkish, `expresso` French, `risoto` Portuguese, `mayonaise` Dutch. Found on menus of
 * restaurants and in the dictionaries' lists of common misspellings (Merriam-Webster, Collins).
 */
const byRight: Readonly<Record<string, string>> = {
  // Salads and vegetables
  Caesar: 'ceasar ceaser caeser',
  Benedict: 'benidict benidickt benedickt bendict',
  vinaigrette: 'vinagrette vinegrette vinigrette vinaigarette vinaigrete',
  balsamic: 'balsalmic',
  broccoli: 'brocolli broccolli',
  cauliflower: 'cauliflour califlower',
  zucchini: 'zuchini zucchinni zuccini',
  asparagus: 'asparagas asperagus',
  radish: 'raddish',
  radishes: 'raddishes',
  avocado: 'avacado avocada',
  tomatoes: 'tomatos',
  potatoes: 'potatos',
  vegetable: 'vegtable vegatable',
  vegetables: 'vegtables vegatables',
  vegetarian: 'vegeterian vegitarian vegatarian vegaterian',
  shiitake: 'shittake shiitaki',
  horseradish: 'horseraddish horseredish',
  sauerkraut: 'sourkraut saurkraut',
  coleslaw: 'coldslaw colslaw',
  artichoke: 'artichock artichoak',
  spinach: 'spinich spinnach',
  lettuce: 'lettus lettice',
  cucumber: 'cucmber cucumbar',
  mushroom: 'mushrom mushrooom',
  mushrooms: 'mushroms',
  'Brussels sprouts': 'brussel~sprouts brussell~sprouts',
  croutons: 'croutans crutons',
  // Cheese and cold cuts
  mozzarella: 'mozarella mozzerella mozzarela mozerella',
  Parmesan: 'parmesean parmasean parmesian parmasan',
  mascarpone: 'marscapone mascapone',
  cheddar: 'chedder',
  cheese: 'chesse cheeese',
  cabbage: 'cabage cabbbage',
  prosciutto: 'proscuitto prosciuto proscuito',
  pancetta: 'panchetta',
  chorizo: 'chorrizo',
  sausage: 'sausauge sausge',
  gorgonzola: 'gorganzola gorgonzolla',
  Parmigiano: 'parmiggiano parmigianno',
  // Pasta and bread
  spaghetti: 'spagetti spagheti',
  ravioli: 'raviolli ravoli',
  lasagna: 'lasanga lasgna',
  gnocchi: 'gnochi gnocci gnocchie',
  risotto: 'rissotto',
  puttanesca: 'puttenesca',
  minestrone: 'minestroni',
  bruschetta: 'bruchetta brushetta bruscetta',
  focaccia: 'foccacia foccaccia',
  baguette: 'bagette',
  croissant: 'crossant croisant',
  sandwich: 'sandwhich sandwitch',
  fettuccine: 'fetuccini fetuccine fettucinni',
  carbonara: 'carbonarra carbanara',
  bolognese: 'bolognase bologneese',
  alfredo: 'alfreado alfrado',
  rigatoni: 'rigotoni rigattoni',
  omelet: 'omlette',
  hamburger: 'hamberger',
  cheeseburger: 'cheesburger',
  // Meat and fish
  sirloin: 'sirlion surloin',
  'filet mignon': 'filet~mingon filet~mignion',
  'au jus': 'au~jous',
  béarnaise: 'bernaise',
  hollandaise: 'hollondaise holandaise',
  calamari: 'calimari calamri',
  halibut: 'halibit hallibut',
  tilapia: 'tilipia',
  mussels: 'mussles',
  shrimp: 'shirmp',
  'tartar sauce': 'tarter~sauce',
  fried: 'freid',
  chicken: 'chiken chickin chciken',
  tenderloin: 'tenderlion',
  porterhouse: 'porterhous',
  lobster: 'lobstar',
  scallops: 'scollops scallps',
  salmon: 'salmom slamon',
  grilled: 'grlled griled',
  // The pantry
  cinnamon: 'cinammon cinamon cinnimon',
  turmeric: 'tumeric',
  Worcestershire: 'worchestershire worstershire worcheshire',
  chipotle: 'chipolte chipoltle',
  jalapeño: 'jalepeno jalepeño jalapino jalopeno',
  quesadilla: 'quesedilla quesidilla',
  guacamole: 'guacomole guacamoli',
  tzatziki: 'tatziki',
  sriracha: 'siracha sirracha sriacha',
  teriyaki: 'teriaki terriyaki',
  edamame: 'edemame edamami',
  caramelized: 'carmelized carmalized',
  sautéed: 'sauted sautted',
  burrito: 'burito burritto',
  burritos: 'buritos burrittos',
  enchilada: 'enchillada enchalada',
  enchiladas: 'enchilladas enchaladas',
  chimichanga: 'chimichunga',
  chimichurri: 'chimmichurri chimichuri',
  cilantro: 'cilanto celantro',
  habanero: 'habenero habañero',
  delicious: 'delicous delicius',
  restaurant: 'restaraunt resturant restuarant',
  // Sweets
  meringue: 'meringe merangue',
  'crème brûlée': 'creme~brule',
  tiramisu: 'tiramasu tirimisu tiramissu',
  cheesecake: 'cheescake',
  chocolate: 'choclate chocolote',
  pistachio: 'pistacio',
  raspberry: 'rasberry',
  raspberries: 'rasberries raspberrys',
  strawberries: 'strawberrys',
  blueberries: 'blueberrys',
  profiteroles: 'proffiteroles',
  sherbet: 'sherbert',
  crème: 'créme',
  caffè: 'caffé',
  cannoli: 'canoli cannolli',
  vanilla: 'vanila vannila',
  banana: 'bannana',
  pineapple: 'pinapple pineaple',
  coconut: 'cocunut coconot',
  walnuts: 'wallnuts',
  strawberry: 'strawbery',
  blueberry: 'bluebery',
  // Drinks
  cappuccino: 'cappucino capuccino cappuchino',
  lemonade: 'lemonaide lemonaid',
  Sauvignon: 'sauvingnon sauvingon savignon sauvginon',
  Chardonnay: 'chardonay chardonnary',
  'Pinot Grigio': 'pinot~griggio',
  'Pinot Noir': 'pinot~nior',
  Riesling: 'reisling',
  Zinfandel: 'zinfindel',
  Champagne: 'champange',
  margarita: 'magarita',
  mojito: 'mohito mojitto',
  Cabernet: 'cabarnet cabernett',
  Prosecco: 'proseco prossecco',
  macchiato: 'machiato machiatto',
  daiquiri: 'daquiri daquari diaquiri',
  bourbon: 'bourban',
  tequila: 'tequilla',
  Guinness: 'guiness',
  Budweiser: 'budwieser budwiser',
  Heineken: 'heiniken heinekin',
  Pellegrino: 'peligrino pelligrino',
}

const rightOf: ReadonlyMap<string, string> = new Map(
  Object.entries(byRight).flatMap(([right, wrong]) =>
    wrong.split(' ').map((one): [string, string] => [one.replaceAll('~', ' '), right]),
  ),
)

const WRONG = new RegExp(`(?<!\\p{L})(?:${[...rightOf.keys()].join('|')})(?!\\p{L})`, 'giu')

/** In capitals where the wrong word is, with a capital where it begins with one. */
function inCaseOf(wrong: string, right: string): string {
  if (wrong.length > 1 && wrong === wrong.toUpperCase()) return right.toUpperCase()
  const isCapital = wrong.charAt(0) !== wrong.charAt(0).toLowerCase()
  return isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right
}

/** A word as it is, and as it is written. */
export interface Misspelling {
  readonly wrong: string
  readonly right: string
}

/** The misspelled words of a text, in its order, each once. */
export function misspellingsIn(text: string): readonly Misspelling[] {
  const wrong = [...new Set(text.match(WRONG))]
  return wrong.map((word) => ({
    wrong: word,
    right: inCaseOf(word, rightOf.get(word.toLowerCase()) ?? word),
  }))
}

/** A text with its misspelled words as they are written. */
export const respelled = (text: string): string =>
  text.replace(WRONG, (word) => inCaseOf(word, rightOf.get(word.toLowerCase()) ?? word))
