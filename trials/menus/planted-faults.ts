import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { diet, ownDiet } from '#domain/reference/reference.ts'
import {
  adding,
  addingTo,
  changing,
  describing,
  type FaultKind,
  fault,
  type Placed,
  placedIn,
  timesPrice,
} from './planting.ts'

const isPlate =
  (...courses: string[]) =>
  ({ course, item, section }: Placed): boolean =>
    courses.includes(course) &&
    item.prices.length === 1 &&
    (item.prices[0]?.amount ?? 0) > 500 &&
    item.prices[0]?.label === undefined &&
    section.items.length >= 3

const FLESH = /\b(?:steak|ribeye|chicken|lamb|pork|salmon|halibut|cod|duck|strip|filet|chop|branzino|veal)\b/i
const isFlesh = (one: Placed): boolean =>
  isPlate('main')(one) &&
  FLESH.test(one.item.name) &&
  one.section.items.filter(({ name }) => FLESH.test(name)).length >= 4

/** What stands once more, changed. */
const again =
  (change: (item: MenuItem) => MenuItem) =>
  (menu: Menu, pick: <One>(of: readonly One[]) => One | undefined): Menu | undefined => {
    const chosen = pick(placedIn(menu).filter(isPlate('main', 'starter')))
    return (
      chosen && {
        ...menu,
        sections: menu.sections.map((section) =>
          section === chosen.section
            ? { ...section, items: [...section.items, { ...change(chosen.item), id: 799_999 }] }
            : section,
        ),
      }
    )
  }

/** All prices of food, changed by their place. */
const endings = (ends: readonly number[]) => (menu: Menu) => {
  const food = placedIn(menu).filter(isPlate('main', 'starter', 'dessert'))
  if (food.length < 10) return undefined
  const at = new Map(food.map(({ item }, index) => [item, index]))
  return mapItems(menu, (item) => {
    const index = at.get(item)
    return index === undefined
      ? item
      : {
          ...item,
          prices: item.prices.map((price) => ({
            ...price,
            amount: Math.floor((price.amount ?? 0) / 100) * 100 + (ends[index % ends.length] ?? 0),
          })),
        }
  })
}

const SIZES = 'portion_price price_order pack_above_singles larger_dearer_by_measure glass_and_bottle'
const SLIP = 'price_slip price_slip_low course_price price_above price_below section_price_level'

const prices: readonly FaultKind[] = [
  fault(
    'ten times the price',
    SLIP,
    changing(isPlate('main', 'starter', 'dessert'), (item) => timesPrice(item, 10)),
  ),
  fault(
    'a tenth of the price',
    SLIP,
    changing(isPlate('main'), (item) => timesPrice(item, 0.1)),
  ),
  fault(
    'a plate of meat or fish at three times the price',
    SLIP,
    changing(isFlesh, (item) => timesPrice(item, 3)),
  ),
  fault(
    'a plate of meat or fish at a quarter of the price',
    SLIP,
    changing(isFlesh, (item) => timesPrice(item, 0.25)),
  ),
  fault(
    'a dessert above all main courses',
    SLIP,
    changing(isPlate('dessert'), (item) => timesPrice(item, 9)),
  ),
  fault(
    'one dish at two prices',
    'two_prices',
    again((item) => timesPrice(item, 1.3)),
  ),
  fault(
    'one dish twice',
    'duplicate',
    again((item) => item),
  ),
  fault(
    'a price that is missing',
    'price_missing',
    changing(isPlate('main', 'starter'), (item) => ({ ...item, prices: [] })),
  ),
  fault('.95 next to .99', 'endings_mixed', endings([95, 99])),
  fault('four endings', 'endings_mixed', endings([95, 0, 50, 99, 25])),
  fault('one odd ending', 'price_endings endings_mixed', (menu, pick) => {
    const all = endings([95])(menu)
    return all && changing(isPlate('main'), (item) => timesPrice(item, 1))(all, pick)
  }),
  fault(
    'all mains at one price',
    'one_price',
    adding(
      '# Plates\nFilet mignon; 27\nRoast chicken; 27\nMushroom stroganoff; 27\nHalibut; 27\nLentil loaf; 27\nPork chop; 27',
    ),
  ),
  fault('large below small', SIZES, addingTo('side', 'Parsnip chips; Small 7 / Large 5')),
  fault('large below regular', SIZES, addingTo('side', 'Parsnip chips; Regular 7 / Large 5')),
  fault('a bowl below a cup', SIZES, addingTo('starter', 'Corn chowder; Cup 8 / Bowl 6')),
  fault(
    'a bowl below a cup, as dishes',
    SIZES,
    addingTo('starter', 'Cup of turtle soup; 9\nBowl of turtle soup; 7'),
  ),
  fault('a dozen below half a dozen', SIZES, adding('# Raw Bar\nKumamoto oysters; Half dozen 24 / Dozen 21')),
  fault(
    'a dozen above two half dozens',
    SIZES,
    adding('# Raw Bar\nKumamoto oysters; Half dozen 18 / Dozen 39'),
  ),
  fault(
    'a bottle below its glass',
    SIZES,
    adding('# Wine\nSancerre; Glass 16 / Bottle 14\nBarolo; Glass 20 / Bottle 84'),
  ),
  fault(
    'a bottle at two glasses',
    SIZES,
    adding('# Wine\nSancerre; Glass 16 / Bottle 34\nBarolo; Glass 20 / Bottle 84'),
  ),
  fault(
    'a bottle at nine glasses',
    SIZES,
    adding('# Wine\nSancerre; Glass 12 / Bottle 108\nBarolo; Glass 20 / Bottle 84'),
  ),
  fault(
    'a half pint above the pint',
    SIZES,
    adding('# On Tap\nHazy IPA; Half pint 8 / Pint 7\nStout; Half pint 4 / Pint 7'),
  ),
  fault(
    'a pint above two half pints',
    SIZES,
    adding('# On Tap\nHazy IPA; Half pint 4 / Pint 11\nStout; Half pint 4 / Pint 7'),
  ),
  fault(
    'a carafe below its glass',
    SIZES,
    adding('# House Wine\nMontepulciano; Glass 9 / Carafe 7 / Bottle 34'),
  ),
  fault('a half bottle above the bottle', SIZES, adding('# Champagne\nBrut; Half bottle 88 / Bottle 79')),
  fault('a pitcher below the pint', SIZES, adding('# Draft Beer\nPilsner; Pint 8 / Pitcher 7')),
  fault('half a liter dearer by the liter', SIZES, adding('# Beer\nHelles; 0.3 l 4 / 0.5 l 9')),
  fault('three tacos above three singles', SIZES, adding('# Tacos\nAl pastor taco; One 5 / Three 17')),
  fault('twelve wings below six', SIZES, adding('# Wings\nBuffalo wings; 6 wings 14 / 12 wings 12')),
  fault('a half above the whole', SIZES, addingTo('starter', 'Market greens; Half 15 / Whole 11')),
  fault('a whole above two halves', SIZES, addingTo('starter', 'Market greens; Half 7 / Whole 19')),
  fault(
    'a plate for two below the plate',
    SIZES,
    addingTo('main', 'Seafood paella; 34\nSeafood paella for two; 31'),
  ),
  fault(
    'a pizza of 16 inches below one of 12',
    SIZES,
    adding('# Pizza\nMargherita 12"; 19\nMargherita 16"; 17'),
  ),
  fault('12 ounces below 8', SIZES, addingTo('main', 'Bison sirloin 8 oz; 42\nBison sirloin 12 oz; 36')),
  fault('a slice above the whole', SIZES, adding('# Pies\nPear frangipane tart; Slice 9 / Whole 8')),
  fault(
    'ten times the price in a list of three',
    SLIP,
    adding('# Tarts\nLemon tart; 9\nPear tart; 95\nPlum tart; 9'),
  ),
  fault(
    'ten times the price in a list of beers',
    SLIP,
    adding('# Bottled Beer\nLager; 6\nStout; 70\nSaison; 8'),
  ),
  fault(
    'ten times the price of a cocktail',
    SLIP,
    adding('# Cocktails\nNegroni; 15\nPaloma; 140\nDaiquiri; 14\nSour; 15\nVirgin mule; 9'),
  ),
  fault(
    'ten times the price of a coffee',
    SLIP,
    adding('# Coffee\nEspresso; 3.50\nCortado; 4\nLatte; 50\nMocha; 5.50'),
  ),
  fault(
    'the deluxe below the plain',
    'better_costs_less',
    addingTo('main', 'Bison burger; 21\nDeluxe bison burger; 19'),
  ),
  fault(
    'the double below the single',
    'better_costs_less',
    adding('# Burgers\nSmash burger; 15\nDouble smash burger; 13'),
  ),
  fault(
    'the cheeseburger below the burger',
    'better_costs_less',
    adding('# Burgers\nBurger; 16\nCheeseburger; 14'),
  ),
  fault(
    'the Caesar with chicken below the Caesar',
    'better_costs_less',
    adding('# Salads\nCaesar salad; 15\nCaesar salad with chicken; 13'),
  ),
  fault(
    'the Caesar with chicken far above its parts',
    'extra_in_dish',
    adding('# Salads | Add chicken +6\nCaesar salad; 15\nCaesar salad with chicken; 27'),
  ),
  fault(
    'an extra at two prices',
    'extra_at_two_prices',
    adding('# Salads | Add chicken +6\nCaesar; 15\n# Pastas | Add chicken +9\nPenne; 19'),
  ),
  fault(
    'an extra above the same side',
    'extra_above_side',
    adding('# Salads | Add avocado +6\nCaesar; 15\n# Sides\nAvocado; 4\nFries; 7'),
  ),
  fault(
    'a plate for children above the dish',
    'cheaper_hour_dearer portion_price',
    adding('# Pasta\nSpaghetti pomodoro; 17\n# Kids\nKids spaghetti pomodoro; 19'),
  ),
  fault('a lunch above the dinner', 'cheaper_hour_dearer', (menu) => {
    const dish = placedIn(menu).find(isPlate('main'))?.item
    return (
      dish &&
      adding(`# Lunch\n${dish.name.replace(/[;|#]/g, '')}; ${((dish.prices[0]?.amount ?? 0) / 100) * 1.5}`)(
        menu,
        () => undefined,
      )
    )
  }),
  fault(
    'a happy hour that costs more',
    'cheaper_hour_dearer',
    adding('# Cocktails\nPaloma; 13\nNegroni; 14\n# Happy Hour\nPaloma; 15'),
  ),
  fault(
    'a set above its dishes',
    'set_above_parts',
    adding(
      '# Soups\nLeek potage; 9\n# Roasts\nGuinea hen; 24\n# Set Lunch\nTwo courses; 39; Leek potage and guinea hen',
    ),
  ),
  fault(
    'a cola above every wine',
    'soda_above_wine price_slip',
    adding('# Drinks\nDraft lager; 6\nHouse red; 9\nHouse white; 9\nCola; 14'),
  ),
  fault(
    'a lobster of two pounds for $19',
    'cost_of_price',
    addingTo('main', 'Maine lobster, 2 lb; 19; Drawn butter'),
  ),
  fault('wagyu for $38', 'cost_of_price', addingTo('main', 'A5 wagyu strip 12 oz; 38; Sea salt')),
  fault('another price in the words', 'price_in_words', describing('With roasted roots, now only $3.95')),
  fault('a market price that is fixed', 'price_in_words', describing('Market price, brown butter')),
]

const { vegan, vegetarian, glutenFree, dairyFree } = diet
const CLAIM = 'claim_contradicted'

const claims: readonly FaultKind[] = [
  fault('Vegan on butter', CLAIM, describing('Butter, leeks, chives', [vegan])),
  fault('Vegetarian on bacon', CLAIM, describing('Bacon, peas, mint', [vegetarian])),
  fault('Gluten-free on flour', CLAIM, describing('Apple, wheat flour, sage', [glutenFree])),
  fault('Dairy-free on cream', CLAIM, describing('Cream, chives, leeks', [dairyFree])),
  fault('nut-free on walnuts', CLAIM, describing('Walnuts, honey, figs', [ownDiet.nutFree])),
  fault('“Vegan:” above honey', CLAIM, addingTo('starter', 'Overnight oats; 9; Vegan: oats, milk, honey')),
  fault(
    '“gluten-free” with soy sauce',
    CLAIM,
    addingTo('main', 'Sesame meatless loaf; 21; Gluten-free. Soy sauce, breadcrumbs, scallions'),
  ),
  fault('(V) with bacon', CLAIM, addingTo('starter', 'Loaded skins; 11; Bacon, cheddar, chives (V)')),
  fault('VG with chicken', CLAIM, addingTo('main', 'Garden skillet; 19; Peppers, chicken, rice (VG)')),
  fault(
    '(GF) on a flour tortilla',
    CLAIM,
    addingTo('main', 'Harvest wrap; 17; Squash and greens in a flour tortilla (GF)'),
  ),
  fault('vegan by its name, with feta', CLAIM, addingTo('main', 'Vegan farro plate; 19; Feta, farro, mint')),
  fault(
    'dairy-free in its words, with butter',
    CLAIM,
    addingTo('main', 'Sole; 31; Brown butter, capers. Dairy-free.'),
  ),
  fault(
    'bacon under Vegetarian',
    'section_promise',
    adding('# Vegetarian\nFalafel; 15; Tahini\nCaponata; 14; Eggplant\nCarbonara; 17; Bacon, egg yolk'),
  ),
  fault(
    'a white among the reds',
    'section_promise',
    adding('# Red wines\nBarolo; 19\nChablis; 15\nMalbec; 13'),
  ),
  fault(
    'a beer among the soft drinks',
    'section_promise',
    adding('# Soft Drinks\nGinger cordial; 4\nLager; 6\nLemonade; 5'),
  ),
  fault('no vegetarian main course', 'no_vegetarian_main missing_diet', (menu) => {
    const food = menu.sections.filter((section) =>
      placedIn(menu).some((one) => one.section === section && one.course === 'main'),
    )
    const kept = { ...menu, sections: menu.sections.filter((section) => !food.includes(section)) }
    return food.length === 0
      ? undefined
      : adding(
          '# Mains\nRibeye; 44; Fries\nRoast chicken; 29; Jus\nHalibut; 38; Capers\nShrimp risotto; 31; Parmesan\nPork ragu pasta; 24; Sage\nHouse burger; 19; Beef, cheddar',
        )(kept, () => undefined)
  }),
  fault('most mains of one animal', 'mains_of_one_flesh', (menu) => {
    const mains = placedIn(menu)
      .filter(({ course }) => course === 'main')
      .map(({ section }) => section)
    const kept = { ...menu, sections: menu.sections.filter((section) => !mains.includes(section)) }
    return adding(
      '# Mains\nRoast chicken; 24; Thyme\nChicken Milanese; 25; Arugula\nFried chicken; 23; Slaw\nBraised chicken; 24; Olives\nChicken pot pie; 22; Peas\nMushroom risotto; 26; Parmesan',
    )(kept, () => undefined)
  }),
  fault(
    'truffle oil on everything',
    'accent_everywhere',
    adding(
      '# Plates\nRisotto; 24; Truffle oil\nRoast hen; 29; Truffle oil\nTurbot; 38; Truffle oil\nGnocchi; 26; Truffle oil\nPork neck; 34; Apple',
    ),
  ),
]

const words: readonly FaultKind[] = [
  fault('praise', 'hype', describing('Bursting with flavor, cooked to perfection')),
  fault('a word twice', 'doubled_word', describing('Served with with roasted roots and thyme')),
  fault('a noun twice', 'text_slip', describing('Roasted carrots carrots, thyme, labneh')),
  fault('a misspelled word', 'misspelled_word', describing('Mozarella, basil and tomatoes')),
  fault('a text that waits', 'placeholder_text', describing('Description here')),
  fault('a text that breaks off', 'text_slip', describing('Roasted roots, labneh and')),
  fault('a comma after a comma', 'text_slip', describing('Roasted roots,, labneh')),
  fault('a parenthesis that stays open', 'text_slip', describing('Roasted roots (from the garden, labneh')),
  fault(
    'the name again',
    'name_again',
    changing(isPlate('main', 'starter'), (item) => ({ ...item, description: item.name })),
  ),
  fault('a misspelled heading', 'unfinished_text', adding('# Deserts\nHoney cake; 9')),
  fault('a notice that waits', 'unfinished_text', adding('! Call us at [your phone] to book.')),
  fault(
    'a chicken that is described as beef',
    'words_of_another',
    addingTo('main', 'Half roast chicken; 29; Slow-braised beef short rib with polenta'),
  ),
  fault(
    'one description below two dishes',
    'description_repeated',
    addingTo(
      'main',
      'Sea trout; 29; Crushed potatoes, sorrel, trout roe, dill oil\nHanger; 31; Crushed potatoes, sorrel, trout roe, dill oil',
    ),
  ),
  fault(
    'two spellings',
    'spellings_mixed',
    addingTo('main', 'Farm omelet; 17; Chives\nHam omelette; 18; Gruyère'),
  ),
]

const CONTRADICT = 'notices_contradict'

const house: readonly FaultKind[] = [
  fault(
    'cash only and a fee for cards',
    CONTRADICT,
    adding('! Cash only.\n! A 3% fee is added to credit card payments.'),
  ),
  fault(
    'service included and added',
    CONTRADICT,
    adding('! Service is included in our prices.\n! A 20% gratuity is added to parties of six.'),
  ),
  fault('closed on Mondays and open daily', CONTRADICT, adding('! Open daily from 11.\n! Closed Mondays.')),
  fault(
    'two percentages',
    CONTRADICT,
    adding('! 18% gratuity for parties of 6 or more.\n! Parties of 6 or more: 20% service charge.'),
  ),
  fault('an empty section', 'section_empty', adding('# Side Dishes\n# Digestifs\nAmaro; 9')),
  fault('two sections of one name', 'section_empty', adding('# Cakes\nHoney cake; 9\n# Cakes\nPlum cake; 9')),
  fault(
    'two dishes of one number',
    'number_twice',
    adding('# Noodle Soups\n641. Pho; 14\n642. Bun; 13\n642. Mi; 13\n643. Hu tieu; 14'),
  ),
  fault('white wines alone', 'lacks_drink', (menu, pick) =>
    placedIn(menu).some(({ course }) => course === 'drink')
      ? undefined
      : adding('# Wine\nChablis; 15\nSancerre; 16\nRiesling; 13')(menu, pick),
  ),
  fault('no drink for who drives', 'no_zero_proof lacks_drink', (menu, pick) =>
    placedIn(menu).some(({ course }) => course === 'drink')
      ? undefined
      : adding(
          '# Cocktails\nNegroni; 14\nDry martini; 15\nPaloma; 14; Tequila\nDaiquiri; 14\nWhiskey sour; 15\nManhattan; 16\nMojito; 14',
        )(menu, pick),
  ),
  fault(
    'most mains braised',
    'technique_repeats',
    adding(
      '# Dinner Plates\nShort rib; 38; Braised in stout\nLamb shank; 36; Slow-cooked with apricots\nPork cheeks; 32; Stewed with white beans\nHalibut; 38; Capers\nMushroom risotto; 26; Parmesan',
    ),
  ),
  fault('a cake among the mains', 'misplaced_dish', (menu, pick) =>
    placedIn(menu).some(({ course }) => course === 'dessert')
      ? addingTo('main', 'New York cheesecake; 12')(menu, pick)
      : undefined,
  ),
  fault(
    'asparagus in winter',
    'produce_out_of_season',
    addingTo('starter', 'Grilled asparagus; 15; Hollandaise'),
    'winter',
  ),
  fault('Thanksgiving in spring', 'season_words', describing('With our Thanksgiving stuffing'), 'spring'),
  fault(
    'a long list',
    'list_long',
    adding(
      `# Plates\n${Array.from({ length: 25 }, (_, at) => `Plate ${'abcdefghijklmnopqrstuvwxyz'[at]}; ${20 + (at % 9)}; Potatoes, thyme and ${'abcdefghijklmnopqrstuvwxyz'[at]}`).join('\n')}`,
    ),
  ),
]

/** Every fault that is planted. */
export const faultKinds: readonly FaultKind[] = [...prices, ...claims, ...words, ...house]
