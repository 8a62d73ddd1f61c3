import type { Term } from './term.ts'

/** What menus call dishes by their form: soups, tacos, pies. */
export const forms = [
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
  { words: 'chowder, bisque, chowder and bisque', of: 'savory', named: 'chowder, bisque' },
  {
    words:
      'soup, zuppe, zuppa, minestre, suppe, suppen, suppentopf, potage, veloute, soupe, sopa, caldo, shorba, broth',
    of: 'savory',
    any: [
      { shape: 'soup' },
      {
        named:
          'soup(s), !soup dumpling(s), chowder, bisque, gumbo, cioppino, minestrone, zuppa, ribollita, brodo, velouté, shorba, rasam, pho, *guk, *tang',
      },
    ],
    not: { named: 'on rice, over rice, yakgwa, soup dumpling(s), pollo en crema, grilled cheese and' },
  },
  {
    words:
      'fish soup, seafood soup, zuppe di pesce, zuppa di pesce, zuppe di mare, soupe de poisson, sopa de pescado, sopa de marisco',
    of: 'savory',
    is: 'sea',
    any: [
      { shape: 'soup' },
      {
        named:
          'cacciucco, cioppino, bouillabaisse, brodetto, kakavia, zarzuela, suquet, chowder, bisque, soup',
      },
    ],
  },
  {
    words:
      'salad, insalata, insalate, insalatona, insalatone, salade, salada, salat, salate, ensalada, salata, salates, yum',
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
      'sandwich, wrap, panini, panino, torta, bocadillo, handheld, hand held, hoagie, sub, between bread, between the bread, between the buns, on bread, on a bun, on bun, two hands, with two hands, two handed, buns and bread, stack',
    of: 'courses',
    named:
      'sandwich(es), panini, in carrozza, reuben, melt, torta ahogada, croque, sando, *burger(s), vada pav, roll with, lobster roll, kathi roll, wrap, arayes, stuffed pita, gyro in pita',
  },
  {
    words: 'grilled sandwich, toasted sandwich, toastie, pressed sandwich, hot sandwich',
    of: 'courses',
    named: 'grilled cheese, panini, panino, melt, croque, reuben, cubano, toastie, toasted, hot honey',
  },
  { words: 'fish and chips, fish chips', of: 'courses', is: 'fish', cooked: 'fried' },
  {
    words: 'pizza, pizze, pies from the oven',
    of: 'mains',
    named: 'pizza(s), calzone, pide, lahmacun',
  },
  {
    words: 'flatbread, flatbreads from the oven',
    of: 'savory',
    named: 'flatbread(s), pizza(s), calzone, pide, lahmacun, manakish, focaccia, naan',
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
  {
    words: 'curry, currie, gaeng',
    of: 'mains',
    any: [
      { shape: 'curry' },
      { named: 'curry, curries, khao soi, masala, korma, vindaloo, rogan josh, makhani, moilee, ishtu' },
    ],
    not: { named: 'fried rice, khao pad, broth' },
  },
  { words: 'taco, street taco, street tacos', of: 'savory', named: 'taco(s), quesabirria' },
  { words: 'birria', of: 'savory', named: '*birria' },
  { words: 'mole', of: 'courses', named: 'mole, pipian' },
  {
    words:
      'stew, braise, in the pot, cooked in the pot, from the pot, one pot, nimono, estofado, eintopf, mijote, mijotes, mayirefta, magirefta, guiso, guisado, ragout, spezzatino',
    of: 'courses',
    any: [{ of: 'mains', cooked: 'braised' }, { named: 'stew, braised, tagine, stifado, goulash, *jjigae' }],
    not: { named: '*jorim, *deopbap, *guksu, trotter(s), bowl' },
  },
  {
    words: 'roast, roasted, sunday roast, carvery, arrosti, asados',
    of: 'mains',
    is: 'meat',
    any: [{ cooked: 'baked' }, { says: 'roast, roasted' }],
    not: {
      any: [
        { shape: 'sandwich, pizza, soup, noodles, curry, tart' },
        { named: 'sandwich, dip, pie, potpie, bake, casserole, meatloaf' },
      ],
    },
  },
  {
    // Flatbread in most kitchens, roast meat in France.
    words: 'roti, rotis',
    any: [
      { of: 'sides', family: 'bread', not: { cuisine: 8 } },
      { cuisine: 8, of: 'mains', is: 'meat', cooked: 'baked' },
    ],
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
    not: { any: [{ named: 'with warm shrimp, fritters, *keftedes, wings' }, { of: 'mains' }] },
  },
  {
    words: 'sharing dish',
    of: 'courses',
    any: [
      { shape: 'dip, spread, skewer, dumplings, pizza' },
      {
        named:
          'platter(s), board, whole, nachos, paella, hot pot, wings, half shell, oysters, fondue, sampler, spring roll(s), moriawase, roast duck, peking duck, croquetas, meze',
      },
      { says: 'to share, for two, for the table, for sharing' },
    ],
  },
  {
    words: 'pintxo, pinxo, banderilla',
    of: 'savory',
    named: 'gilda, pinchos, brochetas, toast, pan con tomate, croquettes, tortilla espanola',
    any: [{ cuisine: 13 }, { house: 'western' }],
  },
  {
    words: 'tapas, tapa, raciones',
    of: 'starters, sides',
    any: [{ house: 'western' }, { not: { cuisine: 7 } }],
    not: { any: [{ shape: 'soup' }, { named: 'brik, bastilla, zaalouk, moroccan, matbucha, harira' }] },
  },
  {
    words: 'bruschetta, crostini, toast, tartine, tartines, tostas',
    of: 'savory',
    named: 'bruschetta, crostini, toast(s), pan con tomate, tartine(s)',
    not: { any: [{ named: 'french toast, perdue' }, { of: 'desserts' }] },
  },
  { words: 'crepe, crepas', named: 'crepe(s), crepas, galette(s)' },
  { words: 'galette', of: 'savory', named: 'galette(s)' },
  {
    words: 'savory pastry',
    of: 'savory',
    named:
      'quiche, tart, galette, empanada(s), turnover, sausage roll, gougeres, fatayer, sambousek, sfiha, borek, boregi, burek, spanakopita, tiropita, lahm bi ajeen, arayes',
  },
  {
    words: 'ladera',
    cuisine: 11,
    of: 'mains, sides',
    claims: 'vegan',
    temperature: 'hot',
    not: { any: [{ cooked: 'fried' }, { starch: 'bread' }, { named: 'souvlaki, olives, pilafi, kids' }] },
  },
  {
    words:
      'fresh pasta, pasta fresca, handmade pasta, homemade pasta, pasta fatta in casa, paste fatte in casa',
    of: 'mains',
    named:
      'tagliatelle, pappardelle, tortelli, tortellini, ravioli, gnocchi, lasagne, lasagna, fettuccine, tajarin, agnolotti, cannelloni, tonnarelli, orecchiette, pici, maltagliati',
  },
  { words: 'pancake, hotcake, flapjack, sweet griddle', of: 'food', named: 'pancake(s), hotcake(s)' },
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
    not: { named: 'sauce, salad, egg battered, capeada, egg noodle(s), egg roll(s), egg drop' },
  },
  {
    words: 'savory tart, tarte salee, quiche, quiches and tarts',
    of: 'savory',
    named: 'tart(s), tarte, quiche, flamiche, pissaladiere',
  },
  {
    words: 'tart, tarte, crostate',
    of: 'food',
    named: 'tart(s), tarte, quiche, flamiche, pissaladiere, crostata, tatin, tarta',
  },
  {
    words: 'pie, pites, pittes',
    of: 'food',
    named: 'pie(s)',
    not: { any: [{ named: 'boston cream' }, { of: 'courses', cuisine: 5 }] },
  },
  { words: 'pot pie, potpie, meat pie, savory pie', of: 'courses', named: 'pie(s), potpie' },
  {
    words: 'borek, burek, bourek, filo pie, phyllo pie',
    of: 'savory',
    named: '*borek, *boregi, spanakopita, tiropita, hortopita, sambousek, fatayer, bastilla, brik',
  },
  { words: 'baklava, baklawa', of: 'food', named: 'baklava, baklawa' },
  {
    words: 'potato, spud, patate, pomme de terre, pommes, papas, patatas, fries and potatoes',
    of: 'starters, sides',
    any: [{ family: 'potato' }, { named: 'potato(es), fries, tots, pommes, patatas, patates' }],
    not: { named: 'chili, sweet potato(es), curry, soup, salad' },
  },
  {
    words: 'fries, frites, chips, french fries, patatine',
    of: 'savory',
    named: 'fries, frites, tater tots, potato wedges, patatine',
    not: { named: 'steak, moules, mussels' },
  },
  {
    words: 'bread, bread butter, bread and butter, naan, pane, pain, panes, focacce, breads from the oven',
    of: 'sides',
    any: [{ family: 'bread' }, { starch: 'bread' }],
  },
  {
    words:
      'vegetable, verdure, verdura, legumes, verduras, huerta, de la huerta, garden, garden patch, from the garden, contorni, contorno',
    of: 'sides',
    starch: 'none',
    is: 'meatless',
    not: {
      any: [
        { family: 'egg, cheese, bread, dairy, nut' },
        { named: 'olives, egg(s), nuts, chutney, pickle(s), papad, relish, sauce' },
      ],
    },
  },
  {
    words: 'greens, leafy greens, leaves, leaf, green',
    of: 'savory',
    any: [{ family: 'leaf' }, { named: 'greens, salad, kale, spinach, chard, lettuce' }],
    is: 'meatless',
  },
  {
    words: 'lentil, lenticchie, lentille, lenteja',
    of: 'savory',
    says: 'lentil(s), dal',
    not: { named: 'papad, *dhokla, vada, dosa, idli' },
  },
  {
    words: 'bean, legume, fagioli, frijoles, pulses',
    of: 'savory',
    family: 'legume',
    not: { named: 'papad, *dhokla, bhel, vada, dosa, idli, fritters, pakora' },
  },
  {
    words: 'dal, daal, dhal',
    of: 'savory',
    named: 'dal, lentil(s)',
    not: {
      named: 'dosa, bhalla, vada, idli, uttapam, cheela, chilla, kachori, soup, salad, papad, dhokla, dhokli',
    },
  },
  {
    words: 'mushroom, funghi, champignon, hongos, kinoko',
    of: 'savory',
    any: [{ family: 'mushroom' }, { named: 'mushroom(s), portobello' }],
  },
  { words: 'tofu', of: 'savory', any: [{ family: 'tofu' }, { named: '*tofu' }], not: { shape: 'soup' } },
  {
    words: 'cheese, quesos, formaggio',
    of: 'starters, desserts',
    is: 'cheese',
    not: { any: [{ shape: 'salad' }, { named: 'salad, salade' }] },
  },
  {
    words: 'formaggi, fromage, cheese cart, cheese trolley, cheese board, cheese plate, cheese course',
    of: 'desserts',
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
    words: 'antojito, masa',
    of: 'savory',
    named:
      'taco(s), tostada(s), sope(s), quesadilla(s), tamales, tlayuda(s), gordita(s), flauta(s), elote, esquites, enchilada(s), enfrijoladas, tetelas, tlacoyos, burrito, quesabirria, chilaquiles, totopos, costras, molotes',
    not: { named: 'chayote(s), chayotes rellenos' },
  },
  {
    words: 'filled pasta, ravioli, raviolo, tortelli, tortellini, agnolotti, pasta ripiena',
    of: 'courses',
    named: 'ravioli, tortelli, tortellini, agnolotti, cappelletti, cannelloni',
  },
] as const satisfies readonly Term[]
