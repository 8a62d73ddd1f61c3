import type { Dish } from '../../../catalogue/dish.ts'
import type { CuisineId } from '../../../reference/reference.ts'
import { foodCostOf } from '../../pricing/food-cost.ts'

/** Names of a kitchen, with ` | ` between them. */
interface PlatesOfKitchen {
  /** Cheap to buy, and made with enough care to be a course of a dear meal: read one by one. */
  readonly fine: string
  /** Dear to buy, and still of the pot, the pan for a table, or a slice from the board. */
  readonly plain: string
}

const byKitchen: Readonly<Record<CuisineId, PlatesOfKitchen>> = {
  // Italian
  1: {
    fine: `Alici Marinate | Carpaccio di Zucchine | Insalata di Barbabietole | Carciofi Crudi in Insalata | Radicchio, Melagrana e Noci | Vellutata di Ceci | Carciofi alla Giudia | Sformatino di Spinaci | Flan di Cavolfiore | Topinambur e Nocciole | Uovo in Camicia con Piselli | Burrata con Pesche
      | Tortelli di Zucca | Risotto Primavera | Risotto alla Zucca | Risotto al Limone e Timo | Crespelle agli Asparagi | Gnocchi alla Romana | Gamberoni alla Griglia | Sedano Rapa Arrosto | Funghi Cardoncelli alla Brace | Melanzana alla Brace | Tortino di Carciofi
      | Gorgonzola con Miele | Pecorino con Pere | Selezione di Formaggi | Sorbetto al Limone | Sorbetto di Mandarino | Granita di Fragole | Tiramisù | Panna Cotta alle Fragole | Torta Caprese | Zabaione ai Frutti di Bosco | Semifreddo al Torroncino | Semifreddo al Limone | Pere al Barolo | Bonet | Budino di Cioccolato e Nocciole | Coppa di Mascarpone e Lamponi | Tartufo di Pizzo | Fichi al Forno | Babà al Rum | Sorbetto al Cioccolato`,
    plain: 'Prosciutto e Melone | Cotoletta alla Milanese',
  },
  // Japanese
  2: {
    fine: `Hirame Kobujime | Ebi Nigiri | Yuba Sashimi | Shio Tomato | Chawanmushi | Maitake Tempura | Ebi Shinjō | Takenoko no Wakatake-ni | Nasu Dengaku | Goma Dōfu | Agedashi Tofu | Tōmorokoshi Surinagashi | Kabu no Surinagashi
      | Ebi Shioyaki | Saba Shioyaki | Sanma Shioyaki | Gyū no Misozuke | Steak Oroshi | Tori no Shio Koji-yaki | Nasu no Miso Itame | Daikon Steak Zen | Kinoko Takikomi Gohan | Sekihan | Tōmorokoshi Gohan | Takenoko Gohan
      | Yuzu Sorbet | Mikan Sorbet | Matcha Parfait | Black Sesame Ice Cream | Warabi Mochi | Kurogoma Purin | Matcha Crème | Sakura Mochi | Ichigo Daifuku | Kuri Kinton | Purin`,
    plain: 'Crispy Rice with Spicy Tuna | Buri Daikon',
  },
  // Mexican
  3: {
    fine: `Aguachile Verde | Ceviche de Palmito | Ensalada de Espárragos y Nopal | Aguachile de Pepino | Carpaccio de Betabel | Sopa de Lima | Sopa de Calabaza | Crepas de Huitlacoche | Setas en Pipián | Hongos al Ajillo
      | Pescado a la Plancha con Nopales | Camarones al Mojo de Ajo | Mole Poblano con Pollo | Pato en Pipián Verde | Chiles en Nogada | Lomo en Manchamantel | Huauzontles en Pasilla | Mole Amarillo con Verduras | Coliflor al Achiote | Calabaza en Pipián Rojo | Adobo de Hongos | Chile Relleno de Quinoa
      | Queso Añejo con Membrillo | Ate con Queso | Nieve de Limón | Sorbete de Jamaica | Sorbete de Guayaba y Mezcal | Flan Napolitano | Pastel de Tres Leches | Crepas de Cajeta | Jericalla | Mousse de Aguacate y Cacao | Chocolate y Chile | Nieve de Leche Quemada | Nicuatole | Piña Asada`,
    plain: 'Arroz a la Tumbada | Arrachera con Rajas',
  },
  // Indian
  4: {
    fine: `Khandvi | Mulligatawny Soup | Corn and Coconut Shorba | Pepper Rasam | Tomato Rasam | Paneer Tikka | Tandoori Prawns | Mushroom Galouti | Dahi ke Kebab | Seekh Kebab | Koonthal Roast | Dahi Bhalla
      | Fish Moilee | Malabar Fish Curry | Bengali Mustard Fish | Patrani Machhi | Prawn Balchão | Lamb Rogan Josh | Tandoori Chicken | Hyderabadi Dum Biryani | Beef Ularthiyathu | Methi Malai Murgh | Chicken Chettinad | Malai Kofta | Kacche Kele ke Kofte | Bharwan Bhindi | Shahi Paneer | Kadai Mushroom
      | Mango Sorbet | Kokum Sorbet | Rasmalai | Phirni | Kulfi Falooda | Nariyal Kulfi | Kesar Shrikhand | Gulab Jamun | Elaneer Payasam | Shahi Tukda | Mishti Doi | Sitaphal Rabdi | Malai Pistachio Kulfi | Ada Pradhaman`,
    plain: '',
  },
  // American
  5: {
    fine: `Shrimp Cocktail | Peach and Tomato Salad | Beet and Walnut Salad | Beets with Orange and Pistachio | Smoked Carrots | Butternut Squash Soup | Pea and Mint Soup | Wild Rice and Mushroom Soup | Grilled Artichoke | Charred Sweet Potato | Fried Green Tomatoes | Fried Oyster Mushrooms
      | Trout with Brown Butter Pecans | Cedar-Plank Salmon | Stout-Braised Short Rib | Cider-Brined Pork Chop | Seared King Oyster Mushroom | Stuffed Delicata Squash | Cauliflower Steak
      | Blue Cheese and Honeycomb | Smoked Gouda with Fig Jam | Apple Cider Sorbet | Raspberry Lime Ice | Grapefruit Ice | New York Cheesecake | Chocolate Olive Oil Cake | Maple Roasted Pear | Vegan Chocolate Pot | Grilled Peaches with Pecans | Sticky Toffee Pudding | Bananas Foster | Berries and Cream | Whiskey Bread Pudding`,
    plain: 'Wild Mushroom Potpie',
  },
  // Thai
  6: {
    fine: `Goong Chae Nam Pla | Miang Kham | Ma Hor | Yum Hua Plee | Yum Ma Muang | Som Tum Phonlamai | Tom Yum Goong | Tom Kha Gai | Tom Kha Het | Tom Yum Het | Thung Thong | Pla Meuk Yang | Sakoo Sai Moo | Larb Het
      | Pla Neung Manao | Hor Mok Pla | Goong Pao | Goong Ob Woon Sen | Pad Nor Mai Goong | Panang Nuea | Massaman Kae | Gaeng Phed Ped Yang | Gai Yang Samunprai | Gaeng Hung Lay | Gaeng Daeng Fak Thong | Aeb Het | Gaeng Keow Wan Phak | Khai Luk Khoei | Pad Makhuea Yao
      | Som Chun | Sorbet Manao | Mango Sticky Rice | Tub Tim Krob | Bua Loy | Sangkhaya Fak Thong | Luk Chup | Thai Tea Crème Brûlée | Khao Niao Dam | Tako Haeo`,
    plain: 'Hoi Lai Pad Nam Prik Pao',
  },
  // Mediterranean
  7: {
    fine: `Boquerones en Vinagre | Charred Eggplant with Pomegranate | Beets with Cumin and Orange | Ajo Blanco | Gazpacho Andaluz | Mushroom and Chestnut Soup | Shrimp Saganaki | Çılbır | Grilled Asparagus with Romesco | Grilled Leeks with Almond Sauce | Crisp Artichokes with Lemon
      | Arroz Negro | Lamb Tagine with Prunes | Lamb Kleftiko | Chicken Bastilla | İmam Bayıldı | Stuffed Quinces | Kabak Dolması
      | Goat Cheese with Figs | Sorbete de Limón al Cava | Watermelon and Rose Ice | Grape and Anise Ice | Baklava | Künefe | Crema Catalana | Tarta de Santiago | Basque Burnt Cheesecake | Figs in Moscatel | Portokalopita | M'hanncha | Olive Oil and Lemon Cake | Labneh and Pistachio Cream | Poached Quince | Pears with Grape Molasses`,
    plain: 'Suquet de Peix | Ttoro',
  },
  // French
  8: {
    fine: `Poireaux Vinaigrette | Artichaut Vinaigrette | Champignons à la Grecque | Betteraves aux Noix | Tartare de Tomates | Asperges Vertes en Vinaigrette | Fenouil à la Grecque | Velouté de Champignons | Velouté de Potimarron | Vichyssoise | Tarte Fine à la Tomate | Asperges Sauce Mousseline | Cuisses de Grenouille | Œufs en Meurette | Ravioles du Dauphiné | Œuf Parfait aux Petits Pois | Betterave en Croûte de Sel
      | Saumon à l'Oseille | Merlu Sauce Vierge | Cabillaud aux Lentilles Vertes | Gigot d'Agneau | Soufflé au Chèvre | Artichauts à la Barigoule | Pithiviers de Légumes d'Hiver | Chou-Fleur Rôti Grenobloise | Gnocchis à la Parisienne
      | Assiette de Fromages | Saint-Marcellin Rôti | Sorbet Cassis | Sorbet Poire | Crème Brûlée | Mousse au Chocolat | Tarte Tatin | Tarte au Citron Meringuée | Île Flottante | Crêpes Suzette | Paris-Brest | Poire Belle Hélène | Poires au Vin Rouge | Mille-Feuille | Baba au Rhum | Soufflé au Grand Marnier | Nougat Glacé | Soupe de Fraises | Tarte Fine aux Pommes | Figues Rôties au Thym | Petit Pot de Crème Vanille | Mousse au Chocolat à l'Aquafaba | Rhubarbe Pochée | Profiteroles`,
    plain: 'Rillettes de Saumon | Blanquette de Veau | Entrecôte Béarnaise',
  },
  // Chinese
  9: {
    fine: `Shanghai Smoked Fish | Hot and Sour Lotus Root | Wood Ear Salad | Century Egg with Silken Tofu | Drunken Chicken | Sesame Spinach | Xiao Long Bao | West Lake Beef Soup | Winter Melon Soup | Corn and Tofu Soup | Siu Mai | Lettuce Wraps with Mushroom
      | Longjing Shrimp | Dongpo Pork | Cumin Lamb | Cantonese Roast Duck | Siu Yuk | Su Ya | Mushroom and Chestnut Braise | Stir-Fried Pea Shoots and Mushrooms | Fish-Fragrant Eggplant | Golden Egg Fried Rice | Scallion Oil Noodles
      | Mango Pudding | Mango Pomelo Sago | Tang Yuan | Almond Tofu | Eight-Treasure Rice | Osmanthus Jelly | Steamed Pear with Rock Sugar | Double-Skin Milk | Osmanthus Lotus Root | Coconut and Black Sesame Jelly | Lotus Seed Mooncake | Ginger Milk Curd | Jasmine Tea Silken Tofu`,
    plain: 'Beef Chow Fun | Soy Butter Steak Cubes | Steamed Clams with Glass Noodles',
  },
  // Korean
  10: {
    fine: `Gwangeohoe | Tangpyeongchae | Dubu Naengchae | Yeongeun Salad | Oi Naengguk | Jjin Mandu | Japchae | Hobakjuk | Bindaetteok | Saeu Sogeumgui | Beoseot Gangjeong | Dubu Buchim
      | Godeungeo Gui | Neobiani | Beoseot Bulgogi | Yeongyang Dolsotbap | Deulkkae Beoseot Tang
      | Yuja Sorbet | Omija Granita | Bae Sorbet | Saenggang Sorbet | Baesuk | Yakgwa | Injeolmi | Songpyeon | Heukimja Ice Cream | Dalgona Affogato | Danhobak Yanggaeng`,
    plain: 'Golbaengi Muchim | Kalguksu | Haemul Jjim',
  },
  // Greek
  11: {
    fine: `Gavros Marinatos | Lakerda | Aginares Omes | Patzaria me Karydia | Dolmades | Spanakopita | Bouyiourdi | Avgolemono | Kolokithosoupa | Manitarosoupa | Garides Skordates | Mydia Saganaki | Sardeles Psites | Shrimp Saganaki | Manitaria Psita
      | Kalamari Gemisto | Soupies me Spanaki | Arni sto Fourno | Exohiko | Lamb Kleftiko | Stifado me Kouneli | Aginares a la Polita | Gemista | Kolokithia Yemista | Mushroom Stifado
      | Graviera me Syka | Kasseri me Kydoni | Sorbet Lemoni | Granita Rodi | Ekmek Kataifi | Kataifi | Bougatsa | Galaktoboureko | Baklava | Portokalopita | Sokolatopita | Pagoto Kaimaki | Syka me Karydia | Kydonia Psita | Karidopita | Ahladia Krasata`,
    plain: '',
  },
  // Vietnamese
  12: {
    fine: `Gỏi Đu Đủ Tôm | Bò Tái Chanh | Gỏi Cá | Gỏi Bưởi Chay | Gỏi Bắp Chuối Chay | Súp Bắp Nấm | Bánh Bèo | Chạo Tôm | Bò Lá Lốt | Bánh Khọt | Nấm Nướng Lá Lốt | Bánh Bột Lọc Chay | Đậu Hũ Non Gừng
      | Chả Cá Lã Vọng | Tôm Rim | Gà Nướng Sả | Gà Kho Gừng | Nấm Kho Tiêu | Cà Tím Nướng Mỡ Hành | Bí Đỏ Hầm Dừa
      | Kem Chanh Sả | Kem Vải | Bánh Flan | Chè Trôi Nước | Kem Dừa | Kem Cà Phê | Chocolate Cà Phê Pot | Sô Cô La Bến Tre | Xôi Xoài | Rau Câu Dừa`,
    plain: 'Cá Chiên Sốt Xoài',
  },
  // Spanish
  13: {
    fine: `Gilda | Mejillones en Escabeche | Carpaccio de Gambas | Boquerones en Vinagre | Espárragos Blancos con Mayonesa | Sopa de Calabaza con Almendras | Ajo Blanco | Gazpacho Andaluz | Chipirones a la Plancha | Buñuelos de Bacalao | Piquillos Rellenos | Calçots con Salsa | Setas a la Plancha | Alcachofas Fritas | Endivias a la Plancha | Habitas con Menta | Grilled Leeks with Almond Sauce | Gambas al Ajillo
      | Bacalao al Pil-Pil | Calamares en su Tinta | Arroz Negro | Rabo de Toro | Carrilleras al Vino Tinto | Solomillo al Whisky | Berenjena a la Brasa con Mojo | Alcachofas con Habas | Coliflor Asada con Avellanas
      | Manchego con Membrillo | Queso Azul con Manzana | Mel i Mató | Granizado de Limón | Sorbete de Mandarina | Sorbete de Manzana Verde | Sorbete de Pera al Romero | Sorbete de Limón al Cava | Crema Catalana | Torrijas | Leche Frita | Tocino de Cielo | Helado de Turrón | Coulant de Chocolate | Basque Burnt Cheesecake | Tarta de Santiago | Figs in Moscatel | Peras al Vino | Menjar Blanc | Melocotón Asado`,
    plain:
      'Melón con Jamón | Jamón Serrano con Picos | Paella de Marisco | Marmitako | Zarzuela de Mariscos | Suquet de Peix | Chuletón a la Brasa | Pollo al Chilindrón',
  },
  // Levantine
  14: {
    fine: `Kibbeh Nayeh | Kraydis bil Burtuqal | Warak Enab | Ardi Shawki | Salatet Shamandar | Charred Eggplant with Pomegranate | Shorbat Freekeh | Shorbat Khudar | Makanek | Kraydis Meshwi | Habbar bil Kuzbara | Kibbet Lakteen | Fitr bi Tahini | Makdous
      | Sayadieh | Tajen Samak | Kraydis bil Forn | Ouzi | Kibbeh Labaniyeh | Sheikh el Mahshi | Mansaf | Freekeh bi Djej | Arnabeet Mashwi | Batinjan Mahshi bi Zeit | Kousa bi Zeit | Fitr Mashwi
      | Akkawi wa Teen | Buzet Laymoun | Buzet Rumman | Knafeh Nabulsiyeh | Baklawa | Muhallabia | Halawet el Jibn | Znoud el Sit | Layali Lubnan | Booza | Chocolate and Cardamom Pot | Teen Mashwi | Amardeen | Poached Quince | Meghli`,
    plain: '',
  },
  // Café & Bakery
  15: {
    fine: `Shrimp and Avocado Cups | Jammy Eggs with Herbs | Smoked Carrots | Beets with Orange and Pistachio | Asparagus Soup with Chervil | Carrot and Ginger Soup | Chilled Cucumber and Dill Soup | Leek and Potato Soup | Butternut Squash Soup | Mushroom and Chestnut Soup | Leek and Goat Cheese Tart | Roasted Squash with Tahini
      | Spring Greens and Pea Risotto | Poached Salmon Salad | Roast Chicken with Lemon Potatoes | Braised Pork with Apples | Stuffed Sweet Potato
      | Raspberry Sorbet Scoop | Rhubarb Galette | Canelé | Pastel de Nata | Coconut Panna Cotta Cup | Poached Pears with Cardamom | Chocolate Olive Oil Cake | Maple Roasted Pear`,
    plain: 'Grilled Steak Salad',
  },
}

const namesIn = (line: string): ReadonlySet<string> => new Set(line.split('|').map((name) => name.trim()))

const read = new Map(
  Object.entries(byKitchen).map(([id, { fine, plain }]) => [
    Number(id),
    { fine: namesIn(fine), plain: namesIn(plain) },
  ]),
)

/** All names of the table, each with its kitchen. */
export const finePlateNames: readonly (readonly [number, string])[] = [...read].flatMap(
  ([id, { fine, plain }]) => [...fine, ...plain].filter(Boolean).map((name) => [id, name] as const),
)

/**
 * Does a plate carry a course of a dear meal? What is dear to buy does, unless it is of the pot; of the rest, what the
 * table names.
 */
export function isFinePlate(dish: Dish): boolean {
  const own = read.get(dish.cuisineId)
  if (own?.fine.has(dish.name)) return true
  const { costClass } = foodCostOf(dish)
  return (costClass === 'dear' || costClass === 'luxury') && own?.plain.has(dish.name) !== true
}
