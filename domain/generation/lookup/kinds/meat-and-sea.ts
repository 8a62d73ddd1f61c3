import type { Term } from './term.ts'

/** What menus call meat, fish and shellfish. */
export const meatAndSea = [
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
    words: 'pork, hog, whole hog, maiale, porc, cerdo, puerco, buta',
    any: [
      { family: 'pork' },
      {
        flesh: 'pork*, *pork, ham, bacon, prosciutto, pancetta',
        named:
          'pork, bacon, ham, prosciutto, pancetta, sausage*, chorizo, lardons, mortadella, maiale, cerdo, porc',
      },
    ],
    not: { any: [{ shape: 'noodles, rice, dumplings, soup' }, { is: 'sea' }, { named: '*burger' }] },
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
      'poultry, fowl, volaille, pollame, aves, bird, feather, feathers, coop, from the coop, roost, from the roost',
    family: 'poultry',
    not: { named: 'grenouille, frog' },
  },
  {
    words: 'game, gibier, selvaggina, caza',
    flesh: 'venison, rabbit, boar, wild boar, quail, pheasant, hare, bison, goose',
  },
  {
    words: 'meat, carne, carni, carnes, viande, fleisch',
    of: 'mains',
    is: 'meat',
    not: { shape: 'pasta, pizza, sandwich, toast, tortilla' },
  },
  {
    words: 'butcher, boucher, from the butcher, butcher s block, butcher s cut, butcher block, cut',
    of: 'mains',
    family: 'beef, lamb, pork',
    not: {
      any: [
        { shape: 'pasta, pizza, sandwich, toast, soup, curry, noodles, rice' },
        { named: '*burger(s), slider(s), patty melt, stew, chili, meatloaf, hash, taco(s)' },
      ],
    },
  },
  {
    words: 'turf',
    of: 'mains',
    family: 'beef',
    not: { any: [{ shape: 'sandwich, soup, salad' }, { named: '*burger(s), stew, chili' }] },
  },
  {
    words: 'prime cut, steak and chop, from the broiler',
    of: 'mains',
    family: 'beef, lamb',
    named:
      '*steak, filet, strip, ribeye, prime rib, chop(s), sirloin, tenderloin, entrecote, chuleton, bistecca, tagliata, galbi',
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
    words: 'kebab, kabob, kabab, kushiyaki, skewer, spiedini, brochette',
    of: 'courses',
    any: [
      { shape: 'skewer' },
      {
        named:
          'kebab(s), skewer(s), souvlaki, shish, sis, kofta, kofte, pinchos, satay, *yakitori, seekh, shashlik, keftedes, moo ping, brochette(s)',
      },
    ],
    not: { named: 'dumplings' },
  },
  {
    words: 'sausage, salsiccia, saucisse, chorizo, wurst, bratwurst',
    of: 'savory',
    any: [
      { named: 'sausage(s), salsiccia, chorizo, andouille, sai ua, merguez, loukaniko, makanek' },
      { flesh: 'hot dog, toulouse sausage' },
    ],
    not: { named: 'mushrooms, egg, ramen' },
  },
  {
    words: 'truffle, tartufo, tartufi, truffe, trufa',
    of: 'savory',
    says: 'truffle(s), truffled, truffle oil',
  },
  // Fish and shellfish.
  {
    words: 'fish, pesce, pesci, poisson, pescado, peixe, fisch, sakana, pla',
    of: 'courses',
    is: 'fish',
    not: { shape: 'dip, spread' },
  },
  {
    words:
      'seafood, fish and seafood, thalassina, from the sea, sea, ocean, from the ocean, from the water, off the hook, hooked, netted, surf, fin, fins, mare, di mare, dal mare, del mar, de la mer, mer, catch, the catch, dock to table',
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
    words:
      'raw bar, from the raw bar, raw and chilled, on ice, seafood tower, shellfish tower, plateau de fruits de mer, plateaux de fruits de mer, seafood platter',
    of: 'starters',
    is: 'sea',
    any: [
      { cooked: 'raw' },
      {
        named:
          'tartare, carpaccio, ceviche, sashimi, poke, tataki, crudo, aguachile, mignonette, shrimp cocktail, half shell, raw',
      },
    ],
  },
  {
    words: 'carpaccio, carpacci, tartare, tartar',
    of: 'courses',
    named: 'tartare, tartar, carpaccio, crudo, tiradito, tataki',
  },
  {
    words: 'crudo, crudi, raw',
    of: 'courses',
    any: [
      { cooked: 'raw' },
      { named: 'tartare, carpaccio, ceviche, sashimi, poke, tataki, crudo, aguachile, mignonette' },
    ],
    not: { any: [{ is: 'meatless' }, { named: 'nigiri, roll, *maki, poached, warm, glazed' }] },
  },
] as const satisfies readonly Term[]
