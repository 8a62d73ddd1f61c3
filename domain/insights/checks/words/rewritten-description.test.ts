import { expect, it } from 'vitest'
import { diet } from '../../../reference/reference.ts'
import { rewriteFault } from './rewritten-description.ts'

const item = {
  name: 'Roast Chicken',
  description: 'Half a chicken with lemon, thyme and its own gravy.',
  dietaryOptions: [diet.glutenFree],
}
const faultOf = (text: string, dish?: { ingredients: ['chicken', 'butter'] }) =>
  rewriteFault(text, item, dish)

it('takes other words for the same dish', () => {
  expect(faultOf('Half a chicken, roasted slowly with lemon and thyme, in its own gravy.')).toBeUndefined()
})

it('takes an ingredient that the dish is known to have', () => {
  const text = 'Half a chicken basted with butter, lemon and thyme until the skin crackles.'
  expect(faultOf(text)).toBe('new_ingredient')
  expect(faultOf(text, { ingredients: ['chicken', 'butter'] })).toBeUndefined()
})

it.each([
  [
    'a claim that the tags do not carry',
    'A dairy-free roast of half a chicken with lemon and thyme.',
    'unproved_claim',
  ],
  [
    'a freedom that nobody can prove',
    'Nut-free roast of half a chicken with lemon and thyme.',
    'unproved_claim',
  ],
  [
    'an origin that the owner did not name',
    'Half a free-range chicken with lemon, thyme and its own gravy.',
    'unproved_claim',
  ],
  ['an award', 'Half a chicken with lemon and thyme, from our award-winning kitchen.', 'unproved_claim'],
  ['an effect on health', 'Half a chicken with lemon and thyme, a healthy plate for all.', 'unproved_claim'],
  ['markup', 'Half a <b>chicken</b> with lemon, thyme and its own gravy.', 'text_not_plain'],
  ['an address', 'Half a chicken with lemon and thyme. Order at evil.example today.', 'text_has_address'],
  ['next to nothing', 'Half a chicken.', 'text_length'],
  ['what stands there already', item.description, 'unchanged'],
])('refuses %s', (_, text, fault) => {
  expect(faultOf(text)).toBe(fault)
})

it('takes an origin that the owner names', () => {
  const named = { ...item, description: 'Half an organic chicken with lemon and thyme.' }
  expect(
    rewriteFault('Lemon, thyme and half an organic chicken, roasted slowly.', named, undefined),
  ).toBeUndefined()
})

it('takes a claim that the tags carry', () => {
  expect(faultOf('A gluten-free roast of half a chicken with lemon and thyme.')).toBeUndefined()
})
