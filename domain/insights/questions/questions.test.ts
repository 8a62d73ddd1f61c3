import { expect, it } from 'vitest'
import { typedMenu } from '../../../tests/builders/typed-menu.ts'
import type { Season } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { noteCompetitor } from '../../menu/editing/advice-notes.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { recommend } from '../checks/recommend.ts'
import { rules } from './rules.ts'

const catalogue = loadCatalogue()

const foundOn = (menu: Menu, season: Season = 'autumn'): string[] =>
  recommend({ menu, cuisineId: 5, season, catalogue })
    .filter(({ code }) => code !== 'trending')
    .map((finding) => (finding.code === 'question' ? finding.params.rule : finding.code))

const parts = {
  Starters: `
    Tuna crudo; 19; Citrus, capers, chili oil
    Beef tartare; 18; Cornichons, egg yolk, grilled bread
    Leek soup; 12; Cream, chives
    Beet salad; 14; Goat cheese, walnuts`,
  Mains: `
    Ribeye; 44; Bone marrow butter
    Roast chicken; 29; Pan jus, thyme
    Halibut; 38; Brown butter, capers
    Mushroom risotto; 26; Parmesan, parsley
    Lamb shank; 36; White beans, rosemary
    Pork chop; 34; Apple mostarda`,
  Desserts: `
    Chocolate cake; 12; Salted caramel
    Lemon tart; 11; Meringue
    Cheesecake; 12; Cherries
    Panna cotta; 11; Blood orange`,
}

/** A bistro with which nothing is wrong, with these sections instead or added, and what is behind them. */
function bistro(changes: Readonly<Record<string, string>> = {}, behind = '', currency = 'USD'): Menu {
  const sections = Object.entries({ ...parts, ...changes }).map(([name, lines]) => `# ${name}\n${lines}`)
  return typedMenu(`${sections.join('\n')}\n${behind}`, currency)
}

/** The same with more lines in a section that it has. */
const more = (name: keyof typeof parts, lines: string): Menu => bistro({ [name]: `${parts[name]}\n${lines}` })
/** The same with one of its lines written so. */
const instead = (name: keyof typeof parts, from: string, to: string): Menu =>
  bistro({ [name]: parts[name].replace(new RegExp(`${from};.*`), to) })

type Row = readonly [fault: string, found: string, menu: Menu, season?: Season]

/** What a reader planted once, and what the adviser must find. */
const read: readonly Row[] = [
  ['one dish at two prices', 'two_prices', more('Mains', 'Roast chicken; 33; Pan jus, thyme')],
  [
    'a bowl that is there twice',
    'duplicate',
    more('Mains', 'Grain bowl; 19; Farro, kale, tahini\nGrain bowl; 19; Farro, kale, tahini'),
  ],
  ['a pork chop at $6', 'price_slip_low', instead('Mains', 'Pork chop', 'Pork chop; 6; Apple mostarda')],
  ['a pork chop at $9', 'price_slip_low', instead('Mains', 'Pork chop', 'Pork chop; 9; Apple mostarda')],
  ['a pork chop at $99', 'price_slip', instead('Mains', 'Pork chop', 'Pork chop; 99; Apple mostarda')],
  ['a pork chop at $120', 'price_slip', instead('Mains', 'Pork chop', 'Pork chop; 120; Apple mostarda')],
  [
    'a skirt steak at a third of the others',
    'price_slip_low',
    bistro({
      Steaks:
        'Skirt steak 10 oz; 18\nFilet 8 oz; 64\nNew York strip 14 oz; 56\nRibeye 22 oz; 79\nPorterhouse 32 oz; 155',
    }),
  ],
  [
    'a deluxe burger below the plain one',
    'better_costs_less',
    more('Mains', 'Cheeseburger; 19; Cheddar\nDeluxe cheeseburger; 17; Cheddar, bacon'),
  ],
  [
    'a dessert above every main course',
    'course_price',
    bistro({ Desserts: 'Apple pie; 61; Vanilla\nLemon tart; 11; Meringue' }),
  ],
  [
    'a lobster of two pounds for what it costs',
    'cost_of_price',
    more('Mains', 'Maine lobster, 2 lb; 19; Drawn butter'),
  ],
  [
    'a steak of the highest grade for less than it costs',
    'cost_of_price',
    more('Mains', 'A5 wagyu strip 12 oz; 38; Sea salt'),
  ],
  [
    'three tacos above three single ones',
    'pack_above_singles',
    bistro({ Tacos: 'Carnitas taco; One 4.50 / Three 14; Salsa verde' }),
  ],
  [
    'all main courses at one price',
    'one_price',
    bistro({
      Mains:
        'Ribeye; 29\nRoast chicken; 29\nHalibut; 29\nMushroom stroganoff; 29\nLamb shank; 29\nPork chop; 29\nDuck leg; 29\nCauliflower; 29',
    }),
  ],
  [
    'no vegetarian main course',
    'no_vegetarian_main',
    instead('Mains', 'Mushroom risotto', 'Duck leg; 31; Lentils'),
  ],
  [
    'truffle oil on four of five',
    'accent_everywhere',
    bistro({
      Mains:
        'Ribeye; 44; Truffle oil\nRoast chicken; 29; Truffle oil\nHalibut; 38; Truffle oil\nMushroom risotto; 26; Truffle oil\nPork chop; 34; Apple',
    }),
  ],
  [
    'praise for words',
    'hype',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Bursting with flavor, cooked to perfection'),
  ],
  [
    'prices that end in .99, .95 and .50',
    'endings_mixed',
    bistro({
      Starters: 'Wings; 12.99; Blue cheese\nSkins; 9.95; Bacon\nDip; 10.50; Chips\nSoup; 6.99; Cream',
      Mains:
        'Meatloaf; 15.95; Gravy\nPot roast; 17.99; Carrots\nTurkey; 16.50; Stuffing\nLiver; 14.95; Onions\nCod; 18.50; Slaw\nMac; 13.99; Cheddar',
    }),
  ],
  [
    'Vegan on butter and Parmesan',
    'claim_contradicted',
    instead('Mains', 'Mushroom risotto', 'Mushroom risotto; 26; Butter, parmesan; 2'),
  ],
  [
    'cash only and a fee for cards',
    'notices_contradict',
    bistro({}, '! Cash only.\n! A 3% fee is added to credit card payments.'),
  ],
  ['the same dish twice', 'duplicate', more('Mains', 'Pork chop; 34; Apple mostarda')],
  [
    'a price ten times too high',
    'price_slip',
    instead('Mains', 'Mushroom risotto', 'Mushroom risotto; 2600; Parmesan, parsley'),
  ],
  [
    'a price ten times too low',
    'price_slip_low',
    instead('Mains', 'Mushroom risotto', 'Mushroom risotto; 2.60; Parmesan, parsley'),
  ],
  [
    'a bottle below its glass',
    'price_order',
    bistro({
      Wine: 'Sancerre; Glass 18 / Bottle 14\nBarolo; Glass 24 / Bottle 98\nCava; Glass 12 / Bottle 50',
    }),
  ],
  [
    'a large juice below the small one',
    'portion_price',
    bistro({ Juices: 'Orange juice; Small 6 / Large 4' }),
  ],
  [
    'peaches in November',
    'produce_out_of_season',
    more('Starters', 'Peach and burrata; 17; Basil'),
    'winter',
  ],
  ['a text that waits', 'placeholder_text', instead('Mains', 'Ribeye', 'Ribeye; 44; Description here')],
  ['white wines alone', 'lacks_drink', bistro({ Wine: 'Chablis; 15\nSancerre; 16\nRiesling; 13' })],
]

const own: readonly Row[] = [
  [
    'a burger for which the competitor charges more',
    'below_competitors',
    noteCompetitor(more('Mains', 'Cheeseburger; 15; Fries, pickles'), {
      name: 'Joe’s',
      readOn: '2026-11-30',
      currency: 'USD',
      dishes: [{ name: 'Our Cheeseburger', categoryId: 2, amount: 1800 }],
    }),
  ],
  [
    'a pizza with buffalo mozzarella below the one without',
    'better_costs_less',
    bistro({
      Pizze:
        'Margherita; 14; Tomato, fior di latte, basil\nBufala; 13; Tomato, mozzarella di bufala, basil\nDiavola; 16; Tomato, fior di latte, salami',
    }),
  ],
  [
    'a sandwich and a soup together above both',
    'set_above_parts',
    bistro({ Lunch: 'Grilled Cheese; 10\nTomato Soup; 6\nGrilled Cheese & Tomato Soup; 17.50' }),
  ],
  [
    'two figures the other way round',
    'price_slip',
    bistro({
      Burgers:
        'Hamburger; 13; Fries\nCheeseburger; 14; Fries\nBacon Burger; 16; Fries\nDouble Burger; 18; Fries\nVeggie Burger; 31; Fries',
    }),
  ],
  [
    'a flight above its pours',
    'flight_above_pours',
    bistro({
      Wine: 'Chablis; Glass 15 / Bottle 68\nBarolo; Glass 19 / Bottle 84\nRed flight; 45; Three 2 oz pours',
    }),
  ],
  [
    'duck below all others',
    'dear_is_cheapest',
    instead('Mains', 'Lamb shank', 'Lamb shank; 23; White beans, rosemary'),
  ],
  [
    'many pastas, few plates',
    'lists_unlike',
    bistro({
      Mains: 'Ribeye; 44; Butter\nSea bream; 38; Lemon\nEggplant; 26; Tomato',
      Pasta: Array.from({ length: 13 }, (_, at) => `Pasta no. ${at + 1}; ${20 + at}; Sauce ${at}`).join('\n'),
    }),
  ],
  [
    'lobster at market price and at a price',
    'market_and_price',
    bistro({ Specials: 'Lobster tail; MP; Butter', Sides: 'Lobster tail; 38\nFries; 9\nSpinach; 9' }),
  ],
  [
    'a cocktail for children',
    'not_for_children',
    bistro({ 'Kids Drinks': 'Piña Colada; 6; Pineapple\nApple juice; 4' }),
  ],
  [
    'a famous bottle below its cost',
    'below_its_cost',
    bistro({ Champagne: 'Dom Pérignon 2013; 38\nVeuve Clicquot; 120' }),
  ],
  [
    'gin without alcohol',
    'claim_contradicted',
    bistro({ 'Zero Proof': 'Garden tonic; 11; Cucumber, tonic, gin' }),
  ],
  [
    'a drink without alcohol above the same with',
    'virgin_above_real',
    bistro({ Cocktails: 'Bloody Mary; 14\nVirgin Mary; 17' }),
  ],
  [
    'a plate for children above most main courses',
    'small_above_usual',
    bistro({ Kids: 'Pasta with butter; 39' }),
  ],
  [
    'a size that is priced unlike those of all others',
    'size_step',
    bistro({
      Pies: 'White pie; 12" 15 / 16" 21\nClam pie; 12" 19 / 16" 42\nGreen pie; 12" 16 / 16" 22\nRed pie; 12" 14 / 16" 19',
    }),
  ],
  ['a dish one letter from its name', 'spelling_near', more('Mains', 'Ossobucco; 34; Gremolata, saffron')],
  [
    'a set that costs more than its dishes',
    'set_above_parts',
    bistro({ 'Set Lunch': 'Two courses; 49; Leek soup and roast chicken' }),
  ],
  [
    'a chicken that is described as beef',
    'words_of_another',
    instead('Mains', 'Roast chicken', 'Roast chicken; 29; Slow-braised beef short rib with polenta'),
  ],
  [
    'a cola above every beer and wine',
    'soda_above_wine',
    bistro({ Drinks: 'Draft lager; 6\nHouse red; 9\nHouse white; 9\nCola; 12\nIced tea; 4' }),
  ],
  [
    'a side that costs more than the starter',
    'two_prices',
    bistro({ Sides: 'Beet salad; 19\nFries; 8\nGreen beans; 9' }),
  ],
  [
    'cookies of tahini that say aside that they have no sesame',
    'claim_contradicted',
    more('Desserts', 'Tahini cookies (sesame-free); 9'),
  ],
  ['a name that praises twice', 'hype', more('Mains', 'Notre incroyable burger, le meilleur de Paris; 24')],
  [
    'a bottle of Champagne below three of its coupes',
    'glass_and_bottle',
    bistro({
      Wine: 'Champagne; coupe 12 / bouteille 26\nRioja; glass 12 / bottle 46\nBarbera; glass 13 / bottle 50',
    }),
  ],
  [
    'a vegetarian dish with chicken in its name',
    'claim_contradicted',
    more('Mains', 'Vegetarian couscous with chicken; 24'),
  ],
  [
    'a wrap without gluten in a tortilla of flour',
    'claim_contradicted',
    more('Mains', 'Gluten-free chicken wrap; 29; Chicken and greens in a flour tortilla'),
  ],
  [
    'a bottle for two glasses in a list without words',
    'glass_and_bottle',
    bistro({ Reds: 'Malbec; 14 / 28\nRioja; 12 / 46\nBarbera; 13 / 50\nGamay; 12 / 48' }),
  ],
  [
    'a bottle on the line below its glass, above what its glasses cost',
    'glass_and_bottle',
    bistro({
      Wine: 'Muscadet glass; 12\nMuscadet bottle; 46\nChablis glass; 15\nChablis bottle; 160\nMalbec glass; 11\nMalbec bottle; 44',
    }),
  ],
  [
    'no vegetarian main course, in sections of two kinds and with one name that says nothing',
    'no_vegetarian_main',
    bistro({
      Mains:
        'Swordfish; 34; Salsa verde\nHalibut; 38; Capers\nLobster roll; 34; Brioche\nMussels; 23; Garlic\nBranzino; 36; Lemon\nShrimp scampi; 29; Garlic\nCrab cakes; 28; Aioli\nChef’s Symphony; 36',
    }),
  ],
  [
    'a combo above its parts, one of which is two and one of which has “and” in its name',
    'set_above_parts',
    bistro({
      Tacos: 'Al pastor taco; 4.25\nFish taco; 5\nPotato taco; 4',
      Sides: 'Rice and beans; 3.50\nChips; 4',
      Combos: 'Taco combo; 18; Two al pastor tacos, rice and beans, soda',
      Drinks: 'Soda; 3\nLager; 6',
    }),
  ],
  [
    'a set of what is called by its section, above its parts',
    'set_above_parts',
    bistro({
      Nigiri: 'Salmon; 8\nTuna; 9\nEel; 9',
      Sashimi: 'Salmon sashimi; 17\nTuna sashimi; 19',
      Sets: 'Salmon lovers; 32; Salmon nigiri, salmon sashimi',
    }),
  ],
  [
    'three tacos above three, with words that say what is in one',
    'pack_above_singles',
    bistro({
      Tacos:
        'Carne asada taco; 4.50; Grilled steak, onion\nBean taco; 4; Black beans\nThree carne asada tacos; 14.50; Three of our grilled steak tacos',
    }),
  ],
  [
    'a size on a line of its own, unlike the steps of the others',
    'size_step',
    bistro({
      Pizza:
        'Marinara; 10" 14\nMarinara; 14" 21\nMargherita; 10" 16\nMargherita; 14" 23\nDiavola; 10" 18\nDiavola; 14" 37',
    }),
  ],
  [
    'a size in the name, unlike the steps of the others',
    'size_step',
    bistro({
      Bowls:
        'Salmon bowl small; 13\nSalmon bowl large; 17\nTuna bowl small; 14\nTuna bowl large; 18\nShrimp bowl small; 13\nShrimp bowl large; 27',
    }),
  ],
  [
    'a box of four above its parts, next to a combo of the same',
    'set_above_parts',
    bistro({
      Burgers: 'The Classic; 14; Lettuce, tomato\nGarden burger; 13; Black beans',
      Sides: 'Fries; 5\nSlaw; 4',
      Deals: 'Classic combo; 18; The Classic, fries\nFamily box; 80; Four Classics and four fries',
    }),
  ],
  [
    'a full rack above two halves',
    'larger_dearer_by_measure',
    bistro({ Ribs: 'Spare ribs half rack; 22\nSpare ribs full rack; 46' }),
  ],
  [
    'curries of chicken and of lamb at one price',
    'one_price',
    bistro({
      Curries:
        'Green curry chicken; 18\nRed curry chicken; 18\nPanang curry beef; 18\nMassaman curry lamb; 18\nDuck curry; 18\nPrawn curry; 18',
    }),
  ],
  [
    'mushrooms at one price on a steak and at another beside it',
    'extra_above_side',
    bistro({
      Sides: 'Grilled mushrooms; 11\nFries; 8\nSpinach; 9',
      'Add to Any Steak': 'Grilled mushrooms; 7\nBéarnaise; 4',
    }),
  ],
  [
    'a pizza at half of the others',
    'unlike_its_sort',
    bistro({ Pizza: 'Margherita; 17\nPepperoni; 19\nDiavola; 20\nFunghi; 18\nCapricciosa; 9' }),
  ],
  [
    'a slice of cake at a quarter of the others',
    'unlike_its_sort',
    bistro({
      Desserts:
        'Carrot cake slice; 7\nChocolate cake slice; 7\nLemon tart slice; 6.50\nOpera slice; 1.75\nCheesecake slice; 7.50',
    }),
  ],
  [
    'four charges on one bill',
    'charges_pile_up',
    bistro(
      {},
      '! A $6 delivery charge, a 20% service charge, a $4 tray charge and a gratuity of 18% are added',
    ),
  ],
  [
    'prices of one section that end in five ways',
    'endings_mixed',
    bistro({
      Lunch:
        'Chicken wrap; 15.50; Romaine\nGrain bowl; 15.95; Farro\nTurkey sandwich; 14.75; Rye\nLeek soup; 9; Cream\nGrilled cheese; 12.99; Cheddar',
    }),
  ],
  // Prices.
  [
    'a soup at the price of a steak',
    'price_slip',
    bistro({
      Starters:
        'Leek soup; 38; Cream, chives\nTuna crudo; 16; Citrus\nBeef tartare; 15; Cornichons\nBeet salad; 14; Goat cheese\nChicken liver toast; 13; Figs',
    }),
  ],
  ['a cake at three times the others', 'price_slip', more('Desserts', 'Apple pie; 34; Vanilla')],
  [
    'a side above every main course',
    'price_slip',
    bistro({ Sides: 'Fries; 8\nSpinach; 9\nCarrots; 89\nBeans; 8' }),
  ],
  [
    'a cocktail with a figure too many',
    'price_slip',
    bistro({ Cocktails: 'Negroni; 14\nMartini; 15\nPaloma; 140\nDaiquiri; 14\nSour; 15\nVirgin mule; 9' }),
  ],
  [
    'a coffee with a figure too many',
    'price_slip',
    bistro({ Coffee: 'Espresso; 3.50\nCappuccino; 48\nLatte; 5\nAmericano; 4\nMocha; 5.50' }),
  ],
  [
    'a fish at a third of the others, in German',
    'price_slip_low',
    bistro(
      {
        Hauptgerichte:
          'Rinderfilet; 38\nZander; 9\nLammkarree; 34\nEnte; 29\nSchweinebraten; 26\nGemüsestrudel; 24',
      },
      '',
      'EUR',
    ),
  ],
  [
    'a duck at three times the others, in French',
    'price_slip',
    bistro(
      {
        Plats:
          'Magret de canard; 96\nOnglet de bœuf; 24\nCabillaud; 26\nPoulet fermier; 22\nRisotto; 21\nAgneau; 28',
      },
      '',
      'EUR',
    ),
  ],
  [
    'six wings dearer than half a dozen pairs',
    'pack_above_singles',
    bistro({ Wings: 'Wings; 6 pieces 9 / 12 pieces 19; Blue cheese' }),
  ],
  [
    'a dozen oysters above two half dozens',
    'pack_above_singles',
    bistro({ 'Raw bar': 'Oysters; Half dozen 18 / Dozen 38' }),
  ],
  [
    'three tacos as a dish above three singles',
    'pack_above_singles',
    bistro({ Tacos: 'Fish taco; 5\nThree fish tacos; 17' }),
  ],
  [
    'croquetas by the piece, in Spanish',
    'pack_above_singles',
    bistro({ Tapas: 'Croquetas; 1 pieza 2 / 6 piezas 13.50' }, '', 'EUR'),
  ],
  [
    'a double burger below the single one',
    'better_costs_less',
    more('Mains', 'Smash burger; 16; Onions\nDouble smash burger; 15; Onions'),
  ],
  [
    'loaded fries below fries',
    'better_costs_less',
    bistro({ Sides: 'Fries; 9\nLoaded fries; 8\nSpinach; 9' }),
  ],
  [
    'a Caesar with chicken below the Caesar',
    'better_costs_less',
    bistro({
      Salads: 'Caesar salad; 15; Croutons\nCaesar salad with chicken; 14; Croutons\nWedge; 14; Bacon',
    }),
  ],
  [
    'a cheeseburger below the burger',
    'better_costs_less',
    more('Mains', 'Burger; 17; Onions\nCheeseburger; 15; Onions'),
  ],
  [
    'a large pizza below the small one',
    'portion_price',
    bistro({ Pizza: 'Margherita; Small 16 / Large 13; Basil' }),
  ],
  [
    'a plate for two below the plate for one',
    'portion_price',
    more('Mains', 'Paella; 28; Saffron\nPaella for two; 26; Saffron'),
  ],
  [
    'bottles at two glasses',
    'glass_and_bottle',
    bistro({
      Wine: 'Sancerre; Glass 18 / Bottle 38\nBarolo; Glass 24 / Bottle 50\nCava; Glass 12 / Bottle 25',
    }),
  ],
  [
    'one bottle at eight glasses',
    'glass_and_bottle',
    bistro({
      Wine: 'Sancerre; Glass 15 / Bottle 60\nBarolo; Glass 16 / Bottle 128\nCava; Glass 12 / Bottle 48',
    }),
  ],
  [
    'a bottle at two glasses, in German',
    'glass_and_bottle',
    bistro(
      {
        Weine:
          'Riesling; 0,2 l 8 / 0,75 l 15\nSpätburgunder; 0,2 l 8.50 / 0,75 l 29\nSekt; 0,1 l 6 / 0,75 l 36',
      },
      '',
      'EUR',
    ),
  ],
  [
    'a lunch dearer than the dinner',
    'cheaper_hour_dearer',
    bistro({ Lunch: 'Roast chicken; 34; Pan jus, thyme' }),
  ],
  [
    'a plate for children above the dish',
    'cheaper_hour_dearer',
    bistro({ Kids: 'Kids roast chicken; 31\nBuns; 6' }),
  ],
  [
    'a combination below its burger',
    'better_costs_less',
    more('Mains', 'Burger; 17; Onions\nBurger combo; 15; Fries, soda'),
  ],
  [
    'a happy hour that costs more',
    'cheaper_hour_dearer',
    bistro({ Cocktails: 'Negroni; 14\nPaloma; 13', 'Happy Hour': 'Negroni; 16' }),
  ],
  [
    'one dish at two prices, in Italian',
    'two_prices',
    bistro(
      { Primi: 'Cacio e pepe; 14\nAmatriciana; 15', Pasta: 'Cacio e pepe; 17\nCarbonara; 16' },
      '',
      'EUR',
    ),
  ],
  [
    'another price in its words',
    'price_in_words',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Bone marrow butter, now only $39.95'),
  ],
  [
    'a market price that is fixed',
    'price_in_words',
    instead('Mains', 'Halibut', 'Halibut; 38; Market price, brown butter'),
  ],
  [
    'another price in its words, in German',
    'price_in_words',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Jetzt nur 39,50 €'),
  ],
  [
    'euros on a menu in dollars',
    'other_currency',
    bistro({ 'Salads | Add chicken €6': 'Caesar; 15; Croutons\nWedge; 14; Bacon' }),
  ],
  [
    'one extra at two prices',
    'extra_at_two_prices',
    bistro({
      'Salads | Add chicken +6': 'Caesar; 15; Croutons',
      'Pastas | Add chicken +8': 'Penne; 19; Basil',
    }),
  ],
  [
    'extras that one section sells and another does not',
    'extras_elsewhere',
    bistro({
      'Salads | Add chicken +6, add shrimp +9': 'Caesar; 15; Croutons\nWedge; 14; Bacon\nGreek; 14; Feta',
      Bowls: 'Grain; 17; Farro\nRice; 16; Kimchi\nNoodle; 17; Peanuts',
    }),
  ],
  [
    'a price that is missing',
    'price_missing',
    instead('Mains', 'Halibut', 'Halibut; ; Brown butter, capers'),
  ],
  [
    'a large ribeye for what it costs',
    'cost_of_price',
    more('Mains', 'Ribeye for the brave 32 oz; 26; Salt'),
  ],
  [
    'prices in .99 next to .95',
    'endings_mixed',
    bistro({
      Mains:
        'Meatloaf; 15.95; Gravy\nPot roast; 17.99; Carrots\nTurkey; 16.95; Stuffing\nLiver; 14.99; Onions\nCod; 18.95; Slaw\nMac; 13.99; Cheddar',
      Starters: 'Soup; 6.95; Cream\nDip; 9.99; Chips',
      Desserts: 'Pie; 6.95; Cream\nCake; 7.99; Nuts',
    }),
  ],
  [
    'a pint above two half pints',
    'larger_dearer_by_measure',
    bistro({ 'On Tap': 'Hazy IPA; Half pint 4 / Pint 11\nStout; Half pint 4 / Pint 7' }),
  ],
  [
    'a bowl of soup below the cup',
    'portion_price',
    more('Starters', 'Cup of turtle soup; 9; Sherry\nBowl of turtle soup; 7; Sherry'),
  ],
  ['a large portion below the regular one', 'portion_price', bistro({ Sides: 'Fries; Regular 7 / Large 5' })],
  [
    'ten times the price in a list of three',
    'price_slip',
    bistro({ Tarts: 'Fig tart; 9\nPear tart; 95\nPlum tart; 9' }),
  ],
  [
    'a Caesar with chicken far above its parts',
    'extra_in_dish',
    bistro({
      'Salads | Add chicken +6': 'Caesar salad; 15; Croutons\nCaesar salad with chicken; 27; Croutons',
    }),
  ],
  [
    'an extra above the same as a side',
    'extra_above_side',
    bistro({ 'Salads | Add avocado +6': 'Caesar; 15; Croutons', Sides: 'Avocado; 4\nFries; 8\nKale; 8' }),
  ],
  // Dishes, sections.
  [
    'chicken for five of six main courses',
    'mains_of_one_flesh',
    bistro({
      Mains:
        'Roast chicken; 24; Thyme\nChicken Milanese; 25; Arugula\nFried chicken; 23; Slaw\nBraised chicken; 24; Olives\nChicken pot pie; 22; Peas\nMushroom risotto; 26; Parmesan',
    }),
  ],
  [
    'sriracha on everything',
    'accent_everywhere',
    bistro({
      Starters:
        'Wings; 14; Sriracha\nShrimp; 15; Sriracha mayo\nCauliflower; 13; Sriracha honey\nDumplings; 13; Sriracha, soy\nSalad; 12; Sesame',
    }),
  ],
  [
    'goat cheese on everything, in French',
    'accent_everywhere',
    bistro(
      {
        Entrées:
          'Salade; 12; Chèvre, miel\nTartine; 11; Chèvre frais\nVelouté; 10; Courgette, chèvre\nBetterave; 12; Chèvre, noix',
        Plats: 'Cabillaud; 24; Citron\nOnglet; 26; Échalotes\nRisotto; 21; Petits pois',
      },
      '',
      'EUR',
    ),
  ],
  [
    'no vegetarian main course, in German',
    'no_vegetarian_main',
    typedMenu(
      '# Vorspeisen\nTomatensuppe; 7; Basilikum\n# Hauptgerichte\nWiener Schnitzel; 24; Pommes\nSauerbraten; 22; Rotkohl\nZanderfilet; 26; Spinat\nLammkeule; 27; Bohnen\nGulasch; 19; Knödel',
      'EUR',
    ),
  ],
  [
    'no vegetarian main course, in Spanish',
    'no_vegetarian_main',
    typedMenu(
      '# Entrantes\nGazpacho; 8; Pepino\n# Platos principales\nSolomillo de ternera; 24\nLubina; 22\nPollo asado; 15\nCordero; 23\nBacalao; 21',
      'EUR',
    ),
  ],
  [
    'bacon under Vegetarian',
    'section_promise',
    bistro({ Vegetarian: 'Falafel; 15; Tahini\nCaponata; 14; Eggplant\nCarbonara; 17; Bacon, egg yolk' }),
  ],
  [
    'a Chablis among the reds',
    'section_promise',
    bistro({ 'Red wines': 'Barolo; 19\nChablis; 15\nMalbec; 13', 'White wines': 'Sancerre; 16' }),
  ],
  [
    'a Barolo among the whites, in Italian',
    'section_promise',
    bistro({ 'Vini bianchi': 'Soave; 6\nBarolo; 12\nGavi; 7', 'Vini rossi': 'Chianti; 7' }, '', 'EUR'),
  ],
  [
    'a beer among the soft drinks',
    'section_promise',
    bistro({ 'Soft Drinks': 'Cola; 4\nLager; 6\nLemonade; 5' }),
  ],
  [
    'a list of twenty-five dishes',
    'list_long',
    bistro({
      Mains: Array.from(
        { length: 25 },
        (_, at) =>
          `Plate ${'abcdefghijklmnopqrstuvwxyz'[at]}; ${20 + (at % 9)}; Potatoes, thyme and ${'abcdefghijklmnopqrstuvwxyz'[at]}`,
      ).join('\n'),
    }),
  ],
  ['an empty section', 'section_empty', bistro({ Sides: '' })],
  [
    'two sections of one name',
    'section_empty',
    typedMenu(
      `# Mains\n${parts.Mains}\n# Desserts\nLemon tart; 11; Meringue\n# Desserts\nCheesecake; 12; Cherries`,
    ),
  ],
  [
    'two dishes of one number',
    'number_twice',
    bistro({
      Noodles:
        '41. Pho; 14; Beef\n42. Bun; 13; Pork, herbs\n42. Mi; 13; Egg noodles\n43. Hu tieu; 14; Shrimp',
    }),
  ],
  [
    'wines and nothing that sparkles',
    'no_bubbles',
    bistro({
      Wine: 'Chablis; 15\nSancerre; 16\nRiesling; 13\nBarolo; 19\nMalbec; 13\nRioja; 14\nGrüner Veltliner; 12\nPinot Noir; 17',
    }),
  ],
  [
    'a bar without a drink for who drives',
    'no_zero_proof',
    bistro({
      Cocktails:
        'Negroni; 14\nDry martini; 15\nPaloma; 14; Tequila\nDaiquiri; 14\nWhiskey sour; 15\nManhattan; 16\nMojito; 14',
    }),
  ],
  [
    'sides that are promised and not there',
    'sides_promised',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Served with your choice of two sides'),
  ],
  // Claims.
  [
    'Vegetarian on bacon',
    'claim_contradicted',
    instead('Mains', 'Mushroom risotto', 'Mushroom risotto; 26; Bacon, peas; 1'),
  ],
  [
    'Gluten-free on flour',
    'claim_contradicted',
    instead('Mains', 'Pork chop', 'Pork chop; 34; Wheat flour, apple; 3'),
  ],
  [
    'Dairy-free on cream',
    'claim_contradicted',
    instead('Starters', 'Leek soup', 'Leek soup; 12; Cream, chives; 4'),
  ],
  [
    'Vegan in its words, with honey',
    'claim_contradicted',
    more('Starters', 'Overnight oats; 9; Vegan: oats, milk, honey'),
  ],
  [
    'gluten-free in its words, with soy sauce',
    'claim_contradicted',
    more('Mains', 'Nut loaf; 24; Gluten-free. Soy sauce, breadcrumbs, scallions'),
  ],
  // Dear by kind, and not at any price.
  ['a bistecca of 480', 'price_slip', more('Mains', 'Bistecca; 480; Rosemary')],
  ['a lobster of 330', 'price_slip', more('Mains', 'Lobster; 330; Drawn butter')],
  ['a tomahawk for two of 7.50', 'price_slip_low', more('Mains', 'Tomahawk for two; 7.50; Bone marrow')],
  [
    'a cheesecake in two spellings',
    'near_duplicate',
    more('Desserts', 'Cheese Cake; 12; Cherries\nCheesecake; 12; Cherries'),
  ],
  [
    'a larger cut for less by the descriptions',
    'portion_price',
    bistro({ Steaks: 'Filet; 48; 8 oz, jus\nFilet; 42; 12 oz, jus\nHanger steak; 38; Shallots' }),
  ],
  [
    'a large soda below the small one, both by the ounce',
    'portion_price',
    bistro({ Sodas: 'Cola; Small 12 oz 5 / Large 20 oz 4\nLemonade; Small 12 oz 4 / Large 20 oz 5' }),
  ],
  ['keto on rice', 'claim_contradicted', more('Mains', 'Keto bowl; 19; White rice, chicken')],
  ['a veggie burger of beef', 'claim_contradicted', more('Mains', 'Veggie burger; 17; Beef patty, cheddar')],
  ['gluten-free toast', 'claim_contradicted', more('Starters', 'Avocado toast; 13; Chili, lime; 3')],
  ['a (V) on bacon', 'claim_contradicted', more('Starters', 'Skins; 11; Bacon, cheddar, chives (V)')],
  ['vegan by its name, with feta', 'claim_contradicted', more('Mains', 'Vegan bowl; 19; Feta, farro')],
  ['vegan on ranch', 'claim_contradicted', more('Starters', 'Cauliflower wings; 13; Hot sauce, ranch; 2')],
  ['gluten-free on egg noodles', 'claim_contradicted', more('Mains', 'Khao soi; 19; Egg noodles, curry; 3')],
  // Two dishes of one menu.
  [
    'lamb below chicken in one sauce',
    'better_costs_less',
    more('Mains', 'Chicken tikka masala; 27; Tomato, cream\nLamb tikka masala; 25; Tomato, cream'),
  ],
  [
    'oat milk for less than milk',
    'better_costs_less',
    bistro({ Coffee: 'Latte; Small 5 / Large 6\nOat milk latte; 4.50\nCappuccino; 5' }),
  ],
  ['an espresso above a latte', 'better_costs_less', bistro({ Coffee: 'Espresso; 6\nLatte; 5\nTea; 4' })],
  [
    'a sandwich with soup below the sandwich',
    'better_costs_less',
    more('Mains', 'Grilled cheese; 15\nGrilled cheese & soup; 14'),
  ],
  [
    'three meats below two',
    'pack_above_singles',
    bistro({ Plates: 'One meat plate; 17\nTwo meat plate; 21\nThree meat plate; 19' }),
  ],
  [
    'a whole duck above two halves',
    'larger_dearer_by_measure',
    more('Mains', 'Peking duck; Half 34 / Whole 72'),
  ],
  [
    'a pitcher unlike the others',
    'size_step',
    bistro({
      Draft: 'Lager; 16 oz 8 / Pitcher 24\nPale ale; 16 oz 8.50 / Pitcher 25\nStout; 16 oz 9 / Pitcher 44',
    }),
  ],
  [
    'a filet below the middle of its section',
    'dear_is_cheapest',
    more('Mains', 'Filet mignon; 27; Jus\nDuck leg; 33; Lentils'),
  ],
  [
    'a deal above its parts, by their sizes',
    'set_above_parts',
    bistro({
      Pizza: 'Cheese; 10" 12 / 18" 20\nPepperoni; 10" 14 / 18" 23',
      Wings: '6 wings; 9\n12 wings; 17',
      Combos: 'Family deal; 52; 18" cheese pizza, 12 wings',
    }),
  ],
  [
    'a syrup for nothing in every size',
    'better_costs_less',
    bistro({ Coffee: 'Latte; Small 5 / Large 6\nVanilla latte; Small 4.50 / Large 5.50\nTea; 4' }),
  ],
  [
    'the older whisky below the younger',
    'better_costs_less',
    bistro({
      Scotch: 'Macallan 12; 1 oz 11 / 2 oz 20\nMacallan 25; 1 oz 9 / 2 oz 16\nArdbeg 10; 1 oz 9 / 2 oz 17',
    }),
  ],
  [
    'gold below silver',
    'better_costs_less',
    bistro({ Packages: 'Bronze; 18; Salad\nSilver; 24; Salad, pasta\nGold; 22; Salad, pasta, dessert' }),
  ],
  [
    'two dozen above the single ones',
    'pack_above_singles',
    bistro({ Sweets: 'Cookie; 2\nTwo dozen cookies; 54' }),
  ],
  ['three scoops below two', 'portion_price', bistro({ Scoops: 'Double scoop; 8\nTriple scoop; 7.50' })],
  [
    'a tasting of nine courses below five',
    'pack_above_singles',
    bistro({ Tasting: 'Chef’s tasting, nine courses; 225\nShort tasting, five courses; 235' }),
  ],
  ['one code for two dishes', 'number_twice', bistro({ Combos: 'C1 Beef; 12\nC2 Pork; 12\nC2 Duck; 13' })],
  [
    'one dish under two names',
    'two_prices',
    more(
      'Mains',
      'Crab cake dinner; 34; Two crab cakes, two sides\nCrab cake platter; 38; Two crab cakes with two sides',
    ),
  ],
  [
    'a small plate above the whole one',
    'cheaper_hour_dearer',
    more('Mains', 'Seniorenteller pork chop; 36; A smaller plate'),
  ],
  [
    'a supplement above every dish',
    'extra_above_dishes',
    bistro({ Supplements: 'Truffle supplement; 95; Five grams' }),
  ],
  ['a beer of 46 %', 'figure_impossible', bistro({ Beer: 'Lager; 7; 46% ABV\nStout; 8; 5% ABV' })],
  ['a cure for colds', 'health_promise', bistro({ Shots: 'Ginger shot; 5; Cures colds and flu' })],
  [
    'a wine without a maker among others',
    'wine_unnamed',
    bistro({
      Wine: 'Chardonnay; Glass 13 / Bottle 52\nMalbec, Catena 2022; Glass 13 / Bottle 52\nSancerre, Vacheron 2022; Glass 18 / Bottle 80',
    }),
  ],
  [
    'most of a section at market price',
    'mostly_market',
    bistro({ 'From the Sea': 'Snapper; MP\nStone crab; MP\nLobster; MP\nMahi; 27; Slaw' }),
  ],
  [
    'six courses of which five are listed',
    'courses_missing',
    {
      ...bistro({}),
      sections: [
        ...bistro({}).sections,
        {
          id: 77,
          name: 'Six-Course Tasting',
          prices: [{ id: 'p0', kind: 'fixed', amount: 16_500 }],
          items: typedMenu('# Six\nOyster\nScallop\nHalibut\nDuck\nChocolate').sections.flatMap(
            ({ items }) => items,
          ),
        },
      ],
    },
  ],
  [
    'pork in a halal house',
    'claim_contradicted',
    bistro({ Grill: 'Pork ribs; 22; Chili' }, '! All our meat is 100% halal.'),
  ],
  [
    'Champagne from Italy',
    'claim_contradicted',
    bistro({ Bubbles: 'Champagne; 12; La Marca, Veneto, Italy' }),
  ],
  ['rum for children', 'claim_contradicted', more('Mains', 'Kids’ crab feast; 12; Fries, rum float')],
  ['a notice that shouts', 'unfinished_text', bistro({}, '! NO SUBSTITUTIONS!!! Don’t even ask!')],
  // Words.
  ['the same thing twice in a list', 'text_slip', more('Mains', 'Reuben; 17; Sauerkraut, Swiss, sauerkraut')],
  [
    'some names in capitals',
    'letter_case',
    bistro({ Pub: 'FISH AND CHIPS; 16\nSTEAK AND ALE PIE; 15\nPloughman’s; 13\nMushroom Wellington; 15' }),
  ],
  [
    'praise in German',
    'hype',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Himmlisch zart, zergeht auf der Zunge'),
  ],
  [
    'praise in Spanish, in two dishes',
    'hype',
    bistro(
      {
        Platos:
          'Solomillo; 24; Irresistible, con patatas\nLubina; 22; Para chuparse los dedos\nArroz de verduras; 16; Azafrán',
      },
      '',
      'EUR',
    ),
  ],
  [
    'a text that breaks off',
    'text_slip',
    instead('Mains', 'Pork chop', 'Pork chop; 34; Apple mostarda, greens and'),
  ],
  [
    'a comma after a comma',
    'text_slip',
    instead('Mains', 'Pork chop', 'Pork chop; 34; Apple mostarda,, greens'),
  ],
  [
    'a parenthesis that never closes',
    'text_slip',
    instead('Mains', 'Pork chop', 'Pork chop; 34; Apple mostarda (our own, greens'),
  ],
  [
    'a noun twice in a row',
    'text_slip',
    instead('Mains', 'Pork chop', 'Pork chop; 34; Apple mustard mustard, greens'),
  ],
  ['a name for a description', 'name_again', instead('Mains', 'Ribeye', 'Ribeye; 44; Ribeye')],
  [
    'one description in capitals',
    'letter_case',
    instead('Mains', 'Ribeye', 'Ribeye; 44; WITH BONE MARROW BUTTER'),
  ],
  ['one name in small letters', 'letter_case', instead('Mains', 'Ribeye', 'ribeye; 44; Bone marrow butter')],
  [
    'one word in two spellings',
    'spellings_mixed',
    more('Mains', 'Farm omelet; 17; Chives\nHam omelette; 18; Gruyère'),
  ],
  [
    'British and American on one menu',
    'spellings_mixed',
    more('Mains', 'Labneh toast; 13; Yogurt, mint\nLamb kofta; 27; Yoghurt, mint'),
  ],
  [
    'a heading that is misspelled',
    'unfinished_text',
    typedMenu(`# Mains\n${parts.Mains}\n# Deserts\n${parts.Desserts}`),
  ],
  ['a notice that waits for its text', 'unfinished_text', bistro({}, '! Call us at [your phone] to book.')],
  ['a misspelled Caesar', 'misspelled_word', more('Starters', 'Ceasar salad; 14; Anchovy')],
  ['a misspelled burrito', 'misspelled_word', more('Mains', 'Carnitas burito; 17; Beans')],
  [
    'Thanksgiving in spring',
    'season_words',
    more('Mains', 'Turkey; 27; Our Thanksgiving stuffing'),
    'spring',
  ],
  [
    'white asparagus in November, in German',
    'produce_out_of_season',
    more('Mains', 'Spargel mit Schinken; 26; Hollandaise'),
  ],
  // The house.
  [
    'service included and added',
    'notices_contradict',
    bistro({}, '! Service is included in our prices.\n! A 20% gratuity is added to parties of six.'),
  ],
  [
    'two percentages for one party',
    'notices_contradict',
    bistro({}, '! 18% gratuity for parties of 6 or more.\n! Parties of 6 or more: 20% service charge.'),
  ],
  [
    'no substitutions, and their price',
    'notices_contradict',
    bistro({}, '! No substitutions, please.\n! Substitute a salad for 3.'),
  ],
  [
    'two years of one beginning',
    'notices_contradict',
    bistro({}, '! Family owned since 1987.\n! Established 1994.'),
  ],
  [
    'closed on Mondays and open daily',
    'notices_contradict',
    bistro({}, '! Open daily from 11.\n! Closed Mondays.'),
  ],
  [
    'no reservations, which are required',
    'notices_contradict',
    bistro({}, '! Walk-ins only.\n! Reservations required on weekends.'),
  ],
  [
    'tax included and extra',
    'notices_contradict',
    bistro({}, '! All prices include tax.\n! Prices are subject to sales tax.'),
  ],
  [
    'cash only, in German',
    'notices_contradict',
    bistro({}, '! Nur Barzahlung.\n! Kartenzahlung ab 20 Euro möglich.'),
  ],
  [
    'dine-in only and takeout',
    'notices_contradict',
    bistro({}, '! Brunch is dine-in only.\n! Takeout available all day.'),
  ],
  [
    'a wine at two glasses a bottle, in two lists',
    'glass_and_bottle',
    bistro({
      'Wine by the glass': 'Sancerre; 18\nBarolo; 19',
      'Wine by the bottle': 'Sancerre; 36\nBarolo; 84\nCava; 48',
    }),
  ],
  [
    'half a dozen and a dozen under a heading',
    'pack_above_singles',
    bistro({ Oysters: 'Half dozen; 21\nDozen; 44' }),
  ],
  ['nut-free with walnuts', 'claim_contradicted', more('Desserts', 'Nut-free brownie; 12; Walnuts, cream')],
  [
    'tips that are included and appreciated',
    'notices_contradict',
    bistro({}, '! Service is included.\n! Tips are appreciated.'),
  ],
  ['spring peas in the name of a dish', 'season_words', more('Mains', 'Spring pea ravioli; 25; Mint')],
  [
    'a double schnitzel below the single one',
    'better_costs_less',
    more('Mains', 'Schnitzel; 24; Zitrone\nDoppeltes Schnitzel; 22; Zitrone'),
  ],
  [
    'truffle oil here and there, and so everywhere',
    'accent_everywhere',
    bistro({
      Starters: 'Fries; 12; Truffle oil\nArancini; 14; Truffle oil\nLeek soup; 12; Cream',
      Mains: 'Risotto; 24; Truffle oil\nRoast chicken; 26; Truffle oil\nRibeye; 44; Truffle butter',
    }),
  ],
  ['wagyu for less than it costs', 'cost_of_price', more('Mains', 'A5 Wagyu 6 oz; 45; Salt')],
  [
    'chicken among vegetarian plates, in Spanish',
    'section_promise',
    bistro(
      {
        'Platos vegetarianos': 'Verduras a la parrilla; 12\nHamburguesa de lentejas; 11\nArroz con pollo; 13',
      },
      '',
      'EUR',
    ),
  ],
]

it('has a menu with which nothing is wrong', () => {
  expect(foundOn(bistro())).toEqual([])
})

it.each([...read, ...own].map(([fault, rule, menu, season]) => ({ fault, rule, menu, season })))(
  'finds $fault',
  ({ rule, menu, season }) => {
    expect(foundOn(menu, season)).toContain(rule)
  },
)

it('is planted with the 27 faults that a reader planted and with 60 more, and with each rule at least once', () => {
  expect(read).toHaveLength(27)
  expect(own.length).toBeGreaterThanOrEqual(60)
  const planted = new Set([...read, ...own].map(([, rule]) => rule))
  expect(rules.map(({ id }) => id).filter((id) => !planted.has(id))).toEqual([])
})

it('says once that a price is far from all others', () => {
  expect(foundOn(instead('Mains', 'Pork chop', 'Pork chop; 6; Apple mostarda'))).toEqual(['price_slip_low'])
})

/** What looks like a fault and is none. */
const sound: readonly (readonly [what: string, menu: Menu])[] = [
  [
    'a steak by the 100 grams, a pizza without cheese, and a bread among pizzas',
    bistro({
      Secondi: 'Saltimbocca; 25\nOssobuco; 27\nTripe; 23\nLamb chops; 28\nBistecca; per 100 g 9',
      Pizza: 'Margherita; 17\nPepperoni; 19\nDiavola; 20\nFunghi; 18\nMarinara; 13\nGarlic bread; 8',
    }),
  ],
  [
    'a set of two courses below one of three',
    bistro({ Formules: 'Plat + dessert; 26\nEntrée + plat + dessert; 32' }),
  ],
  [
    'a dish as a sub and as a plate',
    bistro({
      Pasta: 'Chicken Parm; 17\nLasagna; 16\nZiti; 15',
      Subs: 'Chicken Parm; 12\nMeatball; 11\nItalian; 12',
    }),
  ],
  ['two charges', bistro({}, '! A service charge of 20% is added\n! Delivery fee: $4')],
  [
    'main courses of meat next to a section of vegetable dishes',
    bistro({
      Mains:
        'Chicken tikka; 21; Cream\nLamb rogan josh; 22; Cardamom\nPrawn jalfrezi; 23; Peppers\nGoat curry; 21; On the bone\nBeef madras; 20; Chili',
      'Vegetable Dishes':
        'Saag paneer; 17; Spinach\nTarka dal; 15; Lentils\nAloo gobi; 16; Potato, cauliflower',
    }),
  ],
  [
    'one wine by the glass and by the bottle on two lines',
    bistro({
      Wine: 'House red glass; 10\nHouse red carafe; 26\nHouse red bottle; 42\nProsecco glass; 11\nProsecco bottle; 48',
    }),
  ],
  [
    'a list of what a set contains',
    bistro({ Sets: 'Salmon lovers; 36; Salmon nigiri, salmon sashimi, salmon avocado roll' }),
  ],
  [
    'a veggie burger below the burger',
    bistro({ Burgers: 'Burger; 19; Lettuce, tomato, fries\nVeggie burger; 17; Lettuce, tomato, fries' }),
  ],
  [
    'a chicken over potatoes in duck fat',
    instead('Mains', 'Roast chicken', 'Roast chicken; 29; Duck fat potatoes'),
  ],
  ['bacon on shrimp', more('Starters', 'Shrimp and grits; 17; Bacon, scallions')],
  ['a set with a drink', bistro({ 'Set Lunch': 'Two courses; 49; Leek soup, roast chicken and a drink' })],
  [
    'a bottle of water above the wine',
    bistro({ Drinks: 'Lager; 6\nHouse red; 9\nHouse white; 9\nSparkling water, bottle; 11' }),
  ],
  [
    'a sauce, a vegetable and a plate for two among steaks',
    bistro({
      Steaks:
        'Filet; 58; Jus\nNew York strip; 54; Salt\nRibeye; 66; Marrow\nHanger steak; 38; Shallots\nMixed grill for two; 140; Fries\nBéarnaise; 5; Tarragon\nCreamed spinach; 12; Nutmeg',
    }),
  ],
  [
    'burgers of beans and chili of lentils',
    bistro({
      Mains:
        'Ribeye; 44; Marrow\nHalibut; 38; Capers\nRoast chicken; 29; Thyme\nPork chop; 34; Apple\nHouse burger; 26; Black bean patty',
    }),
  ],
  [
    'vegan cheese and oat milk',
    more('Mains', 'Harvest plate; 24; Vegan: oat milk bechamel, vegan cheese, coconut cream, kale; 2'),
  ],
  [
    'gluten-free pasta with tamari',
    more('Mains', 'Cold noodle plate; 24; Gluten-free. Gluten-free pasta, tamari, kale; 3'),
  ],
  [
    'twenty-two tapas',
    typedMenu(
      `# Tapas\n${'Boquerones Croquetas Tortilla Bravas Chorizo Morcilla Pimientos Gambas Pulpo Calamares Jamón Manchego Aceitunas Ensaladilla Escalivada Berenjenas Mejillones Anchoas Almendras Setas Lomo Pan'
        .split(' ')
        .map((name, at) => `${name}; ${5 + (at % 4)}`)
        .join('\n')}`,
    ),
  ],
  ['a burger next to steaks', more('Mains', 'House burger; 17; Pickles')],
  ['a tomahawk for the table', more('Mains', 'Tomahawk for two; 145; Bone marrow')],
  ['a tomahawk and a wagyu for one', more('Mains', 'Tomahawk; 150; Marrow\nWagyu strip; 165; Salt')],
  ['a lobster at market price', more('Mains', 'Lobster; MP; Drawn butter')],
  ['bread next to starters', more('Starters', 'Bread and olives; 5; Butter')],
  ['caviar among starters', more('Starters', 'Osetra caviar; 120; Blini')],
  ['a filet of four ounces next to one of ten', more('Mains', 'Petite filet 4 oz; 24; Salt')],
  ['a dish at lunch for less', bistro({ Lunch: 'Roast chicken; 19; Pan jus, thyme' })],
  ['a happy hour for less', bistro({ Cocktails: 'Negroni; 14', 'Happy Hour': 'Negroni; 9' })],
  ['two dishes of one name that are two', more('Starters', 'Pork chop; 15; A small one, with pickles')],
  ['three tacos for less than three', bistro({ Tacos: 'Carnitas taco; One 4.50 / Three 12; Salsa verde' })],
  [
    'a bottle at four glasses',
    bistro({
      Wine: 'Sancerre; Glass 15 / Bottle 60\nBarolo; Glass 19 / Bottle 76\nCava; Glass 12 / Bottle 48',
    }),
  ],
  [
    'pizzas at one price',
    bistro({
      Pizza:
        'Margherita; 15; Basil\nSalame; 15; Chili\nFunghi; 15; Thyme\nBianca; 15; Ricotta\nVerde; 15; Greens\nTonno; 15; Capers',
    }),
  ],
  ['a chicken burger below the burger', more('Mains', 'Burger; 17; Onions\nChicken burger; 16; Slaw')],
  ['a word of praise', instead('Mains', 'Ribeye', 'Ribeye; 44; Our award-winning bone marrow butter')],
  ['mahi-mahi', more('Mains', 'Mahi mahi; 31; Mango')],
  [
    'shapes of gluten-free pasta',
    bistro({ 'Gluten-Free Pasta': 'Spaghetti; 18; Tomato\nPenne; 18; Chili\nFusilli; 17; Sage' }),
  ],
  ['a king oyster that is a mushroom', more('Mains', 'King oyster steak; 24; Kale; 2')],
  ['cauliflower rice on keto', more('Mains', 'Keto bowl; 19; Cauliflower rice, chicken')],
  ['vegan with oat milk', more('Mains', 'Vegan pancakes; 16; Oat milk, maple; 2')],
  [
    'cards and a fee for them',
    bistro({}, '! A 3% fee is added to credit card payments.\n! We accept all major cards.'),
  ],
  ['service for large parties', bistro({}, '! A 20% gratuity is added to parties of 6 or more.')],
  [
    'two parties with two percentages',
    bistro({}, '! 18% gratuity for parties of 6.\n! 20% gratuity for parties of 10.'),
  ],
  [
    'bacon bits of coconut under Vegan',
    bistro({ Vegan: 'Caesar; 14; Coconut bacon\nFalafel; 15; Tahini\nChili; 13; Beans' }),
  ],
  ['a root beer among the soft drinks', bistro({ 'Soft Drinks': 'Cola; 4\nRoot beer; 4\nLemonade; 5' })],
  [
    'a price for an extra in the words',
    instead('Mains', 'Ribeye', 'Ribeye; 44; Bone marrow butter, add fries for 6'),
  ],
  [
    'small letters throughout',
    typedMenu(
      '# mains\nribeye; 44; bone marrow butter\nroast chicken; 29; pan jus\nhalibut; 38; capers\nrisotto; 26; parmesan\npork chop; 34; mostarda',
    ),
  ],
]

it.each(sound.map(([what, menu]) => ({ what, menu })))('says nothing of $what', ({ menu }) => {
  expect(foundOn(menu)).toEqual([])
})
