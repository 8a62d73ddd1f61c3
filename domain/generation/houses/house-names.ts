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
  house(3, 'taqueria', 'Taqueria', 'taqueria, taco shop, taco truck, taco stand, street tacos'),
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
    'southern',
    'Southern',
    'southern, soul food, lowcountry, cajun, creole, new orleans, southern food, southern comfort',
  ),
  house(5, 'californian', 'Californian', 'californian, california cuisine, west coast, farm to table'),
  house(5, 'new england', 'New England', 'new england, yankee, clam shack, boston, lobster shack'),
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
  house(9, 'cantonese', 'Cantonese', 'cantonese, hong kong, dim sum house, guangdong'),
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
]

/** The houses of a cuisine that an owner can choose, with their names on screens. */
export const housesToChoose = (cuisineId: number): readonly HouseName[] =>
  houseNames.filter((one) => one.cuisineId === cuisineId)
