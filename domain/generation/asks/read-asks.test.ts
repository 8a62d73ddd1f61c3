import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { asksOf } from './asks-of.ts'
import { readAsks } from './read-asks.ts'

const catalogue = loadCatalogue()
const read = (notes: string, cuisineId = 5) => readAsks(notes, { cuisineId, catalogue })
const asked = (notes: string, cuisineId?: number) =>
  read(notes, cuisineId).asks.map(({ is: _, ...ask }) => ask)

describe('wishes for something', () => {
  it.each([
    ['We need a burger and a wedge salad', ['burger', 'wedge salad']],
    ['please put onion rings on the menu', ['onion rings']],
    ['Key lime pie should be there', ['key lime pie']],
    ["don't forget the meatloaf", ['meatloaf']],
    ['make sure to include lobster rolls', ['lobster rolls']],
  ])('%j asks for each', (notes, what) => {
    expect(asked(notes)).toEqual(what.map((one) => ({ what: one, atLeast: 1 })))
  })

  it.each([
    ['at least three soups', { what: 'soups', atLeast: 3 }],
    ['no more than one burger', { what: 'burger', atMost: 1 }],
    ['half vegetarian', { what: 'vegetarian', part: 0.5 }],
    ['plenty of seafood', { what: 'seafood', part: 0.4 }],
    ['a few gluten-free options', { what: 'gluten free dish', each: true }],
  ])('%j counts', (notes, ask) => {
    expect(asked(notes)).toEqual([ask])
  })

  it.each([
    ['steakhouse', 5, 'steakhouse'],
    ['we are a barbecue joint', 5, 'barbecue'],
    ['South Indian only', 4, 'southern'],
    ['make it Cantonese', 9, 'cantonese'],
    ['pizzeria', 1, 'pizzeria'],
  ])('%j of cuisine %i is a house', (notes, cuisineId, house) => {
    expect(read(notes, cuisineId).house).toBe(house)
  })

  it('says of a house of another cuisine where it is', () => {
    expect(read('taqueria', 5).remarks.join(' ')).toContain('Mexican')
  })

  it('says what no recipe covers', () => {
    expect(read('must have sushi and a burger').remarks.join(' ')).toContain('“sushi”')
  })

  it.each([
    'no pork',
    'vegan',
    'shellfish allergy',
    'halal',
    'nut-free, please',
    'without mushrooms',
    'no pork or cheese',
    'no mushrooms or anchovies',
    'no smoked salmon',
  ])('%j stays a wish of what may not be', (notes) => {
    expect(read(notes)).toMatchObject({ asks: [], rest: notes })
  })

  it.each([
    ['wings, nachos, sliders', ['wings', 'nachos', 'sliders'], undefined],
    ['wings, blorps and sliders', ['wings', 'sliders'], 'blorps'],
    ['no pork, wings', ['wings'], 'no pork'],
    ['peanuts, shellfish', [], 'no peanuts, no shellfish'],
    ['ribs, nut free', ['ribs'], 'nut free'],
    ['mac and cheese and wings', ['mac and cheese', 'wings'], undefined],
    ['for 40 guests, Feb 14, ribs', ['ribs'], undefined],
    ['no chardonnay, wings', ['chardonnay', 'wings'], undefined],
    ['no nuts, a vegetarian main', ['vegetarian main'], 'no nuts'],
    ['two vegans coming', ['vegan dish'], undefined],
  ])('%j is read part by part', (notes, what, rest) => {
    const heard = read(notes)
    expect(heard.asks.map((ask) => ask.what)).toEqual(what)
    expect(heard.rest).toBe(rest)
  })

  it('reads what is misspelt by a letter, and says how', () => {
    const { asks, remarks } = read('ceasar salad, no pork')
    expect(asks.map(({ what }) => what)).toEqual(['ceasar salad'])
    expect(remarks).toContain('We read “ceasar salad” as “caesar salad”.')
  })

  it('keeps the law of a day', () => {
    expect(readWishes(read('Ramadan iftar for 60 guests', 14).rest).understood).toEqual(['halal'])
  })

  it('leaves every food that is denied next to another to the wishes, which look into recipes', () => {
    const foods = new Set<string>(catalogue.flatMap(({ ingredients }) => ingredients))
    // A kitchen of ours is read out of "Greek yogurt"; what is left forbids more.
    const lost = [...foods].filter((food) => {
      const notes = `no ${food} or pork`
      const { exclusions, notUnderstood } = readWishes(notes)
      if (notUnderstood.length > 0 || /^(?:greek|northern thai) /.test(food)) return false
      return JSON.stringify(readWishes(read(notes).rest ?? '').exclusions) !== JSON.stringify(exclusions)
    })
    expect(lost).toEqual([])
    expect(foods.size).toBeGreaterThan(1000)
  })

  it.each([
    ['Diwali dinner, Jain guests', 'Jain'],
    ['Diwali dinner for Jain guests', 'Jain'],
    ['Diwali dinner, vegetarian', 'vegetarian'],
    ['Christmas dinner, vegan guests', 'vegan'],
    ['vegan Christmas dinner', 'vegan'],
    ['Christmas Eve dinner, pescatarian guests', 'pescatarian'],
    ['Easter lunch for Muslim guests', 'halal'],
    ['Easter brunch, vegetarian', 'vegetarian'],
    ['Thanksgiving dinner, gluten free', 'no gluten'],
    ['Thanksgiving dinner, severe peanut allergy', 'no peanuts (allergy)'],
  ])('%j is a day and a way of eating', (notes, way) => {
    const { asks, rest } = read(notes, notes.startsWith('Diwali') ? 4 : 5)
    expect(asks.length).toBeGreaterThan(0)
    expect(readWishes(rest ?? '').understood).toEqual([way])
  })

  it.each(['vegan guests', 'our guests are vegetarian', 'for Jewish guests'])(
    '%j speaks of the whole menu',
    (notes) => {
      expect(read(notes)).toMatchObject({ asks: [], remarks: [], rest: notes })
    },
  )

  it('reads what is asked for next to a day', () => {
    expect(read('wedge salad, onion rings, Thanksgiving dinner').asks.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['roast turkey', 'wedge salad', 'onion rings']),
    )
  })

  it('parts what is wanted from what is denied', () => {
    const { rest, asks } = read('must have a burger, no pork')
    expect(asks.map(({ what }) => what)).toEqual(['burger'])
    expect(rest).toBe('no pork')
  })

  it.each([
    ['no soups', 5, 'soups', 'Tomato Soup with Basil'],
    ['no tacos', 3, 'tacos', 'Tacos al Pastor'],
    ['no burgers, please', 5, 'burgers', 'Bacon Cheeseburger'],
  ])('%j leaves out a kind of dish, and no food of a name like it', (notes, cuisineId, what, name) => {
    const { asks, rest } = read(notes, cuisineId)
    expect(rest).toBeUndefined()
    expect(asks.map((ask) => [ask.what, ask.atMost])).toEqual([[what, 0]])
    expect(catalogue.filter((dish) => asks[0]?.is(dish)).map((dish) => dish.name)).toContain(name)
  })

  it.each(['everything under $20', 'nothing over $20', 'stay below 20 dollars', '$20 or less'])(
    '%j bounds the price of each dish at the range of the menu',
    (notes) => {
      const { asks } = readAsks(notes, { cuisineId: 5, catalogue, priceRange: 3 })
      const what = /under|below/.test(notes) ? 'dish from $20 up' : 'dish above $20'
      expect(asks).toMatchObject([{ what, atMost: 0 }])
      const lobster = catalogue.find(({ name }) => name === 'Boiled Maine Lobster' || name === 'Filet Mignon')
      expect(lobster && asks[0]?.is(lobster)).toBe(true)
      expect(readAsks(notes, { cuisineId: 5, catalogue }).asks).toEqual([])
    },
  )

  it.each([
    ['vegan bakery', 15, 'bakery', 'vegan'],
    ['a gluten-free diner', 5, 'diner', 'gluten free'],
  ])('%j is a house, and a way of eating', (notes, cuisineId, house, rest) => {
    expect(read(notes, cuisineId)).toMatchObject({ house, rest })
  })

  it('hears what a course must have', () => {
    const { asks } = read('crème brûlée should be one of the desserts', 8)
    expect(asks).toMatchObject([{ what: 'creme brulee', atLeast: 1 }])
  })

  it('keeps what a house must have, and says what it doesn’t know', () => {
    expect(read('tapas bar with lots of sherry', 13)).toMatchObject({
      house: 'tapas bar',
      asks: [{ what: 'sherry', atLeast: 2 }],
    })
    expect(read('tapas bar with a sommelier', 13)).toMatchObject({ house: 'tapas bar', rest: 'a sommelier' })
  })

  it('takes "vegan options only" for a vegan menu', () => {
    expect(read('vegan options only').rest).toBe('vegan')
  })
})

describe('a sentence that forbids', () => {
  const forbidden = (notes: string) => {
    const { asks, rest } = read(notes, 1)
    const { exclusions, diets, notUnderstood } = readWishes(rest)
    const names = exclusions.map((one) => (one.kind === 'apart' ? one.names.join() : one.name))
    return {
      wanted: asks.filter(({ atMost }) => atMost !== 0).map(({ what }) => what),
      names,
      diets,
      notUnderstood,
    }
  }

  it.each([
    ["one guest can't have peanuts", ['peanuts']],
    ['two of the guests cannot eat shrimp', ['shrimp']],
    ["we don't serve lamb or rabbit", ['lamb', 'rabbit']],
    ["we won't have shellfish", ['shellfish']],
    ['anything but lamb please', ['lamb']],
    ['everything except lamb', ['lamb']],
    ['peanuts - never', ['peanuts']],
    ['peanuts – never', ['peanuts']],
    ['pork? No thanks.', ['pork']],
    ['peanuts must not be served', ['peanuts']],
    ['he reacts badly to peanuts', ['peanuts']],
    ['peanuts will kill him', ['peanuts']],
    ['my wife gets sick from shellfish', ['shellfish']],
    ['dairy is a no-go', ['dairy']],
    ['neither pork nor beef', ['pork', 'beef']],
    ['none of our guests eat pork', ['pork']],
    ['no dish may contain pork or alcohol', ['pork', 'alcohol']],
    ["guests who don't touch pork", ['pork']],
    ['we keep pork out of the kitchen', ['pork']],
    ['we are not allowed to serve alcohol', ['alcohol']],
    ['two people with a shellfish allergy', ['shellfish']],
    ['two guests without dairy', ['dairy']],
    ['everything without sesame', ['sesame']],
    ['please be careful with nuts', ['nuts']],
    ['watch out for sesame', ['sesame']],
    ['under no circumstances peanuts', ['peanuts']],
    ["they don't do pork", ['pork']],
    ["we'd rather not have pork", ['pork']],
    ['lamb? absolutely not', ['lamb']],
    ['nuts are out of the question', ['nuts']],
    ['not a single peanut', ['peanuts']],
    ['please exclude everything with soy', ['soy']],
    ["we don't want to see any mushrooms", ['mushrooms']],
    ['86 the salmon', ['salmon']],
    ['86 lobster & crab', ['lobster', 'crab']],
    ["salmon is 86'd", ['salmon']],
    ['we are out of shrimp', ['shrimp']],
    ['cut the bacon', ['bacon']],
    ['shrimp - no', ['shrimp']],
    ['rabbit? not in my kitchen', ['rabbit']],
    ['beef has been retired', ['beef']],
    ['pork and beef ARE not to be served', ['pork', 'beef']],
    ['walnuts must never enter the building', ['walnut']],
    ['strawberries - guest reacts badly', ['strawberry']],
    ['bell peppers give my partner migraines', ['bell peppers']],
    ['skip the veal', ['veal']],
    ['leave off anything with feta', ['feta']],
    ['shrimp = allergy', ['shrimp', 'crustaceans']],
    ['alergic to almonts', ['almond']],
  ])('%j leaves out %j, and wants nothing', (notes, names) => {
    expect(forbidden(notes)).toEqual({ wanted: [], names, diets: [], notUnderstood: [] })
  })

  it.each([
    ['we don’t serve soups', 'soups'],
    ['ribs off', 'ribs'],
    ['no desserts', 'desserts'],
    ['the burgers have to go', 'burgers'],
    ['no pasta with fish', 'pasta with fish'],
    ['no seafood except shrimp', 'seafood except shrimp'],
    ['no beef, but burgers are ok', 'beef except burgers'],
  ])('%j leaves out dishes by what they are', (notes, what) => {
    expect(read(notes, 1).asks.map((ask) => [ask.what, ask.atMost])).toEqual([[what, 0]])
  })

  it.each([
    ['swap the fries for a salad', ['salad'], ['fries']],
    ['chicken instead of beef', ['chicken'], ['beef']],
    ['more fish, less beef', ['fish', 'beef'], []],
    ['chicken yes, pork no', ['chicken'], ['pork']],
    ['skip the soup, do a salad', ['salad'], ['soup']],
    ['half the table is vegetarian', ['vegetarian dish'], []],
    ['a nut allergy, careful with desserts', [], ['nuts (peanuts included) (allergy)']],
  ])('%j wants one thing, and not the other', (notes, wanted, not) => {
    const { asks, rest } = read(notes, 5)
    const denied = asks.filter(({ atMost }) => atMost === 0).map(({ what }) => what)
    expect(asks.filter(({ atMost }) => atMost !== 0).map(({ what }) => what)).toEqual(wanted)
    expect([...denied, ...readWishes(rest).understood.map((one) => one.replace('no ', ''))]).toEqual(not)
  })

  it.each(['no raw onions', 'nothing fermented', 'no sugar', 'no salt'])(
    '%j is said not to be understood, for no recipe tells it of every dish',
    (notes) => expect(forbidden(notes)).toMatchObject({ names: [], wanted: [], notUnderstood: [notes] }),
  )

  it.each([
    '86 the X',
    'we are out of X',
    'X - no',
    'X? no thanks',
    'cut the X',
    'lose the X',
    'keep X off the menu',
    'spare us the X',
    'anything but X',
    'X are sold out',
    'X has been retired',
    "I'd rather not see X",
    'we no longer serve X',
    'do without X',
    'hard pass on X',
  ])('%j denies foods by their recipes and dishes by their kind', (sentence) => {
    for (const what of ['shrimp', 'walnuts', 'kale', 'burgers', 'soups', 'wings']) {
      const { asks, rest } = read(sentence.replace('X', what))
      const { exclusions } = readWishes(rest)
      expect([what, asks.filter(({ atMost }) => atMost !== 0)]).toEqual([what, []])
      expect([what, asks.length + exclusions.length]).toEqual([what, 1])
    }
  })

  it('reads words that objects have of their own', () => {
    expect(readWishes('no constructor, no pork').understood).toEqual(['no pork'])
  })

  it.each([
    ['ends on fruit', 'fruit in desserts'],
    ['start with soup', 'soup in starters'],
    ['cheese only in the desserts', 'no cheese except in desserts'],
    ['between two and four salads', 'at least 2 × salads'],
    ['two salads max', 'at most 2 × salads'],
    ['no less than three risottos', 'at least 3 × risottos'],
    ['dim sum only', 'only dim sum'],
    ['go easy on the garlic', 'few garlic'],
    ['two gluten-free desserts', 'at least 2 × gluten free desserts'],
    ['very spicy, please', 'more spicy'],
    ["don't be shy with the heat", 'more spicy'],
    ['everything should be light', 'mostly light dishes'],
    ['nothing heavy', 'no heavy dishes'],
    ['plates to pass around', 'more sharing'],
    ['it’s pumpkin season, use it', 'pumpkin'],
  ])('%j is heard as %j', (notes, understood) => {
    expect(read(notes, notes.startsWith('dim') ? 9 : 1).understood).toEqual([understood])
  })

  it.each(['one guest is celiac', 'two celiacs', 'my daughter has celiac disease'])(
    '%j is for the whole menu',
    (notes) => expect(forbidden(notes)).toMatchObject({ names: ['gluten'], diets: [3], notUnderstood: [] }),
  )

  it('takes vegetarian food for a way of eating', () => {
    expect(forbidden('only vegetarian food')).toMatchObject({ wanted: [], diets: [1], notUnderstood: [] })
  })

  it.each([
    ["We've run dry of maple syrup and avocados", ['maple syrup', 'avocado'], []],
    ['hold the raw onion and feta', ['feta'], ['no raw onion']],
    ['no blue chese, shrims are ok', ['blue and soft cheese'], []],
    ['our supplier let us down on lamb', ['lamb'], []],
    ['our oyster man failed us', ['oyster'], []],
    ['veal prices are through the roof, take it off', ['veal'], []],
    ['The salmon delivery fell through, leave it off', ['salmon'], []],
    ['Der Oktopus ist heute nicht gekommen', ['octopus'], []],
    ['Feta? Never again.', ['feta'], []],
    ['no aubergine; tomatoes', ['eggplant', 'tomato'], []],
    ['Rabbit is gone, venison too', ['rabbit', 'venison'], []],
    ['sans lapin', ['rabbit'], []],
    ['egg allergy, also sesame', ['eggs', 'sesame'], []],
    [
      "Do we really need potato salad? I'd rather not.",
      [],
      ['Do we really need potato salad', "I'd rather not"],
    ],
    [
      'the grill burnt salmon and wings, guests complain',
      [],
      ['the grill burnt salmon and wings, guests complain'],
    ],
  ])('%j leaves out %j, and what is unread of it is never wanted', (notes, names, notUnderstood) => {
    expect(forbidden(notes)).toEqual({ wanted: [], names, diets: [], notUnderstood })
  })

  it.each([
    'no problem with pork',
    'not without cheese',
    "we can't live without cheese",
    "you can't go wrong with burgers",
    'not too spicy',
    'nobody is allergic to nuts',
    'nothing but fish',
  ])('%j forbids nothing', (notes) => {
    expect(forbidden(notes)).toMatchObject({ names: [], diets: [] })
  })

  it('is each word of a list of what is left out, a dish or an ingredient', () => {
    const asks = asksOf({ cuisineId: 1, leaveOut: ['pork', 'pancake(s)', 'risotto'] }, catalogue)
    expect(asks.understood).toEqual(['no pancakes', 'no risotto'])
    expect(readWishes(asks.rest).understood).toEqual(['no pork'])
  })
})
