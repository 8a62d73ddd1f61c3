import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
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
    'peanuts',
    'halal',
    'nut-free, please',
    'without mushrooms',
  ])('%j stays a wish of what may not be', (notes) => {
    expect(read(notes)).toMatchObject({ asks: [], rest: notes })
  })

  it('parts what is wanted from what is denied', () => {
    const { rest, asks } = read('must have a burger, no pork')
    expect(asks.map(({ what }) => what)).toEqual(['burger'])
    expect(rest).toBe('no pork')
  })

  it('takes "vegan options only" for a vegan menu', () => {
    expect(read('vegan options only').rest).toBe('vegan')
  })
})
