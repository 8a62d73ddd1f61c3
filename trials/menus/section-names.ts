import type { Dish } from '#domain/catalogue/dish.ts'
import { atOnce } from '#domain/computing/steps.ts'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'

/** A section that an owner names, and the words that each of its dishes has somewhere in its record. */
export type Asked = readonly [name: string, count: number, is: RegExp, isNot?: RegExp]

const [italian, japanese, mexican, indian, american, thai, mediterranean, french, chinese] = [
  1, 2, 3, 4, 5, 6, 7, 8, 9,
]

/** Names as restaurants print them, by cuisine; what a dish must say is written here, and asks no table of the generator. */
export const namesOfMenus: Readonly<Record<number, readonly Asked[]>> = {
  [american as number]: [
    ['Steaks & Chops', 5, /steak|strip|filet|prime rib|chop/i, /portobello|cauliflower|steakhouse/i],
    ['Wings', 3, /wing|buffalo/i],
    ['Burgers', 4, /burger|patty|slider/i],
    ['Bourbon', 4, /bourbon|whiskey/i],
    ['Smoothies', 3, /smoothie/i],
    ['Kimchi & Banchan', 4, /kimchi|banchan/i],
    ['Coffee', 5, /coffee|espresso/i],
    ['Croissants & Pastry', 4, /croissant|pastry|pie|danish|beignet/i],
    ['Sandwiches', 4, /sandwich|burger|roll|melt|reuben|slider/i],
    ['From the Smoker', 4, /smok|barbecue/i],
    ['Pancakes', 2, /pancake/i],
    ['Milkshakes & Floats', 3, /milkshake|malt|float/i],
    ['Craft Beer', 3, /ipa|lager|ale|cider|beer|stout/i],
    ['Potatoes', 4, /potato|fries|tots/i],
    ['Pies', 4, /\bpie\b/i],
    ['Chili', 3, /chili/i],
    ['Lobster', 2, /lobster/i],
    ['Mac & Cheese', 1, /mac and cheese|macaroni/i],
    ['Martinis', 2, /martini/i],
    ['Chowders & Soups', 3, /chowder|soup|gumbo|cioppino/i],
    ['Fried Chicken', 3, /chicken/i],
    ['Sushi', 3, /sushi|maki|nigiri/i],
    ['Crab', 2, /crab/i],
  ],
  [mexican as number]: [
    ['Burritos', 3, /burrito/i],
    ['Aguas Frescas', 4, /agua|horchata|jamaica|tamarind/i],
    ['Enchiladas', 3, /enchilada|enfrijolada/i],
    ['Quesadillas', 3, /quesadilla/i],
    ['Tequila & Mezcal', 5, /tequila|mezcal/i],
    ['Tacos', 5, /taco/i],
    ['Ceviches y Aguachiles', 4, /ceviche|aguachile/i],
    ['Moles', 3, /mole|pipi[aá]n/i],
    ['Tostadas', 3, /tostada/i],
    ['Fajitas', 3, /fajita/i],
    ['Margaritas', 3, /margarita/i],
    ['Cervezas', 3, /beer|cerveza|michelada/i],
    ['Sopas', 4, /sopa|soup|caldo|pozole|crema|consom/i],
    ['Camarones', 3, /shrimp|camar/i],
    ['Tamales', 2, /tamal/i],
  ],
  [italian as number]: [
    ['Vini Rossi', 4, /red wine|lambrusco|wine/i, /white|ros[eé] wine|prosecco|pinot grigio/i],
    ['Vino Rosso', 3, /red wine/i],
    ['Vini Bianchi', 4, /white wine/i],
    ['Calzoni', 2, /calzone/i],
    [
      'Salumi e Formaggi',
      4,
      /prosciutto|mortadella|salami|formaggi|cheese|gorgonzola|pecorino|burrata|frico|scamorza|mozzarella/i,
      /cannoli|cassata/i,
    ],
    ['Panini', 3, /sandwich|panini|carrozza/i],
    ['Risotti', 4, /risotto/i],
    ['Gnocchi', 3, /gnocchi/i],
    ['Bruschette', 2, /bruschetta|crostini/i],
    ['Gelati', 3, /gelato|ice cream|semifreddo|sorbet|affogato|tartufo|granita/i],
    ['Zuppe', 3, /zuppa|soup|minestrone|ribollita|brodo|vellutata|cacciucco/i],
    ['Lasagne', 1, /lasagn/i],
    ['Frutti di Mare', 4, /clam|mussel|shrimp|squid|octopus|cuttlefish|scallop|lobster|prawn|oyster/i],
    ['Grappa & Amaro', 2, /grappa|amaro/i],
    ['Spritz', 3, /spritz/i],
    ['Carne', 3, /beef|steak|veal|pork|lamb|chicken|sausage|venison|boar/i],
    ['Pizze', 3, /pizza|calzone/i],
    ['Antipasti di Terra', 3, /./],
    ['Fritti', 3, /fri|arancini|panelle|crocch|ascolana/i],
  ],
  [french as number]: [
    ['Champagne', 2, /champagne/i],
    [
      'Charcuterie',
      4,
      /p[âa]t[ée]|rillettes|terrine|mousse de foies|saucisson|\bham\b|jambon|foie gras/i,
      /saumon|champignons/i,
    ],
    ['Crêpes', 3, /cr[êe]pe|galette/i],
    ['Fruits de Mer', 4, /oyster|scallop|mussel|lobster|shrimp|crab|hu[îi]tre|moules|langoustine|clam/i],
    ['Steaks', 3, /steak|entrec[ôo]te|beef/i],
    ['Soufflés', 2, /souffl/i],
    ['Tartares', 3, /tartare/i],
    ['Œufs', 3, /egg|œuf|omelette/i],
    ['Canard', 2, /duck|canard/i],
    ['Fromages', 3, /cheese|fromage|roquefort|comt|saint-marcellin/i],
    ['Les Desserts au Chocolat', 3, /chocol/i],
    ['Digestifs', 3, /calvados|cognac|armagnac|sauternes|banyuls|liqueur|pastis|brandy/i],
    ['Moules', 1, /mussel|moules/i],
    ['Tartes', 4, /tart|quiche|flamiche|pissaladi/i],
  ],
  [japanese as number]: [
    ['Udon & Soba', 3, /udon|soba/i],
    ['Sushi', 4, /sushi|maki|nigiri|roll|futomaki|inari|chirashi/i],
    ['Nigiri', 1, /nigiri/i],
    ['Maki', 4, /maki|roll/i],
    ['Yakitori', 2, /yakitori|skewer/i],
    ['Tempura', 3, /tempura/i],
    ['Bento', 2, /bento/i],
    ['Dumplings', 1, /gy[oō]za|dumpling/i],
    ['Ramen', 3, /ramen|tsukemen|tantanmen/i],
    ['Sake', 4, /sake|junmai|atsukan/i],
    ['Curry', 3, /curry/i],
    ['Donburi', 4, /don\b|donburi|chirashi|bowl|unaj/i],
    ['Matcha', 3, /matcha|usucha|uji/i],
    ['Tofu', 4, /tofu|dōfu/i],
    ['Hot Pot', 3, /nabe|hot ?pot|shabu|sukiyaki|oden|mizutaki|y[uū]d[oō]fu/i],
  ],
  [indian as number]: [
    ['Dosas', 2, /dosa/i],
    ['Lassi', 2, /lassi/i],
    ['Thali', 2, /thali/i],
    ['Tandoor', 4, /tandoor|tikka|kebab|clay oven|burra/i],
    ['Biryani', 2, /biryani/i],
    ['Chaat', 3, /chaat|bhel|puri|bhalla|vada pav/i],
    ['Naan & Breads', 4, /naan|roti|paratha|kulcha|papad|puri|bread/i],
    ['Dal', 3, /\bdal\b|lentil/i],
    ['Paneer', 3, /paneer/i],
    ['Chutneys & Pickles', 3, /chutney|pickle|pyaz/i],
    ['Kulfi', 2, /kulfi/i],
    ['Lamb & Goat', 3, /lamb|goat|mutton/i],
  ],
  [thai as number]: [
    ['Curries', 4, /curry|gaeng|panang|massaman|choo chee|khao soi/i],
    ['Satay', 1, /satay/i],
    ['Noodles', 4, /noodle|pad thai|vermicelli|kuay tiew|see ew|woon sen|khao soi/i],
    ['Fried Rice', 3, /khao pad|fried rice/i],
    ['Papaya Salads', 2, /papaya|som tum/i],
    ['Tom Yum', 2, /tom yum/i],
    ['Thai Tea', 2, /tea/i],
    ['Whole Fish', 2, /whole/i],
  ],
  [mediterranean as number]: [
    [
      'Tapas',
      5,
      /gambas|boquerones|croquetas|pan con|pinchos|tortilla|bravas|padr[oó]n|iber|jam[oó]n|manchego|ajo blanco|gazpacho|spain|spanish|marcona|ensaladilla|escalivada|champi|pulpo|olives|octopus|almond/i,
    ],
    ['Greek Salads', 2, /horiatiki|greek|feta/i],
    [
      'Dips',
      4,
      /hummus|ghanoush|muhammara|labneh|tirokafteri|taramasalata|dip|fava|tzatziki|skordalia|pur[eé]e|spread/i,
    ],
    ['Kebabs', 3, /kebab|souvlaki|ş?iş|skewer|kofta|pinchos/i],
    ['Paella', 2, /paella/i],
    ['Gyros', 1, /gyro/i],
    ['Shawarma', 2, /shawarma/i],
    ['Tagines', 4, /tagine/i],
    ['Mezze', 5, /./],
    ['Baklava & Sweets', 3, /./],
    ['Couscous', 2, /couscous/i],
    ['Sangria', 1, /sangr[ií]a/i],
  ],
  [chinese as number]: [
    [
      'Dim Sum',
      6,
      /har gow|siu mai|xiao long|guo tie|bao|dumpling|turnip cake|spring roll|wonton|dan tat|tofu skin|jian dui|mai|ma lai go|potsticker|egg roll|rice roll|puffs|rangoon/i,
    ],
    ['Dumplings', 4, /dumpling|har gow|siu mai|xiao long|potsticker|wonton/i],
    ['Duck', 1, /duck/i],
    ['Hot Pot', 1, /hot ?pot/i],
    ['Congee', 1, /congee/i],
    ['Noodles', 4, /noodle|mein|chow fun|mei fun/i],
    ['Fried Rice', 3, /fried rice/i],
    ['Boba', 1, /boba|bubble/i],
    ['Soups', 3, /soup/i],
    ['Sichuan', 3, /sichuan|mapo|kung pao|dan dan|twice|chili|mala|numbing|fish-fragrant|hot and sour/i],
    ['Tea', 4, /tea|oolong|pu-erh|longjing/i],
    ['Bao', 2, /\bbao\b|bun/i],
  ],
}

export interface AnsweredName {
  readonly cuisineId: number
  readonly name: string
  readonly got: readonly string[]
  readonly said: string
  readonly verdict: 'right' | 'short, said' | 'wrong, said' | 'wrong, silent' | 'missed'
}

const written = ({ name, gloss, description, ingredients }: Dish): string =>
  [name, gloss, description, ...ingredients].join(' ')

/**
 * Asks for each of the names alone. Right: each dish is what the name says, and as many as were asked for or as there are,
 * which is said. Missed: the catalogue's own names have what was refused.
 */
export const answeredNames = (
  catalogue: readonly Dish[],
  seed: number,
  names: Readonly<Record<number, readonly Asked[]>> = namesOfMenus,
): AnsweredName[] =>
  Object.entries(names)
    .flatMap(([id, list]) => list.map((one) => [Number(id), one] as const))
    .map(([cuisineId, [name, count, is, isNot]]): AnsweredName => {
      const brief = menuBriefSchema.parse({ cuisineId, sections: [{ name, count }], priceRange: 3 })
      const { menu, refusal } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
      const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
      const dishes = (menu?.sections ?? []).flatMap(({ items }) =>
        items.flatMap(({ id }) => byId.get(id) ?? []),
      )
      const said = [
        refusal?.sentence,
        ...(menu?.remarks ?? []),
        ...(menu?.sections ?? []).map(({ shortfall }) => shortfall?.reason),
      ]
        .filter(Boolean)
        .join(' ')
      const isRight = (dish: Dish) => is.test(written(dish)) && isNot?.test(written(dish)) !== true
      const wrong = dishes.filter((dish) => !isRight(dish))
      const there = catalogue.filter(
        (dish) =>
          dish.cuisineId === cuisineId &&
          is.test(dish.name) &&
          isNot?.test(dish.name) !== true &&
          dish.season === undefined,
      ).length
      const verdict = (() => {
        if (wrong.length > 0) return said ? 'wrong, said' : 'wrong, silent'
        if (dishes.length >= count) return 'right'
        if (dishes.length < Math.min(count, there / 2)) return 'missed'
        return said ? 'short, said' : 'wrong, silent'
      })()
      return {
        cuisineId,
        name,
        got: dishes.map((dish) => (wrong.includes(dish) ? `!${dish.name}` : dish.name)),
        said,
        verdict,
      }
    })
