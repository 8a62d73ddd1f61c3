import { expect, it } from 'vitest'
import { choicesIn } from './items-of-line.ts'

it.each([
  ['Soup of the day or Little gem Caesar', ['Soup of the day', 'Little gem Caesar']],
  ['Eight pieces of the day, miso soup', ['Eight pieces of the day', 'miso soup']],
  ['Kürbissuppe oder Salat', ['Kürbissuppe', 'Salat']],
  ['Zupa dnia lub sałata', ['Zupa dnia', 'sałata']],
  ['Fish (cod, hake) ou steak', ['Fish (cod, hake)', 'steak']],
])('parts the choices of a course: %s', (text, choices) => {
  expect(choicesIn(text)).toEqual(choices)
})
