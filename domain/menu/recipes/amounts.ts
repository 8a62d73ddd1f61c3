const UNITS =
  'kg|g|gr|mg|lbs?|pounds?|(?:fl\\.? ?)?oz|ounces?|ml|cl|dl|l|liters?|litres?|qts?|quarts?|pts?|pints?|gal|gallons?|tsp|tbsp|tbs|teaspoons?|tablespoons?|cups?|pinch(?:es)?|dash(?:es)?|splash(?:es)?|drops?|drizzles?|knobs?|handfuls?|bunch(?:es)?|heads?|stalks?|sprigs?|cloves?|slices?|pieces?|pcs?|sheets?|sticks?|cans?|tins?|jars?|packs?|packets?|scoops?|dollops?|touch|little|bit|EL|TL|Msp\\.?|Prisen?|Stk\\.?|Stück|Bund|Zehen?|Scheiben?|Dosen?|Becher|Pck\\.?|Päckchen|Würfel|Tropfen|Spritzer|Schuss|Tassen?|etwas|Liter|cuillères? à (?:soupe|café)|c\\. ?à ?[sc]\\.?|cs|cc|càs|càc|pincées?|gousses?|bottes?|tranches?|feuilles?|noix|verres?|sachets?|cucchiai(?:o|ni|no)?|pizzic(?:o|hi)|spicch(?:io|i)|fett(?:a|e)|mazz(?:o|i)|bicchier(?:e|i)|q\\.? ?b\\.?|cucharad(?:a|as|ita|itas)|cdas?|cdtas?|pizcas?|dientes?|tazas?|rodajas?|ramas?|vasos?|colher(?:es)?(?: de (?:sopa|chá))?|pitadas?|chávenas?|xícaras?|fatias?|dentes?|eetlepels?|theelepels?|snufjes?|teentjes?|plakjes?|bosjes?|takjes?|scheutjes?|klontjes?'

/** `of`, `de`, `d'`: between an amount and what it is an amount of. */
const OF = "(?:of |de |d['’]|di |von |do |da |du |des |van )?"

/** `200 g`, `1 1/2 cups of`, `½ tsp`, `2-3`, `2 x` before an ingredient. */
const BEFORE = new RegExp(
  `^(?:about |approx\\.? |ca\\.? |env\\. )?[\\d¼½¾⅓⅔⅛.,/ –-]+(?:\\s*x(?=\\s|\\d))?\\s*(?:(?:${UNITS})(?![\\p{L}])\\.?)?\\s*${OF}`,
  'iu',
)

/** `a knob of`, `eine Prise`, `une noix de`, `un pizzico di`. */
const IN_WORDS = new RegExp(
  `^(?:an? |one |two |three |some |half an? |a good |a small |a large |eine?n? |une? |un[oa]? |uma? |een |dos |tres |zwei |drei |deux |due |tre |twee )(?:good |small |large |big |generous |kleine |große |petite |grande )?(?:${UNITS})(?![\\p{L}]) *${OF}`,
  'iu',
)

/** `butter 200g`, `butter x 2`, `Butter, 2 EL`, `butter: 200 g`, `farina q.b.`. */
const BEHIND = new RegExp(
  `[\\s:–—-]+(?:x\\s*)?(?:[\\d¼½¾⅓⅔⅛][\\d¼½¾⅓⅔⅛.,/ –-]*\\s*(?:(?:${UNITS})(?![\\p{L}])\\.?|%|x)?|q\\.? ?b\\.?|n\\. ?B\\.?|x\\s*\\d+)$`,
  'iu',
)

/** Cooks write these for themselves. */
const AFTERTHOUGHT =
  /\s+(?:to taste|as needed|optional|for (?:frying|serving|garnish(?:ing)?|dusting|brushing|greasing)|nach (?:geschmack|bedarf)|zum (?:braten|garnieren|bestäuben)|à volonté|al gusto|a gusto|quanto basta|naar smaak)$/iu

/** A line without how much of it: `200 g`, `a knob of`, `x 2`, `to taste`. */
export const withoutAmounts = (words: string): string => {
  const bare = words.trim().replace(AFTERTHOUGHT, '')
  const before = bare.replace(IN_WORDS, '')
  const left = (before === bare ? bare.replace(BEFORE, '') : before).replace(BEHIND, '').trim()
  // "00 flour" and "7 up" are names; a line that is an amount alone stays as it is.
  return left === '' ? bare : left
}

/** `2 EL`, `200 g`: how much of what follows. */
export const isAmount = (text: string): boolean =>
  /^[\d¼½¾⅓⅔⅛]/u.test(text) && text.replace(BEFORE, '') === ''
