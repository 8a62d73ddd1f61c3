/** Words that head a part of a menu in the languages of menus, in small letters. A heading has one of them. */
const words = new Set(
  [
    'starters starter appetizers appetizer appetisers appetiser nibbles snacks snack bites small plates sharing share shareables antipasti antipasto bar raw mains main entrees entrées entree entrée large principals grill grills roasts roast sides side extras salads salad soups soup bowls sandwiches sandwich burgers burger subs wraps wings pizza pizzas pies pasta pastas noodles ramen rice fried curries curry tacos burritos quesadillas tortas platters platter seafood fish shellfish meat meats steaks steak cuts chops poultry chicken vegetarian vegan vegetables veggies garden bread breads breakfast brunch lunch dinner supper kids kid children desserts dessert puddings pudding sweets sweet cakes cake pastries pastry bakery ice cream gelato sundaes scoops toppings sauces dips cheese cheeses drinks drink beverages beverage soft juices juice smoothies coffee coffees espresso tea teas hot cold cocktails cocktail mocktails aperitifs aperitif spirits spirit whisky whiskey gin rum vodka tequila mezcal beer beers ale ales lager lagers draft draught taps tap bottles bottled cans canned cider ciders wine wines red white rosé rose sparkling champagne port sherry digestifs specials special specialties favorites favourites classics signature signatures combos combo deals deal family feast set menu tasting prix fixe omakase course courses first second third happy hour late night all day to-go takeout catering packages package trays menu nigiri sashimi maki rolls roll hand specialty add-ons addons monday tuesday wednesday thursday friday saturday sunday week flights flight house',
    'france italy spain portugal germany austria greece hungary usa california oregon washington argentina chile australia zealand africa burgundy bordeaux loire alsace rhône champagne tuscany piedmont veneto rioja mosel new south north america europe fortified bubbles orange magnums magnum halves apps handhelds shots buckets boosters juices shakes omelettes omelets benedicts griddle eggs pancakes waffles deli bagels salads cold cuts noodles stir-fry stir-fries biryani tandoori',
    'weiß weiss rot rosé vorspeisen vorspeise suppen suppe salate salat hauptgerichte hauptgericht hauptspeisen hauptgänge fleisch fisch fischgerichte geflügel vom grill beilagen beilage saucen vegetarisch vegetarische vegane gerichte nudeln nudelgerichte schnitzel burger pizzen flammkuchen nachspeisen nachspeise nachtisch desserts dessert süßes süßspeisen eis eisbecher kuchen torten frühstück mittagstisch tageskarte tagesgericht vesper brotzeit kinder kinderkarte kleine kleines getränke alkoholfreie alkoholfrei heiße kalte kaffee tee säfte biere bier weine wein offene offen flaschenweine rotwein rotweine weißwein weißweine roséwein sekt schaumwein aperitif cocktails spirituosen schnäpse liköre spezialitäten menü menüs kugeln sorten',
    "blanc rouge entrées plats plat viandes viande poissons poisson fromages fromage desserts garnitures accompagnements salades soupes potages pâtes pizzas crêpes galettes tartes glaces glace sorbets coupes boissons vins vin rouges rouge blancs blanc rosés bières bière cidres apéritifs apéritif digestifs cocktails cafés café thés thé eaux formule formules menu menus enfant enfants ardoise suggestions spécialités tapas planches petit déjeuner huîtres fruits de mer hors-d’œuvre hors-d'œuvre",
    'blanco tinto entrantes entradas tapas raciones pinchos pintxos ensaladas ensalada sopas sopa cremas carnes carne pescados pescado mariscos arroces paellas verduras guarniciones acompañamientos platos principales segundos primeros postres postre quesos helados bebidas cervezas cerveza vinos vino tintos blancos rosados cavas cócteles café cafés desayunos almuerzo cena menú niños bocadillos tostas tacos antojitos burritos quesadillas tortas salsas aguas refrescos especialidades combinados',
    'bianco rosso antipasti primi secondi contorni dolci formaggi insalate zuppe carne pesce pizze pizza focacce panini bruschette gelati gelato coppe sorbetti granite frappè bevande bibite birre birra vini vino rossi bianchi rosati bollicine aperitivi cocktail digestivi amari caffè caffetteria tè colazione pranzo cena bambini menù fritti taglieri specialità gusti cialde',
    'entradas petiscos saladas sopas carnes peixes peixe mariscos massas acompanhamentos sobremesas queijos gelados bebidas cervezas cervejas vinhos vinho tintos brancos rosés sumos cafés pratos principais prato dia menu crianças',
    'voorgerechten hoofdgerechten nagerechten bijgerechten soepen salades vlees vis vegetarisch gerechten broodjes borrel borrelhapjes hapjes desserts dranken bieren wijnen wijn koffie thee kinderen kindermenu lunch diner ontbijt',
    'förrätter varmrätter efterrätter tillbehör drycker öl vin kaffe barnmeny snittar smørrebrød forretter hovedretter desserter drikke drikkevarer øl kage',
    '前菜 一品 料理 麺 ラーメン つけ麺 丼 ご飯 トッピング 餃子 飲み物 ドリンク 甘味 デザート 刺身 寿司 握り 巻物 焼き物 揚げ物 點心 点心 湯 汤 海鮮 海鲜 飯 面 麵 燒臘 烤鴨 小吃 甜品 飲品 饮料 素菜 豬肉 牛肉 雞 主菜 凉菜 热菜 밥 면 찌개 음료 반찬',
  ]
    .join(' ')
    .split(' '),
)

/** How many of the words of a text head parts of menus, as a share: 1 for `Soups & Salads`. */
export function sectionWordShare(text: string): number {
  const all = text.toLowerCase().match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? []
  const told = all.filter((word) => !LINKS.has(word))
  if (told.length === 0) return 0
  return told.filter((word) => words.has(word)).length / told.length
}

const LINKS = new Set(
  'and & the of our from a an for to on in with by und aus der die das dem den unsere unser von et de du des la le les nos au aux à y del los las nuestros e di da della delle dei i gli il lo nostri o os as en van het onze och og'.split(
    ' ',
  ),
)
