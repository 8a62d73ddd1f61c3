import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'

/**
 * What every kitchen makes of wheat unless its words say of what else, by the language that a menu names it in. What is
 * as often made without (a cake, a cookie, plain pasta or noodles), or of another flour (a taco, a dosa), isn't listed.
 */
export const wheatWords = {
  English: `
sourdough, toast(s), toastie(s), french toast, avocado toast, garlic bread, texas toast, melba toast, crouton(s), breadstick(s), crumpet(s)
english muffin(s), bagel(s), croissant(s), waffle(s), pancake(s), crepe(s), pretzel(s), biscuits and gravy, yorkshire pudding, hoagie(s)
flour tortilla(s), pumpernickel, rye bread, white bread, whole wheat, multigrain bread, ramen, udon, somen, lo mein, chow mein, seitan
couscous, bulgur, wheat noodle(s), shortcrust, panko, farro, freekeh, semolina, wheat berries, puff pastry, phyllo, filo, wonton(s), mac and cheese, mac n cheese, macaroni`,
  Italian: `
focaccia, focaccine, ciabatta, ciabattine, grissini, bruschetta, bruschette, crostini, crostone, piadina, schiacciata, pane carasau
spaghetti, spaghettini, spaghettoni, linguine, fettuccine, fettuccini, tagliatelle, tagliolini, pappardelle, penne, pennette, rigatoni, mezze maniche
fusilli, farfalle, orecchiette, cavatelli, casarecce, trofie, bucatini, paccheri, capellini, pici, strozzapreti, garganelli, conchiglie, orzo, fregola
tortellini, tortelloni, ravioli, agnolotti, cappelletti, cannelloni, manicotti, lasagna, lasagne, ziti, ditalini, maccheroni, tonnarelli`,
  French: `
baguette(s), brioche(s), pain grille, pain de mie, pain de campagne, pain au levain, pain perdu, pain d epices, pain au chocolat
tartine(s), pate feuilletee, feuillete(s), gaufre(s), gougere(s), fougasse, coquillettes, boulgour, semoule`,
  German: `
brotchen, semmel(n), laugenbrezel(n), breze(l), brezel(n), brezn, toastbrot, bauernbrot, weissbrot, sauerteigbrot, roggenbrot, mischbrot, hefezopf
spatzle, kasespatzle, maultasche(n), pfannkuchen, waffel(n), bandnudeln, eiernudeln, zwieback, semmelbrosel, semmelknodel, blatterteig`,
  Spanish: `
tostada de pan, pan de masa madre, pan tostado, pan brioche, picatostes, torrija(s), gofre(s), fideos, fideua, empanada(s), bocadillo(s), montadito(s), mollete(s), hojaldre, tortilla de harina, pan de cristal, media luna, medialuna(s)`,
  'Indian and Middle Eastern': `
naan, garlic naan, chapati, paratha, kulcha, puri, bhatura, pita, lavash, simit, lahmacun, manti, man tou, bao bun(s), gyoza`,
} as const satisfies Readonly<Record<string, string>>

const OF_WHEAT = new RegExp(anyWord(...Object.values(wheatWords)).source, 'gu')

const OTHER_GRAIN =
  'gluten free|glutenfree|glutenfrei\\w*|sans gluten|senza glutine|sin gluten|gf|wheat free|rice|corn|maize|maismehl|buckwheat|chickpea|lentil|cassava|tapioca|almond|coconut|quinoa|millet|teff|sorghum|polenta|oat|mais|reis|linsen|buchweizen|kichererbsen|sarrasin|zucchini|courgette|squash|konjac|shirataki|kelp|sweet potato|potato|banana|plantain|cauliflower|cloud|flourless|keto|hearts of palm|palmini|lettuce|besan|beet|beetroot|celeriac|eggplant|aubergine'
/** Right before it, or with words between that name no other food: "gluten-free sourdough toast", "rice flour pancakes". */
const OF_ANOTHER_BEFORE = new RegExp(
  `(?:^| )(?:${OTHER_GRAIN})(?: (?!(?:and|or|with|on|in|und|mit|auf|et|avec|e|con|y)(?: |$))[^ ]+){0,2}$`,
  'u',
)
/** Right behind it: "crêpe de sarrasin", "fusilli di mais", "waffle fries", "spaghetti squash", "ramen egg". */
const OF_ANOTHER_BEHIND = new RegExp(
  `^(?: (?:de|di|au|aux|aus|con|of|made|from|with|style|al|alla)){0,3} (?:${OTHER_GRAIN})(?= |$)|^ (?:fries|fry|chips?|cut|potato(?:es)?|egg|eggs|spices?|syrup|dressing|salt|seasoning|topping|tomato(?:es)?|chicken|mix)(?= |$)`,
  'u',
)
/** Bread, pasta or flour of another grain, which the words may call by its shape elsewhere: "gluten-free pasta: spaghetti". */
const MADE_OF_ANOTHER = new RegExp(
  `(?:^| )(?:${OTHER_GRAIN}) (?:[^ ]+ )?(?:pastas?|noodles?|bread|pane|pain|brot|pan|flour|mehl|dough|crust|buns?|rolls?|toast|batter|pastry|crumbs?|breadcrumbs?|base|tortillas?|wraps?|nudeln)(?= |$)`,
  'u',
)

/** Between the entries of a list: of "rice, naan" the naan is of wheat. */
const BETWEEN = /[,;:.!?()[\]/|+&·•\n]|\s[–—-]\s/u

const inEntries = (text: string): string[] => text.split(BETWEEN).map(foldName)

/**
 * A word of this text for what is made of wheat, folded, unless it or the text around it says that it is of something
 * else; undefined where there is none.
 * @param around all that the dish says of itself, choices too: "sourdough or gluten-free toast"
 */
export function wheatIn(text: string, around = text): string | undefined {
  if (inEntries(around).some((entry) => MADE_OF_ANOTHER.test(entry))) return undefined
  for (const entry of inEntries(text)) {
    for (const { 0: found, index } of entry.matchAll(OF_WHEAT)) {
      const isOfAnother =
        OF_ANOTHER_BEFORE.test(entry.slice(0, index)) ||
        OF_ANOTHER_BEHIND.test(entry.slice(index + found.length))
      if (!isOfAnother) return found.trim()
    }
  }
  return undefined
}
