import { expect, it } from 'vitest'
import { suitsSection } from './kind-of-section.ts'

it.each([
  ['Harvest Grain Bowl', 'Steaks', false],
  ['Harvest Grain Bowl', 'Bowls', true],
  ['Chiles en Nogada', 'Tacos', false],
  ['Tacos al Pastor', 'Tacos', true],
  ['Diner Milkshake', 'Wine', false],
  ['Lillet Tonic', 'By the glass', false],
  ['Cobb Salad', 'Soups & Salads', true],
  ['Harvest Grain Bowl', 'Main Courses', true],
  ['Harvest Grain Bowl', 'Platos Fuertes', true],
  ['Massaman Nuea', 'Curries', false],
  ['Porchetta', 'Primi', false],
  ['Porchetta', 'Secondi Piatti', true],
  ['Tonnarelli Cacio e Pepe', 'Secondi', false],
  ['Cauliflower Steak', 'Steaks', false],
])('%s under %s: %s', (dish, section, suits) => {
  expect(suitsSection(dish, section)).toBe(suits)
})
