import { describe, expect, it } from 'vitest'
import { decidingIngredients } from '../../catalogue/ingredients/deciding-ingredients.ts'
import { type IngredientName, ingredients } from '../../catalogue/ingredients/index.ts'
import { allergensOf } from '../../catalogue/truth.ts'
import { brokenExclusion, mattersOf, withParts } from './contents.ts'
import { madeOf } from './made-of.ts'
import type { MatterName } from './matters.ts'
import { readWishes } from './read-wishes.ts'

/** Ingredients that are of no kind that owners leave out, and are made of nothing else that is. */
const PLAIN = new Set(
  `
  buckwheat flour, millet flour, tapioca starch, arrowroot starch, kuzu starch, bracken starch,
  quinoa, millet, amaranth, buckwheat, tapioca, tapioca pearl, sago, salep, arugula, baby greens,
  mixed greens, bok choy, baby bok choy, broccoli, broccolini, broccoli rabe, brussels sprout,
  cabbage, red cabbage, napa cabbage, savoy cabbage, cauliflower, chard, chicory, choy sum,
  chrysanthemum leaf, collard green, cress, dandelion, endive, escarole, frisee, chinese broccoli,
  kale, lacinato kale, lettuce, butter lettuce, iceberg lettuce, little gem lettuce, romaine
  lettuce, microgreens, mizuna, purslane, radicchio, romanesco, sorrel, spinach, swiss chard,
  watercress, water spinach, grape leaf, banana leaf, lotus leaf, betel leaf, pandan leaf, morning
  glory, acacia leaf, asparagus, white asparagus, bamboo shoot, banana blossom, rhubarb, artichoke,
  cardoon, hearts of palm, pea shoot, nopal, quelite, huauzontle, squash blossom, chayote, avocado,
  tomatillo, cucumber, okra, zucchini, summer squash, bitter melon, winter melon, bottle gourd,
  ridge gourd, luffa, ivy gourd, drumstick, plantain, water chestnut, myoga, lemongrass, pumpkin,
  kabocha squash, butternut squash, acorn squash, delicata squash, spaghetti squash, lotus seed
  paste, truffle, black truffle, white truffle, truffle oil, agar, hijiki, kombu, nori, seaweed,
  wakame, grass jelly, apple, apricot, asian pear, banana, barberry, bergamot, berry, blackberry,
  blackcurrant, blueberry, cantaloupe, cherry, sour cherry, amarena cherry, citron, clementine,
  cranberry, dried cranberry, currant, date, custard apple, red date, dragon fruit, durian, fig,
  goji berry, gooseberry, grape, grapefruit, guava, guava paste, hawthorn, hibiscus flower, honeydew
  melon, melon, jackfruit, young jackfruit, kiwi, kokum, kumquat, lemon, meyer lemon, preserved
  lemon, lemon juice, lemon peel, lime, lime juice, key lime, makrut lime, makrut lime leaf, longan,
  loquat, lychee, mandarin, mango, green mango, dried mango powder, mangosteen, mulberry, nectarine,
  orange, blood orange, orange zest, orange peel, orange blossom water, orange flower water, papaya,
  green papaya, passion fruit, peach, pear, persimmon, pineapple, plum, umeboshi plum, pomegranate,
  pomelo, prickly pear, quince, rambutan, raspberry, redcurrant, sapote, mamey seed, soursop,
  starfruit, strawberry, sudachi, tamarind, tangerine, dried tangerine peel, dedicated fryer oil, watermelon, yuzu, yuzu
  juice, basil, thai basil, holy basil, lemon basil, basil seed, bay leaf, chervil, curry leaf,
  cherry leaf, dill, epazote, avocado leaf, hoja santa, fenugreek leaf, herb, herbes de provence,
  lavender, lemon verbena, marjoram, mint, mitsuba, myrtle, oregano, mexican oregano, parsley,
  rosemary, sage, savory, shiso, perilla, pennywort, tarragon, thyme, chamomile, chrysanthemum,
  jasmine, juniper berry, osmanthus, edible flower, rose, rose petal, rose water, rose syrup, elderflower, salt,
  sea salt, black salt, pepper, black pepper, white pepper, pink peppercorn, green peppercorn,
  sansho pepper, ajwain, allspice, annatto, gluten-free asafoetida, cardamom, black cardamom,
  caraway seed, cinnamon, clove, coriander, cumin, garam masala, fennel seed, fenugreek, five-spice
  powder, licorice, mace, mahleb, mastic, nigella, nutmeg, baharat, saffron, star anise, aniseed,
  sumac, vanilla, chia seed, poppy seed, pumpkin seed, sunflower seed, flax seed, hemp seed, lotus
  seed, melon seed, psyllium husk, stevia, erythritol, monk fruit, water, ice, koji, nutritional
  yeast, yeast, baking powder, cream of tartar, msg, caper, caperberry, pickled cabbage, vinegar,
  oil, vegetable oil, olive oil, grapeseed oil, argan oil, vegan butter, vegetable shortening,
  turkish delight, sugar, brown sugar, palm sugar, cane sugar, powdered sugar, rock sugar, black
  sugar, black sugar syrup, pearl sugar, jaggery, piloncillo, molasses, sorghum syrup, glucose
  syrup, maltose, maple syrup, agave, simple syrup, sugar syrup, date syrup, pomegranate molasses,
  grape molasses, grenadine, melon syrup, vanilla syrup, sugar caramel, jam, apricot jam, strawberry
  jam, raspberry jam, fig jam, grape jelly, marmalade, applesauce, sorbet, lemon sorbet, sprinkles,
  lovage, fish mint, crab apple, licorice root, henderson's relish, maltodextrin, apple butter,
  chrysanthemum tea, mint tea, herbal tea, rooibos, sparkling water, mineral water, club soda, tonic
  water, ginger ale, ginger beer, root beer, lemon-lime soda, cream soda, grapefruit soda, orange
  soda, ramune, chinotto, apple juice, apple cider, orange juice, blood orange juice, grapefruit
  juice, pineapple juice, mango juice, mango puree, peach puree, cranberry juice, cherry juice,
  guava juice, verjus, lychee juice, passion fruit juice, pear juice, pomegranate juice, sugarcane juice,
  aloe vera, elderflower cordial, minari, fernbrake, mountain greens, molokhia, acorn jelly, omija, ginseng,
  perilla seed, perilla oil, citron syrup, plum syrup
`
    .trim()
    .split(',')
    .map((name) => name.trim().replace(/\s+/g, ' ')),
)

const names = Object.keys(ingredients) as IngredientName[]

it('knows of every ingredient what kinds of food it is, what it is made of, or that it is plain', () => {
  const unknown = names.filter(
    (name) => mattersOf(name).size === 0 && madeOf[name] === undefined && !PLAIN.has(name),
  )
  expect(unknown, 'Say in made-of.ts, in a matter or above what these are').toEqual([])
  expect([...PLAIN].filter((name) => !(name in ingredients))).toEqual([])
})

it('makes no ingredient of an allergen or an animal that the lexicon does not know of it', () => {
  const fromAnimals = ['meat', 'poultry', 'gelatine', 'rennet', 'honey', 'insect']
  const has = (name: IngredientName, trait: string) =>
    (ingredients[name] as readonly string[]).includes(trait)
  for (const name of names) {
    const parts = [...withParts([name])]
    expect(allergensOf([name]), name).toEqual(allergensOf(parts))
    for (const trait of fromAnimals) {
      expect(has(name, trait), `${trait} in ${name}`).toBe(parts.some((part) => has(part, trait)))
    }
  }
})

it('knows of what a house buys instead of the ordinary ingredient all that both have in common', () => {
  const common = ['alcohol', 'tomato', 'garlic', 'onion', 'spicy'] as const
  const has = (name: IngredientName, matter: MatterName) =>
    [...withParts([name])].some((part) => mattersOf(part).has(matter))
  for (const [name, { insteadOf }] of Object.entries(decidingIngredients)) {
    for (const matter of common) {
      const [own, ordinary] = [has(name as IngredientName, matter), has(insteadOf, matter)]
      expect(!ordinary || own, `${matter} in ${name} as in ${insteadOf}`).toBe(true)
    }
  }
})

const breaks = (notes: string, dish: Parameters<typeof brokenExclusion>[0]) =>
  brokenExclusion(dish, readWishes(notes).exclusions) !== undefined

describe('a dish', () => {
  it.each([
    ['no tomato', ['beef', 'ketchup']],
    ['no tomato', ['wheat flour', 'marinara']],
    ['no fish', ['beef', 'worcestershire sauce']],
    ['no garlic', ['chicken', 'ranch dressing']],
    ['no pork', ['collard green', 'ham hock']],
    ['no pork', ['strawberry', 'gelatine']],
    ['no beef', ['mushroom', 'demi-glace']],
    ['no alcohol', ['eel', 'teriyaki sauce']],
    ['no butter', ['asparagus', 'hollandaise sauce']],
    ['no avocado', ['corn tortilla', 'guacamole']],
    ['allergic to lobster', ['coconut milk', 'red curry paste']],
    ['kosher', ['beef', 'butter']],
  ])('breaks “%s” by what its ingredients are made of: %j', (notes, used) => {
    expect(breaks(notes, { ingredients: used })).toBe(true)
  })

  it.each([
    ['no milk', ['coconut milk', 'rice']],
    ['no butter', ['peanut butter', 'bread']],
    ['no egg', ['eggplant']],
    ['no oyster', ['oyster mushroom']],
    ['no alcohol', ['red wine vinegar', 'root beer']],
    ['no nuts', ['coconut', 'nutmeg']],
    ['kosher', ['beef', 'olive oil']],
    ['no beer', ['ginger beer']],
  ])('does not break “%s” by a namesake: %j', (notes, used) => {
    expect(breaks(notes, { ingredients: used })).toBe(false)
  })

  it('is judged by its words as well, and by ingredients that nobody knows', () => {
    const plain = { ingredients: ['potato'], name: 'Fries', description: 'Served with ketchup.' }
    expect(breaks('no tomato', plain)).toBe(true)
    expect(breaks('no mushrooms', plain)).toBe(false)
    expect(breaks('nut allergy', { ingredients: ['potato', 'grandmother spread'] })).toBe(true)
    expect(breaks('no mushrooms', { ingredients: ['potato', 'grandmother spread'] })).toBe(false)
  })
})
