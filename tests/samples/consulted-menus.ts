import type { Season } from '#domain/catalogue/dish.ts'

/** A fault that a consultant planted, and what the rule, title or reason of its finding matches. */
export type ConsultedFault = readonly [what: string, found: RegExp]

export interface ConsultedMenu {
  /** As `typedMenu` reads it. */
  readonly text: string
  readonly currency: string
  readonly season: Season
  readonly faults: readonly ConsultedFault[]
}

/**
 * Menus with faults as a consultant plants them, each lot written before the adviser saw it: at first sight it found 75
 * of 104, 38 of 55 and 26 of 33. It was then taught what they showed.
 */
export const consultedMenus: readonly ConsultedMenu[] = [
  {
    text: `# Raw & Chilled
Shrimp cocktail; 24; Horseradish cocktail sauce
East Coast oysters; Half dozen 24 / Dozen 54; Mignonette
Tuna tartare; 23; Avocado, sesame
# Steaks
Filet mignon 8 oz; 62; Center cut
Filet mignon 12 oz; 58; Center cut
New York strip 14 oz; 64; Prime
Ribeye 18 oz; 6.80; Prime
Skirt steak 10 oz; 46; Chimichurri
Tomahawk for two; 155; Carved at the table
# Sauces
Béarnaise; 5
Au poivre; 50
Chimichurri; 5
# Sides
Creamed spinach; 13; Nutmeg
Hand-cut fries; 9; Sea salt
Loaded fries; 8; Bacon, cheddar
Creamed spinach; 15; Nutmeg
# Wine by the Glass
Napa Cabernet; Glass 19 / Bottle 36
Russian River Pinot Noir; Glass 17 / Bottle 68
Malbec; Glass 14 / Bottle 56
# Desserts
Cheesecake; 12; Strawberries strawberries on top
Chocolate cake; 12; Served with with cream
! Parties of 8 or more: 20% gratuity.
! No gratuity is ever added to your bill; tips are included in our prices.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['dozen above two half dozens', /pack.*oyster/i],
      ['filet 12 below 8', /Filet mignon 12|12 oz/],
      ['ribeye 6.80', /Ribeye/],
      ['au poivre 50', /Au poivre/],
      ['loaded fries below fries', /Loaded fries/],
      ['spinach at two prices', /two_prices.*spinach/i],
      ['bottle at two glasses', /glass_and_bottle.*Napa/i],
      ['strawberries twice', /Cheesecake/],
      ['with with', /Chocolate cake/],
      ['gratuity twice', /notices_contradict/],
    ],
  },
  {
    text: `# Small Plates
Hummus; 9; Warm pita, olive oil
Marinated olives; 7; Orange, chili
Lamb kofta; 14; Yogurt, mint
Charred eggplant dip; 10; Vegan: tahini, yogurt, pomegranate
# Plates
Chicken shawarma; 22; Garlic sauce, pickles
Lamb shoulder; 32; Apricots, almonds
Branzino; 34; Lemon, capers
Beef kebab; 26; Sumac onions
Shrimp saganaki; 27; Tomato, feta, ouzo
Moussaka; 23; Lamb, eggplant, bechamel
# Salads | Add chicken +7, add salmon +10
Fattoush; 13; Sumac, pita chips
Greek salad; 14; Feta, olives
Greek salad with chicken; 29; Feta, olives
# Sweets
Baklava; 8; Walnuts, honey (nut-free)
Rice pudding; 7; Rose
Baklava; 8; Walnuts, honey
# Beer & Wine
Assyrtiko; 13
Moschofilero; 12
Santorini white; 14
Mythos lager; 7
! Cash only, please.
! We charge 3.5% on credit cards.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['vegan with yogurt', /claim.*eggplant/i],
      ['no vegetarian main', /no_vegetarian/],
      ['greek salad with chicken far above', /extra_in_dish/],
      ['nut-free walnuts', /claim.*Baklava/i],
      ['baklava twice', /duplicate.*Baklava/i],
      ['white wines only', /lacks_drink|red wine/i],
      ['cash only vs card fee', /notices/],
    ],
  },
  {
    text: `# Breakfast
Two eggs any style; 11; Potatoes, toast
Eggs Benedict; 15; Ham, hollandaise
Avacado toast; 13; Chili flakes
Buttermilk pancakes; Short stack 11 / Full stack 10; Maple syrup
Steel-cut oats; 8; Vegan. Oat milk, brown sugar
Breakfast burrito; 13; Chorizo, eggs, cheddar
# Kids
Kids pancakes; 12; One pancake, one egg
Kids eggs; 6; Toast
# Coffee
Drip coffee; Small 3 / Large 4
Latte; Small 4.50 / Large 4
Cappuccino; 4.50
Espresso; 32
# Juice
Orange juice; Small 4 / Large 6
Green juice; 8; Kale, apple, ginger
# Sandwiches
BLT; 13.95; Bacon, lettuce, tomato
Club; 14.99; Turkey, bacon
Tuna melt; 13.49; Cheddar
Grilled cheese; 11.95; Cheddar
Veggie wrap; 12.99; Hummus, bacon, sprouts; 1
Reuben; 15.50; Corned beef,, sauerkraut`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['avacado', /Avacado|misspelled/i],
      ['full stack below short', /pancakes.*(Full|Short)/i],
      ['kids pancakes above', /Kids pancakes/],
      ['latte large below small', /Latte/],
      ['espresso 32', /Espresso/],
      ['endings', /endings_mixed/],
      ['bacon vegetarian', /Veggie wrap/],
      ['comma comma', /Reuben/],
    ],
  },
  {
    text: `# Draft Beer
Pilsner; Half pint 4 / Pint 7
Hazy IPA; Half pint 5 / Pint 4.50
Stout; Half pint 4 / Pint 7.50
Sour; Half pint 4 / Pint 11
# Cans
Lager; 6
Cider; 60
Seltzer; 6
# Snacks
Pretzel; 9; Beer cheese
Wings; 6 pieces 11 / 12 pieces 23; Blue cheese
Pickles; 5
Cheese curds; 11; Ranch
# Burgers
Burger; 16; Pickles, onion
Cheeseburger; 15; American cheese
Double cheeseburger; 14; Two patties
Black bean burger; 15; Chipotle mayo (VG). Bacon jam
Impossible burger; 17; Plant-based patty
# Desserts
Brownie sundae; 45; Fudge
! Kitchen closes at 10 pm.
! Open daily until late.
! Closed on Mondays.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['IPA pint below half pint', /Hazy IPA/],
      ['sour pint above two halves', /Sour/],
      ['cider 60', /Cider/],
      ['12 wings above 2x6', /Wings/],
      ['cheeseburger below burger', /better.*Cheeseburger costs|Cheeseburger costs/],
      ['double below single', /Double cheeseburger/],
      ['black bean VG with bacon', /claim.*Black bean/i],
      ['sundae above mains', /sundae/i],
      ['open daily/closed Monday', /notices/],
    ],
  },
  {
    text: `# Antipasti
Bruschetta; 11; Tomato, basil
Calamari fritti; 17; Lemon aioli
Fried calamari; 16; Marinara
Burrata; 18; Heirloom tomatoes, basil
Beef carpaccio; 19; Arugula, parmesan, truffle oil
# Pasta
Cacio e pepe; 22; Pecorino, black pepper
Bolognese; 24; Beef ragu, parmesan
Vongole; 26; Clams, white wine
Gnocchi; 23; Gorgonzola, walnuts
Lasagna; 2.40; Beef, bechamel
# Secondi
Chicken parm; 27; Spaghetti, mozzarella
Veal Milanese; 36; Arugula, lemon
Branzino; 38; Salsa verde
Short rib; 39; Slow-roasted chicken with polenta
# Contorni
Broccolini; 11; Chili, garlic
Roasted potatoes; 10; Rosemary
Polenta; 9
# Dolci
Tiramisù; 11; Espresso, mascarpone
Panna cotta; 10; Description here
Ribeye; 58; Rosemary
# Bianchi
Gavi; 14
Soave; 13
Barolo; 24
# Rossi
Chianti; 13
Montepulciano; 12
Nero d'Avola; 12
Pinot Grigio; 12
! Gluten-free pasta available for $3.
! Thank you for dining with us at [restaurant name].`,
    currency: 'USD',
    season: 'winter',
    faults: [
      ['calamari twice', /near_dup.*calamari/i],
      ['heirloom in winter', /Burrata|heirloom/i],
      ['lasagna 2.40', /Lasagna/],
      ['short rib is chicken', /Short rib/],
      ['panna cotta placeholder', /Panna cotta/],
      ['ribeye in dolci', /Ribeye/],
      ['Barolo in whites', /Barolo/],
      ['pinot grigio in reds', /Pinot Grigio/],
      ['notice placeholder', /unfinished|restaurant name/],
    ],
  },
  {
    text: `# Vorspeisen
Tomatensuppe; 7.50; Basilikum
Feldsalat; 9.50; Speck, Croutons; 2
Rindercarpaccio; 14.50; Rucola, Parmesan
Flammkuchen; 12.50; Speck, Zwiebeln
# Hauptgerichte
Wiener Schnitzel; 24.50; Kartoffelsalat
Zwiebelrostbraten; 28.50; Spätzle
Zanderfilet; 2.65; Spinat, Kartoffeln
Schweinebraten; 18.50; Knödel, Kraut
Rehragout; 26.50; Preiselbeeren, Spätzle
Halbes Hähnchen; 15.50; Pommes
Ganzes Hähnchen; 14.50; Pommes
# Desserts
Apfelstrudel; 8.50; Vanillesauce
Kaiserschmarrn; 9.50; Zwetschgen
Kaiserschmarrn; 11.50; Zwetschgen
# Bier vom Fass
Helles; 0.3 l 3.80 / 0.5 l 3.50
Weißbier; 0.3 l 3.90 / 0.5 l 5.20
Pils; 0.3 l 3.80 / 0.5 l 8.20
# Offene Weine
Riesling; 0.2 l 7.50 / 0.75 l 14
Grauburgunder; 0.2 l 7.50 / 0.75 l 27
! Nur Barzahlung.
! EC-Karte ab 20 Euro, wir akzeptieren Karten.
! Montag Ruhetag.`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['Feldsalat vegan with Speck', /claim.*Feldsalat/i],
      ['Zander 2.65', /Zander/],
      ['no vegetarian main', /no_vegetarian/],
      ['whole chicken below half', /Hähnchen/],
      ['Kaiserschmarrn two prices', /Kaiserschmarrn/],
      ['Helles 0.5 below 0.3', /Helles/],
      ['Pils dear by liter', /Pils/],
      ['Riesling bottle at 2 glasses', /Riesling/],
      ['cash/cards', /notices/],
    ],
  },
  {
    text: `# Entrées
Velouté de potiron; 9; Châtaignes
Œuf mayonnaise; 8; Ciboulette
Terrine de campagne; 11; Cornichons
Saumon fumé; 13; Crème, aneth
# Plats
Bœuf bourguignon; 24; Carottes, lardons
Magret de canard; 68; Cerises
Cabillaud; 23; Beurre blanc
Poulet rôti; 21; Pommes sautées
Risotto aux cèpes; 21; Parmesan; 4
Onglet; 25; Échalotes
# Fromages
Assiette de fromages; 12
# Desserts
Crème brûlée; 9; Vanille, vanille, vanille
Mousse au chocolat; 9; Fleur de sel
Tarte Tatin; 10; Crème fraîche
Île flottante; 29; Crème anglaise
# Formule Midi
Formule; 36; Velouté de potiron et poulet rôti
# Vins au verre
Sancerre; Verre 8 / Bouteille 15
Chinon; Verre 7 / Bouteille 32
Bordeaux; Verre 9 / Bouteille 39
! Service compris.
! Service non compris.`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['magret 68', /Magret/],
      ['dairy-free risotto parmesan', /claim.*Risotto/i],
      ['vanille x3', /Crème brûlée/],
      ['île flottante 29', /flottante/],
      ['formule above parts', /Formule/],
      ['sancerre bottle 2 glasses', /Sancerre/],
      ['service', /notices/],
    ],
  },
  {
    text: `# Sushi
Salmon nigiri; 2 pieces 8
Tuna nigiri; 2 pieces 9
California roll; 10
Spicy tuna roll; 12
Rainbow roll; 160
Dragon roll; 18
# Kitchen
Miso soup; 4; Tofu, scallion
Edamame; 6
Gyoza; 6 pieces 9 / 12 pieces 21
Chicken katsu; 18; Cabbage, rice
Tonkotsu ramen; 17; Chashu, egg
Miso ramen; 17; Chashu, egg
Vegan ramen; 17; Soy milk, tofu, chashu, mushrooms
Agedashi tofu; 9; Tempura flour, soy sauce (GF)
# Sake
House sake; Small 8 / Large 7
Junmai; Glass 12 / Bottle 60
Nigori; Glass 11 / Bottle 10
# Mochi
Mochi ice cream; Three 8 / One 3.50
Green tea cheesecake; 9; green tea, cream cheese and
! 20% service is added to parties of 6 or more.
! 18% service for parties of 6 or more.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['rainbow roll 160', /Rainbow/],
      ['12 gyoza above 2x6', /Gyoza/],
      ['vegan ramen chashu', /claim.*Vegan ramen/i],
      ['GF agedashi with flour & soy', /claim.*Agedashi/i],
      ['house sake large below small', /House sake/],
      ['nigori bottle below glass', /Nigori/],
      ['breaks off', /cheesecake/i],
      ['two percents', /notices/],
    ],
  },
  {
    text: `# Tacos
Carnitas taco; 4.50; Salsa verde
Al pastor taco; 4.50; Pineapple
Fish taco; 5; Cabbage
Three fish tacos; 17; Cabbage
Veggie taco; 4.50; Chorizo, potatoes; 1
# Burritos
Chicken burrito; 13; Rice, beans
Steak burrito; 15; Rice, beans
Super chicken burrito; 12; Rice, beans, guacamole
Bean burrito; 11; Rice, cheese
# Sides
Chips and salsa; 5
Guacamole; 9
Chips and guacamole; 8
Rice; 4
Beans; 4
# Drinks
Horchata; Small 4 / Large 3
Mexican Coke; 4
Margarita; 12
Margarita pitcher; 11
Pacifico; 6
Modelo; 6
Jarritos; 30
# Postres
Churros; 7; Chocolate, cinamon
Flan; 7; Caramel; 4
! Order at the counter. Call (000) 000-0000.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['three fish tacos', /fish tacos/i],
      ['veggie chorizo', /Veggie taco/],
      ['super below plain', /Super chicken/],
      ['chips+guac below guac', /Chips and guacamole/i],
      ['horchata', /Horchata/],
      ['pitcher below glass', /pitcher/i],
      ['jarritos 30', /Jarritos/],
      ['cinamon', /Churros|cinamon/],
      ['flan dairy-free', /claim.*Flan/i],
      ['phone 000', /unfinished/],
    ],
  },
  {
    text: `# Tasting Menu
Five courses; 95; With wines 85
# Starters
Beet salad; 14; Goat cheese, walnuts
Chicory salad; 14; Pear, walnuts
Endive salad; 15; Blue cheese, walnuts
Celeriac soup; 12; Walnuts, brown butter
Mushroom toast; 15; Truffle oil, walnuts
# Mains
Duck breast; 36; Braised cabbage
Lamb shank; 34; Braised in red wine
Pork cheeks; 31; Braised with cider
Short rib; 37; Braised with stout
Cod; 33; Bursting with flavor, cooked to perfection
Cauliflower; 25; Melts in your mouth; 2
# Desserts
Apple tart; 11; Crème fraîche
CHOCOLATE MOUSSE; 11; Sea salt
Pavlova; 11; Spring rhubarb
Pavlova of the house; 12; Spring rhubarb
# Cocktails
Negroni; 15
Martini; 16
Old Fashioned; 16
Manhattan; 17
Daiquiri; 15
Boulevardier; 17
# Deserts
Cheese; 14`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['walnuts everywhere', /accent|walnut/i],
      ['braised mains', /technique|braised/i],
      ['hype', /hype/],
      ['capitals', /CHOCOLATE/],
      ['spring rhubarb', /season/],
      ['no zero proof', /zero|without alcohol/i],
      ['Deserts', /Deserts/],
      ['pavlova twin', /(?:near_dup|two_prices).*Pavlova/i],
    ],
  },
  {
    text: `# Pizza
Margherita; 10" 14 / 14" 19; Basil
Pepperoni; 10" 16 / 14" 15; Mozarella
Funghi; 10" 15 / 14" 20; Mushrooms
Hawaiian; 10" 16 / 14" 210; Ham, pineapple
Vegan garden; 10" 16 / 14" 21; Vegan mozzarella, peppers, anchovies
# Slices
Cheese slice; 4
Cheese pie; 3.50
# Salads
Caesar; Half 8 / Whole 14; Anchovy, croutons
House; Half 9 / Whole 7; Tomato, cucumber
Chopped; Half 5 / Whole 14; Salami, provolone
# Wings
6 wings; 10
12 wings; 9
24 wings; 34
# Drinks
Fountain soda; 3
Bottled water; 2
Beer; 6
House wine; 8
Root beer; 14
! All prices include tax.
! Sales tax will be added.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['pepperoni 14 below 10', /Pepperoni.*(14|10)/],
      ['mozarella', /Mozarella/i],
      ['hawaiian 210', /Hawaiian/],
      ['vegan anchovies', /claim.*Vegan garden/i],
      ['pie below slice', /pie/i],
      ['house whole below half', /House/],
      ['12 wings below 6', /wings/i],
      ['root beer 14', /Root beer/],
      ['tax', /notices/],
      ['chopped whole above two halves', /Chopped/],
    ],
  },
  {
    text: `# Para picar
Croquetas; 1 pieza 2 / 6 piezas 13.50; Jamón
Patatas bravas; 7; Alioli; 2
Tortilla; 8; Cebolla
Boquerones; 9; Vinagre
# Principales
Solomillo; 24; Patatas
Lubina; 22; Limón
Bacalao; 21; Tomate
Cordero; 9.50; Romero
Arroz de verduras; 16; Azafrán, pollo; 1
Pollo asado; 15; Patatas
# Postres
Flan; 6; Nata
Tarta de queso; 7; Frutos rojos
Crema catalana; 26; Canela
# Vinos
Rioja; Copa 4 / Botella 9
Albariño; Copa 5 / Botella 22
Verdejo; Copa 4 / Botella 18
# Cervezas
Caña; 2.50
Doble; 2.20
Tercio; 3
# Menú del día
Menú; 42; Tortilla y pollo asado
! Sólo efectivo.
! Se aceptan tarjetas.`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['croquetas', /Croquetas/],
      ['bravas vegan alioli', /claim.*bravas/i],
      ['cordero 9.50', /Cordero/],
      ['arroz pollo vegetarian', /claim.*Arroz/i],
      ['crema 26', /catalana/],
      ['rioja bottle', /Rioja/],
      ['doble below caña', /Doble/],
      ['menu above parts', /Menú/],
      ['efectivo/tarjetas', /notices/],
    ],
  },
  {
    text: `# Bagels
Everything bagel; 3; Cream cheese +2
Lox bagel; 15; Salmon, capers, onion
Lox bagel deluxe; 13; Salmon, capers, onion, tomato
Whitefish bagel; 14; Whitefish salad
Half dozen bagels; 15
Dozen bagels; 34
Gluten-free bagel; 4; Wheat flour, honey
# Soups
Matzo ball; Cup 6 / Bowl 9
Lentil; Cup 6 / Bowl 5; Carrots, cumin
Borscht; Cup 6 / Bowl 9; Served cold with a a dollop of sour cream
# Sandwiches
Pastrami; 19; Rye, mustard
Pastrami on rye; 22; Mustard
Turkey; 17; Roast beef, horseradish, rye
Egg salad; 12; Chives
# Drinks
Egg cream; 5
Dr. Brown's; 4
Coffee; Regular 3 / Large 2.50
! Pickles are free. No substitutions.
! Substitute slaw for fries +1.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['deluxe lox below', /Lox bagel deluxe/],
      ['dozen above two half dozens', /[Dd]ozen bagels/],
      ['gf wheat', /claim.*bagel/i],
      ['lentil bowl', /Lentil/],
      ['a a', /Borscht/],
      ['turkey is beef', /Turkey/],
      ['coffee large', /Coffee/],
      ['substitutions', /notices/],
    ],
  },
  {
    text: `# Starters
Shishito peppers; 11; Lime, salt
Crispy brussels sprouts; 12; Fish sauce, mint; 2
Ceviche; 17; Lime, chilies
Ceviche tostada; 17; Lime, chilies
# Mains
Half chicken; 26; Jus, potatoes
Hanger steak; 33; Chimichurri
Salmon; 31; Lentils
Pork belly; 29; Apple, cabage
Scallops; 9; Corn, bacon
Eggplant parm; 22; Mozzarella, basil; 4
# Sides
Fries; 7
Asparagus; 11
Corn; 70
Mac and cheese; 12
# Wine
Chenin; Glass 13 / Bottle 52
Gamay; Glass 13 / Bottle 130
Syrah; Glass 15 / Bottle 60
Cava; Glass 12 / Bottle 11
# Dessert
Olive oil cake; 11; Cooked to perfection and bursting with flavor
Sorbet; 8
Cookies; 24; Warm, three`,
    currency: 'USD',
    season: 'winter',
    faults: [
      ['brussels vegan fish sauce', /claim.*brussels/i],
      ['ceviche same words', /description_repeated|near_dup/],
      ['cabage', /cabage/],
      ['scallops 9', /Scallops/],
      ['eggplant dairy free mozzarella', /claim.*Eggplant/i],
      ['corn 70', /Corn/],
      ['gamay 130', /Gamay/],
      ['cava bottle below glass', /Cava/],
      ['hype', /hype/],
      ['cookies 24', /Cookies/],
    ],
  },
  {
    text: `# Speisen
Currywurst; 6.50; Pommes
Schnitzel Wiener Art; 16.90; Pommes, Salat
Schnitzel klein; 17.90; Pommes, Salat
Flammkuchen Elsässer Art; 11.90; Speck, Zwiebeln
Flammkuchen vegetarisch; 11.90; Lauch, Schinken; 1
Käsespätzle; 12.90; Röstzwiebeln
Gulaschsuppe; 69; Brot
Burger; 13.90; Rind, Cheddar
Cheeseburger; 12.90; Rind, Cheddar
# Kinderteller
Kinderschnitzel; 8.90; Pommes
Pommes klein; 4.50
Pommes groß; 4.20
# Getränke
Cola; 0.2 l 2.80 / 0.4 l 2.60
Apfelschorle; 0.2 l 2.80 / 0.4 l 4.50
Radler; 0.5 l 4.60
Weizen; 0.5 l 4.60
Kaffee; 2.90
Cappuccino; 34
! Alle Preise inkl. MwSt.
! Alle Preise zzgl. MwSt.
! Reservierung erbeten. Keine Reservierungen.`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['klein above', /Schnitzel klein/],
      ['vegetarisch schinken', /claim.*Flammkuchen/i],
      ['gulaschsuppe 69', /Gulasch/],
      ['cheeseburger', /Cheeseburger/],
      ['pommes groß', /Pommes groß/],
      ['cola', /Cola/],
      ['cappuccino 34', /Cappuccino/],
      ['mwst', /notices.*(MwSt)/],
      ['reservierung', /notices.*Reserv/],
    ],
  },
  {
    text: `# Happy Hour
Margarita; 11; Lime
Draft beer; 5
# Cocktails
Margarita; 9; Lime
Old fashioned; 15; Bourbon
Espresso martini; 16; Vodka
Spicy paloma; 15; Mezcal
Pitcher of sangria; 14; Red wine, fruit
Glass of sangria; 15; Red wine, fruit
# Mocktails
Phony negroni; 10; Bitter orange
Gin fizz; 14; Gin, lemon
# Bites
Oysters; One 4 / Six 22 / Twelve 50
Truffle fries; 14; Truffle oil
Truffle popcorn; 9; Truffle salt
Truffle toast; 16; Truffle butter
Truffle mac; 17; Truffle cream
Nuts; 6
# Late Night
Burger; 18; Fries
Grilled cheese; 14; Soup
! Cashless: cards only.
! 5% discount when you pay cash.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['happy hour dearer', /Margarita/],
      ['pitcher below glass', /sangria/i],
      ['gin in mocktails', /Gin fizz/],
      ['oysters 12 dear', /Oysters/],
      ['truffle everywhere', /truffle/i],
      ['cash', /notices/],
    ],
  },
  {
    text: `# Pho
Pho tai; Small 13 / Large 15; Rare beef
Pho ga; Small 13 / Large 12; Chicken
Pho chay; Small 13 / Large 15; Tofu, beef broth, mushrooms; 2
# Vermicelli
Bun thit nuong; 15; Grilled pork
Bun tom; 16; Grilled shrimp
Bun chay; 14; Tofu
Bun dac biet; 1.7; Pork, shrimp, egg roll
# Rolls
Summer rolls; 2 pieces 7 / 4 pieces 15; Shrimp, peanut sauce (nut-free)
Egg rolls; 3 pieces 8
Banh mi; 10; Pork pâté; pickles
23. Com tam; 15; Pork chop
24. Com ga; 14; Chicken
24. Com chien; 14; Fried rice
# Drinks
Vietnamese coffee; 5
Thai tea; 5
Coconut; 6
Soda chanh; 45
! Open 7 days. Closed Tuesday.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['pho ga', /Pho ga/],
      ['pho chay beef broth', /claim.*Pho chay/i],
      ['dac biet 1.7', /dac biet/],
      ['summer rolls 4', /Summer rolls \(|pack.*Summer/],
      ['summer peanut', /claim.*Summer/i],
      ['24 twice', /24/],
      ['soda 45', /Soda/],
      ['closed', /notices/],
    ],
  },
  {
    text: `# Entrantes
Jamón ibérico; Media 14 / Ración 12
Ensalada; 9; Tomate, atún; 1
Croquetas caseras; 10; Pollo
Gambas al ajillo; 14
# Carnes
Entrecot; 26; Patatas
Solomillo; 29; Pimienta
Chuletón para dos; 62
Pollo al ajillo; 145; Patatas
Cordero asado; 27; Romero
# Postres
Arroz con leche; 6; Canela canela
Tarta de Santiago; 6.50; Almendras, sin frutos secos
# Vinos por copa
Rioja crianza; 4
Ribera; 4.50
Priorat; 6
# Vinos por botella
Rioja crianza; 9
Ribera; 21
Priorat; 30
! Solo efectivo
! Aceptamos tarjetas`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['media above racion', /Jam/],
      ['ensalada atún', /claim.*Ensalada/i],
      ['pollo 145', /Pollo/],
      ['canela', /Arroz/],
      ['almendras sin frutos secos', /claim.*Tarta/i],
      ['rioja bottle', /Rioja/],
      ['tarjetas', /notices/],
    ],
  },
  {
    text: `# Brunch
Avocado toast; 14; Egg, chili; 2
French toast; 13; Berries
Huevos rancheros; 15; Salsa, beans
Steak and eggs; 16; Hanger, two eggs
Granola; 9; Yogurt, honey. Vegan.
Chicken and waffles; 18; Maple
Fruit bowl; 9
# Add-ons
Bacon; 4
Egg; 3
Avocado; 3
# Salads | Add avocado +5
Kale Caesar; 14; Parmesan
Cobb; 17; Chicken, egg
Kale Caesar with chicken; 13; Parmesan
# Drinks
Mimosa; Glass 10 / Pitcher 9
Bloody Mary; 12
Cold brew; Small 4 / Large 6
Matcha; Small 5 / Large 4.50
Fresh orange juice; 6
# Sweet
Cinnamon roll; 5
Scone; TBD; lemon
Banana bread; 5; Nut-free: walnuts, bananas`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['avocado toast egg vegan', /claim.*Avocado toast/i],
      ['granola vegan', /claim.*Granola/i],
      ['avocado add above', /avocado costs/i],
      ['caesar chicken below', /Kale Caesar with chicken/],
      ['mimosa pitcher', /Mimosa/],
      ['matcha', /Matcha/],
      ['banana bread', /claim.*Banana/i],
    ],
  },
  {
    text: `# Bar Bites
Marinated olives; 6
Smoked almonds; 7; Rosemary
Meatballs; 14; Pomodoro, parmesan
Fried chicken sliders; Two 10 / Four 22; Pickles
Cheese board for two; 26; Three cheeses, honey
# Wines by the Glass
Sauvignon Blanc; 12
Chardonnay; 14
Pinot Noir; 135
Malbec; 13
Prosecco; 11
# Bottles
Sauvignon Blanc; 48
Chardonnay; 18
Pinot Noir; 62
# Spirits
Bourbon; Single 10 / Double 9
Rye; Single 11 / Double 18
# Desserts
Affogato; 8; Espresso, vanilla gelato. Dairy-free.
Lemon posset; 9; Shortbread, cream (GF)
Cheese plate; 14
! Last call 1 am.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['four sliders', /sliders/],
      ['pinot 135', /Pinot Noir/],
      ['chardonnay bottle 18', /Chardonnay/],
      ['bourbon double', /Bourbon/],
      ['affogato dairy free', /claim.*Affogato/i],
      ['posset shortbread GF', /claim.*posset/i],
    ],
  },
  {
    text: `# Starters
French onion soup; 12; Gruyère, crouton
Escargots; 16; Garlic butter
Steak tartare; 19; Quail egg
Frisée; 14; Lardons, egg (V)
# Mains
Steak frites; 36; Béarnaise
Moules frites; 27; White wine
Duck confit; 33; Lentils
Trout amandine; 31; Almonds
Coq au vin; 29; Bacon, mushrooms
Croque madame; 18; Ham, egg
# Sides
Frites; 8
Haricots verts; 9
Ratatouille; 10; Vegan. Eggplant, peppers, butter
# Desserts
Crêpes; 10; Nutella
Crème caramel; 11
Profiteroles; 110; Chocolate
Soufflé for two; 24; Grand Marnier
# Prix Fixe
Three courses; 72; French onion soup, steak frites and crème caramel
# Kids
Kids steak frites; 38
Kids croque; 10
! Sharing charge $5. Split plates welcome, no charge for sharing.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['frisee V lardons', /claim.*Fris/i],
      ['no veg main', /no_veg/],
      ['ratatouille butter', /claim.*Ratatouille/i],
      ['profiteroles 110', /Profiteroles/],
      ['prix fixe above', /set_above/],
      ['kids steak frites', /Kids steak/],
      ['sharing', /notices/],
    ],
  },
  {
    text: `# Pancakes
Buttermilk; Short stack 9 / Full stack 12
Blueberry; Short stack 10 / Full stack 13
Banana; Short stack 14 / Full stack 11
# Eggs
Two eggs; 9; Toast
Three eggs; 8; Toast
Western omelet; 13; Ham, peppers
Spinach omelette; 13; Feta
Veggie scramble; 12; Sausage, peppers; 1
# Sides
Bacon; 5
Turkey bacon; 50
Hash browns; 5
Toast; 3
# Drinks
Coffee; 3.50
Hot chocolate; 4
Orange juice; Small 3 / Medium 4 / Large 3.50
Milk; 3
Milkshake; 8; Vegan: ice cream, whole milk
# Lunch
Cheeseburger; 14; Fries
Burger; 15; Fries
Patty melt; 14; Rye, swis cheese
Tuna melt; 14; Rye, cheddar
Grilled chesse; 11; Cheddar
! Breakfast served until 11. Breakfast served all day.`,
    currency: 'USD',
    season: 'autumn',
    faults: [
      ['banana stack', /Banana/],
      ['three eggs below two', /Three eggs/],
      ['omelet spellings', /omelet/i],
      ['veggie scramble sausage', /claim.*scramble/i],
      ['turkey bacon 50', /Turkey bacon/],
      ['OJ medium/large', /Orange juice/],
      ['milkshake vegan', /claim.*Milkshake/i],
      ['cheeseburger', /Cheeseburger/],
      ['chesse', /chesse|Grilled/i],
      ['breakfast', /notices/],
    ],
  },
  {
    text: `# Vorspeisen
Burrata; 12.50; Tomaten, Basilikum
Carpaccio; 14.50; Rucola; 2
Kürbissuppe; 8.50; Vegan: Kürbis, Sahne, Kerne
# Pasta
Carbonara; 14.50; Guanciale, Ei
Aglio e Olio; 11.50; Knoblauch
Lachs-Tagliatelle; 1.65; Rahm, Dill
Trüffel-Ravioli; 19.50; Trüffelöl
# Pizza
Margherita; klein 8.50 / groß 11.50
Salami; klein 9.50 / groß 8.50
Tonno; klein 10.50 / groß 13.50
Vegetaria; klein 9.50 / groß 12.50; Gemüse, Thunfisch; 1
# Weine
Primitivo; 0.1 l 4.50 / 0.2 l 8 / 0.75 l 29
Lugana; 0.1 l 4.50 / 0.2 l 11.90 / 0.75 l 29
# Kaffee
Espresso; 2.50
Cappuccino; 3.80
Latte; 42
# Dolci
Tiramisu; 7.50
Tiramisu della casa; 8
Panna cotta; 6.50; Himmlisch, zergeht auf der Zunge
! Kartenzahlung möglich. Nur Barzahlung!`,
    currency: 'EUR',
    season: 'autumn',
    faults: [
      ['carpaccio vegan', /claim.*Carpaccio/i],
      ['kürbis sahne', /claim.*K.rbis/i],
      ['lachs 1.65', /Lachs/],
      ['salami groß', /Salami/],
      ['vegetaria thunfisch', /claim.*Vegetaria/i],
      ['lugana 0.2', /Lugana/],
      ['latte 42', /Latte/],
      ['tiramisu twins', /near_dup.*Tiramisu/],
      ['hype', /hype/],
      ['karten', /notices/],
    ],
  },
]
