import type { Term } from './term.ts'

/** What menus call sweets and drinks, and what guests come for. */
export const sweetsAndDrinks = [
  // Sweets.
  { words: 'sweet soup, dessert soup', of: 'desserts', named: 'soup, tang yuan, che, douhua, *tong sui' },
  {
    words: 'slice, traybake, tray bake',
    of: 'desserts',
    named: 'slice(s), bar(s), brownie, blondie, loaf, cake, bread, sponge',
  },
  { words: 'chocolate, cioccolato, chocolat, cacao', of: 'desserts', is: 'chocolate' },
  {
    words: 'ice cream, gelato, gelati, glace, helado, nieve, frozen dessert, frozen, ice creams and sorbets',
    of: 'desserts',
    any: [
      { is: 'frozen' },
      { named: 'ice cream, gelato, sorbet, semifreddo, granita, kulfi, sundae, affogato, kakigori' },
    ],
  },
  {
    words: 'spoon dessert',
    of: 'desserts',
    named:
      'tiramisu, panna cotta, budino, bonet, zabaglione, zabaione, semifreddo, !custard tart, !custard filled, custard, mousse, pudding, creme, crema',
  },
  { words: 'pour over, slow bar', of: 'drinks', named: 'pour over, filter coffee, drip coffee, cold brew' },
  {
    words: 'cake, kuchen, torte, torten, gateau, gateaux, pastel, pasteles',
    of: 'desserts',
    named:
      'cake(s), torta, torte, sponge, cheesecake, gateau, pastel, castella, gingerbread, shortcake, !pastel de nata, !custard cake, !rice cake(s)',
  },
  {
    words: 'pastry, pastries, patisserie, viennoiserie, croissant, danish, sfoglie',
    of: 'desserts',
    named:
      'pastry, pastries, croissant(s), pie(s), tart(s), tarte, eclair(s), puff, mille feuille, turnover(s), beignet(s), baklava, sfogliatella, profiteroles, cream puff(s), cannoli',
  },
  {
    words: 'crisp, crumble, cobbler, brown betty, cobbler and crisp',
    of: 'desserts',
    named: 'crisp, crumble, cobbler, buckle, betty',
  },
  {
    words: 'bake, bakery, from the bakery, bakery case, baked good',
    of: 'desserts, sides',
    any: [
      { family: 'pastry, bread' },
      { named: 'cake(s), loaf, brownie(s), cookie(s), muffin(s), scone(s)' },
    ],
  },
  {
    words: 'cookies bar, cookies and bar, cookie bar, traybake, brownie',
    of: 'desserts',
    named: 'cookie(s), bar, bars, brownie(s), blondie(s)',
  },
  {
    words: 'cookie, biscotti, biscuit and cookie',
    of: 'desserts',
    named: 'cookie(s), biscotti, cantucci, macaron(s), macaroon(s), shortbread, polvorones',
  },
  {
    words: 'loaf, loaves, loaf cake, tea loaf',
    of: 'desserts, sides',
    named: 'loaf, banana bread, pound cake, slice, gingerbread, cake(s), !cheesecake',
  },
  {
    words: 'petit four, petits fours, mignardise, sweet bite',
    of: 'desserts',
    named:
      'cookie(s), macaron(s), madeleine(s), truffle(s), trufas, bark, biscotti, cantucci, shortbread, nougat, financier(s), candy, caramels, cannele(s), profiteroles',
  },
  {
    words: 'mithai',
    of: 'desserts',
    cuisine: 4,
    not: { named: 'chocolate, ganache, cake, panna cotta, sorbet, ice cream' },
  },
  { words: 'fruit, frutta, frutas', of: 'desserts', family: 'fruit' },
  {
    words: 'sorbet, sorbetti, sorbetto, sorbete, granita',
    of: 'desserts',
    named: 'sorbet(s), sorbetto, sorbete, sherbet, granita, granite, ice, shave ice, kakigori',
    not: { named: 'ice cream' },
  },
  { words: 'mochi', of: 'food', named: 'mochi, daifuku' },
  // Drinks.
  { words: 'champagne', named: 'champagne, kir royal, french 75', pours: 'champagne' },
  {
    words: 'bourbon, bourbon whiskey',
    pours: 'bourbon',
    not: { named: 'coffee' },
  },
  { words: 'rye, rye whiskey', pours: 'rye whiskey, rye' },
  {
    words: 'whiskey, whisky, scotch',
    pours: 'bourbon, rye whiskey, *whisk(e)y, whisk(e)y, rye, scotch',
    not: { named: 'coffee' },
  },
  {
    words: 'agave, agave spirit',
    any: [{ pours: 'tequila, mezcal, sotol' }, { of: 'drinks', named: 'tequila, mezcal' }],
  },
  { words: 'tequila', any: [{ pours: 'tequila' }, { of: 'drinks', named: 'tequila' }] },
  {
    words:
      'dessert wine, sweet wine, fortified wine, port, sticky, vin doux, vino dulce, vino da dessert, vini da dessert, dessertwein',
    drink: 'sweet or fortified wine',
    not: { named: 'fino, manzanilla, amontillado' },
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
  {
    words: 'sake, nihonshu',
    of: 'drinks',
    any: [{ drink: 'rice wine' }, { pours: '*sake, sake' }],
    not: { drink: 'cocktail' },
  },
  {
    words: 'brown spirit, dark spirit, brown liquor',
    of: 'drinks',
    pours:
      'bourbon, rye whiskey, *whisk(e)y, whisk(e)y, rye, scotch, cognac, brandy, armagnac, aged rum, dark rum',
  },
  {
    words: 'sundae, parfait, coupe',
    of: 'desserts',
    named: 'sundae, parfait, banana split, float, coupe*, affogato, falooda, halo halo, *patbingsu, kakigori',
  },
  { words: 'sherry, jerez, jereces, vino de jerez, vinos de jerez', pours: 'sherry' },
  { words: 'vermouth, vermut, vermu', of: 'drinks', named: 'vermut, vermouth' },
  { words: 'martini', of: 'drinks', named: '*martini, saketini' },
  { words: 'margarita', of: 'drinks', named: 'margarita' },
  { words: 'spritz, spritzer', of: 'drinks', named: 'spritz' },
  {
    words: 'aperitivo, aperitivi, aperitif, apero, low abv, low proof, low alcohol, session cocktail',
    of: 'drinks',
    any: [
      { drink: 'sparkling wine' },
      {
        named:
          'spritz, negroni, americano, bellini, kir, vermut, vermouth, lillet, pastis, campari, chinotto, crodino, sbagliato, sherry',
      },
    ],
    not: { named: 'amaro' },
  },
  { words: 'highball', of: 'drinks', named: 'highball' },
  {
    words: 'coffee, caffe, caffetteria, cafe, ca phe, cafeteria, kaffee, kaapi, cafes',
    of: 'drinks',
    drink: 'coffee',
  },
  { words: 'tea, the, thee, cha, tra, chai, infusion, infusiones, tisane', of: 'drinks', drink: 'tea' },
  {
    words: 'espresso, espresso drink',
    of: 'drinks',
    drink: 'coffee',
    named:
      'espresso, latte, cappuccino, americano, macchiato, cortado, flat white, mocha, cortadito, corretto, freddo, affogato',
  },
  { words: 'iced coffee, cold coffee, cold brew', drink: 'coffee', temperature: 'cold' },
  { words: 'iced tea, cold tea', drink: 'tea', temperature: 'cold' },
  { words: 'matcha', says: 'matcha, usucha' },
  {
    words: 'hot chocolate, cocoa, cioccolata',
    of: 'drinks',
    named: 'hot chocolate, cocoa, cioccolata calda, chocolat chaud, chocolate caliente',
  },
  {
    words: 'smoothie, blended, frappe, licuado, frullati',
    of: 'drinks',
    named: 'smoothie, licuado, shake, !milkshake, pan',
  },
  {
    words: 'milkshake, shake, malt, float, milkshakes and floats',
    of: 'drinks',
    named: 'milkshake, malt, float, shake',
  },
  {
    words:
      'juice, fresh squeezed, freshly squeezed, squeezed, pressed juice, jugo, succo, succhi, spremute, jus, zumo, fresh juice',
    of: 'drinks',
    named: 'juice(s), jugo, spremuta, nectar, citron presse, ganne ka ras, taeng mo pan',
    not: { says: 'gin, vodka, rum, tequila, prosecco' },
  },
  { words: 'agua fresca, aguas fresca, aguas, agua', of: 'drinks', named: 'agua de, horchata' },
  {
    words: 'soda, soft drink, pop, gaseosa, refresco',
    of: 'drinks',
    named:
      'soda, ramune, chinotto, aranciata, lemonade, limonade, root beer, float, limonana, nimbu, fizz, cream soda',
    drink: 'soft drink, zero-proof',
  },
  {
    words: 'lemonade, limeade, limonate',
    of: 'drinks',
    named: 'lemonade(s), limonade, limonana, nimbu, citron presse, limeade, limonata',
  },
  {
    words: 'soda fountain, fountain, from the fountain',
    of: 'drinks',
    named:
      'float, malt, milkshake, shake, egg cream, cream soda, root beer, phosphate, cola, lemonade, chocolate milk',
    drink: 'soft drink, zero-proof',
  },
  {
    words:
      'mocktail, virgin cocktail, zero proof cocktail, non alcoholic cocktail, alcohol free cocktail, spirit free cocktail, cocktails sans alcool, cocteles sin alcohol',
    drink: 'zero-proof, soft drink',
    not: { named: '*shake, malt, float, root beer, cream soda, chocolate milk, cola, lassi, water' },
  },
  {
    words: 'cider, hard cider',
    of: 'drinks',
    any: [{ drink: 'cider' }, { pours: 'hard cider' }],
    not: { temperature: 'hot' },
  },
  {
    words: 'pot of tea, tea by the pot, afternoon pot, loose leaf tea',
    drink: 'tea',
    temperature: 'hot',
    not: { named: 'latte' },
  },
  {
    words: 'afternoon tea, high tea, cream tea',
    any: [
      {
        of: 'desserts',
        named: 'scone(s), cake(s), tart(s), madeleine(s), shortbread, macaron(s), cookie(s), loaf',
      },
      { of: 'courses', named: 'scone(s), tea sandwich(es), finger sandwich(es)' },
      { drink: 'tea', temperature: 'hot', not: { named: 'latte' } },
    ],
  },
  { words: 'lassi', of: 'drinks', named: 'lassi, chaas' },
  { words: 'boba, bubble tea', of: 'drinks', named: 'boba, bubble' },
  { words: 'hot drink', of: 'drinks', drink: 'coffee, tea, hot drink' },
  // What guests come for.
  {
    words:
      'favorite, house favorite, classic, classique, clasico, classico, classici, classiche, signature, signature dish, signature plate, comfort food, specialty, specialties, house special, chef s special, best seller, especialidades, traditional, traditional dish',
    of: 'courses',
    is: 'sought',
  },
] as const satisfies readonly Term[]
