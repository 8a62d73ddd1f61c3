import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { readName } from './read-name.ts'

const catalogue = loadCatalogue()
const namesOf = (name: string, cuisineId: number): string[] =>
  [...readName(name, catalogue).dishes]
    .filter((dish) => dish.cuisineId === cuisineId)
    .map((dish) => dish.name)

describe('the name of a section', () => {
  it.each([
    ['Starters', 'starters'],
    ['Vini Rossi', 'reds'],
    ['Vino Bianco', 'whites'],
    ['For the Kids', 'kids'],
    ['Main Courses', 'mains'],
    ['Small Plates', 'starters'],
    ['Desserts', 'desserts'],
  ])('%s is a course', (name, sort) => {
    expect(readName(name, catalogue).sort).toBe(sort)
  })

  it.each([
    ['Alitas', 5, /Wing/],
    ['Hamburguesas', 5, /Burger|Slider|Patty|Cheeseburger/],
    ['Calzoni', 1, /Calzone/],
    ['Soupes', 8, /Soupe|Velouté|Potage|Vichyssoise|Bouillabaisse/],
    ['Crevettes', 8, /./],
    ['Kebabs & Skewers', 7, /Kebab|Skewer|Souvlaki|Şiş|Kofta|Pinchos/],
    ['Vegan Burgers', 5, /Black Bean Burger/],
    ['Mac & Cheese', 5, /Mac/],
    ['Whiskey', 5, /./],
    ['Momos', 4, /Momos/],
  ])('%s names dishes of cuisine %i', (name, cuisineId, is) => {
    const found = namesOf(name, cuisineId)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter((one) => !is.test(one) && !one.startsWith('Kids'))).toEqual([])
  })

  it('takes a steak of tofu, of portobello or of cauliflower for no steak', () => {
    const steaks = [...namesOf('Steaks', 5), ...namesOf('Steaks', 2)].join(' ')
    expect(steaks).toContain('Strip')
    expect(steaks).not.toMatch(/Tofu|Portobello|Cauliflower|Daikon/)
  })

  it.each(['🍔🍟', 'Gribblefrotz', '???', '—'])('%j names nothing', (name) => {
    const { sort, dishes } = readName(name, catalogue)
    expect([sort, dishes.size]).toEqual([undefined, 0])
  })

  it.each(['Shallow', 'Friends', 'Half', 'Martin', 'The Butler'])(
    '%s is no food that is spelled alike',
    (name) => {
      expect(readName(name, catalogue).dishes.size).toBe(0)
    },
  )

  it.each([
    ['Soju & Friends', 10, /Soju|Somaek/],
    ['Cakes by the Slice', 15, /Cake|Canel|Nata|Gingerbread|Castella|Shortcake/],
    ['Loose-leaf Tea', 15, /Pot|Tea|Chai|Earl|Matcha|Tisane|Rooibos|Chamomile/],
    ['Morning Pastries', 15, /./],
    ['By the Half Pound', 5, /Brisket|Ribs|Pork/],
    ['Cold Drinks', 5, /./],
  ])('%s is read without the words that only measure or tell the hour', (name, cuisineId, is) => {
    const found = namesOf(name, cuisineId)
    expect(found.length).toBeGreaterThan(1)
    expect(found.filter((one) => !is.test(one))).toEqual([])
  })

  it('tells which words it found nothing for', () => {
    expect(readName('Wagyu Gribble Burgers', catalogue).unread).toContain('gribble')
  })
})
