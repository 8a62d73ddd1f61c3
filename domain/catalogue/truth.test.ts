import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allergenKeys, groupsIn, isNameless, type NamedAllergen } from '../allergens/allergen-keys.ts'
import { allergens, type DietaryOptionId, diet } from '../reference/reference.ts'
import { findIngredient } from './ingredients/find-ingredient.ts'
import { ingredients as lexicon } from './ingredients/index.ts'
import { allergensOf, contradictions, dietaryOptionsOf } from './truth.ts'

const { vegetarian, vegan, glutenFree, dairyFree, keto, seafood } = diet

type Case = readonly [
  dish: string,
  ingredients: string,
  options: DietaryOptionId[],
  allergens: NamedAllergen[],
]

const cases: readonly Case[] = [
  // Animal rennet, gelatine, stock: what only looks vegetarian
  ['Caprese', 'tomato, mozzarella, basil, olive oil', [vegetarian, glutenFree], ['milk']],
  ['Cacio e pepe', 'spaghetti, pecorino romano, black pepper', [], ['wheat', 'milk']],
  ['Eggplant parmigiana', 'eggplant, tomato, mozzarella, parmigiano reggiano', [glutenFree], ['milk']],
  ['Aubergine bake', 'aubergine, tomato, vegetarian hard cheese', [vegetarian, glutenFree], ['milk']],
  ['Pear and gorgonzola', 'pear, gorgonzola, walnut', [glutenFree], ['milk', 'walnuts']],
  ['Soupe à l’oignon', 'onion, beef stock, baguette, gruyère', [], ['wheat', 'milk', 'celery']],
  ['Croque without ham', 'bread, comté, butter', [], ['wheat', 'milk']],
  ['Genovese beans', 'green bean, pesto', [glutenFree], ['milk', 'pine-nuts']],
  ['Panna cotta', 'heavy cream, sugar, gelatin, vanilla', [glutenFree], ['milk']],
  [
    'Rocky road',
    'dairy-free chocolate, marshmallow, almond',
    [glutenFree, dairyFree],
    ['soybeans', 'almonds'],
  ],
  ['Chocolate bark', 'dark chocolate, almond', [vegetarian, glutenFree], ['soybeans', 'milk', 'almonds']],
  ['Mushroom risotto', 'arborio rice, mushroom, chicken stock, butter', [glutenFree], ['milk', 'celery']],
  ['Refried beans', 'refried bean with lard', [glutenFree, dairyFree], []],
  // Eggs, honey, ghee
  ['Shakshuka', 'egg, tomato, bell pepper, cumin', [vegetarian, glutenFree, dairyFree], ['eggs']],
  ['Honeyed figs', 'fig, honey, thyme', [vegetarian, glutenFree, dairyFree], []],
  ['Dal tadka', 'pigeon pea, ghee, cumin, turmeric', [vegetarian, glutenFree], ['milk']],
  ['Dal with oil', 'toor dal, mustard oil, cumin', [vegetarian, vegan, glutenFree, dairyFree], ['mustard']],
  ['Palak paneer', 'spinach, paneer, ghee, garam masala', [vegetarian, glutenFree], ['milk']],
  ['Coconut curry', 'cauliflower, coconut milk, chile', [vegetarian, vegan, glutenFree, dairyFree], []],
  ['Deviled eggs', 'egg, mayonnaise, paprika', [vegetarian, glutenFree, dairyFree], ['eggs', 'mustard']],
  // Gluten where it hides
  ['Tofu in soy', 'tofu, soy sauce, scallion', [vegetarian, vegan, dairyFree], ['wheat', 'soybeans']],
  ['Tofu in tamari', 'tofu, tamari, scallion', [vegetarian, vegan, glutenFree, dairyFree], ['soybeans']],
  ['Seitan skewers', 'seitan, chimichurri', [vegetarian, vegan, dairyFree], ['wheat', 'sulphites']],
  ['Tabbouleh', 'parsley, bulgur, tomato, lemon', [vegetarian, vegan, dairyFree], ['wheat']],
  ['Porridge', 'oats, oat milk, blueberries', [vegetarian, vegan, dairyFree], ['oats']],
  ['Mango sticky rice', 'sticky rice, mango, coconut milk', [vegetarian, vegan, glutenFree, dairyFree], []],
  ['Beer', 'lager', [vegetarian, dairyFree], ['barley']],
  ['Unfined beer', 'unfined lager', [vegetarian, vegan, dairyFree], ['barley']],
  ['Kir', 'white wine, creme de cassis', [vegetarian, glutenFree, dairyFree], ['sulphites']],
  ['Sambar', 'pigeon pea, asafoetida', [vegetarian, vegan, dairyFree], ['wheat']],
  ['Papad', 'papad', [vegetarian, vegan, dairyFree], ['wheat']],
  ['Zaru soba', 'soba noodle, dashi, soy sauce, nori', [dairyFree], ['wheat', 'fish', 'soybeans']],
  ['Spanakopita', 'spinach, filo pastry, feta', [], ['wheat', 'milk']],
  ['Spinach pie', 'spinach, filo pastry, vegetarian feta', [vegetarian], ['wheat', 'milk']],
  // Seafood as the body of a dish, or only as its seasoning
  [
    'Spaghetti alle vongole',
    'spaghetti, clam, white wine',
    [dairyFree, seafood],
    ['wheat', 'sulphites', 'molluscs'],
  ],
  ['Grilled salmon', 'salmon, olive oil, lemon', [glutenFree, dairyFree, seafood], ['fish']],
  ['Shrimp scampi', 'prawns, butter, garlic', [glutenFree, seafood], ['crustaceans', 'milk']],
  ['Som tam', 'green papaya, long bean, peanut, fish sauce', [glutenFree, dairyFree], ['fish', 'peanuts']],
  ['Larb', 'ground pork, shallot, fish sauce, lime', [glutenFree, dairyFree], ['fish']],
  [
    'Caesar salad',
    'romaine lettuce, caesar dressing, crouton',
    [],
    ['wheat', 'eggs', 'fish', 'milk', 'mustard'],
  ],
  ['Pizza with anchovies', 'pizza dough, tomato, mozzarella, anchovies', [], ['wheat', 'fish', 'milk']],
  ['Miso soup', 'rice miso, dashi, tofu, wakame', [glutenFree, dairyFree], ['fish', 'soybeans']],
  [
    'Temple miso soup',
    'rice miso, kombu dashi, tofu',
    [vegetarian, vegan, glutenFree, dairyFree],
    ['soybeans'],
  ],
  // A person who eats fish and no meat cannot eat a dish with meat, poultry or their fat
  ['Siu mai', 'pork, shrimp, wonton wrapper', [dairyFree], ['wheat', 'crustaceans', 'eggs']],
  ['Scallops in bacon fat', 'scallop, butter, bacon', [glutenFree], ['milk', 'molluscs']],
  ['Paella', 'shrimp, bomba rice, chicken stock', [glutenFree, dairyFree], ['crustaceans', 'celery']],
  ['Salmon in aspic', 'salmon, gelatin, dill', [glutenFree, dairyFree], ['fish']],
  ['Escargots', 'snail, butter, parsley', [glutenFree], ['milk', 'molluscs']],
  ['Green curry', 'eggplant, coconut milk, green curry paste', [glutenFree, dairyFree], ['crustaceans']],
  [
    'California roll',
    'sushi rice, surimi, avocado, nori',
    [dairyFree, seafood],
    ['wheat', 'crustaceans', 'eggs', 'fish'],
  ],
  [
    'Broccoli in oyster sauce',
    'chinese broccoli, oyster sauce',
    [dairyFree],
    ['wheat', 'soybeans', 'molluscs'],
  ],
  ['Steak and Worcestershire', 'ribeye steak, worcestershire sauce', [dairyFree], ['barley', 'fish']],
  // Carbohydrates, and the rest of the annex
  ['Carrot soup', 'carrot, ginger, coconut milk', [vegetarian, vegan, glutenFree, dairyFree], []],
  ['Beef stew', 'beef, mushroom, carrot, red wine', [glutenFree, dairyFree], ['sulphites']],
  ['Latte', 'espresso, milk', [vegetarian, glutenFree], ['milk']],
  ['Espresso', 'espresso', [vegetarian, vegan, glutenFree, dairyFree], []],
  ['Hummus', 'chickpeas, tahini, lemon juice', [vegetarian, vegan, glutenFree, dairyFree], ['sesame']],
  [
    'Waldorf',
    'apple, celery, walnut, mayonnaise',
    [vegetarian, glutenFree, dairyFree],
    ['eggs', 'walnuts', 'celery', 'mustard'],
  ],
  ['Marinated lupins', 'lupin bean, olive oil', [vegetarian, vegan, glutenFree, dairyFree], ['lupin']],
  ['Mole', 'chicken, mole paste', [dairyFree], ['wheat', 'peanuts', 'almonds', 'sesame']],
  // Cereals and nuts by their names
  ['Rye toast', 'rye bread, avocado', [vegetarian, vegan, dairyFree], ['wheat', 'rye']],
  ['Wheat beer', 'wheat beer', [vegetarian, dairyFree], ['wheat', 'barley']],
  ['Farro salad', 'farro, olive oil', [vegetarian, vegan, dairyFree], ['emmer']],
  ['Granola', 'granola, honey, pecan', [vegetarian, dairyFree], ['oats', 'pecans']],
  ['Malted', 'vanilla ice cream, malt powder', [vegetarian], ['wheat', 'barley', 'eggs', 'milk']],
  [
    'Romesco',
    'leek, romesco sauce',
    [vegetarian, vegan, dairyFree],
    ['wheat', 'almonds', 'hazelnuts', 'sulphites'],
  ],
  [
    'A bowl of nuts',
    'mixed nuts, pistachio, macadamia, brazil nut, pine nut',
    [vegetarian, vegan, glutenFree, dairyFree],
    [
      'almonds',
      'hazelnuts',
      'walnuts',
      'cashews',
      'pecans',
      'brazil-nuts',
      'pistachios',
      'macadamias',
      'pine-nuts',
    ],
  ],
  ['Coconut and chestnut', 'coconut, chestnut', [vegetarian, vegan, glutenFree, dairyFree], []],
]

const list = (ingredients: string): string[] => ingredients.split(', ')

describe('what follows from the ingredients', () => {
  it.each(cases)('%s (%s) carries only the dietary options that are true', (_dish, ingredients, options) => {
    expect(dietaryOptionsOf(list(ingredients))).toEqual(options)
  })

  it.each(cases)(
    '%s (%s) declares its allergens in the order of the annex',
    (_dish, ingredients, _, found) => {
      expect(allergensOf(list(ingredients))).toEqual(found)
    },
  )

  it('claims Keto-Friendly only of a portion whose grams prove it', () => {
    const shakshuka = ['egg', 'tomato', 'bell pepper', 'cumin']
    expect(dietaryOptionsOf(shakshuka)).not.toContain(keto)
    expect(dietaryOptionsOf(shakshuka, { egg: 100, tomato: 80, 'bell pepper': 30 })).toContain(keto)
    expect(dietaryOptionsOf(shakshuka, { egg: 100, tomato: 250, 'bell pepper': 80 })).not.toContain(keto)
    expect(dietaryOptionsOf(shakshuka, { egg: 100, tomato: 80 })).not.toContain(keto)
  })

  it('claims nothing for a dish without ingredients', () => {
    expect(dietaryOptionsOf([])).toEqual([])
    expect(allergensOf([])).toEqual([])
  })

  it('claims nothing for a dish with an ingredient it does not know', () => {
    expect(dietaryOptionsOf(['spinach', 'unobtainium'])).toEqual([])
    expect(dietaryOptionsOf(['salmon', 'unobtainium'])).toEqual([])
  })
})

describe('contradictions', () => {
  it('finds none where every claim is proved', () => {
    const ingredients = ['tofu', 'tamari', 'scallion']
    expect(
      contradictions({ dietaryOptions: [vegan, glutenFree], allergens: ['soybeans'] }, ingredients),
    ).toEqual([])
  })

  it('names the ingredient that breaks a claim', () => {
    expect(contradictions({ dietaryOptions: [vegetarian, vegan] }, ['tomato', 'Butter'])).toEqual([
      {
        code: 'false_dietary_claim',
        pointer: '/dietaryOptions/1',
        params: { dietaryOption: vegan, ingredient: 'Butter' },
      },
    ])
  })

  it('names what brings the carbohydrate of a dish that is wrongly called keto', () => {
    const portion = { eggplant: 300, onion: 90 }
    expect(contradictions({ dietaryOptions: [keto] }, ['eggplant', 'onion', 'olive oil'], portion)).toEqual([
      {
        code: 'false_dietary_claim',
        pointer: '/dietaryOptions/0',
        params: { dietaryOption: keto, ingredient: 'eggplant' },
      },
    ])
    expect(contradictions({ dietaryOptions: [keto] }, ['eggplant'])).toEqual([
      {
        code: 'unsupported_dietary_claim',
        pointer: '/dietaryOptions/0',
        params: { dietaryOption: keto },
      },
    ])
  })

  it('names the main ingredient of a dish that is wrongly called seafood', () => {
    expect(contradictions({ dietaryOptions: [seafood] }, ['beef', 'rice', 'fish sauce'])).toEqual([
      {
        code: 'false_dietary_claim',
        pointer: '/dietaryOptions/0',
        params: { dietaryOption: seafood, ingredient: 'beef' },
      },
    ])
  })

  it('names the meat of a dish of fish that is wrongly called seafood', () => {
    expect(contradictions({ dietaryOptions: [seafood] }, ['clam', 'potato', 'bacon'])).toEqual([
      {
        code: 'false_dietary_claim',
        pointer: '/dietaryOptions/0',
        params: { dietaryOption: seafood, ingredient: 'bacon' },
      },
    ])
  })

  it('names an ingredient it does not know, and the claim that this leaves without support', () => {
    expect(contradictions({ dietaryOptions: [glutenFree] }, ['potato', 'secret sauce'])).toEqual([
      {
        code: 'unsupported_dietary_claim',
        pointer: '/dietaryOptions/0',
        params: { dietaryOption: glutenFree },
      },
      { code: 'unknown_ingredient', pointer: '/ingredients/1', params: { ingredient: 'secret sauce' } },
    ])
  })

  it('names each allergen that was not declared, with an ingredient that brings it', () => {
    const claims = { dietaryOptions: [], allergens: ['milk'] } as const
    expect(contradictions(claims, ['pasta', 'pesto', 'soy sauce'])).toEqual([
      {
        code: 'undeclared_allergen',
        pointer: '/allergens',
        params: { allergen: 'wheat', ingredient: 'pasta' },
      },
      {
        code: 'undeclared_allergen',
        pointer: '/allergens',
        params: { allergen: 'soybeans', ingredient: 'soy sauce' },
      },
      {
        code: 'undeclared_allergen',
        pointer: '/allergens',
        params: { allergen: 'pine-nuts', ingredient: 'pesto' },
      },
    ])
  })

  it('says nothing of allergens when none were declared or denied', () => {
    expect(contradictions({ dietaryOptions: [] }, ['peanut'])).toEqual([])
  })

  it('lets a kitchen declare more than the ingredients show', () => {
    expect(contradictions({ dietaryOptions: [], allergens: ['nuts'] }, ['apple'])).toEqual([])
  })

  it('takes a group without a name for each of its members, and one member for no other', () => {
    const declared = (...allergens: NamedAllergen[]) => ({ dietaryOptions: [], allergens })
    expect(contradictions({ dietaryOptions: [], allergens: ['gluten'] }, ['pasta', 'lager'])).toEqual([])
    expect(contradictions(declared('wheat'), ['pasta', 'lager'])).toEqual([
      {
        code: 'undeclared_allergen',
        pointer: '/allergens',
        params: { allergen: 'barley', ingredient: 'lager' },
      },
    ])
  })
})

describe('properties of the truth', () => {
  const name = fc.constantFrom(...Object.keys(lexicon))
  const dish = fc.array(name, { minLength: 1, maxLength: 12 })
  const freeFrom = [vegetarian, vegan, glutenFree, dairyFree]

  it('never gains a free-from option by adding an ingredient', () => {
    fc.assert(
      fc.property(dish, name, (ingredients, more) => {
        const before = dietaryOptionsOf(ingredients)
        const after = dietaryOptionsOf([...ingredients, more])
        expect(freeFrom.filter((id) => after.includes(id) && !before.includes(id))).toEqual([])
      }),
    )
  })

  it('calls nothing vegan that is not vegetarian and dairy-free', () => {
    fc.assert(
      fc.property(dish, (ingredients) => {
        const options = dietaryOptionsOf(ingredients)
        if (options.includes(vegan)) expect(options).toEqual(expect.arrayContaining([vegetarian, dairyFree]))
      }),
    )
  })

  it('finds in a dish exactly the allergens of its ingredients', () => {
    fc.assert(
      fc.property(dish, (ingredients) => {
        const union = new Set(ingredients.flatMap((one) => allergensOf([one])))
        expect(allergensOf(ingredients)).toEqual(
          allergenKeys.filter((key) => !isNameless(key) && union.has(key)),
        )
      }),
    )
  })

  it('calls a dish Gluten-Free exactly where it names no cereal with gluten', () => {
    fc.assert(
      fc.property(dish, (ingredients) => {
        const hasGluten = groupsIn(allergensOf(ingredients)).includes('gluten')
        expect(dietaryOptionsOf(ingredients).includes(glutenFree)).toBe(!hasGluten)
      }),
    )
  })

  it('names no group of which a member can be named', () => {
    const said = new Set<string>(allergensOf(Object.keys(lexicon)))
    expect([...said].filter(isNameless)).toEqual([])
    expect(groupsIn([...said])).toEqual(allergens)
  })

  it('never contradicts what it derived itself', () => {
    fc.assert(
      fc.property(dish, (ingredients) => {
        const claims = { dietaryOptions: dietaryOptionsOf(ingredients), allergens: allergensOf(ingredients) }
        expect(contradictions(claims, ingredients)).toEqual([])
      }),
    )
  })

  it('answers for any text whatever that a model may write', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ingredients) => {
        const unknown = ingredients.filter((one) => findIngredient(one) === undefined)
        const findings = contradictions({ dietaryOptions: freeFrom }, ingredients)
        expect(findings.filter(({ code }) => code === 'unknown_ingredient')).toHaveLength(unknown.length)
      }),
    )
  })
})
