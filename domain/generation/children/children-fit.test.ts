import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { childrenFitOf } from './children-fit.ts'

const catalogue = loadCatalogue()

describe('a dish before children', () => {
  it.each([
    ['Quesadilla para Niños', 'written'],
    ['Baked Mac and Cheese', 'familiar'],
    ['Pizza Margherita', 'familiar'],
    ['Hot Chocolate', 'familiar'],
    ['Langosta Puerto Nuevo', undefined],
    ['Bowl de Nopales y Frijol', undefined],
    ['Nashville Hot Chicken Sandwich', undefined],
    ['Grapefruit Thyme Tonic', undefined],
    ['Paloma Virgen', undefined],
    ['Dakgalbi', undefined],
    ['Dakbokkeumtang', undefined],
    ['Bún Chả Hà Nội', undefined],
    ['Acelgas Rehogadas', undefined],
  ])('%s is for children: %s', (name, fit) => {
    const dish = catalogue.find((one) => one.name === name)
    expect(dish && childrenFitOf(dish)).toBe(fit)
    expect(dish).toBeDefined()
  })
})
