import { expect, it } from 'vitest'
import { inUsualCase } from './usual-case.ts'

it.each([
  ['HoT aNd SoUr SoUp', 'Hot and Sour Soup'],
  ['MiSo SoUp', 'Miso Soup'],
  ['Taipei–STyle porK', 'Taipei–Style Pork'],
  ['CHiCKeN', 'Chicken'],
])('writes %s as %s', (text, usual) => {
  expect(inUsualCase(text)).toBe(usual)
})

it.each([
  'McDonald’s iPhone',
  'BBQ Ribs',
  'HOT DOG',
  'Mac & Cheese',
  'DiNapoli tomatoes',
  'KitKat sundae',
  'PB&J',
  'O’Brien potatoes, LaCroix',
  'IPAs and PoBoys',
  'pH-neutral water',
])('leaves %s', (text) => {
  expect(inUsualCase(text)).toBe(text)
})
