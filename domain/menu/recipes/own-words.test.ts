import { describe, expect, it } from 'vitest'
import { buildItem } from '../../../tests/builders/build-menu.ts'
import { diet, ownDiet } from '../../reference/reference.ts'
import { stateClaims } from '../claims/claims.ts'
import type { MenuItem } from '../model/item.ts'
import { newMenu } from '../model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../model/modifiers.ts'
import { againstItem } from './against.ts'
import { withoutDietsOfChoices } from './diets-of-choices.ts'

const against = (changes: Partial<MenuItem>) => {
  const item = buildItem({ description: '', ...changes })
  const menu = newMenu([{ id: 1, name: 'All', items: [item] }])
  const [section] = menu.sections
  if (!section) throw new Error('a menu without a section')
  return againstItem(menu, section, item)
}

describe('words for groups of foods', () => {
  it.each([
    'contains nuts',
    'mit Nüssen',
    'Nusstorte',
    'Nusskuchen',
    'salade aux noix',
    'tarta de frutos secos',
    'koek met noten',
    'shellfish of the day',
    'seafood platter',
    'Meeresfrüchte',
    'plateau de fruits de mer',
    'frutti di mare',
    'paella de mariscos',
    'schaaldieren',
    'Schalentiere',
    'molluscs',
    'contains dairy',
    'met zuivel',
    'latticini freschi',
    'contains gluten',
    'with soy',
    'sulphites',
    'gebakken vis',
    'Pea\u200Bnut curry',
    'Ｐｅａｎｕｔ curry',
    'Prawn\u2060s',
  ])('are doubted where nothing of the group is declared: %s', (name) => {
    expect(against({ name, allergens: [] }).doubts).toHaveLength(1)
    expect(against({ name: 'Special', description: name, allergens: [] }).doubts).toHaveLength(1)
  })

  it.each([
    ['seafood platter', ['molluscs']],
    ['contains nuts', ['pecans']],
    ['nut-free cake', []],
    ['no nuts, no dairy', []],
    ['sans fruits de mer', []],
    ['vegan seafood', []],
    ['noix de coco', []],
    ['Muskatnuss', []],
    ['donut peach', []],
    ['gluten-friendly', []],
    ['non-dairy', []],
    ['vis-à-vis', []],
  ])('are not doubted: %s with %j', (name, allergens) => {
    expect(against({ name, allergens }).doubts).toEqual([])
  })

  it.each([
    ['mit Nüssen', ownDiet.nutFree],
    ['seafood platter', diet.vegan],
    ['shellfish', ownDiet.kosher],
    ['contains dairy', diet.dairyFree],
    ['contains gluten', diet.glutenFree],
  ])('speak against a diet: %s', (description, id) => {
    expect(against({ name: 'Special', description, dietaryOptions: [id] }).untrue).toHaveLength(1)
  })
})

describe('words of a dish that say it is free of an allergen', () => {
  it.each([
    [{ name: 'Egg-free pasta', allergens: ['wheat', 'eggs'] }],
    [{ name: 'Kuchen ohne Ei', allergens: ['eggs'] }],
    [{ name: 'Kuchen ohne Milch und Eier', allergens: ['eggs'] }],
    [{ name: 'Gâteau sans œufs', allergens: [], mayContain: ['eggs'] }],
    [{ name: 'Torta senza uova', ingredients: ['flour', 'egg'] }],
    [{ name: 'Tarta sin huevo', allergens: ['eggs'] }],
    [{ name: 'Bolo sem ovos', allergens: ['eggs'] }],
    [{ name: 'Taart zonder eieren', allergens: ['eggs'] }],
    [{ name: 'Peanut-free satay', allergens: ['peanuts'] }],
    [{ name: 'Sojafreie Bowl', allergens: ['soybeans'] }],
    [{ name: 'Broth (celery-free)', allergens: ['celery'] }],
    [{ name: 'Bowl', description: 'Warm and good. No sesame.', allergens: ['sesame'] }],
    [{ name: 'Bowl', description: 'Sin soja', allergens: ['soybeans'] }],
    [{ name: 'Shellfish-free paella', allergens: ['crustaceans'] }],
    [{ name: 'Tarta', secondName: 'Mustard-free tart', allergens: ['mustard'] }],
    [{ name: 'Wheat-free bread', allergens: ['wheat'] }],
  ] satisfies [Partial<MenuItem>][])('are untrue where its data denies it: %j', (changes) => {
    expect(against(changes).untrue).toHaveLength(1)
  })

  it.each([
    [{ name: 'Egg-free pasta', allergens: ['wheat'] }],
    [{ name: 'Burger with egg-free mayo', allergens: ['eggs'] }],
    [{ name: 'Toast ohne Butter', allergens: ['milk'] }],
    [{ name: 'Lactose-free panna cotta', allergens: ['milk'] }],
    [{ name: 'Pad Thai (egg-free on request)', allergens: ['eggs'] }],
    [{ name: 'Free-range eggs', allergens: ['eggs'] }],
    [{ name: 'Soup', description: 'Fresh, without fish sauce and full of egg', allergens: ['eggs'] }],
  ] satisfies [Partial<MenuItem>][])('are not contradicted: %j', (changes) => {
    expect(against(changes).untrue).toEqual([])
  })
})

describe('the name of an option', () => {
  const withGroup = (group: Partial<ModifierGroup>, changes: Partial<MenuItem> = {}) => {
    const item = buildItem({ name: 'Bowl', description: '', modifierGroups: ['g'], ...changes })
    const menu = {
      ...newMenu([{ id: 1, name: 'All', items: [item] }]),
      modifierGroups: [{ id: 'g', name: 'Choice', min: 1, max: 1, options: [], ...group }],
    }
    const [section] = menu.sections
    if (!section) throw new Error('a menu without a section')
    return { ...againstItem(menu, section, item), menu }
  }
  const option = (name: string, changes: Partial<ModifierOption> = {}): ModifierOption => ({
    id: name,
    name,
    amount: 0,
    ...changes,
  })
  const free = { allergens: [] }

  it.each(['Peanut sauce', 'Satay', 'Carbonara', 'Egg-fried', 'mit Nüssen', 'Käse'])(
    'is doubted where its declaration denies it: %s',
    (name) => {
      expect(withGroup({ options: [option(name, free)] }).doubts).toHaveLength(1)
      expect(withGroup({ min: 0, options: [option(name, free)] }).doubts).toHaveLength(1)
    },
  )

  it.each(['Lemon', 'Peanut-free dip', 'No cheese', 'Vegan mayo'])('is not doubted: %s', (name) => {
    expect(withGroup({ options: [option(name, free)] }).doubts).toEqual([])
  })

  it('speaks against the diet of the option', () => {
    const vegan = { dietaryOptions: [diet.vegan] }
    expect(withGroup({ options: [option('Fried egg', vegan)] }).doubts).toEqual([
      'The option Fried egg is called Vegan, and egg isn’t.',
    ])
    expect(withGroup({ options: [option('Topping', { ...vegan, allergens: ['eggs'] })] }).untrue).toEqual([
      'The option Topping cannot be Vegan: it contains eggs.',
    ])
    expect(withGroup({ options: [option('Vegan egg', vegan)] }).doubts).toEqual([])
  })

  it('takes a diet from a dish where only such options can be chosen, and guests see none', () => {
    const vegetarian = stateClaims(buildItem({ name: 'Bowl', description: '', modifierGroups: ['g'] }), {
      confirmed: [diet.vegetarian],
    })
    const declared = (name: string) => option(name, { allergens: [], confirmedName: name })
    const only = withGroup({ options: [declared('Bacon'), declared('Ham')] }, vegetarian)
    expect(only.withheld).toHaveLength(1)
    expect(withoutDietsOfChoices(only.menu).sections[0]?.items[0]?.dietaryOptions).toEqual([])
    const other = withGroup({ options: [declared('Bacon'), declared('Avocado')] }, vegetarian)
    expect(other.withheld).toEqual([])
    expect(withGroup({ min: 0, options: [declared('Bacon')] }, vegetarian).withheld).toEqual([])
  })
})

describe('a diet that the words of a dish claim', () => {
  it.each([
    [{ name: 'Gluten-free pasta', allergens: ['wheat'] }],
    [{ name: 'Vegan burger', ingredients: ['beef', 'lettuce'] }],
    [{ name: 'Nut-free brownie', ingredients: ['walnuts'] }],
    [{ name: 'Plat sans gluten', allergens: ['wheat'] }],
    [{ name: 'Senza glutine', allergens: ['barley'] }],
    [{ name: 'Crème végane', allergens: ['milk'] }],
    [{ name: 'Bowl', description: 'Frisch. 100 % pflanzlich', allergens: ['eggs'] }],
    [{ name: 'Halal chicken', ingredients: ['chicken', 'bacon'] }],
    [{ name: 'Curry (vegan)', allergens: ['fish'] }],
    [{ name: 'Tarta', secondName: 'Dairy-free tart', allergens: ['milk'] }],
    [{ name: 'Cake', description: 'Nussfrei', allergens: [], mayContain: ['nuts'] }],
    ...[
      'Zero gluten pizza',
      'GF pizza',
      'Pizza (GF)',
      'Pizza no-gluten',
      'Pizza without gluten',
      '0% gluten',
      'Coeliac-safe cake',
      'Tarta sin T.A.C.C.',
      'Torta s/glutine',
      'Gluten-friendly pizza',
      'Gluten\u2011free pizza',
      'Gluten  free pizza',
      'Bezglutenowy sernik',
      'Glutensiz pide',
      'Allergen-free cookie',
    ].map((name): [Partial<MenuItem>] => [{ name, allergens: ['wheat'] }]),
    ...[
      '100 % végétal',
      'Bowl (VE)',
      'Plantbased bowl',
      'Bol à base de plantes',
      'Piatto a base vegetale',
    ].map((name): [Partial<MenuItem>] => [{ name, allergens: ['milk'] }]),
    ...[
      'Suitable for vegans',
      'Free from dairy',
      'Made without milk',
      'Für Veganer geeignet',
      'Sans lait',
      '(ve)',
    ].map((description): [Partial<MenuItem>] => [{ name: 'Bowl', description, allergens: ['milk'] }]),
    ...[
      'Suitable for coeliacs',
      'free of gluten',
      'senza glutine e senza lattosio',
      '(gf)',
      'Sin gluten',
    ].map((description): [Partial<MenuItem>] => [{ name: 'Bowl', description, allergens: ['wheat'] }]),
    ...['Contains no nuts', 'nut free kitchen', 'Without nuts'].map((description): [Partial<MenuItem>] => [
      { name: 'Bowl', description, allergens: ['almonds'] },
    ]),
    ...[
      ['No pork', 'bacon'],
      ['Pork-free burger', 'pork'],
      ['Ohne Schweinefleisch', 'Speck'],
      ['Alcohol-free tiramisu', 'marsala'],
      ['Alkoholfrei', 'Rum'],
      ['Sans alcool', 'rhum'],
      ['Meat-free chilli', 'minced beef'],
      ['Ohne Fleisch', 'Speck'],
    ].map(([name, line = '']): [Partial<MenuItem>] => [{ name, ingredients: [line] }]),
  ] satisfies [Partial<MenuItem>][])('is untrue where its data denies it: %j', (changes) => {
    expect(against(changes).untrue).toHaveLength(1)
  })

  it.each([
    ['Vegan bowl', 'Fried egg', ['eggs']],
    ['Gluten-free pizza', 'Wheat crust', ['wheat']],
    ['Egg-free salad', 'Aioli', ['eggs']],
    ['Halal bowl', 'Bacon', []],
    ['Nut-free sundae', 'Praline', ['hazelnuts']],
  ])('is untrue where the only choice denies it: %s with %s', (name, option, allergens) => {
    const options = [{ id: 'o', name: option, amount: 0, allergens, confirmedName: option }]
    const dish = buildItem({ name, description: '', allergens: [], modifierGroups: ['g'] })
    const untrueWith = (min: number) => {
      const menu = {
        ...newMenu([{ id: 1, name: 'All', items: [dish] }]),
        modifierGroups: [{ id: 'g', name: 'With', min, max: 1, options }],
      }
      return againstItem(menu, menu.sections[0] ?? expect.fail('no section'), dish).untrue
    }
    expect(untrueWith(1)).toHaveLength(1)
    expect(untrueWith(0)).toEqual([])
  })

  it('is asked about where a maker decides, or the short form has two meanings', () => {
    expect(against({ name: 'Lactose-free panna cotta', ingredients: ['cream'] }).doubts).toEqual([
      'Lactose-free panna cotta is free of lactose only if its cream is.',
    ])
    expect(against({ name: 'Bowl (VG)', allergens: ['milk'] })).toMatchObject({
      untrue: [],
      doubts: ['Many guests read “VG” as Vegan. Bowl (VG) cannot be Vegan: it contains milk.'],
    })
  })

  it.each([
    [{ name: 'Vegan burger', ingredients: ['tofu', 'lettuce'] }],
    [{ name: 'Burger (V)', allergens: ['milk'] }],
    [{ name: 'Burger (GFO)', allergens: ['wheat'] }],
    [{ name: 'Pizza', description: 'Can be made without gluten', allergens: ['wheat'] }],
    [{ name: 'Pasta', description: 'Not suitable for coeliacs', allergens: ['wheat'] }],
    [{ name: 'Chicken without skin', allergens: ['milk'] }],
    [{ name: 'Beer, alcohol-free', ingredients: ['alcohol-free beer'] }],
    [{ name: 'Burger with vegan mayo', ingredients: ['beef'] }],
    [{ name: 'Burger', description: 'on a gluten-free bun, with vegan mayo', allergens: ['milk', 'wheat'] }],
    [{ name: 'Pasta (gluten-free on request)', allergens: ['wheat'] }],
    [{ name: 'Not vegan', allergens: ['milk'] }],
    [{ name: 'Pizza', description: 'Vegan option available.', allergens: ['milk'] }],
    [{ name: 'Fish in kosher salt', allergens: ['crustaceans'] }],
    [{ name: 'Pie', description: 'vegan', dietaryOptions: [] }],
  ] satisfies [Partial<MenuItem>][])('is not contradicted: %j', (changes) => {
    expect(against(changes).untrue).toEqual([])
  })
})

describe('a classic dish that is declared free of what it normally has', () => {
  it('is asked about once, and words that say it is made without answer', () => {
    const { doubts, answerable, untrue } = against({ name: 'Spaghetti Carbonara', allergens: ['wheat'] })
    expect(doubts).toEqual([
      'Spaghetti Carbonara: “Carbonara” normally contains eggs, milk. Declare that, or confirm that yours is made without.',
    ])
    expect(answerable).toEqual(doubts)
    expect(untrue).toEqual([])
    const denied = { description: 'Made without eggs, milk or cheese', allergens: ['wheat'] }
    expect(against({ name: 'Carbonara', ...denied }).doubts).toEqual([])
    expect(against({ name: 'Carbonara', allergens: ['wheat', 'eggs', 'milk'] }).doubts).toEqual([])
    expect(against({ name: 'Carbonara' }).doubts).toEqual([])
  })

  it('speaks against the diets that it breaks', () => {
    const of = (name: string, id: number) => {
      const { untrue, doubts } = against({ name, dietaryOptions: [id] })
      return [...untrue, ...doubts]
    }
    expect(of('Saltimbocca', diet.vegetarian)).toHaveLength(1)
    expect(of('Tiramisù', diet.vegan)).toHaveLength(1)
    expect(of('Fish and Chips', diet.glutenFree)).toHaveLength(1)
    expect(of('Vegan tiramisù', diet.vegan)).toEqual([])
    const { vegetarian, vegan } = diet
    const { halal, kosher, nutFree } = ownDiet
    const broken = [
      [
        vegetarian,
        "Shepherd's Pie, Meatloaf, Köfte, Döner Kebab, Albóndigas, Ragù, Polpette, Leitão, Wiener Schnitzel",
      ],
      [vegan, 'Meatballs, Porkchops, Hotdogs, Kebabs, Buffalo Wings, Cappuccino'],
      [halal, 'Coq au vin, Bœuf bourguignon, Char Siu, Irish Coffee, Mojito, Kir Royal'],
      [kosher, 'Cheeseburger, Philly Cheesesteak, Beef Stroganoff, Lasagne alla bolognese'],
      [nutFree, 'Toblerone, Mole, Bakewell Tart, Granola, Orgeat'],
    ] as const
    const silent = broken.flatMap(([id, names]) =>
      names.split(', ').filter((name) => of(name, id).length === 0),
    )
    expect(silent).toEqual([])
    const kept = [
      'Vegan meatballs',
      'Veggie kebab',
      'Oat milk latte',
      'Cashew cheese',
      'Watermelon tuna',
      'Jackfruit pulled pork',
      'Planted chicken',
      'Aquafaba meringue',
      'Coconut milk rice pudding',
    ]
    expect(kept.filter((name) => of(name, vegan).length > 0)).toEqual([])
  })

  it('reads Vienna in “Wiener Schnitzel”, and a sausage in “Wiener mit Senf”', () => {
    const named = (name: string) => against({ name, allergens: ['wheat', 'eggs'] }).doubts
    expect(named('Wiener Schnitzel')).toEqual([])
    expect(named('Schnitzel Wiener Art')).toEqual([])
    expect(named('Wiener mit Brot')).toHaveLength(1)
  })

  it('asks about everyday dishes of seven languages', () => {
    const names =
      'Spiegelei, Rührei, Omelett, Ochsenaugen, Uitsmijter, Omelete, Revuelto, Rahmsauce, Rahmspinat, Roomsaus, Gratin, Fonduta, Cappuccino, Eiskaffee, Ranch, Torrada, Tosti, Crostata, Canederli, Friand, Feuilleté, Hefezopf, Laugenstange, Nudelsalat, Kölsch, Radler, Bier, Garnelencocktail, Vissoep, Kibbeling, Pataniscas, Sauce nantua, Sauce tartare, Speculoos, Notenkorst'
    const silent = names.split(', ').filter((name) => against({ name, allergens: [] }).doubts.length === 0)
    expect(silent).toEqual([])
  })
})
