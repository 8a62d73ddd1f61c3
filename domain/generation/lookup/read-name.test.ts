import { describe, expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { readName } from './read-name.ts'

const catalogue = loadCatalogue()
const namesOf = (name: string, cuisineId: number): string[] =>
  [...readName(name, catalogue).dishes]
    .filter((dish) => dish.cuisineId === cuisineId)
    .map((dish) => dish.name)

describe('the name of a section', () => {
  it.each([
    ['Starters', 'starters'],
    ['Vini Rossi', 'reds'],
    ['Vino Bianco', 'whites'],
    ['For the Kids', 'kids'],
    ['Main Courses', 'mains'],
    ['Small Plates', 'starters'],
    ['Desserts', 'desserts'],
    ['Mains (served with fries)', 'mains'],
    ['Per i più piccoli', 'kids'],
    ['Menú Infantil', 'kids'],
    ['Meetha', 'desserts'],
    ['Piatti del Giorno', 'mains'],
  ])('%s is a course', (name, sort) => {
    expect(readName(name, catalogue).sort).toBe(sort)
  })

  it.each([
    ['Alitas', 5, /Wing/],
    ['Hamburguesas', 5, /Burger|Slider|Patty|Cheeseburger/],
    ['Calzoni', 1, /Calzone/],
    ['Soupes', 8, /Soupe|Velouté|Potage|Vichyssoise|Bouillabaisse/],
    ['Crevettes', 8, /./],
    ['Kebabs & Skewers', 7, /Kebab|Skewer|Souvlaki|Şiş|Kofta|Pinchos/],
    ['Vegan Burgers', 5, /Black Bean Burger/],
    ['Mac & Cheese', 5, /Mac/],
    ['Whiskey', 5, /./],
    ['Momos', 4, /Momos/],
    ['Noodle Soups', 2, /Ramen|Udon|Tantanmen|Soba|Sōmen/],
    ['Noodle Soups', 6, /^(?!Pad)/],
    ['Les Grillades', 8, /^(?!Quiche|Riz)/],
    ['From the Coals', 5, /^(?!.*(?:Stew|Crab|Mushrooms|Bowl))/],
    ['From the Wood Oven', 1, /^(?!Burrata)/],
    ['La Rôtisserie', 8, /Poulet|Gigot|Canard/],
    ['Crêpes Sucrées', 8, /Crêpe/],
    ['Bun Bowls', 12, /^Bún/],
    ['Suppen & Salate', 5, /Soup|Salad|Chowder|Cioppino|Slaw|Gumbo|Poke|Louie|Bisque|Wedge|Chili|Stew/],
    ['Peixe Grelhado', 7, /./],
    ['Fleischgerichte', 5, /./],
    ['Aperitivo Hour', 1, /^(?!Amaro)/],
    ['Sunday Roast', 5, /^(?!.*(?:Pot Pie|Potpie))/],
  ])('%s names dishes of cuisine %i', (name, cuisineId, is) => {
    const found = namesOf(name, cuisineId)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !is.test(one) && !one.startsWith('Kids'))).toEqual([])
  })

  it('takes a steak of tofu, of portobello or of cauliflower for no steak', () => {
    const steaks = [...namesOf('Steaks', 5), ...namesOf('Steaks', 2)].join(' ')
    expect(steaks).toContain('Strip')
    expect(steaks).not.toMatch(/Tofu|Portobello|Cauliflower|Daikon/)
  })

  it.each(['Hot Gribbles', 'Gujarati Thali', 'Seniors', 'Greek Gribble'])(
    'how dishes are tells nothing of %s where nobody knows what they are',
    (name) => expect(readName(name, catalogue).dishes.size).toBe(0),
  )

  it.each(['🍔🍟', 'Gribblefrotz', '???', '—'])('%j names nothing', (name) => {
    const { sort, dishes } = readName(name, catalogue)
    expect([sort, dishes.size]).toEqual([undefined, 0])
  })

  it.each(['Shallow', 'Friends', 'Half', 'Martin', 'The Butler'])(
    '%s isn’t food that is spelled alike',
    (name) => {
      expect(readName(name, catalogue).dishes.size).toBe(0)
    },
  )

  it.each([
    ['Soju & Friends', 10, /Soju|Somaek/],
    ['Cakes by the Slice', 15, /cake|Cake|Sponge|Torte|Canel|Nata|Gingerbread|Castella|Shortcake/],
    ['Loose-leaf Tea', 15, /Pot|Tea|Chai|Earl|Matcha|Tisane|Rooibos|Chamomile/],
    ['Morning Pastries', 15, /./],
    ['By the Half Pound', 5, /Brisket|Ribs|Pork/],
    ['Cold Drinks', 5, /./],
    ['Hot Dogs', 5, /Pigs in a Blanket/],
    ['Cold Beer', 5, /Lager|IPA|Ale|Stout|Cider/],
    ['Cobblers & Crisps', 5, /Cobbler|Crisp|Crumble/],
    ['Mac & Cheese Bar', 5, /Mac/],
    ['Mocktails', 5, /^(?!.*(?:Malt|Float|Milkshake))/],
    ['Naan & Roti', 4, /Naan|Roti|Kulcha|Paratha|Puri|Bhatura|Thepla/],
    ['Indo-Chinese', 4, /Manchurian|Hakka|Schezwan|Chili Paneer/],
    ['Dal', 4, /^(?!.*(?:Dosa|Bhalla))/],
    ['Tteok', 10, /^(?!Bindaetteok)/],
    ['Korean Fried Chicken', 10, /Yangnyeom|Dakgangjeong|Chicken/],
    ['A la Plancha', 13, /./],
    ['Conservas', 13, /Mejillones|Gilda|Boquerones|Anchoas|Bonito|Ventresca/],
    ['Pad Thai', 6, /^Pad Thai/],
    ['Roti', 8, /./],
    ['From the Spit', 11, /Souvlaki|Gyro/],
    ['Dim Sum Baskets', 9, /./],
    ['Salates', 11, /./],
    ['Món Chay', 12, /./],
    ['Lamb & Beef', 7, /./],
    ['Entrées froides', 8, /./],
    ['De Cuchara', 13, /./],
    ['Ravioli & Friends', 1, /Tortelli|Ravioli|Agnolotti/],
    ['Half-Pound Burgers', 5, /burger|Slider|Patty Melt/i],
    ['Hand-Spun Shakes', 5, /Milkshake|Malt|Float/],
    ['Cócteles de Tequila', 3, /^(?!.*Mezcal)/],
    ['Dalla Brace', 1, /^(?!.*Vellutata)/],
    ['Dessert Wines & Port', 5, /Riesling|Port/],
    ['Rice & Steamed Dumplings', 9, /^(?!.*Noodle)/],
    ['Fresh & Fried Rolls', 12, /Cuốn|Chả Giò|Rolls/],
    ['Hot & Iced Tea', 5, /Tea|Arnold/],
    ['Dolci della Nonna', 1, /./],
    ['Soju Cocktails', 10, /Soju/],
    ['Bourbon', 5, /^(?!Manhattan|Sazerac)/],
    ['From Sicily', 1, /./],
    ['Cheese Cart', 8, /^(?!Salade)/],
    ['Vegetarian Mains', 4, /^(?!.*Egg)/],
  ])('%s is read without the words that only measure or tell the hour', (name, cuisineId, is) => {
    const found = namesOf(name, cuisineId)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !is.test(one))).toEqual([])
  })

  it.each([
    ['Small Plates (Cold)', 2, (dish: Dish) => dish.temperature === 'cold'],
    ['Small Plates (Hot)', 2, (dish: Dish) => dish.temperature === 'hot'],
    ['Dumplings & Buns (Steamed)', 9, ({ name }: Dish) => !/Potsticker|Soup$/.test(name)],
    ['Hot & Cold Mezze', 14, (dish: Dish) => dish.categoryId === 1],
    [
      'Plates for Two',
      5,
      ({ name, description }: Dish) =>
        /Cioppino|Turkey|Rib|Porterhouse|T-Bone|Brisket|Lobster|whole|two/i.test(`${name} ${description}`),
    ],
  ])('%s are what all of its words say', (name, cuisineId, is) => {
    const own = [...readName(name, catalogue).dishes].filter((dish) => dish.cuisineId === cuisineId)
    expect(own.length).toBeGreaterThan(2)
    expect(own.filter((dish) => !is(dish)).map((dish) => dish.name)).toEqual([])
  })

  it('knows what is meant without a word that goes with no dish, and tells that word', () => {
    const { dishes, loosely } = readName('Sizzling Clay Pots', catalogue)
    expect([dishes.size, loosely?.unread]).toEqual([0, ['sizzling']])
    expect([...(loosely?.dishes ?? [])].map(({ name }) => name)).toContain('Clay Pot Rice with Taro')
  })

  it('tells which words it found nothing for', () => {
    expect(readName('Wagyu Gribble Burgers', catalogue).unread).toContain('gribble')
  })
})
