import { expect, it } from 'vitest'
import { againstOwnWords } from './word-claims.ts'

const against = (written: string): readonly string[] => {
  const [name = '', description = ''] = written.split(': ')
  return againstOwnWords({ name, description }).map(({ sentence }) => sentence)
}

it.each([
  ['Alcohol-free Spritz: Prosecco, soda, orange', 'prosecco'],
  ['Alcohol-free Lager: Crisp, 5%', '5 %'],
  ['Sugar-free cheesecake: Honey, berries', 'honey'],
  ['Zuckerfreier Kuchen: Mandeln, Honig', 'honig'],
  ['Spritz: Prosecco, soda, orange (alcohol-free)', 'prosecco'],
  ['Hummus (garlic-free): Chickpeas, garlic, tahini', 'garlic'],
  ['Lobster-free Bisque: Lobster stock, cream', 'lobster'],
])('a claim that the words break: %s', (written, breaker) => {
  expect(against(written).join()).toContain(breaker)
})

it.each([
  'Alcohol-free Prosecco: Pear, brioche',
  'Erdinger Alkoholfrei: Wheat beer, 0.5 l',
  'Alcohol-free Lager: Crisp, 0.4%',
  'Nojito: Alcohol-free rum, mint, lime',
  'Sugar-free latte: No sugar, monk fruit',
  'Lobster-free Roll: Vegan lobster of hearts of palm',
  'Gin: Gin, basil, lime. Also available without alcohol 8',
  'Carbonara: Egg yolk, guanciale. Egg-free on request',
  'Breakfast Wrap: Fried egg, egg-free mayo, chives',
  'Alcohol-free Punch: 100% grape juice, mint',
  'Guilt-free Brownie: Cocoa, dates',
])('and none that they keep: %s', (written) => {
  expect(against(written)).toEqual([])
})
