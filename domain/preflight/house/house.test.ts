import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { house } from './house.ts'

const at = (...amounts: readonly number[]): UnderLaw => ({
  items: amounts.map((amount) => ({ prices: [fixedPrice(amount)] })),
})
const market = (...words: readonly (string | undefined)[]): UnderLaw => ({
  items: words.map((each) => ({
    prices: [{ id: 'p1', kind: 'market' as const, ...(each !== undefined && { words: each }) }],
  })),
})
const web = (address: string): UnderLaw => ({ contact: { web: address }, items: [{}] })
const found = (code: string, params: Readonly<Record<string, unknown>>) => ({
  items: [{ name: 'Crème ☃ brûlée' }],
  pageFindings: [{ code, params }],
})
const contrast = { contrast: 2.1, neededPercent: 70 }
const glyph = { characters: '☃', text: 'Crème ☃ brûlée' }
const none = { items: [{ name: 'Crème brûlée' }] }

const satay = {
  name: 'Chicken Satay',
  description: 'Grilled on skewers',
  ingredients: ['chicken', 'soy sauce', 'peanut butter'],
}
const onTwoMenus = (...allergens: string[]) => ({
  items: [{ name: 'Bavette', allergens: ['milk'], dishId: 'b' }],
  declaredElsewhere: [{ dishId: 'b', title: 'Lunch', allergens }],
})
const lupin = { name: 'Lupin Pancakes', allergens: ['lupin'] }

tryRules(house, {
  'house.declared-twice': {
    breaks: onTwoMenus('milk', 'mustard'),
    says: /Bavette declares milk here and milk, mustard on Lunch\./,
    keeps: onTwoMenus('milk'),
    exempt: {
      items: [{ name: 'Bavette', allergens: ['milk'] }],
      declaredElsewhere: onTwoMenus('egg').declaredElsewhere,
    },
  },
  'house.recipe-allergens': {
    breaks: { items: [{ ...satay, allergens: [] }] },
    says: /1 declaration lacks what the recipe has\. The recipe of Chicken Satay has wheat, peanuts, soybeans/,
    keeps: { items: [{ ...satay, allergens: ['wheat', 'peanuts', 'soybeans'] }] },
    exempt: { items: [satay] },
  },
  'house.recipe-diets': {
    breaks: {
      items: [
        { name: 'House Burger', ingredients: ['beef', 'brioche bun'], dietaryOptions: [1] },
        { name: 'Soup', allergens: ['milk'], dietaryOptions: [2] },
        { name: 'Mussels', description: 'braised in cooking wine', dietaryOptions: [7] },
        { name: 'Kung Pao Chicken', description: 'Peanuts, dried chile; nut-free' },
      ],
    },
    says: /House Burger cannot be Vegetarian: its recipe has beef\. Soup cannot be Vegan: it contains milk\. Mussels is called Halal, and its words mention cooking wine\. Kung Pao Chicken is called Nut-Free.*peanut/,
    keeps: {
      items: [
        { name: 'Pasta', description: 'Goat cheese, con parmigiano', dietaryOptions: [1] },
        { name: 'Salad', ingredients: ['romaine lettuce'], dietaryOptions: [2] },
        { name: 'Vegan burger (not gluten-free)', ingredients: ['tofu', 'bread'] },
        { name: 'Burger with vegan mayo', description: 'on a gluten-free bun', ingredients: ['beef'] },
        { name: 'Pasta', description: 'Gluten-free option available.', allergens: ['wheat'] },
      ],
    },
    fixes: ['take-out-claims'],
    exempt: { items: [{ name: 'House Burger', ingredients: ['beef', 'brioche bun'] }] },
  },
  'house.unread-words': {
    breaks: {
      items: ['Zupa z orzeszkami ziemnymi i ser', 'Ryba smażona', 'Sałatka z kurczakiem'].map((name) => ({
        name,
        allergens: [],
      })),
    },
    says: /^3 dishes are written in Polish, which we can’t read: check what they contain yourself\.$/,
    keeps: {
      items: [
        { name: 'Sałatka', description: 'Salad with chicken', allergens: [] },
        { name: 'えびフライ', secondName: 'Fried shrimp', allergens: ['crustaceans'] },
        { name: 'Jalapeño poppers', allergens: ['milk'] },
        { name: 'Crème brûlée', allergens: ['eggs', 'milk'] },
      ],
    },
    exempt: { items: [{ name: 'Креветки' }] },
  },
  'house.withheld-diets': {
    breaks: {
      items: [{ ...lupin, mayContain: ['wheat'], claimsToConfirm: { dietaryOptions: [3] } }],
    },
    says: /Lupin Pancakes cannot be Gluten-Free: it may contain wheat\. Guests don’t see it\./,
    keeps: { items: [{ ...lupin, mayContain: ['nuts'], claimsToConfirm: { dietaryOptions: [3] } }] },
    exempt: { items: [{ ...lupin, mayContain: ['wheat'] }] },
  },
  'house.own-words': {
    breaks: {
      items: [
        { name: 'Prawn Special', description: 'with cashew', allergens: [] },
        { name: 'Greens', prices: [{ ...fixedPrice(1200), label: 'with bacon' }], dietaryOptions: [2] },
      ],
    },
    says: /Prawn Special mention shrimp, cashew\. Not declared: crustaceans, cashews\..*Greens.*bacon/,
    keeps: {
      items: [
        {
          name: 'Prawn Special',
          description: 'with cashew',
          allergens: ['crustaceans'],
          mayContain: ['nuts'],
        },
        {
          name: 'Vegan Butter Toast',
          description: 'without milk or eggs',
          allergens: ['wheat'],
          dietaryOptions: [2],
        },
        { name: 'Nut-Free Brownie', description: 'no peanuts', allergens: ['milk', 'eggs', 'wheat'] },
        { name: 'Soup', description: 'no crackers, no yogurt', allergens: [], dietaryOptions: [2] },
        { name: 'Pizza', description: 'vegan pepperoni, red wine vinegar', dietaryOptions: [7, 8, 9] },
        { name: 'Turkey bacon halal', description: 'with alcohol-free beer', dietaryOptions: [7] },
        { name: 'Burger', description: 'beef bacon, halal pepperoni', dietaryOptions: [7] },
      ],
    },
    exempt: { items: [{ name: 'Prawn Special', description: 'with cashew' }] },
  },
  'house.missing-prices': {
    breaks: {
      items: [
        {},
        { name: 'Soup', prices: [] },
        { name: 'Add egg', prices: [] },
        { name: 'Oat milk', prices: [{ ...fixedPrice(50), kind: 'supplement' }] },
      ],
    },
    says: /1 dish has no price: “Soup”/,
    keeps: { items: [{}, { prices: [{ id: 'p1', kind: 'market' }] }] },
    exempt: { sections: [{ name: 'Sides', prices: [fixedPrice(500)], items: [{ prices: [] }] }] },
  },
  'house.price-endings': {
    breaks: at(1295, 995, 1495, 2495, 1895, 895, 1200),
    says: /end in \.95/,
    keeps: at(1200, 1250, 1400, 2400, 1850, 800, 900),
    exempt: at(1295, 995, 1200),
  },
  'house.price-words': {
    breaks: market('MP', 'market', 'MP', undefined),
    says: /in 3 ways.*“MP”, “market” and “Market Price”/,
    keeps: market('MP', 'MP'),
    exempt: market('MP'),
    fixes: ['write-market-alike'],
  },
  'house.duplicate-names': {
    breaks: { items: [{ name: 'House Salad' }, { name: 'house salad' }] },
    says: /names a dish twice/,
    keeps: { sections: [{ items: [{ name: 'House Salad' }] }, { items: [{ name: 'House Salad' }] }] },
    exempt: {
      items: [
        ...[2019, 2020].map((year) => ({ name: 'Barolo', wine: { vintage: `${year}` } })),
        ...['8 oz', '12 oz'].map((description) => ({ name: 'Filet Mignon', description })),
      ],
    },
  },
  'house.web-address': {
    breaks: { ...web('http//chez-test'), notices: ['Book at https://chez test.example, or www.chez'] },
    says: /“http\/\/chez-test”, “https:\/\/chez” and “www\.chez”/,
    keeps: { ...web('chez-test.example/menu'), notices: ['See www.münchen.example.'] },
    exempt: { ...web('Order online at chez.example, or @chez'), notices: ['No.1 in town, daily 12.30'] },
  },
  'house.contrast': {
    breaks: found('low_contrast', contrast),
    says: /contrast of 2.1 .* by 70%/,
    keeps: { ...none, pageFindings: [{ code: 'overflow', params: {} }] },
    exempt: none,
  },
  'house.missing-glyphs': {
    breaks: found('missing_glyph', glyph),
    says: /“☃” of “Crème ☃ brûlée”/,
    keeps: { ...none, pageFindings: [] },
    exempt: none,
  },
})

it.each([
  ['Yumurtalı ıspanak', 'Turkish'],
  ['えびフライ', 'Japanese'],
  ['Креветки', 'Russian'],
  ['Γαρίδες σαγανάκι', 'Greek'],
  ['Räksmörgås', 'Swedish'],
  ['سمك بالطحينة', 'Arabic'],
])('says once that nobody read the words of a declared dish: %s', (name, language) => {
  const menu = menuUnderLaw({
    items: [
      { name, allergens: [] },
      { name: 'Soup', secondName: name, allergens: [] },
    ],
  })
  const found = preflight(menu).findings.filter(({ rule }) => rule.id === 'house.unread-words')
  expect(found.map(({ sentence }) => sentence)).toEqual([
    `1 dish is written in ${language}, which we can’t read: check what they contain yourself.`,
  ])
})
