import { foldName } from '../../text/fold-name.ts'
import type { SectionSort } from './section-sorts.ts'

/**
 * What sections are called that sell a course, in the languages of menus, with commas between; the most telling first.
 * Letters in parentheses may be absent. Names of kinds of dishes are in `lookup/kinds/`.
 */
const words: readonly (readonly [SectionSort, string])[] = [
  ['kidsDesserts', 'kid(s) dessert(s), kid(s) sweet(s), children s dessert(s), childrens desserts'],
  ['kidsDrinks', 'kid(s) drinks, kid(s) beverages, children s drinks, childrens drinks'],
  ['kidsSides', 'kid(s) side(s), children s side(s), childrens sides'],
  [
    'kids',
    `kid(s), kid(s) menu, kid(s) meal(s), kid(s) plate(s), kid(s) main(s), kid(s) corner, kid(s) eat, children, children s, children s menu
    childrens, childrens menu, kiddo(s), kiddie(s), little one(s), lil one(s), wee one(s), tiny diners, young diners, young guests, small fry
    junior(s), junior menu, bambini, bambino, piu piccoli, menu infantil, infantil, nino(s), enfant(s), fur kinder, fur die kleinen, die kleinen, kleine gaste, kinder`,
  ],
  [
    'brunchCocktails',
    'brunch cocktail(s), morning cocktail(s), brunch drinks, eye opener(s), hair of the dog',
  ],
  [
    'withoutAlcohol',
    `zero proof, no proof, low and no, low no, no and low, zero alcohol, no alcohol, non alcoholic, non alcoholic drink(s), nonalcoholic, alcohol free, spirit free, free spirited
    without spirit(s), booze free, no booze, soft drink(s), softs, n a, na, temperance, temperance drinks, zero, analcolici, bibite, bibita, sans alcool
    sin alcohol, cooler(s), refresher(s)`,
  ],
  [
    'sparkling',
    `sparkling, sparkling wine(s), bubbles, bubbly, bulles, spumante, spumanti, bollicine, petillant(s), espumoso(s), vin(s) mousseux, fizz
    champagne and sparkling, champagne sparkling`,
  ],
  [
    'whites',
    'white(s), white wine(s), wine(s) white, vino bianco, vini bianchi, bianco, bianchi, vin(s) blanc(s), blanc(s), vino(s) blanco(s), blanco(s), vinho(s) branco(s), weisswein(e)',
  ],
  [
    'roses',
    'pink(s), rose(s), rose wine(s), vino rosato, vini rosati, rosato, rosati, vin(s) rose(s), rosado(s)',
  ],
  [
    'reds',
    'red(s), red wine(s), wine(s) red, vino rosso, vini rossi, rosso, rossi, vin(s) rouge(s), rouge(s), vino(s) tinto(s), tinto(s), vinho(s) tinto(s), rotwein(e)',
  ],
  [
    'wines',
    'wine(s), orange wine(s), skin contact, skin contact wine(s), wine(s) by the glass, vin(s) au verre, vini al calice, al calice, vino(s) por copa(s), por copa(s), by the glass, glass pours, vino, vini, vin(s), vinos, vinho(s), wein(e), wine list, from the cellar, from our cellar, cellar, the cellar, grapes',
  ],
  [
    'cocktails',
    'cocktail(s), mixed drink(s), stirred, stirred and strong, stirred strong, shaken, shaken and stirred, shaken stirred, libation(s), tipple(s), highballs and cocktails, coctel(es), cocteles, the cocktail list',
  ],
  [
    'beers',
    `beer(s), cold one(s), on tap, on draft, tap(s), draft(s), draught(s), pint(s), draft beer(s), draught beer(s), craft beer(s), tap and can(s), tap can(s), can(s), brew(s), suds, bottles and cans
    bottles cans, cans and bottles, birre, birra, biere(s), bier, cerveza(s), ale(s)`,
  ],
  [
    'afterDinner',
    'digestivo, digestivi, digestif(s), after dinner, after dinner drinks, liquore, liquori, licor(es), liqueur(s), spirit(s), nightcap(s)',
  ],
  ['coffeeAndTea', 'coffee(s) and tea(s), coffee(s) tea(s)'],
  [
    'drinks',
    `drink(s), beverage(s), to drink, sips, sip, refreshment(s), quencher(s), thirst quencher(s), from the bar, from our bar, the bar, behind the bar
    da bere, bevande, boisson(s), bebida(s), getranke, para beber, para tomar, a boire, libations and drinks`,
  ],
  [
    'desserts',
    `dessert(s), desert(s), dolce, dolci, sweet(s), something sweet, sweet thing(s), sweet stuff, sweet tooth, sugar rush, sugar fix, sweet treat(s), treat(s), sweet ending(s), sweet finish
    sweet note, sweet side, after(s), finish, the finish, to finish, finisher(s), ending(s), happy ending(s), finale, grand finale, last bite(s), last course
    save room, save room for dessert, postre(s), dulce(s), para terminar, para acabar, pour finir, per finire, douceur(s), nachspeise(n), nachtisch
    sobremesa(s), pudding(s), pud(s), meetha, susses, sussspeise(n), sussigkeiten, khong wan, okashi, kanmi, kanom, glyka, glyko, halawiyat, helwayat, trang mieng, tatli, tatlilar, glika, and to finish`,
  ],
  [
    'sides',
    `side(s), side dish(es), on the side, from the side, side kick(s), sidekick(s), side order(s), fixin(s), fixin s, fix in(s), fixing(s), trimming(s), all the trimmings
    extra(s), little extra(s), add on(s), go with(s), alongside, accompaniment(s), sundries, accompagnement(s), garniture(s)
    guarnicion, guarniciones, acompanamiento(s), acompanhamento(s), beilage(n)`,
  ],
  [
    'barSnacks',
    'bar snack(s), bar bite(s), snacky bit(s), snacky bite(s), sfizi, sfizio, bar food, bar menu, snack(s), nibble(s), munchies, noshes, finger food(s), cicchetti, stuzzichini, spuntini, spuntino, happy hour, late night, otsumami, anju, pub grub',
  ],
  [
    'brunch',
    'brunch, before noon, breakfast, breakfast plate(s), all day breakfast, morning(s), good morning, rise and shine, rise shine, desayuno(s), petit dejeuner, colazione, fruhstuck',
  ],
  [
    'lunch',
    'lunch, lunch special(s), power lunch, express lunch, business lunch, lighter fare, light fare, lighter side, midday, pranzo, midi, formule midi, menu midi, dejeuner, almuerzo, comida corrida, mittagstisch, menu del dia, lunch combo(s), lunch set(s)',
  ],
  [
    'starters',
    `antipasto, antipasti, botana(s), starter(s), for starters, appetizer(s), appetiser(s), apps, appies, app, first course(s), first plate(s), first bite(s), first(s)
    light bite(s), small plate(s), small bite(s), small dish(es), little plate(s), little bite(s), bite(s), to begin, begin, beginning(s), to begin with, to start, to start with
    start, start(s), let s start, get started, start here, opener(s), opening act(s), opening(s), kick off(s), kicker(s), warm up(s), warmup(s), pre game, prelude
    to share, share, share(s), sharer(s), starters and sharers, starters sharers, shared, shared plate(s), share plate(s), shareable(s), sharable(s), sharing, sharing plate(s), sharing platter(s), sharing board(s), grazing board(s), for sharing, for the table, per la tavola, para la mesa, graze, grazing
    mez(z)e, mezedes, mezedhes, mazza, mezza, orektika, ouzomezedes, mezeler, zensai, khai vi, amuse(s), amuse bouche(s), to whet your appetite
    whet your appetite, piccoli piatti, assaggi, assaggini, per iniziare, per cominciare, para empezar, para picar, petisco(s), para compartir, para comenzar, para abrir boca
    entrante(s), entrada(s), primeros, primer plato, pour commencer, a partager, hors d oeuvre(s), vorspeise(n), voorgerecht(en), muqabalat, muqabilat`,
  ],
  [
    'mains',
    `all day, all day menu, served all day, tonight, tonight s special(s), tonights special(s), special(s), today s special(s), daily special(s), chef s special(s)
    plates, dinner(s), dinner plate(s), supper(s), the main event, main event, main attraction(s), large plate(s), larger plate(s), big plate(s), bigger plate(s)
    hearty plate(s), big appetite(s), large appetite(s), feast(s), knife and fork, knife fork, fork and knife, to follow, followed by, family style, centerpiece(s), crowd pleaser(s)
    main course(s), main dish(es), main plate(s), main(s), platos fuertes, plato fuerte, fuertes, segundos, segundo plato, platos principales, plato principal
    plat(s), plat(s) principal, plats principaux, plat(s) de resistance, plat(s) du jour, piatti unici, piatti del giorno, piatto del giorno, piatti principali, hauptgericht(e), hauptspeise(n), entree(s)`,
  ],
]

/** With and without what is in parentheses, the longest first: the rest of the name is looked at. */
function patternOf(list: string): RegExp {
  const phrases = list
    .split(/[,\n]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(foldWithChoices)
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`)
}

const foldWithChoices = (phrase: string): string =>
  phrase
    .split(/(\([^)]*\))/)
    .map((part) => (part.startsWith('(') ? `(?:${part.slice(1, -1)})?` : foldKeepingEnds(part)))
    .join('')

/** Folded, with the spaces around it. */
const foldKeepingEnds = (part: string): string => part.replace(/\S(?:.*\S)?/u, foldName)

const patterns = words.map(([sort, list]) => [patternOf(list), sort] as const)

/**
 * The course that a folded text names; undefined where it says something else, or more.
 * @param isFiller true for words that say nothing of what is sold
 */
export function sortPhrase(folded: string, isFiller: (word: string) => boolean): SectionSort | undefined {
  for (const [pattern, sort] of patterns) {
    const rest = folded.replace(pattern, ' ')
    if (rest !== folded && rest.split(' ').every((word) => word === '' || isFiller(word))) return sort
  }
  return undefined
}
