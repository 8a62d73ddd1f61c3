import { foldName } from '../text/fold-name.ts'

/** Words of a section's name that promise one kind of food or drink, as they are in its dishes too. */
const KINDS =
  'steak chop burger taco burrito pizza pasta noodle ramen sushi nigiri bowl sandwich wine beer cocktail bottle ' +
  'coffee tea juice soup salad oyster cheese charcuterie pie cake gelato omelet curry dumpling smoothie shake'

const kinds = KINDS.split(' ').map((word) => ({
  word,
  pattern: new RegExp(`\\b${word.replace(/y$/, '(?:y|ie)')}(?:e?s)?\\b`),
}))
/** Wines and beers are by their makers; none of our drinks is one of them. */
const BY_THE_GLASS =
  /\bby the (?:glass|bottle)\b|\bon draft\b|\b(?:vins?|vin[oi]s?|weine?|rot ?weine?|wei(?:ss|ß) ?weine?|bieres?|birr[ae]|cervezas?|biere|vom fass|au verre|offene)\b/

/** Words that promise one kind of food in other languages; one of the same line has to be in the dish. */
const KINDS_ELSEWHERE = `
arroces arroz paella paellas risotto risotti riso arroz rice reis
sopas sopa zuppe zuppa suppen suppe soupes soupe potage veloute crema gazpacho minestrone soup
ensaladas ensalada insalate insalata salate salat salades salade salad
pizze pizza pizzas
panini panino bocadillos bocadillo sandwiches sandwich
pasta pastas nudeln fideos spaghetti linguine rigatoni tagliatelle pappardelle penne bucatini fettuccine orecchiette ravioli lasagna lasagne tortelli tortellini gnocchi cavatelli paccheri
tartes tarte torten torte kuchen crostata gateau gateaux
quesos queso formaggi formaggio fromages fromage kase`
  .trim()
  .split('\n')
  .map((line) => new RegExp(`\\b(?:${line.replaceAll(' ', '|')})\\b`))

/** First courses in Italy. */
const PRIMI =
  /\b(?:pasta|risott[oi]|spaghetti|linguine|rigatoni|tagliatelle|pappardelle|penne|bucatini|fettuccine|orecchiette|ravioli|lasagne|tortell[io]|tortellini|gnocchi|cavatelli|paccheri|tonnarelli|tajarin|trofie|tagliolini|pici|zuppa|minestrone|ribollita)\b/

/** What a section of some course takes none of: pasta among the secondi, a steak of cauliflower. */
const STRANGERS: readonly (readonly [section: RegExp, isStranger: (dish: string) => boolean])[] = [
  [/\bprimi\b/, (dish) => !PRIMI.test(dish)],
  [/\bsecondi\b/, (dish) => PRIMI.test(dish)],
  [/\bsteaks?\b/, (dish) => /\b(?:cauliflower|cabbage|portobello|mushroom|eggplant)\b/.test(dish)],
]

/**
 * Returns whether a dish of this name may be in a section of that name, judged by the names alone. "Steaks"
 * takes no grain bowl and "By the glass" none of our dishes; "Mains" takes anything.
 */
export function suitsSection(dishName: string, sectionName: string): boolean {
  const section = foldName(sectionName)
  if (BY_THE_GLASS.test(section)) return false
  const dish = foldName(dishName)
  if (STRANGERS.some(([where, isStranger]) => where.test(section) && isStranger(dish))) return false
  const promised = [...kinds.map(({ pattern }) => pattern), ...KINDS_ELSEWHERE].filter((kind) =>
    kind.test(section),
  )
  return promised.length === 0 || promised.some((kind) => kind.test(dish))
}
