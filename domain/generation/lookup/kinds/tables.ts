import type { Term } from './term.ts'

/** How dishes are cooked, and what single tables call theirs. */
export const tables = [
  {
    words: 'fortwo, banquet',
    of: 'mains',
    any: [
      {
        named:
          'whole, rack, prime rib, porterhouse, t bone, chateaubriand, tomahawk, paella, hot pot, *nabe, sukiyaki, shabu, bouillabaisse, cioppino, fondue, platter, boil, leg, fiorentina, chuleton, roast chicken, roast duck, peking duck, suckling pig, milk fed lamb, jeongol, jjim, biryani, maqluba, roast turkey, ribs, brisket',
      },
      { says: 'for two, for the table, to share, for sharing' },
    ],
    not: { shape: 'sandwich, tortilla' },
  },
  {
    words: 'cuchara, de cuchara, platos de cuchara',
    of: 'courses',
    any: [{ shape: 'soup' }, { of: 'mains', cooked: 'braised', not: { is: 'sea' } }],
  },
  // Korean and Levantine words for what the table has.
  {
    words: 'korean barbecue, kbbq, gui, barbecue table',
    of: 'courses',
    named: 'bulgogi, galbi gui, samgyeopsal, *gui, jeyuk bokkeum, dakgalbi, !bulgogi gimbap',
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
  { words: 'casserole, cazuela', of: 'savory', any: [{ named: 'casserole, cazuela' }, { says: 'clay pot' }] },
  {
    words: 'kimchi',
    of: 'starters, sides',
    named: '*kimchi, kkakdugi',
    not: { named: 'pancake, fried rice, pork' },
  },
  {
    words: 'chutney, pickle, chutneys and pickles, condiment, pickles and ferments',
    of: 'savory',
    named:
      'chutney(s), pickle(s), pickled, pyaz, !with chutney(s), !and chutney(s), raita, escabeche, tsukemono, giardiniera, pao cai, tursu, ajat',
  },
  {
    words:
      'sauce, dipping sauce, dip sauce, salsa, dressing, salsa and sauce, sauce and dip, sauce and butter, steak sauce, butter and sauce',
    of: 'sides',
    named:
      'sauce(s), roquefort butter, horseradish cream, chimichurri, salsa, gravy, aioli, chutney, relish, dressing, toum, tzatziki, raita, nam prik',
  },
  { words: 'gravy, biscuits gravy, biscuits and gravy', of: 'savory', named: 'gravy' },
  {
    words: 'griddle, from the griddle, off the griddle, flat top, griddle plate',
    of: 'courses',
    named:
      'pancakes, hot cakes, french toast, waffle(s), hash, two eggs, grilled cheese, patty melt, smash burger, breakfast burrito, tiganites, pancake di ricotta',
  },
  {
    words: 'meat and three',
    of: 'mains',
    named:
      'fried chicken, fried steak, meatloaf, pot roast, ribs, pulled pork, catfish, pork chop, turkey dinner, prime rib, bangers and mash, lemon herb chicken',
  },
  { words: 'slaw, coleslaw', of: 'savory', named: '*slaw' },
  { words: 'olive', of: 'savory', named: 'olive(s)' },
  {
    words: 'platter, combo, combination, plate lunch, board, sharing board',
    of: 'courses',
    named: 'platter(s), combo(s), moriawase',
  },
  {
    words: 'chili, chile con carne',
    of: 'mains',
    named: 'chili',
    not: { named: 'chili oil, chili paste, chilies, with chili' },
  },
  {
    words: 'terra, terre, di terra, dalla terra, de la tierra, de la terre, tierra',
    of: 'courses',
    not: { is: 'sea' },
  },
  {
    words: 'land, from the land, pasture, from the farm, ferme, de la ferme, ranch',
    of: 'mains',
    is: 'meat',
  },
  // How it is cooked.
  {
    words: `grill, grilled, from the grill, off the grill, grillade, grilles, grillee, grillees, griglia, alla griglia, parrilla, robata, robatayaki
      griglia a legna, yakimono, tis oras, charcoal, from the charcoal, charcoal grill, from the fire, open fire, josper, from the josper
      binchotan, from the binchotan, embers, from the embers, coals, over coals, hearth, from the hearth, wood grill, from the wood grill, brasa, a la brasa, a las brasas
      brace, alla brace, na brasa, feu de bois, au feu de bois, holzkohle, holzkohlegrill, holzkohlengrill, vom grill, carbon, al carbon, lumbre`,
    of: 'courses',
    any: [
      {
        cooked: 'grilled',
        says: 'grill*, char, charred, charcoal, coal(s), ember(s), fire, flame(s), skewer(s), plank, brasa, brace, griglia, scottadito, asad*, schara, *yaki, shioyaki, tandoor, *gui, meshwi, smoke',
      },
      {
        of: 'mains',
        is: 'meat',
        named:
          '*steak, steak frites, filet, strip, ribeye, chop(s), entrecote, bavette, onglet, tagliata, magret',
        not: { cooked: 'raw, braised, baked, fried, stir-fried' },
      },
      { cooked: 'smoked', named: 'smoked, barbecue, ribs' },
      { named: 'al pastor, asada, arrachera' },
    ],
    not: {
      any: [
        { shape: 'dip, spread, soup, noodles, tart, toast, sandwich, pizza' },
        { starch: 'rice' },
        { family: 'cheese, egg' },
        { named: 'pho, bowl, cakes, popcorn, bagel, salad, cheese, *katsu, misozuke, tartare, stew, curry' },
      ],
    },
  },
  {
    words:
      'grilled vegetable, vegetable from the grill, verdure alla griglia, verdure grigliate, verduras a la parrilla, verduras a la brasa, legumes grilles, grillgemuse',
    of: 'starters, sides',
    is: 'meatless',
    cooked: 'grilled',
    not: { shape: 'toast, dip, spread, soup, salad' },
  },
  {
    words: 'slow low, low slow, slow cooked, slow braised, slow roasted, slow and low, low and slow',
    of: 'mains',
    is: 'meat',
    any: [{ cooked: 'braised, baked, steamed, smoked' }, { says: 'hours, slow*, overnight' }],
    not: { any: [{ shape: 'sandwich, pizza, noodles' }, { named: '*burger(s), meatloaf' }] },
  },
  { words: 'shot, shooter', drink: 'spirit' },
  { words: 'a la plancha, plancha', of: 'savory', says: 'plancha' },
  {
    words: 'griddle, from the griddle, off the griddle, flat top, flattop',
    of: 'food',
    named:
      'pancake(s), hotcake(s), french toast, grilled cheese, patty melt, *burger(s), hash, hash browns, quesadilla(s)',
  },
  {
    words: 'spit, from the spit, off the spit, on the spit, rotisserie, gyro and souvlaki',
    of: 'courses',
    any: [
      {
        named:
          'gyro(s), souvlaki, kontosouvli, shawarma, rotisserie, al pastor, porchetta, doner, spit roasted',
      },
      { cuisine: 8, is: 'meat', named: 'poulet roti, roast chicken, roast duck, gigot, roti' },
    ],
  },
  {
    words: 'wood oven, from the wood oven, from our wood oven, wood fired oven',
    of: 'courses',
    any: [
      { named: 'pizza(s), calzone, flatbread(s), pide, lahmacun, manakish, focaccia' },
      { says: 'wood oven, wood burning oven' },
      { cooked: 'baked', not: { any: [{ shape: 'pasta, soup, curry' }, { family: 'cheese' }] } },
    ],
  },
  {
    words: 'wood fired, wood fire, from the wood fire',
    of: 'courses',
    any: [
      { cooked: 'grilled', is: 'meat' },
      { cooked: 'grilled', is: 'sea' },
      { named: 'pizza(s), calzone, flatbread(s), pide, lahmacun, manakish' },
      { says: 'wood oven, wood fired, wood burning' },
    ],
    not: { shape: 'dip, spread, soup, toast' },
  },
  {
    words: 'smoker, smoked, smokehouse, barbecue, barbecued, bbq, from the pit, pit, pitmaster, pitmaster s',
    of: 'savory',

    any: [
      { of: 'courses', cooked: 'smoked' },
      { cuisine: 10, named: 'bulgogi, galbi gui, samgyeopsal, *gui, jeyuk bokkeum, dakgalbi' },
      { named: 'barbecue, smoked, brisket, pulled pork, st louis ribs' },
      { cuisine: 9, named: 'char siu, siu yuk, roast duck' },
    ],
    not: {
      any: [
        { named: 'popcorn, stew, dip' },
        { cuisine: 9, is: 'sea' },
        { cuisine: 9, named: 'bao, buns, rolls, puffs, pastries' },
      ],
    },
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
    words: 'fried, from the fryer, agemono, tempura and fried, frits, friture, fritos, crispy',
    of: 'savory',
    cooked: 'fried',
    not: {
      any: [
        { shape: 'curry, soup, salad, rice, pizza' },
        { shape: 'noodles', not: { named: 'rolls' } },
        { named: 'parmigiana, inarizushi, moussaka' },
      ],
    },
  },
  { words: 'fritti, fritto, frittura', of: 'starters, sides', cooked: 'fried', not: { named: 'parmigiana' } },
  { words: 'basket', of: 'courses', cooked: 'fried', not: { shape: 'soup, salad, noodles' } },
  {
    words: 'comal, from the comal',
    of: 'savory',
    named:
      'sope(s), quesadilla(s), tlayuda(s), gordita(s), tetelas, tlacoyos, costras, quesabirria, tortillas',
    not: { cooked: 'fried' },
  },
  {
    words: 'cast iron, skillet, cast iron skillet',
    of: 'courses',
    any: [{ named: 'skillet, hash' }, { says: 'cast iron, iron pan, skillet' }],
  },
  { words: 'wok, from the wok, stir fry, stir fries, stir fried', of: 'savory', cooked: 'stir-fried' },
  {
    words: 'steamed, from the steamer, steamer, vapeur, mushimono',
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
    words: 'baked, from the oven, oven, oven dish, oven baked, forno, al forno, au four',
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
  // Tables of China and India.
  {
    words: 'sichuan, szechuan, sichuanese',
    isAdjective: true,
    cuisine: 9,
    of: 'savory',
    says: 'sichuan, mala, kung pao, dan dan, mapo, doubanjiang, chili bean paste, chongqing, yuxiang',
    not: { named: 'tea eggs' },
  },
  {
    words: 'south indian',
    isAdjective: true,
    cuisine: 4,
    house: 'southern',
    not: { says: 'goan, goa, hyderabadi, galouti, lucknow, bengali' },
  },
  {
    words: 'farsan, farsaan, namkeen',
    of: 'starters',
    named: 'dhokla, handvo, khandvi, kachori, vadi, bhel, vada, khaman, samosa, pakora',
  },
  {
    words: 'shaak, sabji, sabzi, sabzis, subzi, bhaji and shaak',
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
  {
    words: 'rice cake, tteok',
    of: 'savory',
    named: 'rice cake(s), tteok*, *tteok, *tteokbokki, !bindaetteok',
  },
  {
    words: 'bunsik, korean street food',
    of: 'savory',
    named: 'tteokbokki, kimbap, gimbap, mandu, *mandu, ramyeon, twigim, eomuk, sundae, hotteok, *jeon',
  },
  {
    words: 'fried chicken',
    of: 'courses',
    any: [
      { named: 'fried chicken, !stir fried chicken, karaage, yangnyeom, dakgangjeong, chicken 65' },
      { flesh: 'chicken*', cooked: 'fried', family: 'poultry' },
    ],
    not: { named: 'salad, waffle(s), parmigiana, soup, noodle(s), stir fried' },
  },
  {
    words: 'tex mex, texmex',
    of: 'savory',
    named:
      'nachos, fajita(s), queso, quesadilla(s), taco(s), burrito(s), enchilada(s), chili, chimichanga(s), guacamole',
  },
  {
    words: 'indo chinese, hakka, chindian',
    cuisine: 4,
    named: 'manchurian, chili chicken, chili paneer, hakka, schezwan',
  },
  {
    words: 'conserva, tinned fish, tin, tinned, conservas',
    of: 'savory',
    says: 'tinned, canned tuna, anchov*, boquerones, escabeche, ventresca, conserva(s)',
    is: 'sea',
  },
  {
    words: 'salatim',
    cuisine: 14,
    of: 'starters, sides',
    any: [{ shape: 'salad, dip, spread' }, { named: 'salad, hummus, labneh, muhammara, matbucha' }],
  },
  { words: 'blue plate, blue plate special, meat and three, meat three', of: 'mains', house: 'diner' },
  {
    words: 'fermented, ferment, fermentation, from the crock',
    of: 'savory',
    named: '*kimchi, kkakdugi, doenjang, miso, tsukemono, sauerkraut, pickled, pickle(s), natto, *cheong',
  },
  {
    words: 'grain, from the grain, ancient grain',
    of: 'savory',
    any: [
      { starch: 'rice' },
      { named: 'rice, grits, barley, farro, bulgur, quinoa, freekeh, polenta, tabbouleh' },
    ],
  },
  {
    words: 'taglieri, tagliere',
    of: 'starters, sides, desserts',
    named: 'salumi, prosciutto, tagliere, mortadella, formaggi, pecorino, bresaola, cured, cheese board, ham',
  },
  {
    words: 'grab and go, grab go, to go, take away',
    any: [
      {
        of: 'food',
        named: 'sandwich(es), bagel, wrap, muffin, scone, croissant, cookie(s), loaf, brownie, panino',
      },
    ],
    not: { temperature: 'hot', of: 'savory' },
  },
  {
    words: 'live tank, live seafood, from the tank',
    of: 'courses',
    is: 'sea',
    named: 'whole, crab, lobster, clams, shrimp, prawns, fish, abalone',
    not: { any: [{ shape: 'dumplings' }, { named: 'rangoon, har gow, egg, toast' }] },
  },
  { words: 'thing, other things, more things', of: 'starters, sides', not: { shape: 'soup' } },
  { words: 'kadhi', of: 'savory', named: 'kadhi' },
  {
    words: 'tiffin, tiffins',
    of: 'savory',
    named: 'dosa, idli, vada, upma, pongal, uttapam, bonda',
  },
  { words: 'dosa, dosai', of: 'savory', named: 'dosa, uttapam' },
] as const satisfies readonly Term[]
