import { expect, it } from 'vitest'
import { arrangeMenus } from './arrange-menus.ts'

const menu = (title: string, day: number, more: object = {}) => ({
  name: 'Café Zoë Menu',
  title,
  restaurantName: 'Café Zoë',
  dateLine: '',
  createdAt: `2026-01-${String(30 - day).padStart(2, '0')}T10:00:00Z`,
  updatedAt: `2026-03-${String(day).padStart(2, '0')}T10:00:00Z`,
  ...more,
})

const menus = [menu('Lunch', 2), menu('Dinner', 9, { dateLine: 'Winter 2026' }), menu('', 5)]
const titles = (words: string, order: 'edited' | 'title' | 'created' = 'edited') =>
  arrangeMenus(menus, { words, order }).map(({ title }) => title)

it('finds a menu by title, restaurant and date line, without accents and capitals', () => {
  expect(titles('LUNCH')).toEqual(['Lunch'])
  expect(titles('zoe winter')).toEqual(['Dinner'])
  expect(titles('brunch')).toEqual([])
})

it('shows all menus while nothing is typed, the last edited first', () => {
  expect(titles('  ')).toEqual(['Dinner', '', 'Lunch'])
})

it('orders by the headline, which is the name where there is no title', () => {
  expect(titles('', 'title')).toEqual(['', 'Dinner', 'Lunch'])
})

it('orders by age', () => {
  expect(titles('', 'created')).toEqual(['Lunch', '', 'Dinner'])
})

it('puts what guests see first, unless another order was chosen', () => {
  const isFirst = ({ title }: { readonly title: string }) => title === 'Lunch'
  const inOrder = (order: 'edited' | 'created') =>
    arrangeMenus(menus, { words: '', order, isFirst }).map(({ title }) => title)
  expect(inOrder('edited')).toEqual(['Lunch', 'Dinner', ''])
  expect(inOrder('created')).toEqual(titles('', 'created'))
})
