/** A kind of restaurant as people call it. */
export interface HouseName {
  readonly cuisineId: number
  /** As the tables of `houses/` name it. */
  readonly house: string
  /** On screens and in answers. */
  readonly says: string
  /** How wishes and names of sections ask for it, with commas between. */
  readonly words: string
}

const house = (cuisineId: number, name: string, says: string, words: string): HouseName => ({
  cuisineId,
  house: name,
  says,
  words,
})

/** The houses that an owner can choose. */
export const houseNames: readonly HouseName[] = [
  house(
    1,
    'pizzeria',
    'Pizzeria',
    'pizzeria, pizza place, pizza parlor, pizza shop, neapolitan, red sauce, red sauce joint',
  ),
  house(1, 'trattoria', 'Trattoria', 'trattoria, roman, tuscan, central italian, osteria romana'),
  house(
    1,
    'northern',
    'Northern Italian',
    'northern italian, piedmontese, milanese, venetian, emilian, ligurian',
  ),
  house(
    1,
    'coastal',
    'Coastal Italian',
    'coastal italian, italian seafood, sicilian, southern italian, amalfi',
  ),
  house(2, 'sushi bar', 'Sushi bar', 'sushi bar, sushi restaurant, sushi ya, sushi counter, edomae, omakase'),
  house(
    2,
    'noodle bar',
    'Noodle bar',
    'ramen shop, ramen bar, ramen ya, ramen house, noodle bar, udon shop, soba shop',
  ),
  house(2, 'izakaya', 'Izakaya', 'izakaya, japanese pub, pub, robatayaki, robata, yakitori ya, yakitori bar'),
  house(
    3,
    'taqueria',
    'Taqueria',
    'taqueria, cantina, mexican cantina, taco shop, taco truck, taco stand, street tacos',
  ),
  house(
    3,
    'traditional',
    'Traditional Mexican',
    'traditional mexican, oaxacan, regional mexican, fonda, yucatecan, pueblan',
  ),
  house(3, 'seafood', 'Mariscos', 'marisqueria, mexican seafood, baja, sinaloan'),
  house(4, 'northern', 'North Indian', 'north indian, northern indian, punjabi, mughlai, awadhi'),
  house(4, 'southern', 'South Indian', 'south indian, southern indian, kerala, tamil, chettinad, andhra'),
  house(
    4,
    'western',
    'Western Indian and street food',
    'west indian kitchen, western indian, gujarati, maharashtrian, mumbai, bombay, indian street food, parsi',
  ),
  house(5, 'diner', 'Diner', 'diner, american diner, luncheonette, greasy spoon, coffee shop'),
  house(5, 'steakhouse', 'Steakhouse', 'steakhouse, steak house, chophouse, chop house'),
  house(
    5,
    'barbecue',
    'Barbecue',
    'barbecue joint, bbq joint, barbecue restaurant, barbecue house, smokehouse restaurant, texas barbecue, barbecue place',
  ),
  house(
    5,
    'tavern',
    'Tavern and gastropub',
    'tavern, gastropub, gastro pub, pub, american pub, english pub, british pub, irish pub, alehouse, ale house, brewpub, brew pub, brewery, taproom, public house, saloon, bar and grill, sports bar, beer hall',
  ),
  house(
    5,
    'southern',
    'Southern',
    'southern, soul food, lowcountry, low country, cajun, creole, new orleans, southern food, southern comfort',
  ),
  house(5, 'californian', 'Californian', 'californian, california cuisine, west coast'),
  house(5, 'new england', 'New England', 'new england, yankee, boston'),
  house(
    5,
    'seafood',
    'Seafood shack',
    'seafood shack, seafood house, seafood restaurant, fish house, fish shack, fish camp, clam shack, lobster shack, crab shack, oyster house',
  ),
  house(
    6,
    'street',
    'Thai street food',
    'thai street food, bangkok street food, thai noodle shop, thai noodle house',
  ),
  house(
    6,
    'upcountry',
    'Isan and the North',
    'isan, isaan, northeastern thai, northern thai, chiang mai, lanna',
  ),
  house(6, 'seafood', 'Thai seafood', 'thai seafood, southern thai, talay'),
  house(
    7,
    'eastern',
    'Eastern Mediterranean',
    'eastern mediterranean, greek, turkish, lebanese, levantine, middle eastern, israeli, taverna, cypriot, syrian',
  ),
  house(
    7,
    'western',
    'Western Mediterranean',
    'western mediterranean, spanish, moroccan, catalan, andalusian, tapas bar, north african, maghrebi, tunisian',
  ),
  house(8, 'bistro', 'Bistro', 'bistro, bistrot, french bistro, bouchon, lyonnais, parisian'),
  house(8, 'brasserie', 'Brasserie', 'brasserie, alsatian, alsatian brasserie, oyster bar'),
  house(8, 'provençal', 'Provençal', 'provencal, southern french, nicoise, riviera, cote d azur'),
  house(
    9,
    'cantonese',
    'Cantonese',
    'cantonese, dim sum hall, dim sum restaurant, tea house, hong kong, dim sum house, guangdong',
  ),
  house(9, 'sichuan', 'Sichuan', 'sichuan, szechuan, szechwan, sichuanese, chengdu'),
  house(9, 'jiangnan', 'Shanghai and Jiangnan', 'shanghai, shanghainese, jiangnan, hangzhou, huaiyang'),
  house(
    9,
    'northern',
    'Northern Chinese',
    'northern chinese, beijing, peking, xian, xi an, dongbei, lanzhou',
  ),
  house(
    9,
    'takeout',
    'American Chinese',
    'american chinese, chinese american, takeout, chinese takeout, take out',
  ),
  house(
    10,
    'barbecue',
    'Korean barbecue',
    'korean barbecue, korean bbq, kbbq, korean grill, gogijip, barbecue, bbq',
  ),
  house(
    10,
    'soup house',
    'Soups and stews',
    'korean soup house, tofu house, sundubu house, korean home cooking, baekban, hansik, soup house',
  ),
  house(
    10,
    'pub',
    'Pub and fried chicken',
    'korean pub, pub, pojangmacha, anju, chimaek, soju bar, chicken and beer, korean fried chicken restaurant',
  ),
  house(11, 'taverna', 'Taverna', 'taverna, tavern, greek taverna, estiatorio, greek home cooking'),
  house(
    11,
    'fish',
    'Fish taverna',
    'fish taverna, psarotaverna, greek seafood, greek island, cycladic, island',
  ),
  house(11, 'grill', 'Souvlaki and grill', 'greek grill, souvlaki shop, gyro shop, psistaria, souvlatzidiko'),
  house(
    12,
    'noodle house',
    'Phở and noodles',
    'pho shop, pho restaurant, pho house, noodle house, vietnamese noodles',
  ),
  house(
    12,
    'rice house',
    'Rice and home cooking',
    'broken rice shop, com tam shop, vietnamese home cooking, com binh dan',
  ),
  house(13, 'tapas bar', 'Tapas bar', 'tapas bar, tapas, tapas place, pintxos bar, taberna, tasca'),
  house(
    13,
    'rice house',
    'Paella and rices',
    'arroceria, paella house, paella restaurant, valencian, rice house',
  ),
  house(
    13,
    'grill house',
    'Asador',
    'asador, castilian, basque grill, spanish steakhouse, sidreria, cider house',
  ),
  house(14, 'grill', 'Charcoal grill', 'mashawi, lebanese grill, kebab house, kebab shop, levantine grill'),
  house(
    14,
    'street',
    'Falafel and shawarma',
    'falafel shop, shawarma shop, levantine street food, falafel stand',
  ),
  house(
    14,
    'home kitchen',
    'Home kitchen',
    'lebanese home cooking, home kitchen, palestinian home cooking, tabkha',
  ),
  house(15, 'bakery', 'Bakery', 'bakery, boulangerie, patisserie, pastry shop, bread bakery, bakeshop'),
  house(
    15,
    'brunch cafe',
    'Brunch café',
    'brunch cafe, brunch place, breakfast place, breakfast cafe, brunch spot, all day breakfast',
  ),
  house(
    15,
    'lunch counter',
    'Sandwiches and salads',
    'sandwich shop, sandwich counter, lunch counter, lunch cafe, deli, salad bar, soup and salad',
  ),
]

/** The houses of a cuisine that an owner can choose, with their names on screens. */
export const housesToChoose = (cuisineId: number): readonly HouseName[] =>
  houseNames.filter((one) => one.cuisineId === cuisineId)
