import type { Dish } from '../../catalogue/dish.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { type SoughtList, type SoughtThing, thingsIn } from './sought-list.ts'

/** What a kitchen serves in the morning, as `SoughtList` writes it: guests of a brunch look for these, and for little else. */
const byCuisine: Readonly<Record<CuisineId, SoughtList>> = {
  1: {
    starters: `egg with its season: Uovo in Camicia con Piselli | Uovo al Tartufo`,
    mains: `
      eggs: Uova Strapazzate con Speck | Uova in Purgatorio
      frittata: Frittata di Ricotta e Spinaci
      toast: Crostone con Uovo e Funghi | Toast Farcito
      sweet plate: Pancake di Ricotta al Limone
      baked dish: Tortino di Carciofi | Crespelle agli Asparagi`,
    desserts: `
      cornetto: Cornetto all'Albicocca | Maritozzo con la Panna
      cake for breakfast: Crostata di Albicocche | Sfogliatella Riccia | Torta all'Olio e Mele Cotogne
      fruit: Macedonia di Frutta | Fragole all'Aceto Balsamico | Arance Caramellate`,
    sides: `
      bread: Focaccia Genovese
      potatoes: Patate al Rosmarino
      vegetable with eggs: Funghi Trifolati | Asparagi alla Bismarck | Insalata di Finocchi e Arance | Fagiolini al Pomodoro`,
    drinks: `
      coffee: Cappuccino
      short coffee: Espresso | Marocchino | Caffè Shakerato
      something for who drinks no coffee: Camomilla | Cioccolata Calda
      spritz or Bellini: Bellini | Aperol Spritz | Hugo Spritz
      orange juice: Spremuta d'Arancia
      soda: Aranciata Rossa`,
  },
  2: {
    starters: `
      omelet: Dashimaki Tamago | Chawanmushi
      egg sandwich: Tamago Sando`,
    mains: `
      breakfast tray: Asagohan
      French toast: Shokupan French Toast
      rice with egg: Oyakodon | Omurice
      porridge: Kinoko Zōsui | Nanakusa-Gayu
      pancake: Okonomiyaki
      rice balls: Onigiri Plate`,
    desserts: `
      soufflé pancakes: Soufflé Pancakes
      bun or cake: Melonpan | Castella | Fruit Sando | Dorayaki
      fruit: Kudamono Moriawase | Nashi`,
    sides: `
      rice and miso soup: Misoshiru | Gohan | Yaki Onigiri
      egg: Onsen Tamago | Ajitama
      pickles or greens: Tsukemono Moriawase | Hōrensō no Ohitashi | Nattō | Japanese Potato Salad`,
    drinks: `
      coffee: Siphon Coffee | Kyoto Drip Coffee
      green tea: Sencha | Genmaicha
      latte: Hōjicha Latte | Kurogoma Latte
      mimosa or sour: Mimosa | Yuzu Shōchū Sour | Lemon Sour | Awa Sparkling Sake
      juice: Cloudy Apple Juice | Akajiso Juice`,
  },
  3: {
    mains: `
      chilaquiles: Chilaquiles Verdes | Chilaquiles Rojos
      huevos rancheros: Huevos Rancheros | Huevos Divorciados
      sweet plate: Hot Cakes con Cajeta
      scrambled eggs: Huevos a la Mexicana | Burrito de Machaca
      molletes: Molletes con Pico de Gallo
      tamales: Tamales de Frijol
      pozole for the morning after: Pozole Rojo`,
    desserts: `
      pan dulce: Concha de Vainilla | Pan de Muerto | Pan de Elote
      churros: Churros con Chocolate
      fruit: Fresas con Crema | Plátanos con Crema | Gelatina Mosaico`,
    sides: `
      beans: Frijoles Refritos | Frijoles de la Olla
      potatoes with chorizo: Papas con Chorizo
      tortillas or salsa: Tortillas de Maíz Azul | Pico de Gallo | Chiles Toreados`,
    drinks: `
      coffee: Café de Olla
      coffee with milk: Lechero Veracruzano | Champurrado
      tea: Té de Limón
      michelada or paloma: Michelada | Paloma | Mimosa | Bloody Mary | Tequila Mojito
      orange juice: Jugo de Naranja
      green juice or agua fresca: Jugo Verde | Horchata de Arroz | Agua de Sandía`,
  },
  4: {
    starters: `
      crêpes of lentils: Moong Dal Chilla
      snack with tea: Muttai Bonda`,
    mains: `
      dosa: Masala Dosa | Mysore Masala Dosa | Ghee Roast Dosa | Rava Dosa
      omelet: Masala Omelet
      stuffed paratha: Aloo Paratha
      poha or upma: Kanda Poha | Rava Upma | Ven Pongal
      chole bhature: Chole Bhature
      uttapam: Onion Uttapam`,
    desserts: `
      hot sweet: Jalebi Rabri | Malpua | Shahi Tukda
      yogurt or fruit: Kesar Shrikhand | Mishti Doi | Phirni
      halwa: Gajar ka Halwa | Puran Poli`,
    sides: `
      idli: Steamed Idli
      eggs: Akoori
      chutney or sambar: Sambar | Coconut Chutney
      bread: Puri | Methi Thepla | Laccha Paratha
      potatoes: Jeera Aloo | Podi Potatoes`,
    drinks: `
      chai: Masala Chai
      coffee: Filter Kaapi | Cold Coffee
      plain tea: Darjeeling First Flush | Kashmiri Kahwa
      mimosa or gimlet: Mimosa | Bombay Gimlet | Mumbai Mule | Curry Leaf Gin Rickey
      lassi: Mango Lassi | Punjabi Lassi
      juice: Ganne ka Ras | Aam Panna`,
  },
  5: {
    starters: `
      avocado toast: Avocado Toast
      granola: Granola and Yogurt Bowl
      bagel: Smoked Salmon Bagel`,
    mains: `
      eggs Benedict: Eggs Benedict
      sweet plate: Buttermilk Pancakes | Brioche French Toast | Lemon Ricotta Pancakes | Belgian Waffle with Berries
      two eggs: Two Eggs Any Way | Steak and Eggs
      omelet or hash: Denver Omelet | Corned Beef Hash and Eggs
      chicken and waffles or grits: Chicken and Waffles | Shrimp and Grits
      biscuits: Biscuits and Sausage Gravy | Bacon, Egg and Cheese Biscuit
      burrito or scramble: Breakfast Burrito | Tofu Scramble with Potatoes`,
    desserts: `
      cinnamon roll or muffin: Cinnamon Roll | Blueberry Muffin
      beignets: New Orleans Beignets
      banana bread: Banana Bread with Walnuts | Coconut Tapioca Pudding
      fruit: Berries and Cream | Watermelon with Mint`,
    sides: `
      bacon or sausage: Thick-Cut Bacon | Chicken Apple Sausage
      potatoes: Home-Style Potatoes | Crisp Hash Browns
      toast, biscuits or fruit: Brioche Toast with Jam | Buttermilk Biscuits | Little Fruit Cup | Grits with Butter`,
    drinks: `
      coffee: Bottomless Diner Coffee
      latte or cold brew: Café Latte | Cold Brew Coffee
      tea: Oregon Peppermint Tea | Unsweetened Iced Tea
      mimosa: Mimosa
      bloody mary: Bloody Mary
      juice: Pressed Orange Juice | Fresh Grapefruit Juice
      lemonade: Strawberry Lemonade`,
  },
  6: {
    starters: `fried eggs: Yum Khai Dao`,
    mains: `
      congee: Jok Moo | Khao Tom Goong
      pan eggs: Khai Krata
      chicken rice: Khao Man Gai
      fried rice: Khao Pad Poo | Khao Pad Sapparot | Khao Pad Phak
      holy basil and a fried egg: Pad Kra Pao Moo | Pad Kra Pao Het
      noodles: Kuay Tiew Ruea | Pad Thai`,
    desserts: `
      fried dough: Patongko
      coconut cakes: Khanom Krok | Roti Kluay | Kluay Khaek
      mango or pandan: Mango Sticky Rice | Sangkhaya Bai Toey`,
    sides: `
      fried egg: Khai Dao
      rice or roti: Roti | Khao Niao
      greens: Pad Khana Nam Man Hoi | Pad Phak Ruam | Ajat | Phak Dong`,
    drinks: `
      coffee: Kafae Boran | Oliang | Doi Chaang Drip
      Thai tea: Cha Yen
      ginger or lemongrass: Nam Khing | Nam Takrai
      mimosa or mule: Mimosa | Tom Yum Siam | Bangkok Mule | Sabai Sabai
      coconut or mango: Nam Maphrao | Mamuang Pan
      cooler: Nam Krajiab`,
  },
  7: {
    starters: `
      Turkish eggs: Çılbır
      pie: Spanakopita
      tortilla or tomato bread: Tortilla Española | Pan con Tomate`,
    mains: `
      shakshuka: Shakshuka
      Turkish breakfast: Serpme Kahvaltı
      menemen: Menemen
      börek: Su Böreği | Ispanaklı Pide`,
    desserts: `
      yogurt with honey: Yiaourti me Meli
      pastry with syrup: Portokalopita | Künefe | Baklava
      cake or fruit: Olive Oil and Lemon Cake | Oranges with Cinnamon | Moroccan Oranges with Cinnamon`,
    sides: `
      bread: Simit | Manakish Za'atar | Bazlama
      fava beans: Ful Medames
      salad or olives: Marinated Olives | Feta Psiti | Fattoush | Batata Harra`,
    drinks: `
      coffee: Turkish Coffee | Freddo Espresso
      tea: Çay | Moroccan Mint Tea
      coffee with milk: Café Bombón
      mimosa: Agua de Valencia | Mimosa
      juice: Pomegranate Juice
      lemonade: Limonana | Ayran`,
  },
  8: {
    starters: `
      egg: Œuf Parfait aux Petits Pois | Œuf Cocotte aux Morilles | Œufs Mayonnaise`,
    mains: `
      omelet or scrambled eggs: Omelette aux Fines Herbes | Œufs Brouillés aux Herbes
      eggs Benedict: Œufs Bénédicte
      croque or galette: Croque Madame | Galette Complète | Croque-Monsieur | Galette aux Champignons
      sweet plate: Brioche Perdue aux Framboises
      quiche: Quiche Lorraine | Flamiche aux Poireaux
      salad: Salade Niçoise`,
    desserts: `
      viennoiserie: Croissant au Beurre | Pain au Chocolat
      pain perdu or kouign-amann: Pain Perdu | Kouign-Amann
      fruit or fromage blanc: Fromage Blanc aux Framboises | Salade d'Agrumes | Compote de Poires à la Vanille`,
    sides: `
      tartine or bread: Tartine Beurre-Confiture | Baguette et Beurre d'Isigny
      potatoes: Pommes Frites
      salad or vegetable: Salade Verte | Champignons en Persillade | Tomates à la Provençale`,
    drinks: `
      coffee with milk: Café Crème
      coffee: Café Allongé
      chocolate or herbal tea: Chocolat Chaud | Tisane de Verveine
      kir or mimosa: Kir Royal | Mimosa
      orange juice: Jus d'Orange Pressé
      apple juice or lemon: Jus de Pomme Fermier | Citron Pressé`,
  },
  9: {
    starters: `
      har gow: Har Gow
      siu mai: Siu Mai | Xiao Long Bao
      buns: Char Siu Bao
      turnip cake: Turnip Cake
      rice rolls: Shrimp Rice Rolls | Char Siu Rice Rolls | Mushroom Rice Rolls
      pancake or eggs: Scallion Pancake | Tea Eggs`,
    mains: `
      congee: Pork and Century Egg Congee | Sweet Potato Congee
      jianbing: Jianbing
      eggs: Cantonese Scrambled Eggs with Shrimp | Stir-Fried Tomato and Egg | Steamed Egg with Clams
      sticky rice or noodles: Lotus Leaf Sticky Rice | Soy Sauce Chow Mein | Beef Chow Fun`,
    desserts: `
      egg tarts: Dan Tat
      buns: Bolo Bao | Liu Sha Bao | Ma Lai Go | Jian Dui
      pudding: Mango Pudding | Douhua with Ginger Syrup | Almond Tofu`,
    sides: `
      fried dough: Youtiao
      greens: Scallion Ginger Greens | Garlic Pea Shoots | Shanghai Bok Choy with Shiitake
      noodles or millet: Scallion Oil Noodles | Millet Porridge | Shaobing`,
    drinks: `
      tea: Pu-erh Tea | Jasmine Tea | Tieguanyin Oolong | Chrysanthemum Tea
      milk tea: Hong Kong Milk Tea
      coffee: Yuenyeung | Raw Coconut Latte
      soy milk: Warm Soy Milk
      mimosa or fizz: Mimosa | Lychee Gin Fizz | Jasmine Gin Tonic
      juice: Watermelon Juice | Suan Mei Tang`,
  },
  10: {
    starters: `
      pancake: Kimchijeon | Gamjajeon | Haemul Pajeon
      pumpkin porridge: Hobakjuk`,
    mains: `
      egg toast: Gilgeori Toast
      porridge: Jeonbokjuk
      rice with egg: Gyeran Bap | Kimchi Bokkeumbap
      soup for the morning after: Kongnamul Gukbap | Seolleongtang
      bibimbap: Dolsot Bibimbap | Yachae Bibimbap`,
    desserts: `
      toast with rice cake: Injeolmi Toast
      filled pancake: Hotteok | Bungeoppang | Hodugwaja
      something small: Yakgwa | Chapssaltteok
      fruit: Gwail | Hongsi | Baesuk`,
    sides: `
      eggs: Gyeranmari | Gyeranjjim
      kimchi: Baechu Kimchi
      rice or potatoes: Ssalbap | Gamja Salad | Corn Cheese | Gim`,
    drinks: `
      coffee: Seoul Iced Americano | Dalgona Latte
      citron tea: Yujacha | Omijacha
      green or barley tea: Nokcha | Boricha
      mimosa or soju: Mimosa | Yuja Soju Sour | Cucumber Soju Tonic | Soju Ginger Highball
      fruit drink: Yuja Ade | Banana Uyu`,
  },
  11: {
    starters: `
      pie: Spanakopita | Tiropita
      dakos: Dakos`,
    mains: `
      eggs with tomato: Strapatsada
      omelet: Omeleta me Feta
      sweet plate: Tiganites me Meli
      eggs with potatoes: Avga me Patates
      eggs with sausage: Avga me Loukaniko`,
    desserts: `
      yogurt with honey: Yiaourti me Meli
      bougatsa: Bougatsa
      cake: Portokalopita | Karidopita | Rizogalo
      fruit: Portokalia me Kanela | Karpouzi | Glyko tou Koutaliou`,
    sides: `
      koulouri: Koulouri | Horiatiko Psomi
      feta or olives: Feta me Ladi | Marinated Olives
      potatoes or salad: Patates Tiganites | Maroulosalata | Horta`,
    drinks: `
      Greek coffee: Ellinikos Kafes
      freddo: Freddo Cappuccino | Freddo Espresso
      mountain tea: Greek Mountain Tea
      mimosa or mastiha: Mimosa | Bloody Mary | Mastiha Smash | Ouzo Lemonade
      orange juice: Portokalada
      lemonade: Lemonada me Diosmo`,
  },
  12: {
    starters: `
      rice rolls: Bánh Cuốn
      crêpe: Bánh Xèo | Bánh Xèo Chay`,
    mains: `
      phở: Phở Bò Tái Nạm | Phở Gà | Phở Chay
      bánh mì with eggs: Bánh Mì Ốp La
      sizzling steak and eggs: Bò Né
      porridge: Cháo Gà
      broken rice: Cơm Tấm Sườn Bì Chả | Cơm Chay Thập Cẩm
      bánh mì: Bánh Mì Đặc Biệt | Bánh Mì Thịt Nướng | Bánh Mì Chay`,
    desserts: `
      bananas: Bánh Chuối Nướng | Chuối Chiên
      sticky rice with mango: Xôi Xoài
      honeycomb cake: Bánh Bò Nướng | Bánh Flan
      fruit: Trái Cây Tươi`,
    sides: `
      baguette: Bánh Mì
      sticky rice: Xôi
      egg or pork roll: Trứng Chiên Nước Mắm | Chả Lụa | Đồ Chua`,
    drinks: `
      iced coffee: Cà Phê Sữa Đá
      hot or egg coffee: Cà Phê Trứng | Cà Phê Sữa Nóng
      tea: Trà Sen | Trà Gừng | Trà Đào Cam Sả
      mimosa or spritz: Mimosa | Lychee Soju Spritz | Lemongrass Collins | Ginger Rum Sour
      sugarcane or coconut: Nước Mía | Nước Dừa Tươi
      smoothie: Sinh Tố Bơ | Sinh Tố Xoài`,
  },
  13: {
    starters: `
      tomato bread: Pan con Tomate
      tortilla: Tortilla Española
      broken eggs: Huevos Rotos con Jamón
      scrambled eggs: Revuelto de Morcilla`,
    mains: `
      baked eggs: Huevos a la Flamenca
      pressed sandwich: Bikini
      ratatouille and an egg: Pisto Manchego con Huevo`,
    desserts: `
      churros: Churros y Chocolate a la Taza
      torrijas: Torrijas
      ensaimada: Ensaimada
      fruit: Naranjas con Azahar | Fresas con Vinagre de Jerez`,
    sides: `
      potatoes: Patatas Bravas | Patatas Panaderas
      bread: Pan de Cristal
      tomatoes or salad: Tomate Aliñado | Ensalada Verde | Champiñones al Ajillo`,
    drinks: `
      coffee with milk: Café con Leche
      small coffee: Cortado | Café Solo
      tea: Infusión de Poleo | Manzanilla con Anís
      agua de Valencia or mimosa: Agua de Valencia | Mimosa
      orange juice: Zumo de Naranja
      grape juice: Mosto | Mosto con Naranja`,
  },
  14: {
    starters: `
      manakish: Manakish Jibneh
      fatteh: Fatteh Hummus
      chickpeas: Balila`,
    mains: `
      breakfast table: Terwiqa
      shakshuka: Shakshuka
      fava beans and eggs: Ful bi Bayd
      omelet: Ejjeh | Bayd bi Sumac`,
    desserts: `
      knafeh: Knafeh bi Kaak | Knafeh Nabulsiyeh
      filled pancakes: Atayef bil Joz
      cake: Sfouf | Basbousa
      fruit: Apricots in Orange Blossom | Burtuqal bil Kirfeh`,
    sides: `
      bread: Manakish Za'atar | Khubz Saj | Warm Pita
      fava beans: Ful Medames
      pickles or salad: Kabees | Salata Arabiyeh | Batata Harra`,
    drinks: `
      coffee: Ahweh | Iced Cardamom Latte
      mint tea: Shai bi Nana
      white coffee or herbs: Ahweh Bayda | Zhourat
      mimosa or arak: Mimosa | Arak Limonana | Pomegranate Gin Fizz | Arak Sour
      juice: Carrot and Orange Juice | Pomegranate Juice
      lemonade: Limonana | Jallab`,
  },
  15: {
    starters: `
      avocado toast: Avocado Toast
      granola: Granola and Yogurt Bowl
      bagel or toast: Smoked Salmon Bagel | Mushroom Toast with Thyme | Ricotta and Honey Toast`,
    mains: `
      eggs Benedict or Florentine: Eggs Benedict | Eggs Florentine
      sweet plate: Buttermilk Pancakes | Brioche French Toast | Lemon Ricotta Pancakes | Belgian Waffle with Berries
      two eggs or full English: Two Eggs Any Way | Full English Breakfast
      baked eggs: Baked Eggs with Tomato and Feta
      omelet or scramble: Mushroom and Spinach Omelet | Lox Scramble | Tofu Scramble with Potatoes
      burrito: Breakfast Burrito`,
    desserts: `
      croissant: Butter Croissant | Pain au Chocolat | Almond Croissant
      cinnamon roll or scone: Cinnamon Roll | Currant Scones with Clotted Cream | Cardamom Bun
      muffin or banana bread: Blueberry Muffin | Banana Bread with Walnuts | Lemon Almond Muffin`,
    sides: `
      bacon or sausage: Thick-Cut Bacon | Chicken Apple Sausage
      potatoes: Home-Style Potatoes | Crisp Hash Browns
      toast or fruit: Sourdough Slice | Toasted Bagel | Little Fruit Cup | Half Avocado`,
    drinks: `
      coffee: Pour-Over Coffee | House Espresso
      coffee with milk: Flat White | Café Latte
      tea: Breakfast Tea Pot | Darjeeling Pot
      mimosa: Mimosa
      spritz or Bellini: Aperitivo Spritz | Bellini with White Peach
      orange juice: Pressed Orange Juice
      pressed vegetables: Green Juice | Carrot, Apple and Ginger Juice`,
  },
}

const known = new Map<number, readonly SoughtThing[]>()

/** What guests of a cuisine's brunch look for, of each section the most missed first. */
export function morningThings(cuisineId: number): readonly SoughtThing[] {
  const found = known.get(cuisineId) ?? thingsIn(byCuisine[cuisineId as CuisineId] ?? {})
  known.set(cuisineId, found)
  return found
}

const names = new Map<number, ReadonlySet<string>>()

/** Does its kitchen serve it in the morning? What is poured in the morning everywhere counts, too. */
export function isOfMorningCard({ cuisineId, name }: Pick<Dish, 'cuisineId' | 'name'>): boolean {
  const own = names.get(cuisineId) ?? new Set(morningThings(cuisineId).flatMap(({ dishes }) => [...dishes]))
  names.set(cuisineId, own)
  return own.has(name)
}
