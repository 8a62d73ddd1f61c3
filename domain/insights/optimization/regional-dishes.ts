import type { Dish } from '../../catalogue/dish.ts'
import type { CuisineId } from '../../reference/reference.ts'
import { names } from '../../text/names.ts'

/**
 * Where dishes of the catalogue come from: region to names, by cuisine. Only dishes that are named after a
 * place or that cookery books agree on; a dish that two regions claim is not listed.
 */
export const regionalDishes: Readonly<Record<CuisineId, Readonly<Record<string, readonly string[]>>>> = {
  1: {
    'Rome and Lazio': names(
      'Carciofi alla Giudia, Spaghetti alla Carbonara, Tonnarelli Cacio e Pepe',
      'Saltimbocca alla Romana, Abbacchio a Scottadito, Carciofi alla Romana, Puntarelle alla Romana',
      'Gnocchi alla Romana, Cicoria Ripassata',
    ),
    Sicily: names(
      'Arancini al Ragù, Caponata Siciliana, Panelle, Cannoli Siciliani, Cassata Siciliana',
      'Granita di Mandorla',
    ),
    'Naples and Campania': names(
      'Pizza Margherita, Pizza Marinara, Calzone Napoletano, Gnocchi alla Sorrentina',
      'Insalata Caprese, Torta Caprese, Sfogliatella Riccia, Struffoli, Mozzarella in Carrozza',
      "Branzino all'Acqua Pazza, Crocchè di Patate",
    ),
    Tuscany: names(
      'Crostini Toscani, Ribollita, Cacciucco alla Livornese, Cantucci e Vin Santo, Castagnaccio',
      "Fagioli all'Uccelletto, Panzanella",
    ),
    Liguria: ['Trofie al Pesto Genovese', 'Focaccia di Recco', 'Focaccia Genovese'],
    Piedmont: ['Vitello Tonnato', 'Bagna Càuda', 'Bonet', 'Pere al Barolo', 'Pesche Ripiene'],
    Lombardy: ['Risotto alla Milanese', 'Ossobuco alla Milanese', 'Tortelli di Zucca'],
    'Emilia-Romagna': ['Lasagne alla Bolognese', 'Gnocco Fritto con Mortadella'],
    Friuli: ['Frico Friulano'],
    'The Marche': ["Olive all'Ascolana"],
    Apulia: ['Orecchiette con Cime di Rapa'],
    Sardinia: ['Pane Carasau'],
    Calabria: ['Tartufo di Pizzo'],
  },
  2: {
    Osaka: ['Takoyaki', 'Okonomiyaki', 'Kitsune Udon'],
    Kyoto: ['Yudōfu', 'Gindara Saikyō-yaki', 'Yuba Sashimi'],
    Tokyo: ['Nigiri Moriawase', 'Tsukemen'],
    Fukuoka: ['Tonkotsu Ramen'],
    Kōchi: ['Katsuo no Tataki'],
    Nagasaki: ['Castella'],
  },
  3: {
    Yucatán: ['Panuchos Yucatecos', 'Cochinita Pibil', "Sikil P'aak", 'Sopa de Lima', 'Marquesitas'],
    Oaxaca: ['Tlayuda Oaxaqueña', 'Mole Amarillo con Verduras', 'Nicuatole', 'Tetelas de Huitlacoche'],
    Puebla: ['Mole Poblano con Pollo', 'Chiles en Nogada'],
    Veracruz: ['Huachinango a la Veracruzana', 'Arroz a la Tumbada'],
    'Baja California': ['Tacos de Pescado Ensenada', 'Ensalada César Tijuana'],
    Jalisco: ['Torta Ahogada', 'Jericalla'],
    Michoacán: ['Carnitas Michoacanas'],
    'Mexico City': ['Tacos al Pastor'],
    Sonora: ['Coyotas', 'Tortillas Sobaqueras', 'Burrito de Machaca'],
    Guerrero: ['Ceviche Acapulco', 'Robalo a la Talla'],
    Coahuila: ['Nachos de Piedras Negras'],
    Sinaloa: ['Aguachile Verde'],
  },
  4: {
    Punjab: ['Amritsari Fish', 'Sarson ka Saag', 'Rajma Masala'],
    Delhi: ['Butter Chicken', 'Dal Makhani', 'Nihari'],
    Kerala: names(
      'Fish Moilee, Meen Polichathu, Nadan Mutta Roast, Beef Ularthiyathu, Koonthal Roast',
      'Cabbage Thoran, Ada Pradhaman, Unniyappam, Elaneer Payasam',
    ),
    'Tamil Nadu': ['Chicken Chettinad', 'Chicken 65'],
    Goa: ['Goan Pork Vindaloo', 'Bebinca'],
    Bengal: names(
      'Chingri Malaikari, Kosha Mangsho, Kolkata Kathi Roll, Mishti Doi, Nolen Gur Sandesh',
      'Echorer Dalna',
    ),
    Hyderabad: ['Hyderabadi Dum Biryani'],
    Gujarat: ['Khaman Dhokla', 'Undhiyu'],
    Maharashtra: ['Vada Pav', 'Pav Bhaji', 'Puran Poli', 'Kothimbir Vadi', 'Ukadiche Modak'],
    Kashmir: ['Lamb Rogan Josh'],
    Lucknow: ['Galouti Kebab'],
    Karnataka: ['Mysore Pak', 'Kosambari'],
    Agra: ['Agra Petha'],
  },
  5: {
    'New York': ['Buffalo Wings', 'New York Cheesecake', 'Waldorf Salad'],
    'New England': [
      'New England Clam Chowder',
      'Lobster Roll',
      'Boston Cream Pie',
      'Boston Baked Beans',
      'Parker House Rolls',
    ],
    Louisiana: names(
      "Oysters Rockefeller, Crawfish Étouffée, Jambalaya, Gumbo z'Herbes, New Orleans Beignets",
      'Bananas Foster, Dirty Rice, Blackened Catfish',
    ),
    Texas: ['Texas Smoked Brisket', 'Cowboy Caviar'],
    Tennessee: ['Nashville Hot Chicken Sandwich'],
    Maryland: ['Maryland Crab Cakes'],
    'The Carolinas': ['Carolina Pulled Pork', 'Shrimp and Grits'],
    California: ['Cioppino', 'Cobb Salad'],
    Hawaii: ['Ahi Poke', 'Haupia', 'Shave Ice'],
    'The Midwest': ['St. Louis Ribs', 'Cincinnati Chili', 'Friday Fish Fry'],
    'The Pacific Northwest': ['Cedar-Plank Salmon'],
    Florida: ['Key Lime Pie'],
    Alabama: ['Alabama White Sauce Chicken'],
    Mississippi: ['Mississippi Mud Pie'],
    'The South': ['Southern Fried Chicken', 'Pimento Cheese', 'Hush Puppies', 'Collard Greens'],
  },
  6: {
    'Northern Thailand': names(
      'Khao Soi Gai, Gaeng Hung Lay, Sai Ua, Nam Prik Num, Nam Prik Ong, Aeb Het, Kaeb Moo',
    ),
    Isan: ['Larb Het', 'Nam Tok Nuea', 'Gai Yang', 'Suea Rong Hai', 'Khao Niao'],
    'Southern Thailand': ['Kua Kling Moo'],
    'Central Thailand': ['Pad Thai', 'Kuay Tiew Ruea', 'Tom Yum Goong', 'Gaeng Keow Wan Gai'],
  },
  7: {
    Greece: names(
      'Spanakopita, Shrimp Saganaki, Taramasalata, Horiatiki, Tirokafteri, Moussaka, Lamb Kleftiko',
      'Pastitsio, Stifado, Pork Souvlaki, Galaktoboureko, Portokalopita, Tzatziki, Gigantes Plaki',
    ),
    Turkey: names('Mücver, Mercimek Çorbası, Çılbır, Midye Dolma, Adana Kebab, İmam Bayıldı, Mantı, Sütlaç'),
    Andalusia: ['Gazpacho Andaluz', 'Espinacas con Garbanzos', 'Berenjenas con Miel de Caña'],
    Valencia: ['Paella Valenciana', 'Fideuà'],
    Catalonia: ['Pan con Tomate', 'Suquet de Peix', 'Crema Catalana', 'Escalivada'],
    'The Basque Country': ['Basque Burnt Cheesecake'],
    Galicia: ['Tarta de Santiago', 'Pimientos de Padrón'],
    Morocco: names(
      'Chicken Tagine with Preserved Lemon, Lamb Tagine with Prunes, Chicken Bastilla, Zaalouk',
      "Moroccan Oranges with Cinnamon, M'hanncha",
    ),
    'The Levant': ['Muhammara', 'Kibbeh', 'Tabbouleh', 'Fattoush', 'Mujaddara'],
    Egypt: ['Koshari', 'Ful Medames'],
    Tunisia: ["Brik à l'Œuf"],
  },
  8: {
    'Provence and Nice': names(
      'Tapenade et Crudités, Soupe au Pistou, Bouillabaisse, Ratatouille Niçoise',
      'Artichauts à la Barigoule, Grand Aïoli, Tian Provençal, Tomates à la Provençale, Pissaladière',
      'Socca, Salade Niçoise, Panisses',
    ),
    Burgundy: ['Escargots de Bourgogne', 'Bœuf Bourguignon', 'Coq au Vin', 'Gougères'],
    Lyon: ['Salade Lyonnaise', 'Cervelle de Canut'],
    'Alsace and Lorraine': ['Quiche Lorraine', "Spätzle d'Alsace"],
    Brittany: ['Galette Complète', 'Kouign-Amann'],
    'The Southwest': ['Confit de Canard', 'Cassoulet', 'Pommes Sarladaises', "Pruneaux à l'Armagnac"],
    'The Basque Country': ['Pipérade'],
    Dauphiné: ['Gratin Dauphinois'],
    Auvergne: ['Aligot', 'Lentilles du Puy aux Légumes Racines'],
    Limousin: ['Clafoutis aux Cerises'],
    'The Loire': ['Tarte Tatin'],
    Picardy: ['Flamiche aux Poireaux'],
    Languedoc: ['Brandade de Morue'],
  },
  9: {
    Guangdong: names(
      'Har Gow, Siu Mai, Char Siu Bao, White-Cut Chicken, Beef Chow Fun, Turnip Cake',
      'Double-Skin Milk, Ma Lai Go',
    ),
    Sichuan: names(
      'Wontons in Chili Oil, Mapo Tofu, Kung Pao Chicken, Twice-Cooked Pork, Dan Dan Noodles',
      'Fuqi Feipian, Bang Bang Chicken, Fish-Fragrant Eggplant, Sichuan Pao Cai',
    ),
    'Shanghai and Jiangnan': names(
      "Xiao Long Bao, Shanghai Spring Rolls, Shanghai Smoked Fish, Lion's Head Meatballs, Dongpo Pork",
      'Longjing Shrimp, Yangzhou Fried Rice, Drunken Chicken',
    ),
    Shaanxi: ['Liangpi', 'Biang Biang Noodles'],
    Beijing: ['Peking Duck', 'Tanghulu'],
    Gansu: ['Lanzhou Beef Noodle Soup'],
    Yunnan: ['Crossing-the-Bridge Rice Noodles'],
    Xinjiang: ['Cumin Lamb', 'Xinjiang Yogurt with Walnuts'],
    'The Northeast': ['Di San Xian', 'Tiger Salad'],
    Macau: ['Serradura'],
  },
}

/** Returns where a dish comes from, for dishes whose origin is undisputed. */
export const regionOf = ({ cuisineId, name }: Pick<Dish, 'cuisineId' | 'name'>): string | undefined =>
  Object.entries(regionalDishes[cuisineId]).find(([, names]) => names.includes(name))?.[0]
