import { expect, it } from 'vitest'
import { defaultRestaurant } from '../../menu/model/restaurant.ts'
import { textLines } from '../lines/text-lines.ts'
import { readMenuLines } from '../read-menu-lines.ts'
import { profileRead } from './profile-read.ts'

const dishes =
  'SOUPS\nTomato soup with basil 8\nOnion soup with cheese 9\n\nMAINS\nRoasted chicken 19\nGrilled fish 24'

const read = (head: string) => readMenuLines(textLines(`${head}\n\n${dishes}`), { currency: 'USD' }).content

it.each([
  [
    'Lark & Rye\nNeighborhood kitchen, Portland, Maine\n12 Water Street · (207) 555-0142',
    { name: 'Lark & Rye', address: '12 Water Street', description: 'Neighborhood kitchen, Portland, Maine' },
    { phone: '(207) 555-0142' },
  ],
  [
    'GASTHAUS ZUM HIRSCHEN\nFamilie Obermeier · seit 1894\nMarktplatz 7, 84028 Landshut · Tel. 0871/24601\nDienstag Ruhetag',
    { address: 'Marktplatz 7, 84028 Landshut', description: 'Familie Obermeier · seit 1894' },
    { phone: 'Tel. 0871/24601', hours: 'Dienstag Ruhetag' },
  ],
  [
    'Trattoria Antica Porta\nCucina casalinga dal 1962\nVia Toledo 112, Napoli · tel. 081 551 2233',
    { address: 'Via Toledo 112, Napoli', description: 'Cucina casalinga dal 1962' },
    { phone: 'tel. 081 551 2233' },
  ],
  [
    'MARISQUERÍA EL FARO\nC/ Puerto, 3 · 36201 Vigo · 986 22 33 44',
    { address: 'C/ Puerto, 3 · 36201 Vigo' },
    { phone: '986 22 33 44' },
  ],
])('gives an empty profile all that a menu says of its house: %s', (head, filled, contact) => {
  const content = read(head)
  expect(profileRead(defaultRestaurant, content)).toMatchObject({ filled, isAsked: false, kept: [] })
  expect(content.contact).toMatchObject(contact)
  expect(content.notices).toEqual([])
})

it('keeps times of a title in one piece', () => {
  const { title, restaurant } = read('HOSPODA U KOCOURA\nPolední menu 11:00 – 14:00')
  expect([title, restaurant.description]).toEqual(['Polední menu 11:00 – 14:00', ''])
})

it('leaves a line at the foot that a person calls a notice', () => {
  const lines = textLines(`Lark & Rye\nFarm kitchen since 1990\n\n${dishes}`)
  const { content } = readMenuLines(lines, { corrections: new Map([[1, 'notice']]) })
  expect(content.notices).toMatchObject([{ text: 'Farm kitchen since 1990' }])
})

it('keeps what its owner wrote, and says what the menu says instead', () => {
  const own = { ...defaultRestaurant, name: 'Lark & Rye', address: '1 Old Road' }
  expect(
    profileRead(own, read('LARK & RYE\nFarm kitchen since 1990\n12 Water Street · (207) 555-0142')),
  ).toEqual({
    filled: { description: 'Farm kitchen since 1990' },
    isAsked: true,
    kept: [{ field: 'address', own: '1 Old Road', read: '12 Water Street' }],
  })
})

it('leaves sentences of law and money at the foot, where guests look for them', () => {
  const { notices, restaurant } = read('Lark & Rye\nA 4% surcharge will be added to each check.')
  expect(notices).toHaveLength(1)
  expect(restaurant.description).not.toContain('surcharge')
})
