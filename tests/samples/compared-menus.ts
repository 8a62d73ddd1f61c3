import type { ConsultedMenu } from './consulted-menus.ts'

/**
 * Three more lots, each written before it was run: at first sight the adviser found 141 of 186, 156 of 209 and 74 of 93.
 * Most compare two dishes, two sizes, a set and its parts.
 */
export const comparedMenus: readonly ConsultedMenu[] = [
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Espresso Bar
Espresso; 3.25
Macchiato; 3.75
Cortado; 4
Cappuccino; 4.75
Latte; Small 4.75 / Medium 5.25 / Large 5
Oat Milk Latte; 4.50; Oat milk, double shot
Iced Latte; 12 oz 5.25 / 16 oz 5.75
Mocha; 5.50
Drip Coffee; Small 3 / Large 3.50
Decaf Cold Brew; 5; Extra caffeine, steeped 18 hours
# Tea
Earl Grey; 3.75
Matcha Latte; 5.50
Chai Latte; 54.0
# Bakery
Butter Croissant; 4.25; ; 2
Pain au Chocolat; 4.75
Cinnamon Roll; 5
Blueberry Muffin; 4.25
Morning Bun; 4.75
Half Dozen Cinnamon Rolls; 33; Box of six
# Plates
Avocado Toast; 11; Sourdough, radish, chili flakes, gluten-free
Egg Sandwich; 9.50; Brioche, cheddar, soft egg
Bacon Egg Sandwich; 8.50; Brioche, cheddar, soft egg, bacon
Yogurt & Granola; 8.50; Honey, berries; 1
! Breakfast served until 11 am.
! Kitchen opens at noon.`,
    faults: [
      ['latte large below medium', /Latte/],
      ['oat latte below latte', /Oat Milk/],
      ['decaf with caffeine', /Decaf|caffeine/i],
      ['chai 54', /Chai/],
      ['croissant vegan', /Butter Croissant/],
      ['six rolls above six singles', /Half Dozen Cinn/],
      ['sourdough gluten-free', /Avocado Toast/],
      ['bacon egg below egg', /Bacon Egg/],
      ['breakfast until 11, opens at noon', /notices|noon|11/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Appetizers
Vegetable Samosa (2); 6.95; Potato, peas; 2
Vegetable Samosa (4); 15.95; Potato, peas; 2
Onion Bhaji; 6.95; Chickpea batter; 2 3
Chicken 65; 10.95; Curry leaf, chili
Paneer Pakora; 9.95; Chickpea batter; 1
# Tandoor
Tandoori Chicken; Half 15.95 / Full 25.95
Chicken Tikka; 17.95; Yogurt, ginger
Seekh Kebab; 18.95; Minced lamb
Paneer Tikka; 16.95; Yogurt, peppers; 2
Tandoori Shrimp; 22.95
# Curries | Served with basmati rice
Chicken Tikka Masala; 17.95; Tomato, cream
Lamb Tikka Masala; 15.95; Tomato, cream
Shrimp Tikka Masala; 20.95; Tomato, cream
Butter Chicken; 18.95; Tomato, cream, fenugreek; 4
Lamb Rogan Josh; 19.95; Kashmiri chili
Goat Curry; 20.95; On the bone
Palak Paneer; 15.95; Spinach, house cheese; 1
Chana Masala; 14.95; Chickpeas; 2
Dal Makhani; 14.95; Black lentils, butter; 1
Vegetable Korma; 15.95; Cashew, cream, nut-free
# Breads
Naan; 3.50
Garlic Naan; 4.50; Wheat, garlic; 3
Tandoori Roti; 3.50; Whole wheat; 2
Bread Basket; 14.95; Naan, garlic naan, roti
# Thalis
Vegetarian Thali; 21.95; Palak paneer, chana masala, chicken korma, rice, naan
Meat Thali; 24.95; Butter chicken, rogan josh, dal, rice, naan
# Drinks
Mango Lassi; 5.50
Sweet Lassi; 4.95
Kingfisher; 12 oz 6 / 22 oz 5.50`,
    faults: [
      ['samosa 4 above two of 2', /Samosa/],
      ['paneer tikka vegan', /Paneer Tikka/],
      ['lamb tikka below chicken', /Lamb Tikka Masala/],
      ['butter chicken dairy free', /Butter Chicken/],
      ['korma cashew nut-free', /Korma/],
      ['garlic naan gf', /Garlic Naan/],
      ['bread basket above parts', /Bread Basket/],
      ['veg thali chicken', /Vegetarian Thali/],
      ['kingfisher large', /Kingfisher/],
    ],
  },
  {
    currency: 'GBP',
    season: 'winter',
    text: `# Starters
Soup of the Day; 6.5; Sourdough; 3
Ham Hock Terrine; 8; Piccalilli, toast
Scotch Egg; 7.5; Cumberland sausage; 1
Prawn Cocktail; 9; Marie Rose
# Mains
Fish & Chips; 16; Haddock, mushy peas, tartare sauce
Large Fish & Chips; 15; Haddock, mushy peas, tartare sauce
Steak & Ale Pie; 17; Mash, gravy
Bangers & Mash; 14.5; Cumberland sausage, onion gravy
Chicken & Leek Pie; 16.5; Mash, greens
Burger; 15; Beef patty, cheddar, chips
Veggie Burger; 14; Beef patty, halloumi, chips
8oz Sirloin; 24; Chips, peppercorn sauce
12oz Sirloin; 22; Chips, peppercorn sauce
Mushroom Risotto; 14; Chicken stock, parmesan; 1
Gammon & Eggs; 14.5; Chips
# Sides
Chips; 4
Cheesy Chips; 3.5
Onion Rings; 4.5
Peas; 45
# Puddings
Sticky Toffee Pudding; 7.5; Vanilla ice cream
Apple Crumble; 7; Custard; 2
Cheeseboard; 10
# Beer
Best Bitter; Half 5.20 / Pint 2.70
Lager; Half 2.75 / Pint 5.40
Cider; Half 2.80 / Pint 5.50
Alcohol-Free Lager 4.5%; 4.2
# Wine
House White; 175ml 6 / 250ml 8 / Bottle 24
House Red; 175ml 6 / 250ml 8 / Bottle 24
Rioja; 175ml 7.5 / 250ml 7 / Bottle 29
Malbec; 175ml 7.5 / 250ml 10 / Bottle 29`,
    faults: [
      ['large fish below', /Fish/],
      ['veggie burger beef', /Veggie Burger/],
      ['sirloin 12 below 8', /Sirloin/],
      ['risotto chicken stock', /Risotto/],
      ['cheesy chips below chips', /Cheesy/],
      ['peas 45', /Peas/],
      ['scotch egg vegetarian', /Scotch/],
      ['crumble custard vegan', /Crumble/],
      ['half above pint', /Best Bitter/],
      ['AF lager 4.5 %', /Alcohol-Free/],
      ['rioja 250 below', /Rioja/],
    ],
  },
  {
    currency: 'USD',
    season: 'spring',
    text: `# Nigiri (2 pieces)
Sake; 7; Salmon
Maguro; 8; Bluefin tuna
Hamachi; 8; Yellowtail
Unagi; 8; Freshwater eel
Tamago; 5; Sweet omelet; 2
Otoro; 6; Fatty bluefin belly
Ikura; 9; Salmon roe
Uni; 14; Santa Barbara
# Sashimi (5 pieces)
Salmon Sashimi; 16
Tuna Sashimi; 18
Yellowtail Sashimi; 18
# Rolls
California Roll; 9; Crab, avocado, cucumber
Spicy Tuna Roll; 10; Tuna, chili mayo
Salmon Avocado Roll; 10
Cucumber Roll; 6; ; 2
Avocado Roll; 7; ; 2
Shrimp Tempura Roll; 12; Shrimp, cucumber; 3
Dragon Roll; 16; Eel, avocado
Rainbow Roll; 17; Crab, five kinds of fish
Philadelphia Roll; 10; Salmon, cream cheese, dairy-free
Vegetable Roll; 8; Carrot, cucumber, imitation crab; 1
# Sets
Salmon Set; 18; Salmon sashimi, cucumber roll, miso soup
Sushi Deluxe; 32; Chef's choice of ten pieces, spicy tuna roll
Sushi Regular; 36; Chef's choice of eight pieces, spicy tuna roll
Roll Trio; 38; California roll, spicy tuna roll, salmon avocado roll
# Soup & Small
Miso Soup; 4; Tofu, wakame, dashi; 2
Edamame; 6; Sea salt; 2 3
Agedashi Tofu; 9; Bonito, dashi; 1
Gyoza (6); 9; Pork
Gyoza (12); 19; Pork
# Sake
House Sake; Small 8 / Large 14
Junmai; Small 11 / Large 19
Ginjo; Small 14 / Large 24
Daiginjo; Small 18 / Large 16
Sapporo; 6; 
Saporo Light; 6`,
    faults: [
      ['tamago vegan', /Tamago/],
      ['otoro below maguro', /Otoro/],
      ['shrimp tempura gf', /Shrimp Tempura/],
      ['philadelphia dairy-free', /Philadelphia/],
      ['veg roll imitation crab', /Vegetable Roll/],
      ['regular above deluxe', /Sushi (Regular|Deluxe)/],
      ['roll trio above parts', /Roll Trio/],
      ['miso dashi vegan', /Miso/],
      ['agedashi bonito', /Agedashi/],
      ['gyoza 12', /Gyoza/],
      ['daiginjo large', /Daiginjo/],
      ['saporo', /Saporo/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Pizza | Slices of cheese 3.50
Cheese; 10" 12 / 14" 16 / 18" 20; Tomato, mozzarella
Pepperoni; 10" 14 / 14" 18.50 / 18" 23
Margherita; 10" 14 / 14" 12 / 18" 23; Tomato, fresh mozzarella, basil
Supreme; 10" 16 / 14" 21 / 18" 26; Pepperoni, sausage, peppers, onions
Veggie; 10" 15 / 14" 19.50 / 18" 24; Mushrooms, peppers, ham, onions; 1
Meat Lovers; 10" 17 / 14" 22 / 18" 27
Hawaiian; 10" 15 / 14" 20 / 18" 2.50; Ham, pineapple
Gluten-Free Crust; 10" 16; Semolina crust, mozzarella; 3
# Wings
6 Wings; 9
12 Wings; 20
24 Wings; 32
Boneless Wings; 10; 8 pieces, buffalo sauce, blue cheese
Cauliflower Wings; 11; Buffalo sauce, blue cheese; 2
# Pasta
Spaghetti & Meatballs; 15.95; Tomato, parmesan
Fettuccine Alfredo; 14.95; Cream, parmesan; 1
Chicken Alfredo; 12.95; Cream, parmesan
Baked Ziti; 14.95; Ricotta, mozzarella
Eggplant Parmesean; 15.95; Tomato, mozzarella; 1
Lasagna; 16.95; Beef, ricotta
Lasagna; 17.95; Beef, ricotta
# Salads
House Salad; 8
Caesar Salad; 10; Romaine, anchovies, parmesan; 1
Antipasto; 14; Salami, provolone, olives
# Drinks
Soda; 20 oz 3 / 2 liter 4.50
Bottled Water; 2.50
# Combos
Family Deal; 52; 18" cheese pizza, 12 wings, 2 liter soda`,
    faults: [
      ['margherita 14 below 10', /Margherita/],
      ['veggie ham', /Veggie/],
      ['hawaiian 2.50', /Hawaiian/],
      ['semolina gf', /Gluten-Free Crust/],
      ['12 wings above two 6', /Wings/],
      ['cauliflower blue cheese', /Cauliflower/],
      ['chicken alfredo below', /Chicken Alfredo/],
      ['parmesean', /Parmesean/],
      ['lasagna twice', /Lasagna/],
      ['caesar anchovy', /Caesar/],
      ['family deal above', /Family/],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Starters
French Onion Soup; 13; Gruyère, crouton
Escargots; 16; Garlic butter
Steak Tartare; 19; Capers, yolk, toast
Oysters; Half dozen 22 / Dozen 48; Mignonette
Salade Lyonnaise; 15; Frisée, lardons, poached egg; 1
Pâté de Campagne; 15; Cornichons
# Plats
Steak Frites; 36; Hanger, béarnaise
Filet au Poivre; 29; Center-cut, frites
Coq au Vin; 29; Bacon, pearl onions
Duck Confit; 31; Lentils
Sole Meunière; 42; Brown butter
Moules Frites; 27; White wine, garlic
Cassoulet; 32; Duck, sausage, beans
Ratatouille; 24; Zucchini, eggplant, tomatoes; 2
Boeuf Bourguignon; 33; Carrots, bacon
# Plat du Jour
Monday Cassoulet; 29
Tuesday Blanquette de Veau; 31
Tuesday Bouillabaisse; 36
# Desserts
Crème Brûlée; 11; Vanilla
Tarte Tatin; 12; Crème fraîche; 2
Mousse au Chocolat; 11
Cheese; Three 18 / Five 16
Profiteroles; 34; Vanilla ice cream, chocolate
# Prix Fixe
Three Courses; 65; Choice of starter, plat, dessert
Two Courses; 72; Choice of starter and plat
# Wine
Muscadet; Glass 13 / Bottle 50
Sancerre; Glass 17 / Bottle 66
Bourgogne Rouge; Glass 16 / Bottle 62
Côtes du Rhône; Glass 14 / Bottle 13
Bordeaux; Glass 15 / Bottle 95
Champagne Brut; Glass 12 / Bottle 110
Kir; 12
Kir Royale; 10; Champagne, cassis`,
    faults: [
      ['oysters dozen above 2 halves', /Oysters/],
      ['lyonnaise lardons', /Lyonnaise/],
      ['filet below frites', /Filet/],
      ['tatin vegan', /Tatin/],
      ['cheese five below three', /Cheese/],
      ['profiteroles 34', /Profiteroles/],
      ['two courses above three', /Courses/],
      ['cdr bottle below glass', /Rh/],
      ['bordeaux bottle above', /Bordeaux/],
      ['kir royale below kir', /Kir Royale/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Smoked Meats | By the plate: two sides and cornbread
Brisket; Half lb 16 / Pound 31
Pulled Pork; Half lb 12 / Pound 23
Spare Ribs; Half rack 18 / Full rack 17
Baby Back Ribs; Half rack 19 / Full rack 34
Turkey Breast; Half lb 13 / Pound 25
Hot Links; Half lb 11 / Pound 21
Chicken; Quarter 9 / Half 21
# Sandwiches
Chopped Brisket; 13; Onions, pickles
Pulled Pork Sandwich; 11; Slaw
Jackfruit Sandwich; 12; Slaw with mayo; 2
Smoked Turkey; 12; Swiss
The Hog; 15; Pulled pork, bacon, sausage, no pork
# Plates
One Meat Plate; 17; Two sides
Two Meat Plate; 21; Two sides
Three Meat Plate; 19; Two sides
# Sides | Each 4
Mac & Cheese; Small 4 / Large 8; Cheddar; 4
Collard Greens; Small 4 / Large 8; Ham hock; 2
Baked Beans; Small 4 / Large 8; Brisket ends; 1
Potato Salad; Small 4 / Large 8
Slaw; Small 4 / Large 8
Cornbread; Each 2 / Half dozen 14; Buttermilk
# Desserts
Banana Pudding; 6; 'Nilla wafers; 3
Peach Cobbler; 7; Vanilla ice cream
Peach Cobbler; 7; Vanilla ice cream
Pecan Pie; 7; Nut-free crust
# Drinks
Sweet Tea; 3; No sugar added
Lemonade; 3.50
Craft Root Beer; 4
Lone Star; Can 4 / Bucket of 6 27
! Family owned since 1987.
! Established 1994.`,
    faults: [
      ['spare ribs full below half', /Spare/],
      ['chicken half above two quarters', /Chicken/],
      ['jackfruit mayo vegan', /Jackfruit/],
      ['no pork with pork', /Hog/],
      ['three meat below two', /Meat Plate/],
      ['mac dairy-free', /Mac/],
      ['collards ham vegan', /Collard/],
      ['beans brisket vegetarian', /Baked Beans/],
      ['cornbread six', /Cornbread/],
      ['pudding wafers gf', /Banana/],
      ['cobbler twice', /Cobbler/],
      ['sweet tea no sugar', /Sweet Tea/],
      ['bucket above', /Lone Star/],
      ['since 1987/1994', /notices|1987|1994/],
    ],
  },
  {
    currency: 'EUR',
    season: 'autumn',
    text: `# Antipasti
Bruschetta; 8; Tomato, basil, grilled bread; 3
Vitello Tonnato; 15; Veal, tuna sauce, capers
Prosciutto e Melone; 14
Burrata; 14; Tomatoes, basil; 1
Carpaccio di Manzo; 16; Arugula, parmesan; 4
Fritto Misto; 17; Calamari, shrimp
# Primi
Spaghetti al Pomodoro; 12; Tomato, basil; 2
Spaghetti alla Carbonara; 15; Guanciale, pecorino, egg; 1
Spaghetti alle Vongole; 18; Clams
Lasagne; 15; Ragù, béchamel
Ravioli al Tartufo; 12; Black truffle, butter
Gnocchi al Gorgonzola; 14; Gorgonzola, walnuts
Risotto ai Funghi; 16; Porcini
Penne Arrabbiata; 120; Tomato, chili
# Secondi
Saltimbocca; 22; Veal, prosciutto, sage
Tagliata; 24; Arugula, parmesan
Branzino; 26; Lemon, potatoes
Bistecca Fiorentina; 24; One kilo, for two
Pollo alla Cacciatora; 19
# Dolci
Tiramisu; 8; Mascarpone, espresso; 2
Panna Cotta; 7; Berries
Tiramisù; 9
Affogato; 6; Vanilla gelato, espresso
# Vini
Chianti; Calice 6 / Bottiglia 28
Barbera; Calice 6 / Bottiglia 27
Prosecco; Calice 7 / Bottiglia 30
Pinot Grigio; Calice 6 / Bottiglia 5
Barolo; Calice 5 / Bottiglia 75
Acqua; 50 cl 3 / 1 l 2.5`,
    faults: [
      ['bruschetta gf', /Bruschetta/],
      ['carpaccio parmesan dairy-free', /Carpaccio/],
      ['carbonara vegetarian', /Carbonara/],
      ['ravioli truffle cheapest', /Tartufo/],
      ['penne 120', /Penne/],
      ['bistecca for two', /Bistecca|Fiorentina/],
      ['tiramisu vegan or twice', /Tiramis/],
      ['pinot bottle', /Pinot/],
      ['barolo glass cheapest', /Barolo/],
      ['acqua', /Acqua/],
    ],
  },
  {
    currency: 'USD',
    season: 'spring',
    text: `# Cocktails
Old Fashioned; 15; Bourbon, bitters, orange
Manhattan; 15; Rye, vermouth, bitters
Negroni; 14; Gin, Campari, vermouth
Margarita; 14; Tequila, lime, triple sec
Skinny Margarita; 14; Tequila, lime, agave, sugar-free
Top-Shelf Margarita; 12; Reserva tequila, lime, Grand Marnier
Espresso Martini; 15; Vodka, coffee liqueur, espresso
Mojito; 14; White rum, mint, lime
Paloma; 14; Tequila, grapefruit
Aperol Spritz; 13; Aperol, Prosecco, soda
Pitcher of Margarita; 98; Serves five
# Zero-Proof
Virgin Mojito; 16; Mint, lime, soda
Nojito Spritz; 9; Prosecco, mint, lime
Ginger Fizz; 9; Ginger, lime, soda
Shirley Temple; 8; Ginger ale, grenadine, vodka
# Beer
IPA; 16 oz 8
Pilsner; 16 oz 7
Stout; 16 oz 8; Gluten-free, barley, oats
Hazy IPA; 10 oz 9 / 16 oz 8
# Wine
Cava; Glass 12 / Bottle 48
Chardonnay; Glass 13 / Bottle 52
Cabernet; Glass 14 / Bottle 56
Malbec; Glass 13 / Bottle 52
# Whiskey | 2 oz pours
Maker's Mark; 1 oz 7 / 2 oz 13
Blanton's; 1 oz 14 / 2 oz 26
Pappy Van Winkle 15; 1 oz 6 / 2 oz 11
Laphroaig 10; 1 oz 10 / 2 oz 22
# Snacks
Olives; 7; ; 2
Fries; 8
Truffle Fries; 7; Parmesan
Wings; 14
Charcuterie; 24; Cured meats, cheese; 1
! Happy hour 4-6 pm: margaritas 15`,
    faults: [
      ['top-shelf below', /Top-Shelf/],
      ['skinny sugar-free agave', /Skinny/],
      ['pitcher above 5', /Pitcher/],
      ['virgin above mojito', /Virgin/],
      ['nojito prosecco', /Nojito/],
      ['shirley vodka', /Shirley/],
      ['stout gf barley', /Stout/],
      ['hazy', /Hazy/],
      ['pappy cheapest', /Pappy/],
      ['laphroaig 2oz above two', /Laphroaig/],
      ['truffle fries below', /Truffle Fries/],
      ['charcuterie vegetarian', /Charcuterie/],
      ['happy hour dearer', /happy|hour/i],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Small Plates
Spring Rolls (2); 6; Cabbage, carrots, pork; 2
Fresh Rolls; 8; Rice paper, shrimp, peanut sauce; 10
Satay; 11; Chicken, peanut sauce
Tom Yum; Cup 6 / Bowl 5.50; Shrimp, lemongrass
Tom Kha; Cup 6 / Bowl 12; Chicken, coconut
Papaya Salad; 11; Peanuts, fish sauce; 2
Larb; 13; Chicken, mint, lime
# Noodles | Choice of tofu or chicken; beef +2, shrimp +4
Pad Thai; 15; Rice noodles, egg, peanuts
Pad See Ew; 15; Wide noodles, Chinese broccoli
Drunken Noodles; 15; Basil, chili
Pad Thai with Shrimp; 14; Rice noodles, egg, peanuts
Vegan Pad Thai; 15; Rice noodles, egg, tofu, peanuts
Khao Soi; 17; Egg noodles, coconut curry; 3
# Curries
Green Curry; 16; Coconut, eggplant, basil
Red Curry; 16; Coconut, bamboo
Massaman; 17; Potatoes, peanuts
Panang; 17; Coconut, lime leaf
Duck Curry; 13; Pineapple, cherry tomatoes
Yellow Curry; 16; Pototoes, coconut
# Rice
Fried Rice; 14; Egg, scallions
Pineapple Fried Rice; 16; Cashews, curry
Crab Fried Rice; 13; Blue crab, egg
Jasmine Rice; 3
Sticky Rice; 30
Coconut Rice; 4
# Dessert
Mango Sticky Rice; 9; Coconut cream; 2
Fried Banana; 7; Honey; 2
Coconut Ice Cream; 6
# Drinks
Thai Iced Tea; 5; Condensed milk; 2
Thai Iced Coffee; 5
Singha; 6
Young Coconut; 7`,
    faults: [
      ['spring rolls pork vegan', /Spring Rolls/],
      ['fresh rolls nut-free', /Fresh Rolls/],
      ['tom yum bowl below cup', /Tom Yum/],
      ['papaya fish sauce vegan', /Papaya/],
      ['pad thai shrimp below', /Pad Thai with Shrimp/],
      ['vegan pad thai egg', /Vegan Pad Thai/],
      ['khao soi gf', /Khao Soi/],
      ['duck cheapest', /Duck/],
      ['pototoes', /Pototoes/],
      ['crab rice below', /Crab/],
      ['sticky rice 30', /Sticky Rice/],
      ['honey vegan', /Banana/],
      ['tea vegan', /Thai Iced Tea/],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Bowls
Acai Bowl; Regular 11 / Large 10; Granola, banana; 2
Green Bowl; Regular 11 / Large 14; Spinach, mango; 2
PB Bowl; Regular 12 / Large 15; Peanut butter, banana, granola; 10
Keto Bowl; 14; Chicken, avocado, brown rice; 5
Protein Bowl; 14; Tofu, quinoa, kale, honey mustard; 2
# Toasts
Avocado Toast; 9; Whole-grain toast; 2
Smoked Salmon Toast; 8; Whole-grain toast, capers
Almond Butter Toast; 8; Banana, nut-free
Gluten-Free Toast; 8; Rye bread, jam
# Smoothies
Berry Blast; 16 oz 8 / 24 oz 10
Green Machine; 16 oz 8 / 24 oz 10
Mango Tango; 16 oz 8 / 24 oz 17
Dairy-Free Strawberry; 16 oz 8 / 24 oz 10; Greek yogurt, strawberries
Chocolate Peanut; 16 oz 9 / 24 oz 11
# Juices
Orange; 7
Carrot Ginger; 7
Celery; 70
Beet; 7
Green; 8
# Cleanses
One-Day Cleanse; 42; Six juices
Three-Day Cleanse; 140; Eighteen juices
Five-Day Cleanse; 180
# Shots
Ginger Shot; 4
Turmeric Shot; 4
Wheatgrass Shot; 4
Shot Flight; 15; Ginger, turmeric, wheatgrass
# Boosts
Protein; +2
Collagen; 2; Vegan; 2
Chia; 1.50
Super Food Boost; 1; Guaranteed to cure colds`,
    faults: [
      ['acai large', /Acai/],
      ['pb nut-free', /PB Bowl/],
      ['keto rice', /Keto/],
      ['protein honey vegan', /Protein Bowl/],
      ['salmon toast below avo', /Salmon/],
      ['almond nut-free', /Almond/],
      ['gf rye', /Gluten-Free Toast/],
      ['mango 24', /Mango/],
      ['DF greek yogurt', /Dairy-Free/],
      ['celery 70', /Celery/],
      ['three-day above 3', /Three-Day/],
      ['flight above parts', /Flight/],
      ['collagen vegan', /Collagen/],
      ['cure colds', /cure|Super Food/i],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Breakfast
Two Eggs; 9; Toast, hash browns
Three Eggs; 8.50; Toast, hash browns
Short Stack; 8; Two pancakes
Full Stack; 10; Three pancakes
French Toast; 11; Brioche, maple; 3
Eggs Benedict; 14; English muffin, ham, hollandaise
Veggie Omelet; 12; Peppers, mushrooms, sausage; 1
Steak & Eggs; 9.50; Sirloin, two eggs
Oatmeal; 7; Brown sugar, cream; 4
# Burgers
Hamburger; 12
Cheeseburger; 13
Bacon Burger; 14
Double Cheeseburger; 12.50
Impossible Burger; 15; American cheese, mayo; 2
Mushroom Swiss; 14
Turkey Burger; 13
# Sandwiches
BLT; 11
Club; 13
Reuben; 14
Grilled Cheese; 9
Grilled Cheese & Soup; 8.50
Tuna Melt; 12
Half Sandwich & Soup; 10
# Dinner
Meatloaf; 16; Mashed potatoes
Roast Turkey; 17; Stuffing
Fried Chicken; 17; Four pieces
Chicken-Fried Steak; 17
Liver & Onions; 15
Grilled Salmon; 170; Rice
# Sides
Bacon (4); 5
Toast; 3
One Egg; 2
Hash Browns; 4
Fruit Cup; 5
# Kids
Kid's Burger; 8
Kid's Grilled Cheese; 10
Chicken Fingers; 8
# Pie
Apple Pie; Slice 5 / Whole 28; A la mode 7
Cherry Pie; Slice 5 / Whole 60
Pecan Pie; Slice 5 / Whole 30
# Beverages
Coffee; 3; Free refills
Soda; Small 3 / Large 4
Milk; Small 3 / Large 2.50
OJ; Small 4 / Large 5
! No refills on any drinks.
! Kids eat free on Tuesdays.`,
    faults: [
      ['three eggs below two', /Three Eggs|Two Eggs/],
      ['french toast gf', /French Toast/],
      ['omelet sausage', /Omelet/],
      ['steak eggs cheap', /Steak & Eggs/],
      ['oatmeal cream dairy-free', /Oatmeal/],
      ['double below single', /Double/],
      ['impossible vegan', /Impossible/],
      ['gc & soup below gc', /Soup/],
      ['salmon 170', /Salmon/],
      ["kid's gc above gc", /Kid's Grilled/],
      ['cherry whole', /Cherry/],
      ['milk large', /Milk/],
      ['refills', /refill/i],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Dim Sum
Har Gow (4); 7; Shrimp; 6
Siu Mai (4); 7; Pork, shrimp; 7
Char Siu Bao (3); 7; Barbecue pork
Vegetable Dumplings (4); 7; Cabbage, mushrooms, oyster sauce; 2
Turnip Cake; 7; Chinese sausage; 1
Egg Tarts (3); 6; ; 2
Sesame Balls (3); 6; Red bean
Chicken Feet; 7
# Appetizers
Egg Roll; Each 2.50 / Three 9
Crab Rangoon (6); 8; Cream cheese, crab; 4
Scallion Pancake; 7
Hot & Sour Soup; Small 4 / Large 3.75
Wonton Soup; Small 4 / Large 7
# Chicken | With white rice
General Tso's Chicken; Pint 9 / Quart 15
Sesame Chicken; Pint 9 / Quart 15
Orange Chicken; Pint 9 / Quart 25
Kung Pao Chicken; Pint 9 / Quart 15; Peanuts
Chicken & Broccoli; Pint 9 / Quart 1.50
# Beef
Beef & Broccoli; Pint 10 / Quart 17
Mongolian Beef; Pint 10 / Quart 17
# Tofu
Ma Po Tofu; 14; Ground pork, Sichuan pepper; 1
General Tso's Tofu; 14; ; 2
Buddha's Delight; 14; Oyster sauce, vegetables; 2
# House Specials
Peking Duck; Half 34 / Whole 72
Salt & Pepper Shrimp; 19
Walnut Shrimp; 19; Candied walnuts, mayo
Lobster with Ginger; 18; Two lobsters
Whole Steamed Fish; MP
# Noodles & Rice
Lo Mein; 11; Choice of chicken, pork, vegetable
Chow Fun; 13; Rice noodles, beef, soy sauce; 3
Yang Chow Fried Rice; 12
House Fried Rice; 13
Plain Rice; Small 2 / Large 3
# Combos | Served with egg roll and pork fried rice
C1 General Tso's Chicken; 12.95
C2 Sesame Chicken; 12.95
C3 Beef & Broccoli; 12.95
C3 Sweet & Sour Pork; 12.95
C5 Shrimp Lo Main; 12.95
Lunch Special General Tso's; 16; 11 am to 3 pm`,
    faults: [
      ['siu mai halal', /Siu Mai/],
      ['veg dumplings oyster sauce', /Vegetable Dumplings/],
      ['turnip cake sausage', /Turnip/],
      ['egg tarts vegan', /Egg Tarts/],
      ['egg roll three', /Egg Roll/],
      ['rangoon dairy-free', /Rangoon/],
      ['hot sour large', /Hot & Sour/],
      ['orange quart 25', /Orange/],
      ['broccoli quart 1.50', /Chicken & Broccoli/],
      ['mapo vegetarian', /Ma Po/],
      ['buddha oyster sauce', /Buddha/],
      ['duck whole', /Peking/],
      ['two lobsters 18', /Lobster/],
      ['chow fun soy gf', /Chow Fun/],
      ['C3 twice', /C3/],
    ],
  },
  {
    currency: 'CAD',
    season: 'autumn',
    text: `# To Share
Nachos; 19; Cheddar, jalapeños, salsa
Loaded Nachos; 17; Cheddar, jalapeños, salsa, pulled pork
Poutine; Regular 11 / Large 14; Fries, curds, beef gravy; 1
Calamari; 17
Spinach Dip; 16; Pita; 3
Chicken Wings (1 lb); 18
Chicken Wings (2 lb); 38
Cauliflower Bites; 14; Ranch; 2
# Handhelds | Served with fries. Sub poutine 4, sub yam fries 3
Classic Burger; 18
Bacon Cheddar Burger; 21
Fried Chicken Sandwich; 19
Lobster Roll; 16; Brioche, Nova Scotia lobster
Beyond Burger; 19; Bacon, cheddar, plant patty; 1
Steak Sandwich; 23
# Mains
Fish & Chips; One piece 17 / Two piece 16
Steak Frites; 32
Baby Back Ribs; Half 24 / Full 50
Butter Chicken; 22; Basmati, naan
Salmon Bowl; 24
Vegetable Curry; 19; Coconut, rice; 2
# Desserts
Sticky Toffee Pudding; 10
Cheesecake; 10
Butter Tart; 7; Pecans, nut-free
Nanaimo Bar; 70
# Draft | 16 oz and pitcher
Lager; 16 oz 8 / Pitcher 24
Pale Ale; 16 oz 8.5 / Pitcher 25
IPA; 16 oz 9 / Pitcher 44
Cider; 16 oz 9 / Pitcher 8
Non-Alcoholic IPA; 10; 5.6% abv
# Kids
Kids Burger; 10
Kids Chicken Fingers; 10
Kids Lobster Mac; 34
! Gratuity of 18% is added to parties of 8 or more.
! We're a no-tipping restaurant.`,
    faults: [
      ['loaded below nachos', /Loaded/],
      ['poutine beef gravy', /Poutine/],
      ['spinach dip pita gf', /Spinach Dip/],
      ['wings 2lb', /Wings/],
      ['cauliflower ranch vegan', /Cauliflower/],
      ['lobster roll cheap', /Lobster Roll/],
      ['beyond bacon', /Beyond/],
      ['fish two piece', /Fish & Chips/],
      ['ribs full', /Ribs/],
      ['butter tart', /Butter Tart/],
      ['nanaimo 70', /Nanaimo/],
      ['IPA pitcher', /(^|[^c] )IPA/],
      ['cider pitcher', /Cider/],
      ['NA 5.6', /Non-Alcoholic/],
      ['kids lobster', /Kids Lobster/],
      ['gratuity/no tip', /tip|gratuity/i],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Seasonal Tasting
Seven Courses; 165; Per person
Five Courses; 185; Per person
Wine Pairing; 95
Reserve Pairing; 85
Vegetarian Tasting; 150; Beet tartare, celeriac, roasted quail, chocolate
# Garden
Winter Salad; 16; Persimmon, pecans, pomegranate
Heirloom Tomato Salad; 17; Local tomatoes, basil
Beet Tartare; 15; Horseradish, rye crisp; 3
King Oyster Steak; 28; Mushroom, charred onion; 2
# Sea
Scallops; 34; Cauliflower, brown butter; 4
Halibut; 38; Fennel, saffron
Caviar Service; 22; One ounce Osetra, blini
Lobster-Free Bisque; 16; Lobster, cream
Octopus; 26; Chickpeas, pimenton; 1
# Land
Dry-Aged Ribeye; 62; 16 ounces
Dry-Aged Ribeye for Two; 58; 32 ounces
Duck Breast; 42; Cherries
Short Rib; 44; Parsnip
Rack of Lamb; 52; Half rack
Venison Loin; 4.80; Juniper
Wagyu Strip; 38; A5, 8 ounces
# Sides
Potato Puree; 12; Butter; 4
Brussels Sprouts; 12; Bacon; 1
Mushrooms; 14
Truffle Supplement; 4
# Sweets
Chocolate Tart; 14; Hazelnut, sea salt; 10
Apple Galette; 14
Sorbet; 11; ; 2
Sugar-Free Panna Cotta; 12; Maple syrup, berries
Cheese; 24
Cheese Course; 24`,
    faults: [
      ['five above seven', /Courses/],
      ['reserve below', /Reserve/],
      ['veg tasting quail', /Vegetarian Tasting/],
      ['tomatoes winter', /Tomato/],
      ['rye gf', /Beet Tartare/],
      ['scallops butter', /Scallops/],
      ['caviar cheap', /Caviar/],
      ['lobster-free', /Lobster-Free/],
      ['octopus vegetarian', /Octopus/],
      ['ribeye two', /Ribeye/],
      ['venison 4.80', /Venison/],
      ['wagyu cheap', /Wagyu/],
      ['puree butter', /Puree/],
      ['brussels bacon', /Brussels/],
      ['hazelnut', /Chocolate Tart/],
      ['sugar-free maple', /Panna/],
    ],
  },

  {
    currency: 'USD',
    season: 'winter',
    text: `# Raw Bar
Oysters on the Half Shell; Six 21 / Twelve 46; Mignonette
Littleneck Clams; Six 14 / Twelve 26
Jumbo Shrimp Cocktail; 22; Five
Seafood Tower; 85; Six oysters, six clams, five shrimp
# Chowders
New England Clam Chowder; Cup 8 / Bowl 12; Bacon, cream
Manhattan Chowder; Cup 8 / Bowl 12; Tomato, clams; 1
Lobster Bisque; Cup 10 / Bowl 9
# Rolls & Baskets
Lobster Roll; 34; Brioche, drawn butter
Double Lobster Roll; 32; Brioche, twice the lobster
Fried Clam Roll; 24
Fish Sandwich; 19; Cod, tartar sauce; 4
Clam Strip Basket; 22; Fries, slaw
# Entrees
Baked Haddock; 26; Crumbs, lemon; 3
Grilled Salmon; 29
Seared Scallops; 38
Boiled Lobster 1 1/4 lb; 36
Boiled Lobster 2 lb; 34
Surf & Turf; 29; Boiled lobster, filet mignon
Chicken Fingers; 17
# Kids
Kids Fish & Chips; 11
Kids Grilled Cheese; 9
# Beer & Wine
Harpoon IPA; 16 oz 8
Allagash White; 16 oz 9 / Pitcher 12
Sauvignon Blanc, Kim Crawford 2023; Glass 12 / Bottle 46
Pinot Grigio, Santa Margherita 2031; Glass 14 / Bottle 54
! Lobster prices are market price and change daily.`,
    faults: [
      ['oysters 12 above', /Oysters/],
      ['tower above parts? 21+14+22=57', /Tower/],
      ['manhattan clams vegetarian', /Manhattan/],
      ['bisque bowl', /Bisque/],
      ['double below', /Double Lobster/],
      ['2 lb lobster below', /Lobster 2/],
      ['surf turf below its lobster', /Surf/],
      ['haddock crumbs gf', /Haddock/],
      ['pitcher 12 of pint 9', /Allagash/],
      ['vintage 2031', /2031|Grigio/],
    ],
  },
  {
    currency: 'USD',
    season: 'spring',
    text: `# Breakfast Plates
Farmhouse Plate; 13; Two eggs, bacon, potatoes, toast
Big Farmhouse Plate; 12; Three eggs, bacon, sausage, potatoes, toast
Garden Scramble; 12; Spinach, tomato, ham, cheddar; 1
Tofu Scramble; 12; Tofu, peppers, feta; 2
Huevos Rancheros; 13; Corn tortillas, black beans; 3
Chilaquiles; 13; Flour tortilla chips, salsa verde; 3
Eggs Benedict; 15; Ham, hollandaise
Crab Benedict; 13; Lump crab, hollandaise
Avocado Benedict; 14; Avocado, hollandaise
# From the Griddle
Pancakes; Short stack 8 / Full stack 8
Waffle; 10
Banana Pancakes; 11; Bananas, walnuts; 10
Stuffed French Toast; 13; Mascarpone, berries
# Sides
One Egg; 3
Two Eggs; 7
Bacon; 5
Turkey Bacon; 5; Pork bacon
Fruit; 5
Toast; 3
Gluten-Free Toast; 4
# Juice & Coffee
Orange Juice; 8 oz 4 / 16 oz 9
Grapefruit Juice; 8 oz 4 / 16 oz 7
Drip Coffee; 4; Free refills
Espresso; 4.50
Cappuccino; 4
Hot Chocolate; 5; Oat milk, marshmallow
# Mimosas
Mimosa; 11
Mimosa Flight; 30; Three mimosas
Virgin Mimosa; 7; Orange juice, Prosecco
! Refills $1.`,
    faults: [
      ['big below', /Big Farmhouse/],
      ['garden ham', /Garden/],
      ['tofu feta', /Tofu Scramble/],
      ['chilaquiles flour GF', /Chilaquiles/],
      ['crab benedict below', /Crab/],
      ['short=full stack', /Pancakes/],
      ['banana walnuts nut-free', /Banana/],
      ['two eggs above two', /Two Eggs|One Egg/],
      ['turkey bacon pork', /Turkey Bacon/],
      ['oj 16', /Orange Juice/],
      ['espresso above cappuccino', /Cappuccino|Espresso/],
      ['virgin prosecco', /Virgin/],
      ['refills', /refill/i],
    ],
  },
  {
    currency: 'EUR',
    season: 'summer',
    text: `# Tapas
Patatas Bravas; Tapa 5 / Ración 9
Croquetas de Jamón; Tapa 5 / Ración 9; Bechamel, jamón; 1
Tortilla Española; Tapa 4 / Ración 3.5
Gambas al Ajillo; Tapa 8 / Ración 14
Pulpo a la Gallega; Tapa 9 / Ración 26
Jamón Ibérico; Tapa 9 / Ración 17
Boquerones; Tapa 5 / Ración 9
Pimientos de Padrón; Tapa 5 / Ración 9; 2
Pan con Tomate; 35
Ensaladilla Rusa; Tapa 4 / Ración 8; Atún, mayonesa; 2
# Arroces | Precio por persona, mínimo dos
Paella Valenciana; 16; Pollo, conejo
Paella de Marisco; 19; Gambas, mejillones
Paella de Bogavante; 15; Bogavante entero
Arroz Negro; 18; Sepia, alioli; 4
Paella Vegetal; 15; Caldo de pollo, alcachofas; 2
# Postres
Crema Catalana; 6
Flan; 5
Tarta de Santiago; 6; Almendra; 10
Tarta de Queso; 6.5; ; 2
# Vinos
Rioja Crianza; Copa 3.5 / Botella 17
Ribera del Duero; Copa 4 / Botella 3.9
Albariño; Copa 4 / Botella 20
Verdejo; Copa 3.5 / Botella 34
Cava Brut; Copa 4 / Botella 19
Sangría; Copa 5 / Jarra 28
Clara sin alcohol; 3; Cerveza, limón`,
    faults: [
      ['croquetas jamon veg', /Croquetas/],
      ['tortilla ración', /Tortilla/],
      ['pulpo ración 26', /Pulpo/],
      ['pan 35', /Pan con/],
      ['ensaladilla vegan', /Ensaladilla/],
      ['bogavante cheap', /Bogavante/],
      ['vegetal pollo', /Vegetal/],
      ['santiago nuts', /Santiago/],
      ['tarta queso vegan', /Queso/],
      ['ribera bottle', /Ribera/],
      ['verdejo bottle', /Verdejo/],
      ['clara beer', /Clara/],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Ramen
Shoyu Ramen; 15; Chicken broth, egg
Tonkotsu Ramen; 16; Pork broth, chashu
Spicy Miso Ramen; 16; Pork, corn; 3
Vegan Ramen; 15; Mushroom broth, soft egg, tofu
Tonkotsu Deluxe; 15; Pork broth, double chashu, egg
Tsukemen; 17
Kids Ramen; 18; Small bowl
# Toppings
Egg; 2
Chashu; 4
Nori; 1
Corn; 1
Bamboo; 12
# Donburi
Gyudon; 14; Beef
Unadon; 12; Freshwater eel
Oyakodon; 14; Chicken, egg; 4
Katsudon; 15; Pork cutlet
Tofu Don; 13; Bonito; 2
# Small Plates
Gyoza; Five 7 / Ten 15
Karaage; 9; Chicken thigh; 3
Takoyaki; 8; Octopus
Edamame; 5; ; 2
Agedashi Tofu; 8; Dashi; 2
Cucumber Salad; 6
# Sets
Ramen Set; 24; Shoyu ramen, gyoza five
Donburi Set; 18; Gyudon, edamame
# Drinks
Sapporo; 16 oz 7 / Pitcher 36
Asahi; 16 oz 7 / Pitcher 22
Kirin; 16 oz 7 / Pitcher 22
Ramune; 4
Calpico; 4
Hot Sake; Small 7 / Large 15`,
    faults: [
      ['miso GF', /Spicy Miso/],
      ['vegan egg', /Vegan Ramen/],
      ['deluxe below', /Deluxe/],
      ['kids ramen', /Kids Ramen/],
      ['bamboo 12', /Bamboo/],
      ['unadon cheapest', /Unadon/],
      ['tofu don bonito', /Tofu Don/],
      ['gyoza ten', /Gyoza/],
      ['karaage GF', /Karaage/],
      ['agedashi dashi', /Agedashi/],
      ['ramen set above 22', /Ramen Set/],
      ['pitcher 36', /Sapporo/],
      ['sake large', /Hot Sake/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Tasting Menus
Chef's Tasting, Nine Courses; 225
Garden Tasting, Nine Courses; 195; Vegetables only; 1
Short Tasting, Five Courses; 235
Wine Pairing; 140
Non-Alcoholic Pairing; 95; Five pours with sherry and verjus
# Snacks
Caviar, Ten Grams; 45
Caviar, Thirty Grams; 40
Gougères (6); 9
Gougères (12); 21
# First
Tomato Salad; 22; Heirloom tomatoes, burrata; 2
Beef Tartare; 26; Egg yolk; 3
Hamachi Crudo; 27; Citrus
Chilled Corn Soup; 19; Chicken stock, chive; 1
Foie Gras Torchon; 14; Brioche
# Main
Sea Bass; 46; Fennel
Squab; 52; Cherry
Lamb Saddle; 56
Wagyu Strip; 140; A5
Dry-Aged Duck; 58
Mushroom Pithivier; 38; Puff pastry; 3
Short Rib; 490; Polenta
# Sweet
Peach Melba; 18
Chocolate Soufflé; 19
Soufflé au Chocolat; 22
Cheese Cart; Three 21 / Five 33 / Seven 32
! A 20% service charge is added to all checks.
! Service is not included.`,
    faults: [
      ['short above nine', /Short Tasting|Courses/],
      ['na pairing sherry', /Non-Alcoholic/],
      ['caviar 30 below 10', /Caviar/],
      ['gougeres 12', /Goug/],
      ['tomato burrata vegan', /Tomato Salad/],
      ['corn soup chicken', /Corn Soup/],
      ['foie cheapest', /Foie/],
      ['pithivier GF', /Pithivier/],
      ['short rib 490', /Short Rib/],
      ['souffle twice', /Souffl/],
      ['cheese seven', /Cheese/],
      ['service', /service/i],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Burgers | Single patty; make it a double for 4
Classic; 13; Lettuce, tomato, onion
Cheeseburger; 14; American cheese
Bacon Cheeseburger; 13.50; American cheese, bacon
Mushroom Swiss; 15
Western; 16; Onion rings, BBQ
Western Double; 15; Two patties, onion rings, BBQ
Veggie Burger; 14; Black beans, egg white; 2
Turkey Burger; 14
Salmon Burger; 12; Wild salmon, farm raised
# Combos
Classic Combo; 22; Classic, fries, soda
Cheeseburger Combo; 17; Cheeseburger, fries, soda
# Sides
Fries; Small 4 / Large 6
Sweet Potato Fries; Small 5 / Large 7
Onion Rings; Small 5 / Large 7
Chili Fries; Small 6 / Large 15
Side Salad; 4
Cheese Curds; 7
# Shakes
Vanilla; 7
Chocolate; 7
Strawberry; 7
Peanut Butter; 7.50; Peanut butter, nut-free, whipped cream
Dairy-Free Shake; 8; Vanilla ice cream, oat milk
Spiked Shake; 6; Bourbon
# Drinks
Fountain Soda; 3
Bottled Water; 2
Local Draft; Pint 7
Pitcher of Local Draft; 32
Hard Seltzer; 6
# Kids
Kids Burger; 8
Kids Hot Dog; 7
Kids Combo; 9; Kids burger, fries, choice of soda or beer
! All burgers cooked to order.`,
    faults: [
      ['bacon cb below', /Bacon Cheeseburger/],
      ['western double below', /Western Double/],
      ['veggie egg vegan', /Veggie Burger/],
      ['salmon wild farmed', /Salmon Burger/],
      ['classic combo above 20/22', /Classic Combo/],
      ['chili fries large', /Chili Fries/],
      ['pb nut-free', /Peanut Butter/],
      ['dairy-free ice cream', /Dairy-Free/],
      ['spiked below', /Spiked/],
      ['pitcher 32', /Pitcher/],
      ['kids beer', /Kids Combo/],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Coffee
Drip; 12 oz 3 / 16 oz 3.50 / 20 oz 4
Latte; 12 oz 4.50 / 16 oz 5 / 20 oz 5.50
Mocha; 12 oz 5 / 16 oz 5.50 / 20 oz 3.50
Vanilla Latte; 12 oz 4 / 16 oz 4.50 / 20 oz 5; Latte, vanilla
Cold Brew; 16 oz 4.50 / 20 oz 9.50
Americano; 12 oz 3.50 / 16 oz 4 / 20 oz 4.50
Extra Shot; 9
Oat Milk; .75
# Donuts
Glazed; 2
Chocolate; 2.25
Maple Bacon; 3; Bacon; 1
Vegan Old-Fashioned; 3; Buttermilk
Half Dozen; 13.50; Any six
Dozen; 27.50; Any twelve
Donut Holes (6); 3
Donut Holes (12); 7
# Bagels
Plain; 2.50
Everything; 2.50; Contains no gluten; 3
With Cream Cheese; 4
With Lox; 3.50; Cream cheese, lox, capers
Bagel Dozen; 36
# Sandwiches
Egg & Cheese; 6
Bacon, Egg & Cheese; 5.50
Turkey Club; 10
Veggie; 9; Hummus, sprouts, turkey; 1
Chocolate Croisant; 4`,
    faults: [
      ['mocha 20', /Mocha/],
      ['vanilla latte below latte', /Vanilla Latte/],
      ['cold brew 20', /Cold Brew/],
      ['extra shot 9', /Extra Shot/],
      ['maple bacon', /Maple/],
      ['vegan buttermilk', /Vegan/],
      ['dozen above 2 half', /Dozen/],
      ['holes 12', /Holes/],
      ['lox below cc', /Lox/],
      ['bagel dozen 36', /Bagel Dozen/],
      ['everything gf', /Everything/],
      ['bacon egg below', /Bacon, Egg/],
      ['veggie turkey', /Veggie/],
      ['croisant', /Croisant/i],
    ],
  },
  {
    currency: 'GBP',
    season: 'autumn',
    text: `# Small Plates
Whitebait; 8; Tartare
Padron Peppers; 6; 2
Pork Belly Bites; 9; Apple; 7
Halloumi Fries; 8; Chilli jam; 2
Garlic Bread; 5; 3
Cheesy Garlic Bread; 4.5
# Roasts | Sundays only. All with Yorkshire pudding, roast potatoes, gravy
Roast Beef; 19
Roast Chicken; 18
Roast Pork; 18
Roast Lamb; 16
Nut Roast; 16; Walnuts, chestnuts; 10
Trio of Roasts; 17; Beef, chicken, pork
Half Portion Roast; 21
# Mains
Fish Pie; 16; Cod, salmon, prawns
Pie of the Day; 16
Gammon Steak; 15
Sausage & Mash; 14
Vegan Sausage & Mash; 14; Butter mash
Scampi; 14.95
Scampi & Chips; 14
# Desserts
Eton Mess; 7
Treacle Tart; 7
Bread & Butter Pudding; 70
Ice Cream; One scoop 2.5 / Two scoops 4.5 / Three scoops 7.5
# Wine
Merlot; 125ml 4.5 / 175ml 6 / 250ml 8 / Bottle 23
Shiraz; 125ml 4.5 / 175ml 6 / 250ml 8 / Bottle 7
Pinot Noir; 125ml 5 / 175ml 6.5 / 250ml 11 / Bottle 26
# Spirits
Gordon's; 25ml 4 / 50ml 7
Hendrick's; 25ml 5 / 50ml 12
Peroni 0.0; 4; 5.1% ABV
! Kitchen closed Sundays.`,
    faults: [
      ['pork halal', /Pork Belly/],
      ['halloumi vegan', /Halloumi/],
      ['garlic bread gf', /Garlic Bread/],
      ['cheesy below', /Cheesy/],
      ['lamb below', /Roast Lamb/],
      ['nut roast nut-free', /Nut Roast/],
      ['trio below one', /Trio/],
      ['half portion above', /Half Portion/],
      ['vegan butter mash', /Vegan Sausage/],
      ['scampi chips below', /Scampi/],
      ['pudding 70', /Pudding/],
      ['scoops three', /Ice Cream/],
      ['shiraz bottle', /Shiraz/],
      ['pinot 250', /Pinot Noir/],
      ['hendricks 50', /Hendrick/],
      ['peroni 5.1', /Peroni/],
      ['sundays', /Sunday/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Cheesesteaks
Philly; 8" 10 / 12" 14
Chicken Philly; 8" 10 / 12" 14
Mushroom Philly; 8" 11 / 12" 15; Steak, mushrooms; 1
Pizza Steak; 8" 11 / 12" 9
Works; 8" 12 / 12" 24
# Hoagies
Italian; 8" 9 / 12" 13
Turkey; 8" 9 / 12" 13
Tuna; 8" 9 / 12" 13; Tuna, mayo; 4
Veggie; 8" 8 / 12" 12; Provolone, peppers; 2
# Party
Party Hoagie; 3 ft 60 / 6 ft 135
Wing Tray; 50 pieces 55 / 100 pieces 120
Cookie Tray; 24; Twelve cookies
# Sweets
Cookie; 1.75
Brownie; 3
Cannoli; 4
Water Ice; Small 3 / Medium 4 / Large 3.75
# Wings
10 Wings; 12
20 Wings; 22
30 Wings; 40
# Sides
Fries; 4
Cheese Fries; 5
Pizza Fries; 3.75; Fries, cheese, marinara
Mozzarella Sticks (5); 7
Onion Rings; 5; Beer-battered; 3
# Drinks
Soda; Can 1.50 / 2 liter 3.50
Birch Beer; 2.50
Iced Tea; 2.50
Water; 15.0
# Specials
Monday Two Philly Deal; 22; Two 8" Philly
Family Feast; 70; 12" Italian, 20 wings, fries, 2 liter soda`,
    faults: [
      ['mushroom steak veg', /Mushroom Philly/],
      ['pizza steak', /Pizza Steak/],
      ['works 12', /Works/],
      ['veggie provolone vegan', /Veggie/],
      ['party 6ft', /Party Hoagie/],
      ['wing tray', /Wing Tray/],
      ['cookie tray above 12 cookies', /Cookie Tray/],
      ['water ice large', /Water Ice/],
      ['30 wings', /30 Wings/],
      ['pizza fries below', /Pizza Fries/],
      ['onion rings gf', /Onion Rings/],
      ['water 15', /Water /],
      ['two philly 22 > 20', /Two Philly/],
      ['feast 70 > 42', /Feast/],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Banchan & Starters
Kimchi; 4; Shrimp paste; 2
Haemul Pajeon; 16; Squid, shrimp
Kimchi Pajeon; 14
Mandu (6); 9
Mandu (12); 20
Japchae; 14; Sweet potato noodles; 3
Tteokbokki; 12
# Stews
Kimchi Jjigae; 15; Pork
Soondubu; 15; Seafood; 1
Galbitang; 12; Beef short rib
Doenjang Jjigae; 14
# Barbecue | For two or more
Galbi; Small 38 / Large 62
Bulgogi; Small 32 / Large 54
Samgyeopsal; Small 30 / Large 28
Wagyu Bulgogi; Small 26 / Large 44
Beef Combo; 150; Galbi, bulgogi
# Rice
Bibimbap; 14; Beef, egg
Stone Pot Bibimbap; 13; Beef, egg, hot stone pot
Tofu Bibimbap; 14; Tofu, egg; 2
Kimbap; 10; Ham, egg, pickled radish; 1
Steamed Rice; 2
Fried Rice; 130
# Chicken
Fried Chicken; Half 18 / Whole 34
Yangnyeom Chicken; Half 19 / Whole 45
# Drinks
Soju; 15; 375 ml
Makgeolli; Bowl 7 / Bottle 6
OB Lager; 6
Plum Tea; 5
Barley Tea; 3; Gluten-free
Yuzu Soda; 5
# Lunch Specials
Bulgogi Lunch Box; 18
Bibimbap; 16; Beef, egg`,
    faults: [
      ['kimchi shrimp paste vegan', /^.*Kimchi(?! J| P)/],
      ['mandu 12', /Mandu/],
      ['soondubu seafood veg', /Soondubu/],
      ['galbitang cheapest', /Galbitang/],
      ['samgyeopsal', /Samgyeopsal/],
      ['wagyu cheap', /Wagyu/],
      ['combo above 116', /Combo/],
      ['stone pot below', /Stone Pot/],
      ['tofu bibimbap egg vegan', /Tofu Bibimbap/],
      ['kimbap ham', /Kimbap/],
      ['fried rice 130', /Fried Rice/],
      ['yangnyeom whole', /Yangnyeom/],
      ['makgeolli bottle', /Makgeolli/],
      ['barley tea gf', /Barley Tea/],
      ['lunch bibimbap dearer', /Bibimbap/],
    ],
  },
  {
    currency: 'EUR',
    season: 'winter',
    text: `# Suppen
Leberknödelsuppe; 6.5
Kürbissuppe; 6.9; Rinderbrühe, Kernöl; 1
Gulaschsuppe; Tasse 5.9 / Teller 5.5
# Hauptspeisen
Wiener Schnitzel; 22.9; Kalb, Preiselbeeren
Schnitzel vom Schwein; 16.9; Pommes
Cordon Bleu; 18.9; Schinken, Käse; 4
Zwiebelrostbraten; 24.9
Rinderfilet; 17.9; Pfeffersauce
Forelle Müllerin; 19.9; Butter, Mandeln; 10
Käsespätzle; 13.9; Röstzwiebeln; 2
Schweinshaxe; 18.9
Halbe Haxe; 19.9
Spargel mit Schinken; 21.9; Frischer Spargel
Kinderschnitzel; 19.5; Pommes
Gemüsepfanne; 14.9; Sojasauce, Reis; 3
# Beilagen
Pommes; 4.5
Pommes rot-weiß; 3.9
Kartoffelsalat; 4.5
Spätzle; 4.5
Krautsalat; 45
# Nachtisch
Apfelstrudel; 7.5
Apfelstrudel mit Eis; 6.9
Kaiserschmarrn; 9.9
# Getränke
Helles; 0,3 l 3.5 / 0,5 l 4.9
Weißbier; 0,3 l 3.7 / 0,5 l 3.6
Alkoholfreies Weizen; 0,5 l 4.9; 5,2 % vol
Cola; 0,2 l 2.9 / 0,4 l 6.9
Wasser; 0,25 l 2.7 / 0,75 l 6.5
Riesling; 0,1 l 3.5 / 0,2 l 6.5 / Flasche 24
Grauburgunder; 0,1 l 3.5 / 0,2 l 6.5 / Flasche 59`,
    faults: [
      ['kürbissuppe rinderbrühe', /Kürbis/],
      ['gulasch teller', /Gulaschsuppe/],
      ['cordon käse DF', /Cordon/],
      ['rinderfilet cheap', /Rinderfilet/],
      ['forelle mandeln', /Forelle/],
      ['käsespätzle vegan', /Käsesp/],
      ['halbe haxe above', /Haxe/],
      ['spargel winter', /Spargel|asparagus/],
      ['kinderschnitzel', /Kinderschnitzel/],
      ['sojasauce gf', /Gemüsepfanne/],
      ['rot-weiß below', /rot-weiß/],
      ['krautsalat 45', /Krautsalat/],
      ['strudel eis below', /Apfelstrudel mit/],
      ['weißbier 0,5', /Weißbier/],
      ['af 5,2', /Alkoholfrei/],
      ['cola 0,4', /Cola/],
      ['grauburgunder flasche', /Grauburgunder/],
    ],
  },
  {
    currency: 'USD',
    season: 'spring',
    text: `# Mezze
Hummus; 9; Chickpeas, tahini, pita; 3
Baba Ganoush; 9; Eggplant, tahini; 2
Tzatziki; 8; Yogurt, cucumber; 2
Dolmas (6); 9; Rice, ground lamb; 1
Mezze Platter; 29; Hummus, baba ganoush, tzatziki
Falafel (5); 9; 2
Spanakopita; 10; Phyllo, feta; 4
Grilled Octopus; 18
Saganaki; 13
# Salads
Greek Salad; 12; Add chicken 6, add shrimp 8, add lamb 9
Greek Salad with Chicken; 22
Fattoush; 12; Pita chips; 3
Lentil Soup; 7
# Grill
Chicken Souvlaki; 19
Lamb Souvlaki; 17
Shrimp Souvlaki; 24
Lamb Chops; 36
Rack of Lamb; 28; Whole rack
Mixed Grill; 34; For one
Mixed Grill for Two; 34
Branzino; 34
Vegetable Moussaka; 19; Béchamel; 2
Beef Moussaka; 18; Béchamel
# Pitas
Gyro; 13
Chicken Pita; 13
Falafel Pita; 12
Double Gyro; 12.50
# Sweets
Baklava; 7; Walnuts, honey; 2
Rice Pudding; 70
Loukoumades; 9
# Wine
Assyrtiko, Gavalas 2022; Glass 14 / Bottle 56
Xinomavro, Thymiopoulos 2021; Glass 13 / Bottle 26
Retsina, Kechris; Glass 9 / Bottle 36
Agiorgitiko; Glass 12 / Bottle 48`,
    faults: [
      ['hummus pita GF', /Hummus/],
      ['tzatziki vegan', /Tzatziki is called/],
      ['dolmas lamb', /Dolmas/],
      ['mezze platter above 26', /Mezze Platter/],
      ['spanakopita feta DF', /Spanak/],
      ['salad w chicken 22 > 18', /Greek Salad with/],
      ['fattoush GF', /Fattoush/],
      ['lamb souvlaki below chicken', /Lamb Souvlaki/],
      ['rack below chops', /Rack/],
      ['grill for two same', /Mixed Grill/],
      ['veg moussaka bechamel vegan', /Vegetable Moussaka/],
      ['double gyro', /Double Gyro/],
      ['baklava honey', /Baklava/],
      ['rice pudding 70', /Rice Pudding/],
      ['xinomavro bottle', /Xinomavro/],
      ['agiorgitiko no maker', /Agiorgitiko/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Scoops
Single Scoop; 5
Double Scoop; 8
Triple Scoop; 7.50
Kids Scoop; 6
Pint; 11
Quart; 25
Waffle Cone; +1.50; Gluten-free
# Flavors
Vanilla Bean; ; 
Salted Caramel; ; 
Mint Chip; ; 
Pistachio; ; Nut-free base
Strawberry Sorbet; ; Cream; 2
Coconut; ; 2
# Sundaes
Hot Fudge Sundae; 9; Vanilla, fudge, whipped cream
Banana Split; 11; Three scoops
Brownie Sundae; 10; Brownie, vanilla; 3
Mini Sundae; 9.50
Peanut Butter Cup; 10; Peanut butter; 10
# Shakes & Floats
Milkshake; 16 oz 8 / 24 oz 10
Malt; 16 oz 8.50 / 24 oz 8
Root Beer Float; 7
Vegan Shake; 16 oz 9 / 24 oz 11; Coconut ice cream, whole milk
# Cakes
6" Ice Cream Cake; 38
8" Ice Cream Cake; 34
10" Ice Cream Cake; 64
Cupcake; 4
Cupcakes, Box of Six; 26
# Coffee
Affogato; 7; Espresso, vanilla
Drip; 3
Iced Coffee; 40
! Open daily noon to 10 pm.
! Closed Tuesdays.
! Sugar-free flavors contain cane sugar.`,
    faults: [
      ['triple below double', /Triple/],
      ['kids scoop above single', /Kids Scoop/],
      ['quart above 2 pints', /Quart/],
      ['sorbet cream vegan', /Sorbet/],
      ['brownie gf', /Brownie/],
      ['mini above', /Mini Sundae/],
      ['pb nut-free', /Peanut Butter/],
      ['malt 24', /Malt/],
      ['vegan shake milk', /Vegan Shake/],
      ['8 cake below 6', /8" Ice|8”/],
      ['box six above', /Box of Six/],
      ['iced coffee 40', /Iced Coffee/],
      ['open daily closed', /daily|Tuesdays/],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Bites
Devils on Horseback; 9; Dates, bacon; 1
Marcona Almonds; 7; 10
Burrata; 17; Tomatoes, basil; 4
Truffle Fries; 11; Parmesan; 2
Shoestring Fries; 12
Shrimp Toast; 14
Steak Tartare; 21
# Boards
Cheese Board, Three; 19
Cheese Board, Five; 33
Meat Board; 24; Prosciutto, salami
Meat & Cheese Board; 22; Prosciutto, salami, three cheeses
# Martinis
House Martini; 16
Dirty Martini; 17
Espresso Martini; 17; Decaf, double shot of espresso
Mini Martini; 17
Martini for Two; 30
# Classics
Old Fashioned; 16
Premium Old Fashioned; 14; 12-year bourbon
Negroni; 15
Negroni Sbagliato; 15
Boulevardier; 150
Mai Tai; 16; Rum, orgeat; 10
# No-Proof
Phony Negroni; 12
Lyre's Spritz; 12; Non-alcoholic aperitivo, soda
Garden Collins; 11; Gin, cucumber, soda
# Champagne & Sparkling
Veuve Clicquot NV; Glass 26 / Bottle 130
Champagne, Gruet NV; Glass 14 / Bottle 60; New Mexico
Franciacorta, Ca' del Bosco NV; Glass 19 / Bottle 85
Dom Pérignon 2013; Bottle 38
# Scotch
Lagavulin 16; 1 oz 12 / 2 oz 22
Macallan 12; 1 oz 11 / 2 oz 20
Macallan 25; 1 oz 9 / 2 oz 16
Ardbeg 10; 1 oz 9 / 2 oz 24
! No reservations.
! Reservations required Fridays.`,
    faults: [
      ['devils bacon', /Devils/],
      ['burrata DF', /Burrata/],
      ['truffle fries vegan/below', /Truffle Fries/],
      ['cheese five above', /Cheese Board/],
      ['meat&cheese below', /Meat & Cheese/],
      ['decaf double shot', /Espresso Martini/],
      ['mini martini', /Mini Martini/],
      ['premium below', /Premium/],
      ['boulevardier 150', /Boulevardier/],
      ['mai tai orgeat', /Mai Tai/],
      ['garden gin', /Garden Collins/],
      ['gruet champagne', /Gruet/],
      ['dom 38', /Dom P/],
      ['macallan 25 below 12', /Macallan/],
      ['ardbeg 2 oz', /Ardbeg/],
      ['reservations', /reserv/i],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Catering Trays
Caesar Salad; Half 35 / Full 60
Baked Ziti; Half 45 / Full 95
Chicken Parm; Half 60 / Full 110
Veal Parm; Half 50 / Full 90
Eggplant Parm; Half 50 / Full 90; Breaded, mozzarella; 2
Meatballs; 25 pieces 40 / 50 pieces 85
Sausage & Peppers; Half 55 / Full 50
Penne Vodka; Half 45 / Full 80; Cream, vodka; 4
# Packages | Per person, ten guests or more
Bronze; 18; Salad, one pasta, bread
Silver; 24; Salad, one pasta, one entree, bread
Gold; 22; Salad, two pastas, two entrees, bread, dessert
# Boxed Lunches
Turkey Club Box; 14
Italian Box; 14
Veggie Box; 13; Grilled vegetables, chicken; 1
Gluten-Free Box; 15; Turkey on whole wheat wrap
Kids Box; 15
Lunch Box for Ten; 150; Any boxes
# Desserts
Cookie; 2
Two Dozen Cookies; 54
Tiramisu Tray; 65; Ladyfingers, mascarpone; 3
Fruit Tray; 45
Cannoli; 3
Dozen Cannoli; 33
# Beverages
Coffee Box; 22; Serves ten
Lemonade Gallon; 14
Lemonade; 3
Bottled Water; 2
Case of Water (24); 52
! Minimum order $150.
! No minimum order.
! Delivery is free.
! A delivery fee of 25 applies to every order.`,
    faults: [
      ['ziti full above 2 halves', /Ziti/],
      ['veal below chicken', /Veal/],
      ['eggplant vegan', /Eggplant/],
      ['meatballs 50', /Meatballs/],
      ['sausage full below', /Sausage/],
      ['penne cream DF', /Penne/],
      ['gold below silver', /Gold|Silver/],
      ['veggie chicken', /Veggie Box/],
      ['gf wheat wrap', /Gluten-Free Box/],
      ['kids box above', /Kids Box/],
      ['ten boxes above', /Lunch Box for Ten/],
      ['cookies 24', /Cookies/],
      ['tiramisu gf', /Tiramisu/],
      ['case water', /Case of Water/],
      ['minimum', /inimum/],
      ['delivery', /elivery/],
    ],
  },

  {
    currency: 'USD',
    season: 'autumn',
    text: `# Grill
Half Chicken; 18; Chimichurri
Whole Chicken; 39; Chimichurri
Skirt Steak; 32
Ribeye 14 oz; 44
Ribeye 22 oz; 42
Pork Sausage; 14
Vegetable Skewers; 17; Zucchini, peppers, chorizo; 2
Parrillada for Two; 38; Skirt steak, ribeye, sausage
# Empanadas
Beef; 4.50
Cheese & Onion; 4.50
Six Empanadas; 29; Any six
Spinach; 45
# Sides
Fries; 7
Provoleta Fries; 6; Provolone, oregano
Mashed Potatoes; 7; Cream, butter; 4
Grilled Peppers; 8
# Desserts
Flan; 8
Flan with Dulce de Leche; 7
Alfajores (2); 5
Alfajores (6); 16
# Wine
Malbec, Zuccardi 2021; Glass 13 / Bottle 50
Malbec Reserve, Zuccardi 2018; Glass 11 / Bottle 44
Torrontés, Susana Balbo 2023; Glass 12 / Bottle 96
Bonarda; Glass 11 / Bottle 42`,
    faults: [
      ['whole above halves', /Whole Chicken/],
      ['ribeye 22', /Ribeye 22/],
      ['skewers chorizo', /Skewers/],
      ['parrillada below its parts', /Parrillada/],
      ['six empanadas', /Six Emp/],
      ['spinach 45', /Spinach/],
      ['provoleta below', /Provoleta/],
      ['mash DF', /Mashed/],
      ['flan dulce below', /Flan/],
      ['alfajores 6', /Alfajores/],
      ['reserve below', /Reserve/],
      ['torrontes bottle', /Torront/],
      ['bonarda no maker', /Bonarda/],
    ],
  },
  {
    currency: 'USD',
    season: 'spring',
    text: `# Handhelds
Crispy Chicken Sandwich; 15
Spicy Crispy Chicken Sandwich; 15
Grilled Cheese; 11
Grilled Cheese with Short Rib; 10
Fish Tacos (2); 13
Fish Tacos (3); 12.50
BLT; 12; Plant-based bacon, mayo; 2
Smash Burger; 14; Single
Double Smash Burger; 13; Two patties
Portobello Burger; 15; Brioche, aioli; 3
# Flatbreads
Margherita; 14
Prosciutto & Fig; 13.50; 1
BBQ Chicken; 15
# Beer
Draft Pilsner; 12 oz 6 / 20 oz 11
Draft Stout; 12 oz 6 / 20 oz 9
Tasting Flight; 19; Four 4 oz pours
Bucket of Five; 28; Any five bottles
Bottled Lager; 5
NA Pale Ale; 6; 5.6% alcohol
Sour Ale; 7; 64% ABV
# Snacks
Soft Pretzel; 9; Beer cheese; 4
Nachos; 13
Chicken Nachos; 12
Wings (8); 13
Wings (16); 27
House Pickles; 60
Roasted Nuts; 6; Almonds, rosemary; 10
# Kids
Kids Burger; 9
Kids Mac; 8
Kids Smash Burger; 15`,
    faults: [
      ['gc short rib below', /Short Rib/],
      ['tacos 3 below 2', /Fish Tacos/],
      ['blt mayo vegan', /BLT/],
      ['double below', /Double Smash/],
      ['portobello brioche gf', /Portobello/],
      ['pils 20 oz', /Pilsner/],
      ['flight above', /Flight/],
      ['bucket above', /Bucket/],
      ['NA 5.6', /NA Pale/],
      ['64% abv', /Sour/],
      ['pretzel cheese DF', /Pretzel/],
      ['chicken nachos below', /Chicken Nachos/],
      ['wings 16', /Wings/],
      ['pickles 60', /Pickles/],
      ['nuts nut-free', /Nuts/],
      ['kids smash', /Kids Smash/],
    ],
  },
  {
    currency: 'EUR',
    season: 'summer',
    text: `# Entrées
Soupe à l'oignon; 9; Bouillon de boeuf, gruyère; 1
Salade de chèvre chaud; 12; Miel, noix; 2
Oeuf mayonnaise; 6
Foie gras; 8; Brioche
Huîtres; Les six 15 / Les douze 32
# Plats
Entrecôte frites; 27
Magret de canard; 19
Poulet rôti; 20
Bavette; 22
Moules frites; 18; ; 3
Tartare de boeuf; 21
Tartare de boeuf XL; 20
Lotte; 28
Risotto aux champignons; 18; Parmesan, bouillon de volaille; 1
# Desserts
Crème caramel; 7; ; 4
Mousse au chocolat; 7
Mousse au chocolat chantilly; 6.5
Café gourmand; 90
# Formules
Entrée + plat; 26
Entrée + plat + dessert; 25
Menu enfant; 32; Steak haché, frites, glace
# Boissons
Muscadet; Verre 5 / Bouteille 25
Morgon; Verre 7 / Bouteille 6
Crozes-Hermitage; Verre 7 / Bouteille 35
Chinon; Verre 6 / Bouteille 62
Kir; 6
Kir royal; 5
Evian; 50 cl 4 / 1 l 3.5
Bière sans alcool; 5; 5 % vol`,
    faults: [
      ['soupe boeuf veg', /oignon/],
      ['chèvre miel vegan', /chèvre/],
      ['foie gras cheap', /Foie/],
      ['huitres 12', /Huîtres/],
      ['magret cheapest-ish', /Magret/],
      ['tartare XL', /XL/],
      ['risotto volaille', /Risotto/],
      ['creme caramel DF', /Crème caramel/],
      ['chantilly below', /chantilly/],
      ['gourmand 90', /gourmand/],
      ['three below two courses', /dessert/],
      ['menu enfant 32', /enfant/],
      ['morgon bottle', /Morgon/],
      ['chinon bottle', /Chinon/],
      ['kir royal', /Kir royal/],
      ['evian 1 l', /Evian/],
      ['biere 5%', /Bière/],
    ],
  },
  {
    currency: 'USD',
    season: 'winter',
    text: `# Appetizers
Egg Rolls (2); 5; Pork, cabbage; 1
Lettuce Wraps; 11; Chicken, hoisin; 3
Wonton Soup; Small 4 / Large 7
Hot & Sour Soup; Small 4 / Large 14
Edamame Dumplings; 9; Wheat wrappers; 3
# Pho
Pho Tai; Small 13 / Large 15; Rare steak
Pho Ga; Small 13 / Large 15; Chicken
Pho Dac Biet; Small 12 / Large 14; Steak, brisket, tendon, tripe
Vegan Pho; Small 12 / Large 14; Tofu, beef broth
# Vermicelli
Bun Thit Nuong; 14; Grilled pork
Bun Ga; 14; Grilled chicken
Bun Tom; 13; Grilled shrimp
Bun Cha Gio; 14
Tofu Bun; 13; Fish sauce; 2
# Banh Mi
Pork; 9
Chicken; 9
Tofu; 8.50; Mayo; 2
Special; 8; Pork, ham, pate
Sardine; 90
# Drinks
Vietnamese Coffee; 5; Condensed milk; 4
Thai Tea; 5
Boba Tea; Medium 5 / Large 4.75
Add Boba; 6
Coconut Water; 5
Beer 33; 6
# Family Meals
Family Meal for Four; 95; Four pho tai, egg rolls
Family Meal for Two; 50; Two pho tai, egg rolls`,
    faults: [
      ['egg rolls pork veg', /Egg Rolls/],
      ['lettuce hoisin gf', /Lettuce/],
      ['hot sour large', /Hot & Sour/],
      ['edamame wheat', /Edamame/],
      ['dac biet below tai', /Dac Biet/],
      ['vegan pho beef broth', /Vegan Pho/],
      ['bun tom below', /Bun Tom/],
      ['tofu fish sauce', /Tofu Bun/],
      ['tofu banh mi mayo', /^.*\bTofu(?! Bun)/],
      ['sardine 90', /Sardine/],
      ['coffee milk', /Vietnamese Coffee/],
      ['boba large', /Boba Tea/],
      ['add boba 6', /Add Boba/],
      ['family four above 65', /Four/],
      ['family two above 35', /Two/],
    ],
  },
  {
    currency: 'USD',
    season: 'summer',
    text: `# Starters
Gazpacho; 10; Beef stock; 2
Crab Cakes; 18; Lump crab, imitation crab
Shishitos; 10
Beef Carpaccio; 17; Parmesan; 4
Heirloom Tomatoes; 14; Burrata; 2
Bread Service; 7; Sourdough; 3
# Mains
Halibut; 39
Wild Salmon; 34; Farm-raised, lentils
Filet Mignon; 28; 8 oz
Roast Chicken; 29
Pork Chop; 32
Mushroom Risotto; 26; Parmesan; 1
Lamb Chops; 42
Lobster Pasta; 3.60
# Prix Fixe
Three-Course Dinner; 79; Choice of starter, main, dessert
Four-Course Dinner; 75; Choice of two starters, main, dessert
# Sides
Broccolini; 10
Truffle Fries; 12
Fries; 12.50
Asparagus; 11; Prosciutto; 1
# Dessert
Pavlova; 11; Passion fruit; 2
Lemon Tart; 11
Chocolate Cake; 48
Cheese Plate; One 8 / Three 26
# Cocktails
Gimlet; 15
Negroni; 15
Margarita; 15
Spicy Margarita; 15
Virgin Margarita; 16
Zero Spritz; 11; Alcohol-free, Prosecco, Aperol
Vesper; 160
! Parties of six or more: 20% gratuity.
! Parties of six or more: 18% gratuity.`,
    faults: [
      ['gazpacho beef', /Gazpacho/],
      ['crab imitation', /Crab Cakes/],
      ['carpaccio parm', /Carpaccio/],
      ['tomato burrata vegan', /Heirloom/],
      ['sourdough', /Bread Service/],
      ['wild farm', /Wild Salmon/],
      ['filet cheap', /Filet/],
      ['lobster 3.60', /Lobster Pasta/],
      ['four below three', /Four-Course/],
      ['truffle fries below', /Truffle Fries/],
      ['asparagus prosciutto', /Asparagus/],
      ['pavlova egg', /Pavlova/],
      ['cake 48', /Chocolate Cake/],
      ['cheese three above', /Cheese Plate/],
      ['virgin above', /Virgin/],
      ['zero spritz', /Zero Spritz/],
      ['vesper 160', /Vesper/],
      ['gratuity', /gratuity|service/],
    ],
  },
  {
    currency: 'USD',
    season: 'autumn',
    text: `# Pies
Plain; 12" 13 / 16" 18
Sausage; 12" 15 / 16" 21
White; 12" 15 / 16" 30; Ricotta, mozzarella
Vegan; 12" 16 / 16" 22; Tomato, mozzarella, basil
Truffle; 12" 12 / 16" 17; Black truffle, fontina
Clam; 12" 18 / 16" 24
Grandma; 14
# Toppings
Pepperoni; 2
Mushrooms; 2
Hot Honey; 2
Anchovies; 20
# Starters
Garlic Knots (4); 5
Garlic Knots (8); 11
Meatballs; 12; Beef, breadcrumbs; 3
Caesar; 11
Caesar with Chicken; 10
Arancini; 10; Parmesan rice, peas; 4
# Heroes
Meatball; 12
Chicken Parm; 13
Veal Parm; 12
Eggplant Parm; 12; Breaded eggplant, mozzarella; 3
# Calzones
Cheese; 11
Spinach; 12
# Drinks
San Pellegrino; 500 ml 5 / 1 l 4
Fountain Soda; 3
Root Beer; 3
Peroni; 6
Chianti; Glass 9 / Bottle 90
Montepulciano; Glass 9 / Bottle 34
# Specials
Two Plain Pies; 45; Two 16" plain pies
Lunch Slice & Soda; 9; Slice, fountain soda
Slice; 3.50`,
    faults: [
      ['white 16', /White/],
      ['vegan mozzarella', /Vegan/],
      ['truffle cheap', /Truffle/],
      ['anchovies 20', /Anchov/],
      ['knots 8', /Knots/],
      ['meatballs crumbs gf', /Meatballs/],
      ['caesar chicken below', /Caesar/],
      ['arancini DF', /Arancini/],
      ['veal below chicken', /Veal/],
      ['eggplant breaded gf', /Eggplant/],
      ['pellegrino 1l', /Pellegrino/],
      ['chianti bottle', /Chianti/],
      ['two pies 45>36', /Two Plain/],
      ['lunch above parts 6.5', /Lunch/],
    ],
  },
]
