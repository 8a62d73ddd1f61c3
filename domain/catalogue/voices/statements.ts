import type { Dish } from '../dish.ts'
import { mentionsIn } from './mentions.ts'
import { capitalized } from './words.ts'

/** What only the house can know of a dish: where it comes from, how long it takes, what it is cooked on. */
export type StatementKind = 'origin' | 'process' | 'equipment' | 'portion' | 'health'

/** Something that the catalogue's words say and no recipe proves: a blank for the owner to confirm. */
export interface DishStatement {
  readonly kind: Exclude<StatementKind, 'health'>
  /** As it is printed once it is confirmed, with a capital and a full stop. */
  readonly words: string
}

type Described = Pick<Dish, 'description' | 'ingredients'>

const patterns: Readonly<Record<Exclude<StatementKind, 'origin'>, RegExp>> = {
  process:
    /\b(?:(?:hand|house|home)(?:[- ]?(?:made|cut|rolled|folded|churned|pulled|cured|pressed|chopped|stretched|shaped|ground|dipped|formed|picked|painted|baked))?|twice|overnight|daily|sun-cured|aged|dry-aged|slow(?:ly)?|freshly|fresh|hours?|days?|weeks?|months?|years?|minutes?|seconds?|minute|mornings?|to order|by hand|cold-pressed|stone-ground|pit-smoked|fire-roasted|flame-grilled|day-old|yesterday's|wild|free-range|organic|grass-fed|local|heirloom|farm\w*|caught|sustainabl\w+|today'?s)\b/i,
  equipment:
    /\b(?:charcoal(?:-\w+)?|coals?|embers|tandoor\w*|clay|wood(?! ears?\b)(?:-\w+)?|spit|cast[- ]iron|griddled?|plancha|comal|mortar|pestle|wok|stone(?! fruit)|smoker|mesquite|planks?|bamboo|copper|cauldron|skillet|molcajete|flame|rotisserie|cone|filter|wooden|iron|flattop)\b/i,
  portion:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|hundred|dozen|half an?|per person|pieces|ounces?|pounds?|inch(?:es)?|generous|plenty)\b(?!-| (?:colors|sides|ways)\b)|\d/i,
  health: /\b(?:healthy|wholesome|low[- ]|digest\w*|appetite|sugar-free|fat-free|nourish\w*)|no added/i,
}

/** Places and peoples that begin a description, where a capital tells nothing. */
export const PLACE =
  /^(?:Agen|Alphonso|Alpine|Alsatian|Amalfi|Anatolian|Andalusia|Andalusian|Anglo-Indian|Antalya|Assam|Ayutthaya|Baja|Bangkok|Basque|Beijing|Belgian|Bengali|Bologna|Bolognese|Bombay|Bosc|Boston|Breton|Brittany|Buena|Buffalo|Burgundy|Burmese-influenced|Cairo|California|Canadian|Cantonese|Catalan|Chaoshan|Chaozhou|Chengdu|Chennai|Chiang|Chihuahua|Chinese|Christmas|Church-supper|Columbia|Convent|Creole|Cretan|Cypriot|Córdoba|Delhi|Deli-counter|Depression-era|Derby|Dover|Egyptian|Ensenada|Florentine|Florida|French|Fuzhou|Gaeta|Galicia\w*|Georgia|German|Goan|Greek|Guadalajara|Guangdong|Guizhou|Gujarati?|Gulf|Hangzhou|Hawaiian|High-desert|High-mountain|Hollywood|Hong|Hyderabadi?|Iberian|Ibérico|India|Indian|Isan|Istanbul|Italian|Japan|Japanese|Kamakura|Kansas|Kashmiri?|Kennebec|Kentucky|Kerala|Kolkata|Kyoto|Langhe|Lanna|Lao|Lebanese|Lenten|Levantine|Ligurian|Littleneck|Loire|London|Louisiana|Lowcountry|Lucknow|Lyon\w*|Macau|Maharashtra|Maine|Malabar|Mangalorean|Market|Marseille|Maya|Mediterranean|Mekhong|Menorca|Mexican|Milan\w*|Minnesota|Moroccan|Mumbai|Málaga|Nagoya|Naples|Nashville|Neapolitan|New|Nice|Niçoise|Norman\w*|Oaxacan?|Osaka|Pacific|Palermo|Paris\w*|Parker|Parsi|Persian|Picardy|Piedmont\w*|Portuguese|Provence|Provençal|Puebla|Puglia|Puglian|Punjabi?|Périgord|Rajasthan|River|Rocky Mountain|Roman|Roman-style|Rome|Roussillon|Royal|San|Sapporo|Sardinian|Seville|Shanghai|Shunde|Sicil\w+|Sinaloa|Sonoran|Southern|Spanish|Street-cart|Street-wok|Surat|Tamil|Temple|Texas|Thai|Thanksgiving|Tokyo|Traditional-method|Tunisian|Turin|Turkish|Tuscan|Umbrian|Valencian?|Venetian|Veracruz|Vermont|Wisconsin|Xi'an|Xinjiang|Yangzhou|Yokohama|Yucatecan|Yucatán|Yukon|Yunnan)(?:'s)?(?: \p{Lu}[\p{L}'’]*)*\b/u

/** What a part of the catalogue's words states that no recipe proves; undefined where it states nothing of the kind. */
export function statementIn(text: string, recipe: Pick<Dish, 'ingredients'>): StatementKind | undefined {
  const bare = withoutIngredients(text, recipe).replace(/°F/g, '')
  if (PLACE.test(text.trim()) || /[^.:?!] *\p{Lu}/u.test(bare)) return 'origin'
  return (Object.keys(patterns) as (keyof typeof patterns)[]).find((kind) => patterns[kind].test(bare))
}

/** The names of the recipe's own ingredients are proved by it: "Dijon mustard", "aged cheddar", "wild rice". */
function withoutIngredients(text: string, recipe: Pick<Dish, 'ingredients'>): string {
  const mentions = mentionsIn(text, recipe).toReversed()
  return mentions.reduce((rest, { start, end }) => `${rest.slice(0, start)}—${rest.slice(end)}`, text)
}

/** The parts of a text between commas, colons, sentences and before "with". */
const SEAMS = /[,;:.!?]\s+|\s+(?=(?:as|with|from)\s)|\s+and\s+(?=\p{Lu})/u

/** Every such statement of a dish, in the order of its words; none twice. */
export function statementsOf(dish: Described): DishStatement[] {
  const parts = dish.description.replace(/[.!?]$/, '').split(SEAMS)
  const found = parts.flatMap((part): DishStatement[] => {
    const kind = statementIn(part, dish)
    // Nutrition is never claimed, confirmed or not.
    if (!kind || kind === 'health' || part.trim().length < 4) return []
    return [{ kind, words: `${capitalized(part.trim().replace(/^and /, ''))}.` }]
  })
  return found.filter(({ words }, index) => found.findIndex((other) => other.words === words) === index)
}
