import { foldName } from '../text/fold-name.ts'
import { firstIn, wordTable } from '../text/word-table.ts'
import type { Course } from './course.ts'

const numbers = '1 two three four five six seven eight nine ten 2 3 4 5 6 7 8 9 10 11 12'.split(' ')
const numbered = (...phrases: readonly string[]): string =>
  numbers.flatMap((number) => phrases.map((phrase) => phrase.replace('N', number))).join(', ')

/** By the words of a section's name, the most telling first. */
const courses = wordTable<Course>({
  set: `
    omakase, kaiseki, tasting, set menu, chef s menu, course menu, banquet, set dinner(s), set meal(s), set menus
    prix fixe, degustation, formule(s)
    ${numbered('N courses', 'dinner(s) for N', 'meal(s) for N', 'feast(s) for N')}`,
  apart: `
    kid(s), kiddos, children( s), childrens, little ones, little guests, seniors, take home, packs, happy hour
    late night, add to, enhancement(s), extra(s), add on(s), topping(s), sauce(s), condiment(s), merch*, retail, catering, gift, keiki
    kinder, kinderen, enfant(s), supplement(s), ninos, bambini, barne(n), born`,
  drink: `
    drink(s), beverage(s), refreshment(s), wine(s), beer(s), ale(s), cocktail(s), mocktail(s), spirit(s), liquor(s)
    whisk(e)y(s), bourbon(s), sake(s), soju(s), cider(s), coffee(s), tea(s), juice(s), soda(s), smoothies, milkshake(s)
    shakes, margaritas, shots, by the glass, by the bottle, bottle(s), draft(s), draught(s), tap(s), red(s), white(s)
    rose(s), sparkling, champagne(s), bubbles, zero proof, non alcoholic, cellar
    boisson(s), vin(s), blanc(s), rouge(s), cidre(s), biere(s), cafe(s), digestif(s), aperitif(s)
    getranke, wein(e), weißwein(e), weisswein(e), rotwein(e)
    bebida(s), vino(s), cerveza(s), aguas frescas
    bevande, vini, birre, aperitivi
    drinken, dranken, dryck, drikke, napoje`,
  dessert: `
    dessert(s), sweet(s), !sweet(s) and sour, !sweet(s) sour, !sweet(s) potato*, pudding(s), pastry, pastries, ice cream(s)
    pies, cake(s)
    patisseries, sobremesas, postres, helados, dolci, gelato, gelati
    nachspeise(n), nachtisch(e), süsses, süßes, süssspeise(n), süßspeise(n), kuchen, torten, eisbecher
    nagerechten, efterratter`,
  side: `
    side(s), on the side, accompaniment(s), vegetables, trimmings
    beilage(n), accompagnement(s), garnitures, contorni, guarniciones, banchan`,
  starter: `
    appetizer(s), appetiser(s), apps, starter(s), shareables, small plate(s), snack(s), nibbles, bites, first course(s)
    firsts, to start, to begin, beginnings, for the table, soup(s), salad(s), cold plate(s), cheese(s), charcuterie
    cured, board(s), raw bar, raw, oyster(s), shellfish bar, seafood bar, chilled seafood, dim sum
    hors d oeuvre(s), fromage(s), vorspeise(n), suppe(n), salate
    antipasti, antipasto, zuppe, insalate, salumi, cicchetti, crudo
    entradas, tapas, sopas, caldos, petiscos, para empezar, para picar, meze, mezze
    voorgerechten, soepen, forratter, zupy`,
  main: `
    main(s), main course(s), second course(s), large plate(s), big plates, plates, platters, blue plate(s), specialties
    from the grill, grill(ed), barbecue, bbq, smokehouse, rotisserie, roast(s), steak(s), chop(s), meat(s), poultry
    fish, seafood, wings, burger(s), sandwich(es), handheld(s), melts, subs, stews, egg(s), omelet(s), omelette(s)
    skillet(s), griddle, breakfast, brunch, dinner(s), lunch(es), bowl(s), curry, curries, wok, noodles
    noodle soup(s), stir fries, flatbread(s)
    hauptgericht(e), hauptspeise(n), hauptgange, nudeln, schnitzel(s)
    plat(s), entree(s), viande(s), poisson(s), galettes
    pasta(s), primi, secondi, pizza(s), pizze, pizze rosse, panini(s), calzone, calzoni
    platos, platos fuertes, carne(s), pescado(s), arroces, parrilla, fajitas, tacos, burritos, tortas, pratos, peixe
    hoofdgerechten, varmratter
    ramen, donburi, chow mein, tandoor`,
})

/** The course that the name of a section says; undefined where it says none. */
export const courseInSectionName = (name: string): Course | undefined => firstIn(courses, foldName(name))
