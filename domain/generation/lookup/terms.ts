import { fleshOf } from '../../dishes/food/kind.ts'
import { isOfMeat, isOfSea } from '../../dishes/read-dish.ts'
import { DESSERTS, DRINKS, diet, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'
import { anyWordBut } from '../../text/any-word.ts'
import { housesOf } from '../houses/houses-of.ts'
import { settingOf } from '../pricing/setting.ts'
import { isOfCheese } from '../sorts/course-sorts.ts'
import { isSought } from '../sought/sought.ts'
import type { Said } from './said.ts'

export type Is = (said: Said) => boolean

/** What menus call a kind of dish, in the languages of their cards, and what is of that kind. */
interface Term {
  /** Phrases with commas between them; each is found in any number. */
  readonly words: string
  readonly is: Is
}

/** By words of the name and the gloss, as `anyWordBut` reads them. */
function named(list: string): Is {
  const pattern = anyWordBut(list)
  return ({ name }) => pattern.test(name)
}

/** By any words: also those of the description and the recipe. */
function says(list: string): Is {
  const pattern = anyWordBut(list)
  return ({ all }) => pattern.test(all)
}

const both =
  (...all: readonly Is[]): Is =>
  (said) =>
    all.every((is) => is(said))
const either =
  (...any: readonly Is[]): Is =>
  (said) =>
    any.some((is) => is(said))
const not =
  (is: Is): Is =>
  (said) =>
    !is(said)
const inCategories =
  (...ids: readonly number[]): Is =>
  ({ dish }) =>
    ids.includes(dish.categoryId)
const isDrink = inCategories(DRINKS)
const isFood = not(isDrink)
const isSavory = inCategories(STARTERS, MAINS, SIDES)
const isCourse = inCategories(STARTERS, MAINS)

/** Flesh of these ingredients is what the dish is made of. */
function ofFlesh(list: string): Is {
  const pattern = anyWordBut(list)
  return ({ dish }) => {
    const [first, ...others] = dish.ingredients.filter((name) => fleshOf(name) !== undefined)
    return (
      dish.categoryId <= MAINS && [first, ...others.slice(0, 1)].some((name) => name && pattern.test(name))
    )
  }
}

/** A drink with one of these in the glass. */
const pours = (list: string): Is => {
  const pattern = anyWordBut(list)
  return ({ dish }) => dish.categoryId === DRINKS && dish.ingredients.some((name) => pattern.test(name))
}

const ordered =
  (...kinds: readonly Said['plate']['drink'][]): Is =>
  ({ plate }) =>
    plate.drink !== undefined && kinds.includes(plate.drink)
const shaped =
  (...shapes: readonly Said['plate']['shape'][]): Is =>
  ({ plate }) =>
    plate.shape !== undefined && shapes.includes(plate.shape)
const cooked =
  (...techniques: readonly Said['plate']['technique'][]): Is =>
  ({ plate, dish }) =>
    dish.categoryId !== DESSERTS && plate.technique !== undefined && techniques.includes(plate.technique)
const claims =
  (id: number): Is =>
  ({ dish }) =>
    dish.dietaryOptions.some((one) => one === id)
const ofFamily =
  (...families: readonly string[]): Is =>
  ({ dish }) =>
    families.includes(dish.family)
const atHome =
  (house: string): Is =>
  ({ dish }) =>
    housesOf(dish).has(house)
/** By the region of its record, or by words that mean the same kitchen. */
const from = (region: string, list: string): Is => {
  const isCalled = says(list)
  return (said) => said.dish.region === region || isCalled(said)
}
const isMeatless: Is = ({ plate }) => plate.kind === 'vegan' || plate.kind === 'vegetarian'
const isChocolate: Is = ({ dish }) => dish.ingredients.some((name) => /chocolate|cocoa/.test(name))

/** Names of kinds of dishes. What isn't here is looked for among the names, glosses and recipes of the catalogue. */
export const terms: readonly Term[] = [
  // Meat.
  {
    words: 'steak, beefsteak, bistecche, bistec, biftek, entrecote, tagliata',
    is: both(
      inCategories(MAINS),
      ofFlesh(
        '*beef*, *steak, ribeye, filet*, sirloin, strip*, brisket, !ground beef, !brisket, !corned beef',
      ),
      says(
        'steak(s), !steakhouse, !steak salt, strip, filet, prime rib, ribeye, tagliata, bistecca, entrecote, arrachera, carne asada, wagyu, teppanyaki',
      ),
      not(named('fajita(s), taco(s), stew, chili, soup, curry, salad, with broccoli, don')),
    ),
  },
  {
    words: 'chop, costolette, costine, chuletas',
    is: both(isCourse, says('chop(s), scottadito, cutlet(s), !pork cutlet, !chicken cutlet')),
  },
  {
    words: 'rib, sparerib, costillas',
    is: both(isCourse, named('rib(s), spare rib(s), short rib(s), !prime rib, !corn rib(s), !rib chop(s)')),
  },
  {
    words: 'wing, alitas, ali di pollo',
    is: both(
      isFood,
      either(named('wing(s), tebasaki'), ({ dish }) =>
        dish.ingredients.some((one) => one === 'chicken wing'),
      ),
    ),
  },
  { words: 'burger, hamburger, hamburguesas', is: both(isFood, named('*burger(s), slider(s), patty melt')) },
  {
    words: 'beef, manzo, boeuf, res, carne de res, gyu',
    is: both(ofFlesh('*beef*, *steak, veal, oxtail, wagyu*'), ofFamily('beef')),
  },
  {
    words: 'pork, maiale, porc, cerdo, puerco, buta',
    is: either(ofFamily('pork'), ofFlesh('pork*, *pork, ham, bacon, prosciutto, pancetta')),
  },
  {
    words: 'lamb, goat, lamb and goat, mutton, agnello, agneau, cordero, abbacchio',
    is: both(ofFamily('lamb'), not(says('venison'))),
  },
  {
    words: 'chicken, pollo, poulet, tori, gai, murgh',
    is: ofFlesh('chicken*, *chicken, !chicken stock, !chicken liver(s), !chicken broth'),
  },
  { words: 'duck, canard, anatra, pato, ped', is: either(ofFlesh('duck*'), both(isSavory, named('duck'))) },
  { words: 'poultry, volaille, pollame, aves, bird', is: ofFamily('poultry') },
  {
    words: 'game, gibier, selvaggina, caza',
    is: ofFlesh('venison, rabbit, boar, wild boar, quail, pheasant, hare, bison, goose'),
  },
  {
    words: 'meat, carne, carni, carnes, viande, fleisch',
    is: both(inCategories(MAINS), ({ plate }) => isOfMeat(plate)),
  },
  {
    words: 'charcuterie, salumi, salume, affettati, cold cuts, cured meat, embutidos, jamon',
    is: both(
      inCategories(STARTERS, SIDES),
      not(isMeatless),
      ({ plate }) => !isOfSea(plate),
      either(
        named(
          'pate, terrine, mousse de foies, prosciutto, mortadella, salame, salami, jamon iberico, bresaola, coppa',
        ),
        says('charcuterie, salumi, rillettes'),
      ),
    ),
  },
  {
    words: 'offal, frattaglie, abats, nose to tail',
    is: both(
      isCourse,
      says('liver(s), tripe, sweetbread(s), kidney(s), tongue, bone marrow, foie gras, trotter(s)'),
    ),
  },
  {
    words: 'kebab, kabob, kabab, skewer, spiedini, brochette',
    is: both(
      isCourse,
      named(
        'kebab(s), skewer(s), souvlaki, shish, sis, kofta, kofte, pinchos, satay, *yakitori, seekh, shashlik, keftedes, moo ping, brochette(s)',
      ),
    ),
  },
  {
    words: 'sausage, salsiccia, saucisse, chorizo',
    is: both(isSavory, says('sausage(s), salsiccia, chorizo, andouille, sai ua, merguez')),
  },
  // Fish and shellfish.
  {
    words: 'fish, pesce, pesci, poisson, pescado, sakana, pla',
    is: both(isCourse, ({ plate }) => isOfSea(plate) && plate.kind === 'fish'),
  },
  {
    words: 'seafood, fish and seafood, from the sea, mare, di mare, mer',
    is: both(isCourse, ({ plate }) => isOfSea(plate)),
  },
  {
    words:
      'shellfish, frutti di mare, fruits de mer, fruit de mer, mariscos, crostacei, crustaces, coquillages',
    is: both(isCourse, ({ plate }) => isOfSea(plate) && plate.kind === 'shellfish', not(says('snail(s)'))),
  },
  {
    words: 'whole fish, whole steamed fish, whole grilled fish, whole fried fish',
    is: both(isCourse, ({ plate }) => isOfSea(plate) && plate.kind === 'fish', says('whole')),
  },
  {
    words: 'shrimp, prawn, gamberi, gambas, crevette, camaron, camarones, ebi, goong',
    is: ofFlesh('shrimp*, prawn*, *shrimp, *prawn'),
  },
  {
    words: 'raw bar, crudo, crudi, raw, carpaccio, carpacci',
    is: both(
      isCourse,
      not(isMeatless),
      either(
        cooked('raw'),
        named('tartare, carpaccio, ceviche, sashimi, poke, tataki, crudo, aguachile, mignonette'),
      ),
    ),
  },
  // Dishes by their form.
  {
    words: 'secondi, secondi piatti, second course',
    is: both(
      inCategories(MAINS),
      ({ plate, dish }) =>
        plate.shape !== 'pasta' &&
        plate.shape !== 'pizza' &&
        dish.family !== 'noodle' &&
        plate.starch !== 'bread',
      not(named('risotto, gnocchi, polenta, calzone')),
    ),
  },
  {
    words: 'soup, chowder, zuppe, zuppa, minestre, potage, veloute, soupe, sopa, caldo, shorba, broth',
    is: both(
      isSavory,
      either(
        shaped('soup'),
        named(
          'soup(s), chowder, bisque, gumbo, cioppino, minestrone, zuppa, ribollita, brodo, velouté, shorba, rasam, pho, *guk, *tang',
        ),
      ),
      not(named('on rice, over rice, yakgwa')),
    ),
  },
  {
    words: 'salad, insalata, insalate, salade, ensalada, yum',
    is: both(
      isSavory,
      either(shaped('salad'), named('salad(s), insalata, salade, ensalada, horiatiki')),
      not(named('plate, bowl, puri, quesadilla, sandwich')),
    ),
  },
  {
    words: 'sandwich, panini, panino, torta, bocadillo, handheld, hoagie, sub',
    is: both(
      isCourse,
      either(
        named(
          'sandwich(es), panini, in carrozza, reuben, melt, torta ahogada, croque, sando, *burger(s), vada pav, roll with, lobster roll, kathi roll',
        ),
      ),
    ),
  },
  {
    words: 'pizza, pizze, flatbread, pies from the oven',
    is: both(inCategories(MAINS), named('pizza(s), calzone, pide, lahmacun')),
  },
  {
    words: 'pasta, paste, primi, primi piatti',
    is: both(
      inCategories(MAINS),
      either(shaped('pasta'), named('risotto, gnocchi, polenta, spaghetti, orzo')),
    ),
  },
  { words: 'risotto', is: both(isCourse, named('risotto, risotti')) },
  {
    words: 'noodle, mian, mein',
    is: both(
      isSavory,
      either(
        shaped('noodles'),
        ({ plate }) => plate.starch === 'noodle',
        named('noodle(s), pad thai, *mein, chow fun, mei fun'),
      ),
      not(named('dumpling(s), hot pot, roll(s), *mandu')),
    ),
  },
  { words: 'ramen', is: named('ramen, tsukemen, tantanmen') },
  {
    words: 'dumpling, jiaozi, mandu, ravioli and dumpling',
    is: both(
      isSavory,
      named(
        'dumpling(s), gyoza, momo(s), wonton(s), har gow, siu mai, xiao long bao, potsticker(s), manti, shumai, mandu',
      ),
      not(named('lion s head, char siu bao, liu sha bao')),
    ),
  },
  {
    words: 'dim sum, yum cha',
    is: both(
      isFood,
      either(
        shaped('dumplings'),
        named(
          'dumpling(s), wonton(s), bao, har gow, siu mai, potsticker(s), turnip cake, spring roll(s), egg roll(s), tofu skin roll(s), rangoon, dan tat, jian dui, ma lai go, chicken feet, rice roll(s)',
        ),
      ),
    ),
  },
  { words: 'bao, bun, steamed bun', is: both(isFood, named('bao, bun(s), mantou')) },
  {
    words: 'sushi',
    is: named(
      'sushi, nigiri, *maki, *zushi, california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki, !hotate butter maki',
    ),
  },
  {
    words: 'maki, sushi roll, hand roll',
    is: both(
      named(
        '*maki, sushi roll(s), california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki',
      ),
      says('nori'),
    ),
  },
  {
    words: 'spring roll, egg roll, summer roll',
    is: both(
      isSavory,
      named('spring roll(s), egg roll(s), summer roll(s), poh pia, fresh roll(s), rice paper roll(s)'),
    ),
  },
  {
    words: 'hot pot, hotpot, nabe, nabemono, fondue',
    is: both(isSavory, named('hot pot, *nabe, nabe*, shabu shabu, sukiyaki, oden, mizutaki, yudofu, fondue')),
  },
  {
    words: 'bowl, rice bowl, donburi, don',
    is: both(isCourse, named('bowl(s), *don, donburi, chirashizushi, unaju, over rice, on rice')),
  },
  {
    words: 'rice, rice dish, riz, arroz, arroces, riso',
    is: both(
      inCategories(MAINS, SIDES),
      either(
        ({ plate }) => plate.starch === 'rice',
        ofFamily('rice'),
        named('paella, risotto, biryani, fried rice'),
      ),
    ),
  },
  {
    words: 'fried rice, wok rice',
    is: both(isSavory, named('fried rice, khao pad, chahan, nasi goreng, pad rice')),
  },
  {
    words: 'curry, currie, gaeng, masala',
    is: both(
      isCourse,
      either(
        shaped('curry'),
        named('curry, curries, khao soi, masala, korma, vindaloo, rogan josh, makhani, moilee, ishtu'),
      ),
    ),
  },
  { words: 'taco', is: both(isSavory, named('taco(s), quesabirria')) },
  { words: 'birria', is: both(isSavory, named('*birria')) },
  { words: 'mole', is: both(isCourse, named('mole, pipian')) },
  {
    words: 'stew, braise, estofado, guiso, ragout, spezzatino',
    is: both(
      isCourse,
      either(cooked('braised'), named('stew, braised, tagine, stifado, goulash, *jjigae')),
      not(named('*jorim, trotter(s)')),
    ),
  },
  {
    words: 'roast, arrosti, rotis, asados',
    is: both(
      inCategories(MAINS),
      ({ plate }) => isOfMeat(plate),
      either(cooked('baked'), says('roast, roasted')),
    ),
  },
  { words: 'tagine, tajine', is: named('tagine') },
  {
    words: 'dip, spread, dips and spreads, mezedes dips',
    is: both(
      isSavory,
      either(
        shaped('dip', 'spread'),
        named(
          'hummus, ghanoush, muhammara, labneh, tirokafteri, taramasalata, tzatziki, fava santorini, matbucha, dip(s), guacamole, tapenade, caviar d aubergine, sikil p aak',
        ),
      ),
      not(named('with warm shrimp')),
    ),
  },
  {
    words: 'pintxo, pinxo, montadito, banderilla',
    is: both(
      isSavory,
      ({ dish }) => dish.cuisineId === 13 || housesOf(dish).has('western'),
      named('gilda, pinchos, brochetas, toast, pan con tomate, anchovies, croquettes, tortilla espanola'),
    ),
  },
  {
    words: 'tapas, tapa, raciones',
    is: both(
      inCategories(STARTERS, SIDES),
      either(atHome('western'), ({ dish }) => dish.cuisineId !== 7),
    ),
  },
  {
    words: 'bruschetta, crostini, toast, tartine, tartines, tostas',
    is: both(isSavory, either(named('bruschetta, crostini, toast(s), pan con tomate, tartine(s)'))),
  },
  { words: 'crepe, galette, crepas', is: named('crepe(s), crepas, galette(s)') },
  { words: 'pancake, hotcake, flapjack', is: both(isFood, named('pancake(s), hotcake(s)')) },
  { words: 'waffle', is: both(isFood, named('waffle(s)')) },
  {
    words: 'egg, egg dish, oeuf, uova, huevo, omelette, omelet',
    is: both(isSavory, either(ofFamily('egg'), named('egg(s), omelet(s), omelette(s), huevos, benedict'))),
  },
  {
    words: 'tart, tarte, quiche, quiches and tarts, crostate',
    is: both(isFood, named('tart(s), tarte, quiche, flamiche, pissaladiere, crostata, tatin, tarta')),
  },
  { words: 'pie, potpie, pites, pittes', is: both(isFood, named('pie(s)')) },
  {
    words: 'borek, burek, bourek, filo pie, phyllo pie',
    is: both(
      isSavory,
      named('*borek, *boregi, spanakopita, tiropita, hortopita, sambousek, fatayer, bastilla, brik'),
    ),
  },
  { words: 'baklava, baklawa', is: both(isFood, named('baklava, baklawa')) },
  {
    words: 'potato, patate, pomme de terre, pommes, papas, patatas, fries and potatoes',
    is: both(
      isSavory,
      either(ofFamily('potato'), named('potato(es), fries, tots, pommes, patatas, patates')),
    ),
  },
  {
    words: 'fries, frites, chips, french fries, patatine',
    is: both(isSavory, named('fries, frites, tater tots, potato wedges, patatine')),
  },
  {
    words: 'bread, naan, roti, pane, pain, panes, focacce, breads from the oven',
    is: both(
      inCategories(SIDES),
      either(ofFamily('bread'), ({ plate }) => plate.starch === 'bread'),
    ),
  },
  {
    words: 'vegetable, verdure, verdura, legumes, verduras, sabzi, greens, garden',
    is: both(inCategories(SIDES), isMeatless, ({ plate }) => plate.starch === undefined),
  },
  {
    words: 'bean, legume, fagioli, frijoles, pulses, lentil, lenticchie',
    is: both(isSavory, ofFamily('legume')),
  },
  { words: 'dal, daal, dhal', is: both(isSavory, named('dal, lentil(s), rajma, chana')) },
  {
    words: 'mushroom, funghi, champignon, hongos, kinoko',
    is: both(isSavory, either(ofFamily('mushroom'), named('mushroom(s), portobello'))),
  },
  { words: 'tofu', is: both(isFood, either(ofFamily('tofu'), named('*tofu'))) },
  {
    words: 'cheese, formaggi, formaggio, fromage, quesos, cheese board, cheese plate',
    is: both(inCategories(STARTERS, DESSERTS), ({ plate, dish }) => isOfCheese(plate, dish)),
  },
  { words: 'chaat', is: both(isSavory, named('chaat, bhel, puri, bhalla, vada pav')) },
  {
    words: 'pakora, pakoda, bhajia, fritter',
    is: both(isSavory, named('pakora(s), bhaji, fritter(s), bonda'), not(named('pav bhaji'))),
  },
  {
    words: 'street food, street snack, hawker',
    is: both(
      isSavory,
      either(
        ({ dish }) => settingOf(dish) === 'street',
        named(
          'chaat, bhel, puri, bhalla, vada pav, samosa, kathi roll, bhaji, taco(s), elote, esquites, falafel',
        ),
      ),
    ),
  },
  {
    words: 'antojito, masa, from the comal, comal',
    is: both(
      isSavory,
      named(
        'taco(s), tostada(s), sope(s), quesadilla(s), tamales, tlayuda(s), gordita(s), flauta(s), elote, esquites, enchilada(s), enfrijoladas, tetelas, tlacoyos, burrito, quesabirria, chilaquiles, totopos, costras, molotes',
      ),
    ),
  },
  {
    words: 'filled pasta, ravioli, raviolo, tortelli, tortellini, agnolotti, pasta ripiena',
    is: both(isCourse, named('ravioli, tortelli, tortellini, agnolotti, cappelletti, cannelloni')),
  },
  // Korean and Levantine words for what the table has.
  {
    words: 'korean barbecue, kbbq, gui, barbecue table',
    is: both(isCourse, named('bulgogi, galbi gui, samgyeopsal, *gui, jeyuk bokkeum, dakgalbi')),
  },
  {
    words: 'banchan',
    is: both(inCategories(SIDES), ({ dish, plate }) => dish.cuisineId === 10 && plate.starch !== 'rice'),
  },
  { words: 'jeon, buchimgae', is: both(isSavory, named('*jeon, bindaetteok, buchimgae')) },
  {
    words: 'mashawi, mashwi, meshwi',
    is: both(isCourse, named('*meshwi*, mashawi, mashwi, taouk, castaleta, arayes, makanek')),
  },
  { words: 'clay pot', is: both(isCourse, either(says('clay pot'), named('kho'))) },
  {
    words: 'chutney, pickle, chutneys and pickles, condiment, pickles and ferments',
    is: both(
      isSavory,
      named(
        'chutney(s), pickle(s), pickled, pyaz, raita, escabeche, tsukemono, giardiniera, pao cai, tursu, ajat',
      ),
    ),
  },
  { words: 'olive', is: both(isSavory, named('olive(s)')) },
  {
    words: 'platter, combo, combination, plate lunch, thali',
    is: both(isCourse, named('platter(s), combo(s), moriawase, thali, zen')),
  },
  {
    words: 'chili, chile con carne',
    is: both(inCategories(MAINS), named('chili'), not(named('chili oil, chili paste, chilies, with chili'))),
  },
  {
    words: 'terra, di terra, land, from the land, tierra',
    is: both(isCourse, ({ plate }) => !isOfSea(plate)),
  },
  // How it is cooked.
  {
    words:
      'grill, grilled, from the grill, off the grill, grillades, griglia, alla griglia, brasa, parrilla, robata, charcoal, a la plancha, from the fire, open fire',
    is: both(isCourse, cooked('grilled', 'smoked')),
  },
  {
    words: 'smoker, smoked, smokehouse, barbecue, bbq, from the pit, pit',
    is: both(
      isSavory,
      either(
        both(cooked('smoked'), isCourse),
        named('barbecue, smoked, brisket, pulled pork, st louis ribs'),
      ),
      not(named('popcorn')),
    ),
  },
  {
    words: 'tandoor, tandoori, clay oven, from the tandoor',
    is: both(
      isSavory,
      either(named('tandoori, tikka, seekh kebab, burra, reshmi kebab'), says('tandoor, clay oven')),
    ),
  },
  {
    words: 'fried, from the fryer, fritti, fritto, frits, friture, fritos, crispy',
    is: both(isSavory, cooked('fried')),
  },
  { words: 'wok, from the wok, stir fry, stir fries, stir fried', is: both(isSavory, cooked('stir-fried')) },
  { words: 'steamed, from the steamer, steamer, vapeur', is: both(isSavory, cooked('steamed')) },
  // Countries whose kitchens one cuisine of the catalogue has.
  {
    words: 'greek',
    is: from(
      'Greece',
      'greek, greece, souvlaki, moussaka, spanakopita, tzatziki, feta, horiatiki, saganaki, dolmades, santorini, gyro, taramasalata, tirokafteri, fava, briam, stifado, kleftiko, pastitsio, gemista, ladolemono, psari, fasolada, revithia, horta, gigantes, spanakorizo, galaktoboureko, loukoumades, ouzo, assyrtiko, xinomavro, moschofilero',
    ),
  },
  {
    words: 'turkish',
    is: from(
      'Turkey',
      'turkish, turkey, istanbul, izmir, adana, mucver, cilbir, manti, pide, boregi, dolma, imam, kilic, corbasi, menemen, ayran, lokum, kunefe, sutlac, muhallebi, pilavi, piyaz, raki',
    ),
  },
  {
    words: 'lebanese, levantine, syrian, israeli, middle eastern',
    is: from(
      'The Levant',
      'lebanese, lebanon, levant*, aleppo, hummus, ghanoush, muhammara, labneh, kibbeh, falafel, shawarma, kofta, mujaddara, tabbouleh, fattoush, batata harra, toum, za atar, maqluba, manakish, knafeh, ma amoul, arnabit, bekaa',
    ),
  },
  {
    words: 'spanish, catalan',
    is: from(
      'Spain',
      'spain, spanish, catalan, gambas, boquerones, croquetas, pan con tomate, pinchos, tortilla espanola, paella, fideua, arroz negro, suquet, gazpacho, ajo blanco, bravas, padron, iberico, manchego, crema catalana, basque, turron, sangria, rioja, cava, sherry, pulpo a feira, romesco, escalivada',
    ),
  },
  {
    words: 'moroccan, north african, maghrebi, tunisian',
    is: from(
      'Morocco',
      'morocc*, tunisia*, maghreb, tagine, couscous, harissa, chermoula, bastilla, brik, zaalouk, preserved lemon, matbucha, m hanncha, ghoriba, chraimeh',
    ),
  },
  {
    words: 'isan, isaan, northeastern thai',
    is: from(
      'Isan',
      'isan, larb, som tum, nam tok, gai yang, suea rong hai, kor moo yang, gaeng om, khao niao',
    ),
  },
  // Diets.
  {
    words: 'vegetarian, meatless, veggie, plant based, sin carne, vegetarisch, vegetariano, vegetarien',
    is: both(isFood, either(claims(diet.vegetarian), claims(diet.vegan))),
  },
  { words: 'vegan, vegano, vegana', is: claims(diet.vegan) },
  { words: 'gluten free, sans gluten, senza glutine, sin gluten', is: claims(diet.glutenFree) },
  { words: 'dairy free', is: claims(diet.dairyFree) },
  { words: 'keto, low carb, ketogenic', is: claims(diet.keto) },
  {
    words: 'spicy, hot and spicy, picante, fiery',
    is: both(
      isSavory,
      says(
        'chili, chilies, spicy, fiery, hot sauce, jalapeno, habanero, sichuan, harissa, vindaloo, cayenne',
      ),
    ),
  },
  {
    words: 'cold, chilled, frio, fria, frios, frias, freddo, freddi, fredde, froid, froide, froides',
    is: both(isFood, ({ dish }) => dish.temperature === 'cold'),
  },
  {
    words: 'hot, warm, caliente, calientes, caldi, calde, chaud, chaude, chaudes',
    is: both(isFood, ({ dish }) => dish.temperature === 'hot'),
  },
  // Sweets.
  { words: 'chocolate, cioccolato, chocolat, cacao', is: both(inCategories(DESSERTS), isChocolate) },
  {
    words:
      'ice cream, gelato, gelati, sorbet, sorbetti, sorbetto, glace, helado, nieve, frozen dessert, frozen, sundae, ice creams and sorbets',
    is: both(
      inCategories(DESSERTS),
      either(
        ({ plate }) => plate.serving === 'frozen',
        named('ice cream, gelato, sorbet, semifreddo, granita, kulfi, sundae, affogato, kakigori'),
      ),
    ),
  },
  {
    words: 'cake, torte, gateau, gateaux, pastel, pasteles',
    is: both(
      inCategories(DESSERTS),
      named('cake(s), torta, cheesecake, gateau, pastel, castella, gingerbread, shortcake'),
    ),
  },
  {
    words: 'pastry, pastries, patisserie, viennoiserie, croissant, danish, sfoglie',
    is: both(
      inCategories(DESSERTS),
      named(
        'pastry, pastries, croissant(s), pie(s), tart(s), tarte, eclair(s), puff, mille feuille, turnover(s), beignet(s), baklava, sfogliatella, profiteroles, cream puff(s), cannoli',
      ),
    ),
  },
  {
    words: 'cookie, biscotti, biscuit and cookie',
    is: both(
      inCategories(DESSERTS),
      named('cookie(s), biscotti, cantucci, macaron(s), macaroon(s), shortbread, polvorones'),
    ),
  },
  { words: 'fruit, frutta, frutas', is: both(inCategories(DESSERTS), ofFamily('fruit')) },
  { words: 'mochi', is: both(isFood, named('mochi, daifuku')) },
  // Drinks.
  { words: 'champagne', is: both(pours('champagne'), named('champagne, kir royal, french 75')) },
  {
    words: 'bourbon, rye, whiskey, whisky, scotch',
    is: pours('bourbon, rye whiskey, *whisk(e)y, whisk(e)y, rye, scotch'),
  },
  {
    words: 'tequila, agave, agave spirit',
    is: either(pours('tequila, mezcal'), both(isDrink, named('tequila, mezcal'))),
  },
  { words: 'mezcal', is: either(pours('mezcal'), both(isDrink, named('mezcal'))) },
  { words: 'gin, gin and tonic', is: pours('gin') },
  { words: 'rum, ron, rhum', is: pours('rum, *rum') },
  { words: 'vodka', is: pours('vodka') },
  {
    words: 'grappa, amaro, amari',
    is: both(isDrink, either(pours('grappa, amaro'), named('grappa, amaro'))),
  },
  { words: 'sake, nihonshu', is: both(isDrink, either(ordered('rice wine'), pours('*sake, sake'))) },
  { words: 'sherry, jerez', is: pours('sherry') },
  { words: 'martini', is: both(isDrink, named('*martini, saketini')) },
  { words: 'margarita', is: both(isDrink, named('margarita')) },
  { words: 'spritz, spritzer', is: both(isDrink, named('spritz')) },
  { words: 'highball', is: both(isDrink, named('highball')) },
  { words: 'coffee, caffe, cafe, espresso, kaffee, kaapi, cafes', is: both(isDrink, ordered('coffee')) },
  { words: 'tea, the, thee, cha, chai, infusion, tisane', is: both(isDrink, ordered('tea')) },
  { words: 'matcha', is: says('matcha, usucha') },
  { words: 'hot chocolate, cocoa, cioccolata', is: both(isDrink, isChocolate) },
  {
    words: 'smoothie, licuado, frullati',
    is: both(isDrink, named('smoothie, licuado, shake, !milkshake, pan')),
  },
  {
    words: 'milkshake, shake, malt, float, milkshakes and floats',
    is: both(isDrink, named('milkshake, malt, float, shake')),
  },
  {
    words: 'juice, jugo, succo, succhi, spremute, jus, zumo, fresh juice',
    is: both(
      isDrink,
      not(says('gin, vodka, rum, tequila, prosecco')),
      named('juice(s), jugo, spremuta, nectar, citron presse, ganne ka ras, taeng mo pan'),
    ),
  },
  { words: 'agua fresca, aguas fresca, aguas, agua', is: both(isDrink, named('agua de, horchata')) },
  {
    words: 'soda, soft drink, pop, gaseosa, refresco, limonata, lemonade',
    is: both(
      isDrink,
      ordered('soft drink', 'zero-proof'),
      named(
        'soda, ramune, chinotto, aranciata, lemonade, limonade, root beer, float, limonana, nimbu, fizz, cream soda',
      ),
    ),
  },
  { words: 'lassi', is: both(isDrink, named('lassi, chaas')) },
  { words: 'boba, bubble tea', is: both(isDrink, named('boba, bubble')) },
  { words: 'hot drink', is: both(isDrink, ordered('coffee', 'tea', 'hot drink')) },
  // What guests come for.
  {
    words:
      'favorite, house favorite, classic, signature, specialty, specialties, house special, chef s special, best seller, especialidades',
    is: both(isCourse, ({ dish }) => isSought(dish)),
  },
]
