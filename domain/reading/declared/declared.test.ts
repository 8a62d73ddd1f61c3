import { expect, it } from 'vitest'
import { itemsOf } from '../../menu/model/walk.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import { unreadDishes } from './with-declared.ts'

/** A menu of a heading, dishes and what is below them, with what waits of the first dish. */
function read(lines: readonly string[], country?: string) {
  const reading = readMenuLines(textLines(`Dishes\n${lines.join('\n')}`), { country })
  const { content, lines: read } = reading
  const [first] = itemsOf(content)
  const { allergens, mayContain } = first?.claimsToConfirm ?? {}
  return {
    name: first?.name,
    description: first?.description,
    amount: first?.prices[0]?.amount,
    additives: first?.additives,
    allergens,
    mayContain,
    names: itemsOf(content).map(({ name }) => name),
    doubts: read.flatMap(({ doubts }) => doubts.map(({ code }) => code)),
    unread: unreadDishes(reading).length,
  }
}

const LEGEND = [
  '',
  'a = glutenhaltiges Getreide, a1 = Weizen, b = Milch, h = Soja',
  '1 = mit Farbstoff, 16 = geschwefelt',
]

it.each([
  ...['a1,b,h,1', 'a1-b-h-1', 'a1/b/h/1', 'a1.b.h.1', 'a1;b;h;1', 'a1|b|h|1', 'a1·b·h·1', 'a1)b)h)1)'],
  ...['(a1,b,h,1)', '[a1-b-h-1]', '(a1/b/h/1)', '*a1,b,h,1', '*a1-b-h-1', 'ᵃ¹ᐟᵇᐟʰᐟ¹', '(a1 b h 1)'],
])('reads codes whatever joins them: %s', (codes) => {
  const dishes = [`Schnitzel mit Soße ${codes} 15,50 €`, `Braten ${codes} 9,50 €`, 'Salat 4,50 €']
  expect(read([...dishes, ...LEGEND], 'DE')).toMatchObject({
    name: 'Schnitzel mit Soße',
    description: '',
    amount: 1550,
    allergens: ['wheat', 'milk', 'soybeans'],
    additives: ['coloring'],
    unread: 0,
  })
})

it.each(['a1-b-z-1', 'a1-b-x', '*a1,b,9', '(a1/x)', 'a1)b)x)'])(
  'asks for codes of which one has no meaning, and proposes none of them: %s',
  (codes) => {
    const { name, allergens, doubts, unread } = read([
      `Schnitzel ${codes} 15,50 €`,
      'Salat a1,b 4,50 €',
      ...LEGEND,
    ])
    expect(name).toBe('Schnitzel')
    expect(allergens).toBeUndefined()
    expect(doubts).toContain('codes_unread')
    expect(unread).toBe(1)
  },
)

it.each([
  ['CZ', 'Kulajda 1,3,7 32 Kč', 'Kulajda', ['gluten', 'eggs', 'milk']],
  ['SK', 'Halušky\t1,3,7\t3,50 €', 'Halušky', ['gluten', 'eggs', 'milk']],
  ['CZ', 'Svíčková 1;3;9;10 189 Kč', 'Svíčková', ['gluten', 'eggs', 'celery', 'mustard']],
  ['CZ', 'Salát 99 Kč (7,10)', 'Salát', ['milk', 'mustard']],
  ['IT', 'Margherita 7,50€ (1,7)', 'Margherita', ['gluten', 'milk']],
  ['PL', 'Pierogi [1, 3, 7]\t24,00 zł', 'Pierogi', ['gluten', 'eggs', 'milk']],
  ['AT', 'Gulasch A, C, G 12,50', 'Gulasch', ['gluten', 'eggs', 'milk']],
  ['ES', 'Croquetas 1 3 7 8,00', 'Croquetas', ['gluten', 'eggs', 'milk']],
  ['CZ', 'Kulajda 1 3 7 59 Kč', 'Kulajda', ['gluten', 'eggs', 'milk']],
  ['AT', 'Käsespätzle A/C/G/L 12,50', 'Käsespätzle', ['gluten', 'eggs', 'milk', 'celery']],
  ['DE', 'Knödel a,c,g 4,30 €', 'Knödel', ['gluten', 'eggs', 'milk']],
])(
  'reads codes without a legend by the list of the country, and asks: %s %s',
  (country, line, name, allergens) => {
    expect(read([line], country)).toMatchObject({ name, allergens })
    expect(read([line], country).doubts).toContain('codes_by_country')
  },
)

it.each(['L, M, N', 'a-i-k', 'A,C,Z'])('reads no German letters on which lists differ: %s', (codes) => {
  const { names, allergens, doubts } = read([`Gulasch (${codes}) 12,50`, `Braten (${codes}) 13,50`], 'DE')
  expect(names).toEqual(['Gulasch', 'Braten'])
  expect(allergens).toBeUndefined()
  expect(doubts).toContain('codes_unread')
})

it('reads no sign that the legend explains in two ways', () => {
  const lines = ['Knödel (a,b) 6,00', '', 'a = Gluten, b = Milch, c = Eier, b = Fisch']
  expect(read(lines)).toMatchObject({ name: 'Knödel', allergens: undefined })
  expect(read(lines).doubts).toEqual(expect.arrayContaining(['codes_unread', 'legend_twofold']))
})

it.each([
  ['Satay chicken [contains: peanuts, egg] 9.50', ['peanuts', 'eggs'], undefined],
  ['Satay chicken, allergens: cashew 9.50', ['cashews'], undefined],
  ['Satay chicken may contain nuts and traces of milk 9.50', undefined, ['nuts', 'milk']],
  ['Satay chicken (gluten, milk. May contain: nuts, peanuts) 9.50', ['gluten', 'milk'], ['nuts', 'peanuts']],
  ['Satay chicken (enthält Erdnüsse, kann Spuren von Milch enthalten) 9.50', ['peanuts'], ['milk']],
  ['Satay chicken (peut contenir des traces de lait) 9.50', undefined, ['milk']],
  ['Satay chicken (puede contener trazas de leche) 9.50', undefined, ['milk']],
  ['Satay chicken (può contenere tracce di latte) 9.50', undefined, ['milk']],
  ['Satay chicken (bevat melk en pinda) 9.50', ['milk', 'peanuts'], undefined],
])('proposes what words declare, and traces as what may be in it: %s', (line, allergens, mayContain) => {
  expect(read([line])).toMatchObject({ name: 'Satay chicken', description: '', amount: 950 })
  expect(read([line])).toMatchObject({ allergens, mayContain })
})

it('asks for words of allergens in a language that no table knows', () => {
  const { name, allergens, doubts } = read([
    'Stew (allergens: gluten, mlijkox) 8.00',
    'Pie (contains: zzyzx) 5.00',
  ])
  expect(name).toBe('Stew')
  expect(allergens).toBeUndefined()
  expect(doubts.filter((code) => code === 'codes_unread')).toHaveLength(2)
})

it.each([
  'Pale Ale\thalf 3.4\tpint 6.6',
  'Boquerones\t2,8\t7\t12,5',
  'House red\t6/24',
  'Wings\t6/12\t9/15',
  'Maki platter, serves 4–6\t72',
  'Water 1,5 l 3.00',
  'Fish & chips 14',
  'Steak S/M/L 20',
  'Some dishes may contain traces of nuts. Please ask.',
  'Beer 0,3 l 3,20 € 0,5 l 4,30 €',
])('takes no price, size or word for a code: %s', (line) => {
  expect(read([line, 'Soup 5.00'], 'CZ').doubts).not.toEqual(expect.arrayContaining(['codes_unread']))
  expect(read([line, 'Soup 5.00'], 'CZ').doubts).not.toContain('codes_by_country')
})

it.each([
  ...['acg', 'ACG', '^a,c,g', '^(a,c,g)', 'a.c.g.', 'a, c und g', '(a, c und g)', 'a, c and g', '+a+c+g'],
  ...["⁽ᵃ'ᶜ'ᵍ⁾", 'ᵃᶜᵍ', 'ᵃ,ᶜ,ᵍ'],
])('reads codes of a legend that nothing or an unusual sign joins: %s', (codes) => {
  const legend = ['', 'a Gluten, c Eier, d Fisch, g Milch']
  expect(read([`Pilzsuppe ${codes} 5,20 €`, 'Salat a,g 4,50 €', ...legend], 'DE')).toMatchObject({
    name: 'Pilzsuppe',
    description: '',
    amount: 520,
    allergens: ['gluten', 'eggs', 'milk'],
    unread: 0,
  })
})

it('reads one code before a bracket that closes', () => {
  const lines = ['Tomatensuppe g) 5,20 €', 'Salat a,g 4,50 €', '', 'a Gluten, c Eier, g Milch']
  expect(read(lines, 'DE')).toMatchObject({ name: 'Tomatensuppe', allergens: ['milk'], unread: 0 })
})

it.each(['ᴳᴹᴱ', '+G+M', '^G,M', 'V GF N', 'VGM', '(V) (GF) (MC: N)', '[shellfish]', '[seafood, nuts]'])(
  'takes codes that nothing explains off the name, and counts the dish: %s',
  (codes) => {
    const { name, description, amount, unread } = read(
      [`Halloumi pie ${codes} £8`, 'Salad £5', 'Soup £4'],
      'GB',
    )
    expect([name, description, amount, unread]).toEqual(['Halloumi pie', '', 800, 1])
  },
)

it.each([
  ...['Burger XL', 'Pulled pork BBQ', 'Sandwich BLT', 'Duck XO', 'Mᵐᵉ Dupont', 'Plan B'],
  ...['Pizza al taglio', 'Steak and chips', 'Fish & chips', 'Brandy VSOP', 'Mix and match [large]'],
])('leaves words that look like codes: %s', (name) => {
  const lines = [`${name} £8`, 'Salad a,g £5', 'Soup g £4', '', 'a gluten, c eggs, g milk']
  expect(read(lines, 'GB')).toMatchObject({ name, amount: 800, unread: 0 })
})

it.each([
  ['ES', 'Mejillones (14) 9,00', 'Mejillones', ['molluscs']],
  ['ES', 'Anchoas ④ 9,00', 'Anchoas', ['fish']],
  ['PT', 'Tortilla ③⑦ 7,00', 'Tortilla', ['eggs', 'milk']],
  ['IT', 'Pane [1] 2,00', 'Pane', ['gluten']],
  ['DE', 'Fischsuppe (d) 8,00', 'Fischsuppe', ['fish']],
  ['DE', 'Nudelsuppe /a/c 5,00', 'Nudelsuppe', ['gluten', 'eggs']],
  ['AT', 'Pilzsuppe acg 5,00', 'Pilzsuppe', ['gluten', 'eggs', 'milk']],
  ['AT', 'Linsensuppe A+C+G 5,00', 'Linsensuppe', ['gluten', 'eggs', 'milk']],
])(
  'reads one code, a circled, glued or joined one by the list of %s, and asks: %s',
  (country, line, name, keys) => {
    const { doubts, ...first } = read([line], country)
    expect(first).toMatchObject({ name, description: '', allergens: keys })
    expect(doubts).toContain('codes_by_country')
  },
)

it.each([
  ...[
    '{Cr, Su}',
    'VE/GF/N',
    '<celery>',
    '/a/c',
    'GL/ML',
    'Aa Ca Ga',
    '*G*M',
    '(M)(E)',
    'F!',
    'Ⓢ',
    '⒢',
    '🥛🌾',
  ],
  ...[
    '(🐟🦐)',
    '🦀',
    '(not gluten free)',
    '[GF without batter]',
    '(vegan unless you add cheese)',
    '(non vegan)',
  ],
  ...['(sans gluten sauf la pâte)', '[1]'],
])('takes what nothing explains off the name and asks: %s', (codes) => {
  const { name, description, amount, allergens, unread } = read(
    [`Halloumi pie ${codes} £8`, 'Salad £5', 'Soup £4'],
    'GB',
  )
  expect([name, description, amount, unread]).toEqual(['Halloumi pie', '', 800, 1])
  expect(allergens).toBeUndefined()
})

it.each([
  ['GLUTEN MILK', ['gluten', 'milk']],
  ['(wheat!)', ['wheat']],
])('proposes names of allergens, however loud they are: %s', (words, allergens) => {
  expect(read([`Cake ${words} £5`, 'Salad £5'], 'GB')).toMatchObject({ name: 'Cake', allergens })
})

it('takes single letters for codes where several dishes end in one', () => {
  const lines = ['Käse G 5,00', 'Brot A 3,00', 'Cuvée N 8,00', 'Plan B 5,00']
  expect(read(lines, 'DE').names).toEqual(['Käse', 'Brot', 'Cuvée N', 'Plan B'])
  expect(read(['Bun M 5.00', 'Roll L 6.00', 'Wrap S 4.00'], 'GB').unread).toBe(0)
  expect(read(['Käse G 5,00', 'Brot 3,00'], 'DE').names).toEqual(['Käse G', 'Brot'])
  expect(
    read(['Cheese G £5', 'Bread W £3', 'Pie E £4', 'Ham N £6', 'Fish D £9'], 'GB').unread,
  ).toBeGreaterThan(2)
})

it('takes numbers alone in brackets for codes where one of them cannot be a count of pieces', () => {
  expect(read(['Moules (14) 12,00', 'Tarte (2) 6,00'], 'FR')).toMatchObject({ name: 'Moules', unread: 2 })
  expect(read(['Huîtres (6) 12,00', 'Nems (4) 6,00'], 'FR')).toMatchObject({ name: 'Huîtres (6)', unread: 0 })
})

it.each(['GB', 'US', 'DE', 'AT'])(
  'leaves names with numbers, letters and pictures of the house in %s',
  (country) => {
    const names = [
      ...['Menu A', 'Vitamin C', 'Plan B', 'Cuvée N', 'Wings (6)', 'Pie AOP', 'Fish tacos (small)'],
      ...['Mac (without bacon)', 'Shrimp XL', 'Noodles 🍜', 'Grilled FISH', 'Soup (only on Sundays)', '7 Up'],
    ]
    const { names: found, unread } = read(
      names.map((name) => `${name} 8,00`),
      country,
    )
    expect([found, unread]).toEqual([names, 0])
  },
)

it('reads a legend behind a sentence of the same line', () => {
  const legend = 'Alle Preise inkl. MwSt. Allergene: a Gluten, c Ei, g Milch, m Lupinen'
  const { allergens, doubts } = read(['Rindercarpaccio g,m 14,80', 'Suppe a,c 6,80', legend], 'DE')
  expect(allergens).toEqual(['milk', 'lupin'])
  expect(doubts).not.toContain('codes_unread')
})

const NUMBERED = [
  '',
  '1 Gluten, 2 Crustaceans, 3 Eggs, 4 Fish, 5 Peanuts, 6 Soya, 7 Milk, 8 Nuts, 9 Celery, 10 Mustard, 11 Sesame, 12 Sulphites',
]

it.each([
  ['(7, 9. May contain traces of 2, 10)', ['milk', 'celery'], ['crustaceans', 'mustard']],
  ['(1, 7; may contain 8, 10)', ['gluten', 'milk'], ['nuts', 'mustard']],
  ['(2,7) (may contain 8)', ['crustaceans', 'milk'], ['nuts']],
  ['(1 wheat/oats, 3, 7)', ['wheat', 'oats', 'eggs', 'milk']],
  ['(1 (wheat), 3, 7)', ['wheat', 'eggs', 'milk']],
  ['(1: wheat, 3)', ['wheat', 'eggs']],
  ['(1-wheat, 3)', ['wheat', 'eggs']],
  ['(8 – hazelnut, 12)', ['hazelnuts', 'sulphites']],
  ['(1,3,7,8-walnut)', ['gluten', 'eggs', 'milk', 'walnuts']],
  ['(2 langoustine/crab, 7)', ['crustaceans', 'milk']],
  ['(8 pecan & cashew, 11)', ['pecans', 'cashews', 'sesame']],
  ['(8 almonds)', ['almonds']],
  ['(1.3.7)', ['gluten', 'eggs', 'milk']],
  ['(5/6/11)', ['peanuts', 'soybeans', 'sesame']],
  ['(1 & 7)', ['gluten', 'milk']],
  ['(1, 7 and 9)', ['gluten', 'milk', 'celery']],
  ['(1a, 4)', ['gluten', 'fish']],
  ['1,3,7', ['gluten', 'eggs', 'milk']],
  ['- 1, 7, 9', ['gluten', 'milk', 'celery']],
  ['- 1 wheat, 7', ['wheat', 'milk']],
  ['Allergens: 1,3,7', ['gluten', 'eggs', 'milk']],
  ['(contains 1, 7)', ['gluten', 'milk']],
  ['(none)', []],
  ['(no allergens)', []],
] as const)(
  'reads numbers of a legend with their words, whole: %s',
  (codes, allergens, mayContain?: readonly string[]) => {
    const expected = { name: 'Tart', description: '', amount: 800, allergens, mayContain, unread: 0 }
    const others = ['Soup €6 (9)', 'Stew €12 (1, 9)', 'Cake €7 (1, 3, 7)']
    expect(read([`Tart €8 ${codes}`, ...others, ...NUMBERED], 'IE')).toMatchObject(expected)
  },
)

it.each(['(10, 12, 8 optional)', '(1 zog, 3, 7)', '(8 wheat, 7)', '(9, 12*)', '(zog, 3)', '(8 on request)'])(
  'proposes nothing of a bracket of which a part is not understood, and keeps its words: %s',
  (codes) => {
    const bare = read([`Tart (v) €8 ${codes}`, 'Soup €6 (9)', 'Stew €12 (1, 9)', ...NUMBERED], 'IE')
    expect(bare).toMatchObject({ name: 'Tart', description: codes, unread: 1 })
    expect([bare.allergens, bare.mayContain]).toEqual([undefined, undefined])
  },
)

it('reads codes on a line below the description', () => {
  const lines = [
    'Monkfish €24',
    'roast peppers, salsa verde',
    '4, 10, 12',
    'Soup €6 (9)',
    'Tart €7',
    ...NUMBERED,
  ]
  expect(read(lines, 'IE')).toMatchObject({
    description: 'roast peppers, salsa verde',
    allergens: ['fish', 'mustard', 'sulphites'],
    names: ['Monkfish', 'Soup', 'Tart'],
  })
})

it('asks for a number in brackets that may count pieces', () => {
  const others = ['Soup €6 (1, 9)', 'Tart €7 (1, 7)', ...NUMBERED]
  const counted = [['Oysters (3) €9'], ['Bao (3) €8', 'pork belly (1 wheat, 6)'], ['Wings (6) (7) €8']]
  for (const lines of counted) {
    const { name, allergens, unread } = read([...lines, ...others], 'IE')
    expect([name, allergens, unread]).toEqual([expect.stringMatching(/\((?:3|6)\)$/), undefined, 1])
  }
  expect(read(['Mash (7) €4', ...others], 'IE')).toMatchObject({
    name: 'Mash',
    allergens: ['milk'],
    unread: 0,
  })
})

it('adds to the declared dishes of a section what a note says comes with all', () => {
  const lines = ['Fish and chips €9 (1, 4)', 'Burger €9', 'Pasta €9 (1)', 'All with a scoop of ice cream (7)']
  const { content } = readMenuLines(textLines(['Kids', ...lines, ...NUMBERED].join('\n')), { country: 'IE' })
  const said = itemsOf(content).map(({ name, claimsToConfirm }) => [name, claimsToConfirm?.allergens])
  expect(said.slice(0, 3)).toEqual([
    ['Fish and chips', ['gluten', 'fish', 'milk']],
    ['Burger', undefined],
    ['Pasta', ['gluten', 'milk']],
  ])
})

it.each(['(2 pcs, 4 pcs)', '(250 g, 7 days old)'])(
  'takes sizes and counts in brackets for no codes: %s',
  (words) => {
    const lines = [`Plate ${words} €8`, 'Soup €6 (9)', 'Stew €12 (1, 9)', ...NUMBERED]
    expect(read(lines, 'IE').doubts).not.toContain('codes_unread')
  },
)

it('gives each dish of a list the codes behind its name', () => {
  const list = 'Fries | Champ (7) | Onion rings (1 wheat, 7) | Salad (10, 12; may contain 8)'
  const lines = textLines(['Sides', list, 'Soup €6 (9)', ...NUMBERED].join('\n'))
  const { content } = readMenuLines(lines, { country: 'IE', corrections: new Map([[1, 'items']]) })
  const said = itemsOf(content).map(({ name, readClaims }) => [
    name,
    readClaims?.allergens,
    readClaims?.mayContain,
  ])
  expect(said).toEqual([
    ['Fries', undefined, undefined],
    ['Champ', ['milk'], undefined],
    ['Onion rings', ['wheat', 'milk'], undefined],
    ['Salad', ['mustard', 'sulphites'], ['nuts']],
    ['Soup', ['celery'], undefined],
  ])
})
