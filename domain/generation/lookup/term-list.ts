import type { Term } from './terms.ts'

/** Names of kinds of dishes. What isn't here is looked for among the names, glosses and recipes of the catalogue. */
export const termList = [
  // Meat.
  {
    words: 'steak, beefsteak, bistecche, bistec, biftek, entrecote, tagliata',
    of: 'mains',
    flesh: '*beef*, *steak, ribeye, filet*, sirloin, strip*, brisket, !ground beef, !brisket, !corned beef',
    says: 'steak(s), !steakhouse, !steak salt, strip, filet, prime rib, ribeye, tagliata, bistecca, entrecote, arrachera, carne asada, wagyu, teppanyaki',
    not: { named: 'fajita(s), taco(s), stew, chili, soup, curry, salad, with broccoli, don' },
  },
  {
    words: 'chop, costolette, costine, chuletas',
    of: 'courses',
    says: 'chop(s), scottadito, cutlet(s), !pork cutlet, !chicken cutlet',
  },
  {
    words: 'rib, sparerib, costillas',
    of: 'courses',
    named: 'rib(s), spare rib(s), short rib(s), !prime rib, !corn rib(s), !rib chop(s)',
  },
  {
    words: 'wing, alitas, ali di pollo',
    of: 'food',
    any: [{ named: 'wing(s), tebasaki' }, { ingredient: 'chicken wing' }],
  },
  { words: 'burger, hamburger, hamburguesas', of: 'food', named: '*burger(s), slider(s), patty melt' },
  {
    words: 'beef, manzo, boeuf, res, carne de res, gyu',
    flesh: '*beef*, *steak, veal, oxtail, wagyu*',
    family: 'beef',
  },
  {
    words: 'pork, maiale, porc, cerdo, puerco, buta',
    any: [{ family: 'pork' }, { flesh: 'pork*, *pork, ham, bacon, prosciutto, pancetta' }],
  },
  {
    words: 'lamb, goat, lamb and goat, mutton, agnello, agneau, cordero, abbacchio',
    family: 'lamb',
    not: { says: 'venison' },
  },
  {
    words: 'chicken, pollo, poulet, tori, gai, murgh',
    flesh: 'chicken*, *chicken, !chicken stock, !chicken liver(s), !chicken broth',
  },
  { words: 'duck, canard, anatra, pato, ped', any: [{ flesh: 'duck*' }, { of: 'savory', named: 'duck' }] },
  {
    words:
      'poultry, volaille, pollame, aves, bird, feather, feathers, coop, from the coop, roost, from the roost',
    family: 'poultry',
  },
  {
    words: 'game, gibier, selvaggina, caza',
    flesh: 'venison, rabbit, boar, wild boar, quail, pheasant, hare, bison, goose',
  },
  {
    words:
      'meat, carne, carni, carnes, viande, fleisch, butcher, from the butcher, butcher s block, butcher s cut, butcher block, cut, prime cut',
    of: 'mains',
    is: 'meat',
  },
  {
    words: 'charcuterie, cured meats, salumi, salume, affettati, cold cuts, cured meat, embutidos, jamon',
    of: 'starters, sides',
    any: [
      {
        named:
          'pate, terrine, mousse de foies, embutidos, cured meats, jamon serrano, prosciutto, mortadella, salame, salami, jamon iberico, bresaola, coppa',
      },
      { says: 'charcuterie, salumi, rillettes' },
    ],
    not: { any: [{ is: 'meatless' }, { is: 'sea' }] },
  },
  {
    words: 'offal, frattaglie, abats, nose to tail',
    of: 'courses',
    says: 'liver(s), tripe, sweetbread(s), kidney(s), tongue, bone marrow, foie gras, trotter(s)',
  },
  {
    words: 'kebab, kabob, kabab, skewer, spiedini, brochette',
    of: 'courses',
    named:
      'kebab(s), skewer(s), souvlaki, shish, sis, kofta, kofte, pinchos, satay, *yakitori, seekh, shashlik, keftedes, moo ping, brochette(s)',
    not: { named: 'dumplings' },
  },
  {
    words: 'sausage, salsiccia, saucisse, chorizo',
    of: 'savory',
    says: 'sausage(s), salsiccia, chorizo, andouille, sai ua, merguez',
  },
  {
    words: 'truffle, tartufo, tartufi, truffe, trufa',
    of: 'savory',
    says: 'truffle(s), truffled, truffle oil',
  },
  // Fish and shellfish.
  {
    words: 'fish, pesce, pesci, poisson, pescado, sakana, pla',
    of: 'courses',
    is: 'fish',
    not: { shape: 'dip, spread' },
  },
  {
    words:
      'seafood, fish and seafood, from the sea, sea, ocean, from the ocean, from the water, surf, fin, fins, mare, di mare, dal mare, del mar, de la mer, mer, catch, the catch, dock to table',
    of: 'courses',
    is: 'sea',
  },
  {
    words:
      'shellfish, frutti di mare, fruits de mer, fruit de mer, mariscos, crostacei, crustaces, coquillages',
    of: 'courses',
    is: 'shellfish',
    not: { says: 'snail(s)' },
  },
  {
    words: 'whole fish, whole steamed fish, whole grilled fish, whole fried fish',
    of: 'courses',
    is: 'fish',
    says: 'whole',
  },
  {
    words: 'shrimp, prawn, gamberi, gambas, crevette, camaron, camarones, ebi, goong',
    flesh: 'shrimp*, prawn*, *shrimp, *prawn',
  },
  {
    words: 'raw bar, from the raw bar, raw and chilled, on ice',
    of: 'starters',
    any: [
      { cooked: 'raw' },
      {
        named:
          'tartare, carpaccio, ceviche, sashimi, poke, tataki, crudo, aguachile, mignonette, shrimp cocktail, half shell, raw',
      },
    ],
    not: { is: 'meatless' },
  },
  {
    words: 'crudo, crudi, raw, carpaccio, carpacci',
    of: 'courses',
    any: [
      { cooked: 'raw' },
      { named: 'tartare, carpaccio, ceviche, sashimi, poke, tataki, crudo, aguachile, mignonette' },
    ],
    not: { is: 'meatless' },
  },
  // Dishes by their form.
  {
    words: 'secondi, secondo, secondi piatti, second course',
    of: 'mains',
    not: {
      any: [
        { shape: 'pasta, pizza, soup' },
        { family: 'noodle' },
        { starch: 'bread' },
        { named: 'risotto, gnocchi, polenta, calzone, pasta, zuppa, toast' },
      ],
    },
  },
  {
    words: 'soup, chowder, zuppe, zuppa, minestre, potage, veloute, soupe, sopa, caldo, shorba, broth',
    of: 'savory',
    any: [
      { shape: 'soup' },
      {
        named:
          'soup(s), chowder, bisque, gumbo, cioppino, minestrone, zuppa, ribollita, brodo, velouté, shorba, rasam, pho, *guk, *tang',
      },
    ],
    not: { named: 'on rice, over rice, yakgwa' },
  },
  {
    words: 'salad, insalata, insalate, salade, ensalada, yum',
    of: 'savory',
    any: [{ shape: 'salad' }, { named: 'salad(s), insalata, salade, ensalada, horiatiki' }],
    not: {
      any: [
        { named: 'plate, bowl, puri, quesadilla, sandwich' },
        { temperature: 'hot', not: { named: 'salad(s), insalata, salade, ensalada' } },
      ],
    },
  },
  {
    words:
      'sandwich, panini, panino, torta, bocadillo, handheld, hand held, hoagie, sub, between bread, between the bread, between the buns, on bread, on a bun, on bun, two hands, with two hands, two handed, buns and bread, stack',
    of: 'courses',
    named:
      'sandwich(es), panini, in carrozza, reuben, melt, torta ahogada, croque, sando, *burger(s), vada pav, roll with, lobster roll, kathi roll',
  },
  {
    words: 'pizza, pizze, flatbread, pies from the oven',
    of: 'mains',
    named: 'pizza(s), calzone, pide, lahmacun',
  },
  {
    words: 'white pizza, pizza bianca, pizze bianche, white pie',
    of: 'mains',
    named: 'pizza(s), focaccia',
    not: { says: 'tomato(es), marinara, pomodoro' },
  },
  {
    words: 'red pizza, pizza rossa, pizze rosse, red pie',
    of: 'mains',
    named: 'pizza(s), calzone',
    says: 'tomato(es), marinara, pomodoro',
  },
  {
    words: 'primi, primo, primi piatti, primo piatto',
    of: 'mains',
    any: [{ shape: 'pasta' }, { named: 'risotto, gnocchi, polenta, spaghetti, orzo' }],
  },
  {
    words: 'pasta, paste',
    of: 'mains',
    any: [{ shape: 'pasta' }, { named: 'gnocchi, spaghetti, orzo' }],
    not: { named: 'risotto, polenta' },
  },
  { words: 'risotto', of: 'courses', named: 'risotto, risotti' },
  {
    words: 'noodle, mian, mein',
    of: 'savory',
    any: [
      { shape: 'noodles' },
      { starch: 'noodle' },
      { named: 'noodle(s), pad thai, *mein, chow fun, mei fun' },
    ],
    not: { named: 'dumpling(s), hot pot, roll(s), *mandu' },
  },
  { words: 'ramen', named: 'ramen, tsukemen, tantanmen' },
  {
    words: 'dumpling, jiaozi, mandu, ravioli and dumpling',
    of: 'savory',
    named:
      'dumpling(s), gyoza, momo(s), wonton(s), har gow, siu mai, xiao long bao, potsticker(s), manti, shumai, mandu',
    not: { named: 'lion s head, char siu bao, liu sha bao' },
  },
  {
    words: 'dim sum, yum cha',
    of: 'food',
    any: [
      { shape: 'dumplings' },
      {
        named:
          'dumpling(s), wonton(s), bao, har gow, siu mai, potsticker(s), turnip cake, spring roll(s), egg roll(s), tofu skin roll(s), rangoon, dan tat, jian dui, ma lai go, chicken feet, rice roll(s)',
      },
    ],
  },
  { words: 'bao, bun, steamed bun', of: 'food', named: 'bao, bun(s), mantou' },
  {
    words: 'sushi',
    cuisine: 2,
    named:
      'sushi, nigiri, *maki, *zushi, !dashimaki, !dashimaki tamago, california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki, !hotate butter maki',
  },
  {
    words: 'maki, sushi roll, hand roll',
    cuisine: 2,
    named:
      '*maki, sushi roll(s), california roll, tuna roll, avocado roll, dragon roll, rainbow roll, futomaki',
    says: 'nori',
  },
  {
    words: 'spring roll, egg roll, summer roll',
    of: 'savory',
    named: 'spring roll(s), egg roll(s), summer roll(s), poh pia, fresh roll(s), rice paper roll(s)',
  },
  {
    words: 'hot pot, hotpot, nabe, nabemono, fondue',
    of: 'savory',
    named: 'hot pot, *nabe, nabe*, shabu shabu, sukiyaki, oden, mizutaki, yudofu, fondue',
  },
  {
    words: 'bowl, rice bowl, donburi, don',
    of: 'courses',
    named: 'bowl(s), *don, !*udon, !udon, donburi, chirashizushi, unaju, over rice, on rice',
  },
  {
    words: 'rice, rice dish, riz, arroz, arroces, riso',
    of: 'mains, sides',
    any: [
      { of: 'sides', starch: 'rice' },
      { family: 'rice' },
      { named: 'rice, paella, risotto, biryani, arroz, riso, riz, khao' },
    ],
    not: { named: 'rice noodle(s), rice paper, with rice, khao soi' },
  },
  {
    words: 'fried rice, wok rice',
    of: 'savory',
    named: 'fried rice, khao pad, chahan, nasi goreng, pad rice',
  },
  {
    words: 'curry, currie, gaeng',
    of: 'mains',
    any: [
      { shape: 'curry' },
      { named: 'curry, curries, khao soi, masala, korma, vindaloo, rogan josh, makhani, moilee, ishtu' },
    ],
    not: { named: 'fried rice, khao pad' },
  },
  { words: 'taco', of: 'savory', named: 'taco(s), quesabirria' },
  { words: 'birria', of: 'savory', named: '*birria' },
  { words: 'mole', of: 'courses', named: 'mole, pipian' },
  {
    words: 'stew, braise, estofado, guiso, ragout, spezzatino',
    of: 'courses',
    any: [{ of: 'mains', cooked: 'braised' }, { named: 'stew, braised, tagine, stifado, goulash, *jjigae' }],
    not: { named: '*jorim, *deopbap, *guksu, trotter(s), bowl' },
  },
  {
    words: 'roast, arrosti, rotis, asados',
    of: 'mains',
    is: 'meat',
    any: [{ cooked: 'baked' }, { says: 'roast, roasted' }],
  },
  { words: 'tagine, tajine', named: 'tagine' },
  {
    words: 'dip, spread, dips and spreads, mezedes dips',
    of: 'savory',
    any: [
      { shape: 'dip, spread' },
      {
        named:
          'hummus, ghanoush, muhammara, labneh, tirokafteri, taramasalata, tzatziki, fava santorini, matbucha, dip(s), guacamole, tapenade, caviar d aubergine, sikil p aak',
      },
    ],
    not: { named: 'with warm shrimp' },
  },
  {
    words: 'pintxo, pinxo, montadito, banderilla',
    of: 'savory',
    named: 'gilda, pinchos, brochetas, toast, pan con tomate, croquettes, tortilla espanola',
    any: [{ cuisine: 13 }, { house: 'western' }],
  },
  {
    words: 'tapas, tapa, raciones',
    of: 'starters, sides',
    any: [{ house: 'western' }, { not: { cuisine: 7 } }],
    not: { named: 'brik, bastilla, zaalouk, moroccan, matbucha, harira' },
  },
  {
    words: 'bruschetta, crostini, toast, tartine, tartines, tostas',
    of: 'savory',
    named: 'bruschetta, crostini, toast(s), pan con tomate, tartine(s)',
  },
  { words: 'crepe, galette, crepas', named: 'crepe(s), crepas, galette(s)' },
  { words: 'pancake, hotcake, flapjack', of: 'food', named: 'pancake(s), hotcake(s)' },
  { words: 'waffle', of: 'food', named: 'waffle(s)' },
  {
    words: 'omelette, omelet, frittata',
    of: 'savory',
    named: 'omelet(s), omelette(s), frittata, tortilla espanola',
  },
  {
    words: 'egg, egg dish, oeuf, uova, huevo',
    of: 'savory',
    any: [{ family: 'egg' }, { named: 'egg(s), omelet(s), omelette(s), huevos, benedict' }],
  },
  {
    words: 'tart, tarte, quiche, quiches and tarts, crostate',
    of: 'food',
    named: 'tart(s), tarte, quiche, flamiche, pissaladiere, crostata, tatin, tarta',
  },
  { words: 'pie, potpie, pites, pittes', of: 'food', named: 'pie(s)' },
  {
    words: 'borek, burek, bourek, filo pie, phyllo pie',
    of: 'savory',
    named: '*borek, *boregi, spanakopita, tiropita, hortopita, sambousek, fatayer, bastilla, brik',
  },
  { words: 'baklava, baklawa', of: 'food', named: 'baklava, baklawa' },
  {
    words: 'potato, patate, pomme de terre, pommes, papas, patatas, fries and potatoes',
    of: 'savory',
    any: [{ family: 'potato' }, { named: 'potato(es), fries, tots, pommes, patatas, patates' }],
  },
  {
    words: 'fries, frites, chips, french fries, patatine',
    of: 'savory',
    named: 'fries, frites, tater tots, potato wedges, patatine',
  },
  {
    words: 'bread, naan, roti, pane, pain, panes, focacce, breads from the oven',
    of: 'sides',
    any: [{ family: 'bread' }, { starch: 'bread' }],
  },
  {
    words: 'vegetable, verdure, verdura, legumes, verduras, sabzi, garden, contorni, contorno',
    of: 'sides',
    starch: 'none',
    is: 'meatless',
    not: { any: [{ family: 'egg, cheese, bread, dairy, nut' }, { named: 'olives, egg(s), nuts' }] },
  },
  {
    words: 'greens, leafy greens, leaves, leaf, green',
    of: 'savory',
    any: [{ family: 'leaf' }, { named: 'greens, salad, kale, spinach, chard, lettuce' }],
    is: 'meatless',
  },
  { words: 'bean, legume, fagioli, frijoles, pulses, lentil, lenticchie', of: 'savory', family: 'legume' },
  { words: 'dal, daal, dhal', of: 'savory', named: 'dal, lentil(s), rajma, chana' },
  {
    words: 'mushroom, funghi, champignon, hongos, kinoko',
    of: 'savory',
    any: [{ family: 'mushroom' }, { named: 'mushroom(s), portobello' }],
  },
  { words: 'tofu', of: 'savory', any: [{ family: 'tofu' }, { named: '*tofu' }] },
  {
    words: 'cheese, formaggi, formaggio, fromage, quesos, cheese board, cheese plate',
    of: 'starters, desserts',
    is: 'cheese',
  },
  { words: 'chaat', of: 'savory', named: 'chaat, bhel, puri, bhalla, vada pav' },
  {
    words: 'pakora, pakoda, bhajia, fritter',
    of: 'savory',
    named: 'pakora(s), bhaji, fritter(s)',
    not: { named: 'pav bhaji' },
  },
  {
    words: 'street food, street snack, hawker',
    of: 'savory',
    any: [
      { is: 'street' },
      {
        named:
          'chaat, bhel, puri, bhalla, vada pav, samosa, kathi roll, bhaji, taco(s), elote, esquites, falafel',
      },
    ],
  },
  {
    words: 'antojito, masa, from the comal, comal',
    of: 'savory',
    named:
      'taco(s), tostada(s), sope(s), quesadilla(s), tamales, tlayuda(s), gordita(s), flauta(s), elote, esquites, enchilada(s), enfrijoladas, tetelas, tlacoyos, burrito, quesabirria, chilaquiles, totopos, costras, molotes',
  },
  {
    words: 'filled pasta, ravioli, raviolo, tortelli, tortellini, agnolotti, pasta ripiena',
    of: 'courses',
    named: 'ravioli, tortelli, tortellini, agnolotti, cappelletti, cannelloni',
  },
  // Korean and Levantine words for what the table has.
  {
    words: 'korean barbecue, kbbq, gui, barbecue table',
    of: 'courses',
    named: 'bulgogi, galbi gui, samgyeopsal, *gui, jeyuk bokkeum, dakgalbi',
  },
  { words: 'banchan', of: 'sides', not: { starch: 'rice' }, cuisine: 10 },
  { words: 'jeon, buchimgae', of: 'savory', named: '*jeon, bindaetteok, buchimgae' },
  {
    words: 'mashawi, mashwi, meshwi',
    of: 'courses',
    named: '*meshwi*, mashawi, mashwi, taouk, castaleta, arayes, makanek',
    not: { cooked: 'baked' },
  },
  { words: 'clay pot', of: 'courses', any: [{ says: 'clay pot' }, { named: 'kho' }] },
  {
    words: 'chutney, pickle, chutneys and pickles, condiment, pickles and ferments',
    of: 'savory',
    named:
      'chutney(s), pickle(s), pickled, pyaz, raita, escabeche, tsukemono, giardiniera, pao cai, tursu, ajat',
  },
  {
    words:
      'sauce, salsa, dressing, gravy, salsa and sauce, sauce and dip, butter, sauce and butter, steak sauce, butter and sauce',
    of: 'sides',
    named:
      'sauce(s), roquefort butter, horseradish cream, chimichurri, salsa, gravy, aioli, chutney, relish, dressing, toum, tzatziki, raita, nam prik',
  },
  { words: 'olive', of: 'savory', named: 'olive(s)' },
  {
    words: 'platter, combo, combination, plate lunch, thali',
    of: 'courses',
    named: 'platter(s), combo(s), moriawase, thali, zen',
  },
  {
    words: 'chili, chile con carne',
    of: 'mains',
    named: 'chili',
    not: { named: 'chili oil, chili paste, chilies, with chili' },
  },
  {
    words:
      'terra, di terra, dalla terra, de la tierra, de la terre, land, from the land, tierra, turf, pasture, from the farm, ranch',
    of: 'courses',
    not: { is: 'sea' },
  },
  // How it is cooked.
  {
    words:
      'grill, grilled, from the grill, off the grill, grillades, griglia, alla griglia, brasa, parrilla, robata, charcoal, a la plancha, from the fire, open fire, josper, from the josper, embers, from the embers, coals, over coals, hearth, from the hearth',
    of: 'courses',
    cooked: 'grilled, smoked',
    not: { shape: 'dip, spread, soup' },
  },
  {
    words: 'smoker, smoked, smokehouse, barbecue, bbq, from the pit, pit',
    of: 'savory',
    any: [
      { of: 'courses', cooked: 'smoked' },
      { cuisine: 10, named: 'bulgogi, galbi gui, samgyeopsal, *gui, jeyuk bokkeum, dakgalbi' },
      { named: 'barbecue, smoked, brisket, pulled pork, st louis ribs' },
      { cuisine: 9, named: 'char siu, siu yuk, roast duck' },
    ],
    not: { any: [{ named: 'popcorn' }, { cuisine: 9, named: 'bao, buns, rolls, puffs, pastries' }] },
  },
  {
    // Barbecue and boiled seafood are sold so.
    words: 'by the pound',
    of: 'mains, starters',
    any: [
      {
        named:
          'brisket, pulled pork, barbecue ribs, st louis ribs, spare ribs, burnt ends, smoked turkey, pork shoulder',
      },
      { named: 'crawfish boil, boil, by the pound' },
    ],
    not: { named: 'sandwich, slider(s), taco(s), burger, hash, popcorn, reuben, dip' },
  },
  {
    words: 'tandoor, tandoori, clay oven, from the tandoor',
    of: 'savory',
    any: [{ named: 'tandoori, tikka, seekh kebab, burra, reshmi kebab' }, { says: 'tandoor, clay oven' }],
    not: { named: 'masala, butter chicken' },
  },
  {
    words: 'fried, from the fryer, fritti, fritto, frits, friture, fritos, crispy',
    of: 'savory',
    cooked: 'fried',
  },
  { words: 'wok, from the wok, stir fry, stir fries, stir fried', of: 'savory', cooked: 'stir-fried' },
  {
    words: 'steamed, from the steamer, steamer, vapeur',
    of: 'savory',
    any: [{ cooked: 'steamed' }, { cuisine: 9, named: 'har gow, siu mai, bao, rice roll(s)' }],
    not: {
      any: [
        { of: 'sides', starch: 'rice' },
        { of: 'sides', starch: 'bread' },
      ],
    },
  },
  {
    words: 'baked, from the oven, forno, al forno, au four',
    of: 'savory',
    any: [{ named: 'baked' }, { cooked: 'baked' }],
    not: { family: 'nut' },
  },
  {
    words: 'rice roll, cheung fun, cheong fun',
    of: 'savory',
    named: 'rice roll(s), banh cuon',
  },
  {
    words: 'congee, porridge, jook, jok, chao, juk',
    of: 'savory',
    named: 'congee, porridge, jok, chao, *juk',
  },
  // Tables of India.
  {
    words: 'farsan, farsaan, namkeen',
    of: 'starters',
    named: 'dhokla, handvo, khandvi, kachori, vadi, bhel, vada, khaman, samosa, pakora',
  },
  {
    words: 'shaak, sabji, sabzis, subzi, bhaji and shaak',
    of: 'mains',
    is: 'meatless',
    not: {
      any: [
        { family: 'rice, bread' },
        { named: 'dal, dosa, uttapam, chawal, khichdi, biryani, dhokli, roll' },
      ],
    },
  },
  { words: 'ramen topping, topping', cuisine: 2, named: 'ajitama, menma, chashu, nori' },
  { words: 'rice cake, tteok', of: 'savory', named: 'rice cake(s), *tteok*' },
  { words: 'kadhi', of: 'savory', named: 'kadhi' },
  {
    words: 'tiffin, tiffins',
    of: 'savory',
    named: 'dosa, idli, vada, upma, pongal, uttapam, bonda',
  },
  { words: 'dosa, dosai', of: 'savory', named: 'dosa, uttapam' },
  // Countries whose kitchens one cuisine of the catalogue has.
  {
    words: 'greek',
    any: [
      { region: 'Greece' },
      {
        says: 'greek, greece, souvlaki, moussaka, spanakopita, tzatziki, feta, horiatiki, saganaki, dolmades, santorini, gyro, taramasalata, tirokafteri, fava, briam, stifado, kleftiko, pastitsio, gemista, ladolemono, psari, fasolada, revithia, horta, gigantes, spanakorizo, galaktoboureko, loukoumades, ouzo, assyrtiko, xinomavro, moschofilero',
      },
    ],
  },
  {
    words: 'turkish',
    any: [
      { region: 'Turkey' },
      {
        says: 'turkish, turkey, istanbul, izmir, adana, mucver, cilbir, manti, pide, boregi, dolma, imam, kilic, corbasi, menemen, ayran, lokum, kunefe, sutlac, muhallebi, pilavi, piyaz, raki',
      },
    ],
  },
  {
    words: 'lebanese, levantine, syrian, israeli, middle eastern',
    any: [
      { region: 'The Levant' },
      {
        says: 'lebanese, lebanon, levant*, aleppo, hummus, ghanoush, muhammara, labneh, kibbeh, falafel, shawarma, kofta, mujaddara, tabbouleh, fattoush, batata harra, toum, za atar, maqluba, manakish, knafeh, ma amoul, arnabit, bekaa',
      },
    ],
  },
  {
    words: 'spanish, catalan',
    any: [
      { region: 'Spain' },
      {
        says: 'spain, spanish, catalan, gambas, boquerones, croquetas, pan con tomate, pinchos, tortilla espanola, paella, fideua, arroz negro, suquet, gazpacho, ajo blanco, bravas, padron, iberico, manchego, crema catalana, basque, turron, sangria, rioja, cava, sherry, pulpo a feira, romesco, escalivada',
      },
    ],
  },
  {
    words: 'moroccan, north african, maghrebi, tunisian',
    any: [
      { region: 'Morocco' },
      {
        says: 'morocc*, tunisia*, maghreb, tagine, couscous, harissa, chermoula, bastilla, brik, zaalouk, preserved lemon, matbucha, m hanncha, ghoriba, chraimeh',
      },
    ],
  },
  {
    words: 'isan, isaan, northeastern thai',
    any: [
      { region: 'Isan' },
      { says: 'isan, larb, som tum, nam tok, gai yang, suea rong hai, kor moo yang, gaeng om, khao niao' },
    ],
  },
  // Diets.
  {
    words: 'vegetarian, meatless, veggie, plant based, sin carne, vegetarisch, vegetariano, vegetarien',
    of: 'food',
    any: [{ claims: 'vegetarian' }, { claims: 'vegan' }],
  },
  { words: 'vegan, vegano, vegana', claims: 'vegan' },
  { words: 'gluten free, sans gluten, senza glutine, sin gluten', claims: 'glutenFree' },
  { words: 'dairy free', claims: 'dairyFree' },
  { words: 'keto, low carb, ketogenic', claims: 'keto' },
  {
    words: 'spicy, hot and spicy, picante, fiery',
    of: 'savory',
    says: 'chili, chilies, spicy, fiery, hot sauce, jalapeno, habanero, sichuan, harissa, vindaloo, cayenne',
  },
  {
    words:
      'cold drink, cold beverage, chilled drink, iced drink, something cold, bebidas frias, boissons froides',
    drink: 'soft drink, zero-proof, tea, coffee, beer',
    temperature: 'cold',
  },
  { words: 'hot drink, hot beverage, warm drink', drink: 'coffee, tea, hot drink', temperature: 'hot' },
  {
    words: 'cold dish, cold plate, cold appetizer, cold starter, liang cai',
    of: 'starters, sides',
    temperature: 'cold',
  },
  {
    words: 'cold, chilled, frio, fria, frios, frias, freddo, freddi, fredde, froid, froide, froides',
    of: 'food',
    temperature: 'cold',
  },
  {
    words: 'hot, warm, caliente, calientes, caldi, calde, chaud, chaude, chaudes',
    of: 'food',
    temperature: 'hot',
  },
  // Sweets.
  { words: 'chocolate, cioccolato, chocolat, cacao', of: 'desserts', is: 'chocolate' },
  {
    words:
      'ice cream, gelato, gelati, sorbet, sorbetti, sorbetto, glace, helado, nieve, frozen dessert, frozen, sundae, ice creams and sorbets',
    of: 'desserts',
    any: [
      { is: 'frozen' },
      { named: 'ice cream, gelato, sorbet, semifreddo, granita, kulfi, sundae, affogato, kakigori' },
    ],
  },
  {
    words: 'cake, torte, gateau, gateaux, pastel, pasteles',
    of: 'desserts',
    named: 'cake(s), torta, cheesecake, gateau, pastel, castella, gingerbread, shortcake',
  },
  {
    words: 'pastry, pastries, patisserie, viennoiserie, croissant, danish, sfoglie',
    of: 'desserts',
    named:
      'pastry, pastries, croissant(s), pie(s), tart(s), tarte, eclair(s), puff, mille feuille, turnover(s), beignet(s), baklava, sfogliatella, profiteroles, cream puff(s), cannoli',
  },
  {
    words: 'cookie, biscotti, biscuit and cookie',
    of: 'desserts',
    named: 'cookie(s), biscotti, cantucci, macaron(s), macaroon(s), shortbread, polvorones',
  },
  { words: 'fruit, frutta, frutas', of: 'desserts', family: 'fruit' },
  { words: 'mochi', of: 'food', named: 'mochi, daifuku' },
  // Drinks.
  { words: 'champagne', named: 'champagne, kir royal, french 75', pours: 'champagne' },
  {
    words: 'bourbon, rye, whiskey, whisky, scotch',
    pours: 'bourbon, rye whiskey, *whisk(e)y, whisk(e)y, rye, scotch',
  },
  {
    words: 'tequila, agave, agave spirit',
    any: [{ pours: 'tequila, mezcal' }, { of: 'drinks', named: 'tequila, mezcal' }],
  },
  { words: 'mezcal', any: [{ pours: 'mezcal' }, { of: 'drinks', named: 'mezcal' }] },
  { words: 'gin, gin and tonic', pours: 'gin' },
  { words: 'rum, ron, rhum', pours: 'rum, *rum' },
  { words: 'vodka', pours: 'vodka' },
  {
    words: 'grappa, amaro, amari',
    of: 'drinks',
    any: [{ pours: 'grappa, amaro' }, { named: 'grappa, amaro' }],
  },
  { words: 'sake, nihonshu', of: 'drinks', any: [{ drink: 'rice wine' }, { pours: '*sake, sake' }] },
  { words: 'sherry, jerez', pours: 'sherry' },
  { words: 'martini', of: 'drinks', named: '*martini, saketini' },
  { words: 'margarita', of: 'drinks', named: 'margarita' },
  { words: 'spritz, spritzer', of: 'drinks', named: 'spritz' },
  { words: 'highball', of: 'drinks', named: 'highball' },
  { words: 'coffee, caffe, cafe, espresso, kaffee, kaapi, cafes', of: 'drinks', drink: 'coffee' },
  { words: 'tea, the, thee, cha, chai, infusion, tisane', of: 'drinks', drink: 'tea' },
  { words: 'matcha', says: 'matcha, usucha' },
  { words: 'hot chocolate, cocoa, cioccolata', of: 'drinks', is: 'chocolate' },
  { words: 'smoothie, licuado, frullati', of: 'drinks', named: 'smoothie, licuado, shake, !milkshake, pan' },
  {
    words: 'milkshake, shake, malt, float, milkshakes and floats',
    of: 'drinks',
    named: 'milkshake, malt, float, shake',
  },
  {
    words: 'juice, jugo, succo, succhi, spremute, jus, zumo, fresh juice',
    of: 'drinks',
    named: 'juice(s), jugo, spremuta, nectar, citron presse, ganne ka ras, taeng mo pan',
    not: { says: 'gin, vodka, rum, tequila, prosecco' },
  },
  { words: 'agua fresca, aguas fresca, aguas, agua', of: 'drinks', named: 'agua de, horchata' },
  {
    words: 'soda, soft drink, pop, gaseosa, refresco, limonata, lemonade',
    of: 'drinks',
    named:
      'soda, ramune, chinotto, aranciata, lemonade, limonade, root beer, float, limonana, nimbu, fizz, cream soda',
    drink: 'soft drink, zero-proof',
  },
  { words: 'lassi', of: 'drinks', named: 'lassi, chaas' },
  { words: 'boba, bubble tea', of: 'drinks', named: 'boba, bubble' },
  { words: 'hot drink', of: 'drinks', drink: 'coffee, tea, hot drink' },
  // What guests come for.
  {
    words:
      'favorite, house favorite, classic, signature, signature dish, signature plate, comfort food, specialty, specialties, house special, chef s special, best seller, especialidades',
    of: 'courses',
    is: 'sought',
  },
] as const satisfies readonly Term[]
