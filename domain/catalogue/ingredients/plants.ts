import { all, type IngredientTable } from './ingredient.ts'

/** Vegetables, mushrooms, seaweeds, pulses, fruit, herbs and spices. */
export const plants = {
  // Leaves, stalks and brassicas
  ...all(
    [],
    'arugula, baby greens, mixed greens, bok choy, baby bok choy, broccoli, broccolini, broccoli rabe',
    'brussels sprout, cabbage, red cabbage, napa cabbage, savoy cabbage, cauliflower, chard, chicory',
    'choy sum, chrysanthemum leaf, collard green, cress, dandelion, endive, escarole, frisee',
    'chinese broccoli, kale, lacinato kale, lettuce, butter lettuce, iceberg lettuce, little gem lettuce',
    'romaine lettuce, microgreens, mizuna',
  ),
  'mustard green': ['mustard'],
  ...all(
    [],
    'purslane, radicchio, romanesco, sorrel, spinach, swiss chard, watercress, water spinach, grape leaf',
    'banana leaf, lotus leaf, betel leaf, pandan leaf, morning glory, acacia leaf, asparagus',
    'white asparagus, bamboo shoot, banana blossom, bean sprout, minari, fernbrake, mountain greens, molokhia',
  ),
  'soybean sprout': ['soybeans'],
  ...all(['celery'], 'celery, celery root, celery seed, celery salt'),
  ...all(
    [],
    'lovage, fish mint, crab apple, fennel, rhubarb, artichoke, cardoon, kohlrabi, hearts of palm',
    'pea shoot, snow pea leaf, garlic chive, garlic scape, yellow chive, nopal, quelite, huauzontle',
    'squash blossom, chayote',
  ),

  // Fruit vegetables
  ...all(
    [],
    'avocado, tomato, cherry tomato, green tomato, san marzano tomato, sun-dried tomato, tomato paste',
    'tomato puree, canned tomato, tomato juice, tomatillo, cucumber, eggplant, thai eggplant',
    'japanese eggplant, pea eggplant, okra, zucchini, summer squash, bitter melon, winter melon',
    'bottle gourd, ridge gourd, luffa, ivy gourd, drumstick, bell pepper, red bell pepper',
    'green bell pepper, roasted pepper, piquillo pepper, padron pepper, shishito pepper, green bean',
    'long bean, snow pea, sugar snap pea, winged bean',
  ),

  // Chiles
  ...all(
    [],
    'chile, green chile, red chile, dried chile, thai chile, jalapeno, pickled jalapeno, serrano, habanero',
    'poblano, hatch chile, anaheim chile, ancho chile, arbol chile, chipotle chile, guajillo chile',
    'mulato chile, pasilla chile, kashmiri chile, calabrian chile, chile de arbol, banana pepper',
  ),
  pepperoncini: ['sulphites'],
  'sichuan chile': [],

  // Roots, tubers, bulbs
  ...all(
    [],
    'beet, carrot, burdock root, cassava, daikon, lotus root, parsnip, potato, fingerling potato',
    'french fry, potato chip, hash brown, sweet potato, purple yam, yam, mountain yam, taro, plantain',
    'radish, watermelon radish, rutabaga, salsify, sunchoke, turnip, jicama, tiger nut, water chestnut',
    'horseradish',
  ),
  // As served in most restaurants: horseradish and mustard, colored green.
  wasabi: ['mustard'],
  ...all(
    [],
    'ginger, young ginger, myoga, pickled ginger, galangal, fingerroot, lemongrass, turmeric, garlic',
    'black garlic, fried garlic, pickled garlic, onion, red onion, white onion, sweet onion, pearl onion',
    'cipollini onion, caramelized onion, pickled red onion',
  ),
  'fried onion': ['wheat'],
  shallot: [],
  'fried shallot': ['wheat'],
  ...all(
    [],
    'unfloured fried shallot, scallion, leek, ramp, chive, pumpkin, kabocha squash, butternut squash',
    'acorn squash, delicata squash, spaghetti squash',
  ),

  // Corn, peas and pulses
  ...all([], 'corn, baby corn, corn husk, huitlacoche, green pea'),
  ...all(['soybeans'], 'edamame, soybean'),
  ...all([], 'bean, adzuki bean, red bean paste, white bean paste, lotus seed paste, black bean'),
  'black soybean': ['soybeans'],
  ...all(
    [],
    'black-eyed pea, borlotti bean, cannellini bean, white bean, navy bean, fava bean, giant bean',
    'kidney bean, lima bean, butter bean, flageolet bean, pinto bean, refried bean without lard',
  ),
  'refried bean with lard': ['meat'],
  'lupin bean': ['lupin'],
  ...all(
    [],
    'chickpea, black chickpea, roasted gram, split chickpea, lentil, red lentil, green lentil, black lentil',
    'beluga lentil, pigeon pea, mung bean, mung bean jelly, acorn jelly, yellow split pea, split pea',
  ),

  // Mushrooms and seaweed
  ...all(
    [],
    'mushroom, button mushroom, chanterelle, cremini mushroom, enoki mushroom, king oyster mushroom',
    "lion's mane mushroom, maitake mushroom, morel, nameko mushroom, oyster mushroom, porcini",
    'portobello mushroom, shiitake mushroom, dried shiitake mushroom, shimeji mushroom, straw mushroom',
    'wild mushroom, wood ear mushroom, snow fungus, truffle, black truffle, white truffle, truffle oil',
    'agar, hijiki, kombu, nori, seaweed, wakame, grass jelly',
  ),

  // Fruit
  ...all([], 'apple, apricot'),
  'dried apricot': ['sulphites'],
  ...all(
    [],
    'asian pear, banana, barberry, bergamot, berry, blackberry, blackcurrant, blueberry, cantaloupe, cherry',
    'sour cherry, amarena cherry',
  ),
  'maraschino cherry': ['sulphites'],
  citron: [],
  ...all(['sulphites'], 'candied citron, candied orange, candied citrus, candied fruit'),
  ...all(
    [],
    'clementine, coconut, young coconut, shredded coconut, coconut flake, coconut milk, coconut cream',
    'coconut water, coconut oil, coconut yogurt, coconut sorbet, cranberry, dried cranberry, currant, date',
    'custard apple, red date, dragon fruit, durian, fig',
  ),
  'dried fig': ['sulphites'],
  'goji berry': [],
  ...all(['sulphites'], 'golden raisin, raisin, prune, dried fruit'),
  ...all(
    [],
    'gooseberry, grape, grapefruit, guava, guava paste, hawthorn, hibiscus flower, honeydew melon, melon',
    'jackfruit, young jackfruit, kiwi, kokum, omija, juniper berry, kumquat, lemon, meyer lemon, preserved lemon',
    'lemon juice, lemon peel, lime, lime juice, key lime, makrut lime, makrut lime leaf, longan, loquat',
    'lychee, mandarin, mango, green mango, dried mango powder, mangosteen, mulberry, nectarine, orange',
    'blood orange, orange zest, orange peel, orange blossom water, orange flower water, papaya',
    'green papaya, passion fruit, peach, pear, persimmon, pineapple, plum, umeboshi plum, pomegranate',
    'pomelo, prickly pear, quince, rambutan, raspberry, redcurrant, sapote, mamey seed, soursop, starfruit',
    'strawberry, sudachi, tamarind, tangerine, dried tangerine peel, watermelon, yuzu, yuzu juice, olive',
    'black olive, green olive, kalamata olive, castelvetrano olive',
  ),

  // Herbs
  ...all(
    [],
    'basil, thai basil, holy basil, lemon basil, basil seed, bay leaf, chervil, cilantro, culantro',
    'curry leaf, cherry leaf, dill, epazote, avocado leaf, hoja santa, fenugreek leaf, herb',
    'herbes de provence, lavender, lemon verbena, marjoram, mint, mitsuba, myrtle, oregano, mexican oregano',
    'parsley, rosemary, sage, savory, shiso, perilla, pennywort, tarragon, thyme, chamomile, chrysanthemum',
    'jasmine, osmanthus, butterfly pea flower, edible flower, rose, rose petal, rose water, rose syrup',
    'elderflower',
  ),

  // Spices and seasonings
  ...all(
    [],
    'salt, sea salt, black salt, pepper, black pepper, white pepper, pink peppercorn, green peppercorn',
    'sichuan pepper, sansho pepper, ajwain, allspice, achiote paste, annatto',
  ),
  asafoetida: ['wheat'],
  ...all(
    [],
    'gluten-free asafoetida, cardamom, black cardamom, caraway seed, cayenne, chili powder, chili flake',
    'aleppo pepper, urfa pepper, espelette pepper, cinnamon, clove, coriander, cumin',
  ),
  'curry powder': ['mustard'],
  // With asafoetida, like the powders and pickles that are bought with it.
  'chaat masala': ['wheat'],
  ...all([], 'garam masala, tandoori masala'),
  'sambar powder': ['wheat'],
  'panch phoron': ['mustard'],
  ...all([], 'fennel seed, fenugreek, five-spice powder, licorice root'),
  // The candy: wheat flour holds it together.
  licorice: ['wheat'],
  ...all([], 'mace, mahleb, mastic'),
  ...all(['mustard'], 'mustard seed, mustard oil'),
  ...all([], 'nigella, nutmeg, paprika, smoked paprika'),
  'pickling spice': ['mustard'],
  'cajun seasoning': [],
  'old bay seasoning': ['celery', 'mustard'],
  ...all([], 'ras el hanout, baharat, saffron'),
  'shichimi togarashi': ['sesame'],
  furikake: ['sesame', 'fish extract', 'soybeans', 'wheat'],
  ...all([], 'star anise, aniseed, sumac, vanilla, ginseng'),
  "za'atar": ['sesame'],
  ...all(
    [],
    'chia seed, perilla seed, poppy seed, pumpkin seed, sunflower seed, flax seed, hemp seed, lotus seed, melon seed',
    'psyllium husk, stevia, erythritol, monk fruit',
  ),
} as const satisfies IngredientTable
