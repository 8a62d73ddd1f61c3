import { describe, expect, it } from 'vitest'
import type { NamedAllergen } from '../allergens/allergen-keys.ts'
import { diet, dietaryOptions } from '../reference/reference.ts'
import type { Dish } from './dish.ts'
import { loadCatalogue } from './dishes/catalogue.ts'
import { houseStandards } from './house-standard.ts'
import { ingredients as lexicon } from './ingredients/index.ts'
import { contradictions } from './truth.ts'

const catalogue = loadCatalogue()

/** Words that name a source of an allergen wherever a menu prints them, and the phrases in which they do not. */
const sources: Partial<Record<NamedAllergen, RegExp>> = {
  wheat:
    /\b(wheat|bread|toast|baguette|sourdough|brioche|breadcrumbs?|panko|crou?tons?|pasta|spaghetti|udon|ramen|couscous|bulgur|semolina|seitan|phyllo|filo|puff pastry|naan|pita|soy sauce)\b/,
  barley: /\b(barley|lager|pilsner|stout|beer|(?<!\p{L})ale|malted milk)\b/u,
  rye: /\b(rye(?! whiske?y)|pumpernickel)\b/,
  oats: /\b(oats?|oatmeal|granola)\b/,
  emmer: /\bfarro\b/,
  crustaceans: /\b(shrimps?|prawns?|crabs?|lobster|langoustines?|crawfish|crayfish)\b/,
  eggs: /\b(eggs?|yolks?|meringue|mayonnaise|aioli|omelets?|hollandaise)\b/,
  fish: /\b(fish|anchov(y|ies)|salmon|tuna|cod|sardines?|mackerel|trout|eel|bonito|snapper|sea bass|branzino)\b/,
  peanuts: /\bpeanuts?\b/,
  soybeans: /\b(soy|tofu|miso|edamame|tamari|tempeh)\b/,
  milk: /\b(milk|butter|buttered|buttermilk|cream|cheese|mozzarella|ricotta|mascarpone|feta|paneer|pecorino|parmigiano|cheddar|yogurt|ghee|crema|queso|gelato)\b/,
  almonds: /\b(almonds?|marzipan|frangipane|amaretti)\b/,
  walnuts: /\bwalnuts?\b/,
  hazelnuts: /\b(hazelnuts?|gianduja)\b/,
  pistachios: /\b(pistachios?|mortadella)\b/,
  cashews: /\bcashews?\b/,
  pecans: /\bpecans?\b/,
  macadamias: /\bmacadamias?\b/,
  'pine-nuts': /\b(pine nuts?|pesto)\b/,
  celery: /\b(celery|celeriac)\b/,
  mustard: /\bmustard\b/,
  sesame: /\b(sesame|tahini|hummus)\b/,
  molluscs: /\b(clams?|mussels?|oysters?|scallops?|squid|calamari|octopus|cuttlefish|snails?)\b/,
}
/** Plant milks, namesakes, denials ("without milk"), pairings ("for grilled fish") and tasting notes. */
const innocent = new RegExp(
  [
    '(?<=(coconut|almond|walnut|soy|oat)[- ])(milk|cream|yogurt)',
    '(?<=peanut )butter|butter(?= lettuce)|vegetarian oyster(?= sauce)|spaghetti(?= squash)|oyster(?= mushroom)',
    'cream of tartar|cashew feni|almond tofu',
    '(root|ginger) beer|ginger ale|fish[- ](fry|shaped|fragrant)',
    '(no|without|neither|made for|match for|enough for|for grilled) [^,.;:]*',
    'vegan (mayonnaise|butter)|wheat-free|pure buckwheat|trace of butter|toasted bread from|orchid, cream|notes of soy',
  ].join('|'),
  'g',
)

const flesh =
  /\b(beef|veal|pork|bacon|ham|pancetta|prosciutto|guanciale|chorizo|sausage|salami|lamb|chicken|turkey|duck|goose|rabbit|lard|gelatine?)\b/
/** Pairings, likenesses and namesakes in which no animal is served. */
const meatless =
  /(like|beside|enough for) (pork|lamb)|lamb's-quarters|without lard|duck(?= (and hen )?egg)|vegetarian "duck"/g

const deepFried = /\b(deep-|flash-)?fried\b|\bfries\b|\bfritters\b|\bbattered\b|\btempura\b/i
/** In a pan, a wok or on a griddle of the dish alone, or bought so. */
const friedElsewhere = new RegExp(
  [
    '(pan|stir|wok|shallow)-fried|fried (in the pan|dry|in tamari|in duck fat|apart in olive oil|in oil, loosened)',
    'fried (eggs?|rice|garlic|almonds|coconut|with rice)|egg fried in a deep puddle|cheese fried on the flattop',
    'diced potatoes fried crisp in the red fat|deep-fried tofu|shallot fried without flour',
    'fritters of ripe banana, rice flour and jaggery, cooked in coconut oil in a dimpled pan',
  ].join('|'),
  'gi',
)

const ordinarilyWithAsafoetida =
  /\b(sambar|rasam|medu vada|dhokla|podi|lemon rice|mango pickle|coconut chutney|kosambari|papad|vadi|undhiyu|jaljeera|chaas|dal tadka|bhalla|chaat masala)\b/i
const withAsafoetida: readonly string[] = ['asafoetida', 'gluten-free asafoetida', 'chaat masala']

const ofCuisine = (id: number): Dish[] => catalogue.filter((dish) => dish.cuisineId === id)
const named = (dishes: readonly Dish[]): string[] => dishes.map((dish) => `${dish.id} ${dish.name}`)

describe('the truth of a dish', () => {
  it('names its ingredients as the lexicon does, each once', () => {
    const odd = catalogue.flatMap(({ id, ingredients }) =>
      ingredients
        .filter((name, index) => !Object.hasOwn(lexicon, name) || ingredients.indexOf(name) !== index)
        .map((name) => `${id} ${name}`),
    )
    expect(odd).toEqual([])
  })

  it('contradicts no claim, the house standards included', () => {
    const dishes = [...catalogue, ...houseStandards.flatMap((house) => house.dishes)]
    expect(dishes.flatMap((dish) => contradictions(dish, dish.ingredients, dish.grams))).toEqual([])
  })

  it('says nowhere that a dish is what its ingredients deny', () => {
    const promises = [
      [/\b(vegan|plant-based)\b/i, diet.vegan],
      [/\bvegetarian\b/i, diet.vegetarian],
      [/\bgluten[- ]free\b/i, diet.glutenFree],
      [/\bdairy[- ]free\b/i, diet.dairyFree],
      [/\bketo\b/i, diet.keto],
    ] as const
    const broken = promises.flatMap(([word, option]) =>
      catalogue.filter(
        (dish) => word.test(`${dish.name} ${dish.description}`) && !dish.dietaryOptions.includes(option),
      ),
    )
    expect(named(broken)).toEqual([])
  })

  it('prints no meat in a vegetarian dish', () => {
    const vegetarian = catalogue.filter((dish) => dish.dietaryOptions.includes(diet.vegetarian))
    const hidden = vegetarian.filter(({ name, description }) =>
      flesh.test(`${name}. ${description}`.toLowerCase().replace(meatless, '')),
    )
    expect(named(hidden)).toEqual([])
  })

  it.each(Object.entries(sources))('prints no source of %s that the ingredients lack', (allergen, source) => {
    const hidden = catalogue.filter((dish) => {
      const words = `${dish.name}. ${dish.description}`.toLowerCase().replace(innocent, '')
      return source.test(words) && !dish.allergens.some((declared) => declared === allergen)
    })
    expect(named(hidden)).toEqual([])
  })

  it('gives the Indian house standard its diets and allergens', () => {
    const told = houseStandards.flatMap(({ dishes }) =>
      dishes.map(({ name, dietaryOptions, allergens }) => [name, dietaryOptions, allergens]),
    )
    expect(told).toEqual([
      ['Samosa', [diet.vegetarian, diet.vegan, diet.dairyFree], ['wheat']],
      ['Pakora', [diet.vegetarian, diet.vegan, diet.glutenFree, diet.dairyFree], []],
      ['Pani Puri', [diet.vegetarian, diet.vegan, diet.dairyFree], ['wheat']],
      ['Chaat', [diet.vegetarian], ['wheat', 'milk']],
      ['Chicken Tikka', [diet.glutenFree], ['milk', 'mustard']],
    ])
  })

  it('states grams for ingredients of the dish alone, and tells the carbohydrate of all that state them', () => {
    const weighed = catalogue.filter(({ grams }) => grams !== undefined)
    const strays = weighed.flatMap(({ id, ingredients, grams = {} }) =>
      Object.keys(grams)
        .filter((name) => !ingredients.some((one) => one === name))
        .map((name) => `${id} ${name}`),
    )
    expect(strays).toEqual([])
    expect(named(weighed.filter(({ netCarbsG }) => netCarbsG === undefined))).toEqual([])
  })

  it('counts the carbohydrate of vegetables, so that these are not Keto-Friendly', () => {
    const names = [
      'Spaghetti Squash Bake',
      'İmam Bayıldı',
      'Champignons Bourguignon',
      'Cioppino',
      'Melanzane alla Parmigiana',
      'Shakshuka',
      'Ratatouille Niçoise',
      'Baingan Bharta',
      'Nadan Mutta Roast',
    ]
    const dishes = catalogue.filter(({ name }) => names.includes(name))
    expect(new Set(dishes.map(({ name }) => name)).size).toBe(names.length)
    for (const { dietaryOptions, netCarbsG } of dishes) {
      expect(dietaryOptions).not.toContain(diet.keto)
      expect(netCarbsG).toBeGreaterThan(10)
    }
  })

  it('says of a deep-fried dish that is Gluten-Free that it has a fryer of its own', () => {
    const shared = catalogue.filter(
      ({ name, description, ingredients, dietaryOptions }) =>
        dietaryOptions.includes(diet.glutenFree) &&
        deepFried.test(`${name}. ${description}`.replace(friedElsewhere, '')) &&
        !ingredients.includes('dedicated fryer oil'),
    )
    expect(named(shared)).toEqual([])
  })

  it('lists asafoetida where Indian kitchens take it, or says that it is left out', () => {
    const unsaid = ofCuisine(4).filter(
      ({ name, description, ingredients }) =>
        ordinarilyWithAsafoetida.test(`${name}. ${description}`) &&
        !/without asafoetida/.test(description) &&
        !ingredients.some((one) => withAsafoetida.includes(one)),
    )
    expect(named(unsaid)).toEqual([])
  })

  it('names the soy of Thai dishes in which a cook would take fish sauce', () => {
    const unsaid = ofCuisine(6).filter(
      ({ name, description, ingredients, dietaryOptions }) =>
        dietaryOptions.includes(diet.vegetarian) &&
        (ingredients.includes('soy sauce') || ingredients.includes('tamari')) &&
        !/\b(soy|tamari|bean sauce|vegetarian oyster sauce)\b/.test(`${name}. ${description}`),
    )
    expect(named(unsaid)).toEqual([])
  })

  it('declares the allergens of what a dish is served with', () => {
    const servedWith = [
      [/\bmassaman sauce\b/i, 'peanuts'],
      [/\bmassaman sauce\b/i, 'crustaceans'],
      [/(?<!vinegar )\bslaw\b(?! in vegan)/i, 'eggs'],
      [/\b(?:ali?oli|aioli|aïoli|tartar sauce|hollandaise)\b/i, 'eggs'],
      [/(?<!vegan )\bmayonnaise\b/i, 'eggs'],
      [/(?<!wheat-free )\bsambar\b/i, 'wheat'],
      [/\btahini\b/i, 'sesame'],
    ] as const
    const undeclared = catalogue.flatMap(({ name, description, allergens }) =>
      servedWith
        .filter(([words, allergen]) => words.test(description) && !allergens.includes(allergen))
        .map(([, allergen]) => `${name}: ${allergen}`),
    )
    expect(undeclared).toEqual([])
  })

  it('calls nothing Seafood that holds meat or poultry', () => {
    const seafood = catalogue.filter((dish) => dish.dietaryOptions.includes(diet.seafood))
    expect(
      named(seafood.filter(({ name, description }) => flesh.test(`${name}. ${description}`.toLowerCase()))),
    ).toEqual([])
    expect(seafood.map(({ name }) => name)).not.toContain('Siu Mai')
  })

  it('tags with options of the reference list, sorted, vegan never without vegetarian and dairy-free', () => {
    const order: number[] = dietaryOptions.map(({ id }) => id)
    for (const { dietaryOptions: options } of [...catalogue, ...houseStandards.flatMap((h) => h.dishes)]) {
      expect(options).toEqual(order.filter((id) => options.some((option) => option === id)))
      if (options.includes(diet.vegan)) {
        expect(options).toEqual(expect.arrayContaining([diet.vegetarian, diet.dairyFree]))
      }
    }
  })
})
