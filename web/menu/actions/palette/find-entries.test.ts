import { expect, it } from 'vitest'
import { type FoundEntry, findEntries } from './find-entries.ts'

const dish = (name: string, searchWords?: string): FoundEntry => ({
  id: name,
  group: 'Dishes',
  name,
  searchWords,
  isSearchedOnly: true,
})
const action = (name: string, searchWords?: string): FoundEntry => ({
  id: name,
  group: 'Actions',
  name,
  searchWords,
})

const entries = [
  { ...action('Undo'), whyNot: 'Nothing was changed yet.' },
  action('Save Menu'),
  action('Share Menu', 'link QR code'),
  action('Preview'),
  dish('Crème brûlée'),
  dish('Cheeseburger'),
  dish('Burger & fries'),
  dish('Soupe à l’oignon', 'Onion soup'),
  { id: 's', group: 'Sections', name: 'Burgers' } as const,
]
const found = (typed: string) =>
  findEntries(entries, typed).map(({ group, entries: members }) => [
    group,
    ...members.map(({ name }) => name),
  ])

it('lists everything but the dishes until something is typed, first what is possible', () => {
  expect(found('')).toEqual([
    ['Actions', 'Save Menu', 'Share Menu', 'Preview', 'Undo'],
    ['Sections', 'Burgers'],
  ])
})

it.each([
  ['CREME', [['Dishes', 'Crème brûlée']]],
  ['menu sh', [['Actions', 'Share Menu']]],
  ['qr', [['Actions', 'Share Menu']]],
  ['onion', [['Dishes', 'Soupe à l’oignon']]],
  ['pre', [['Actions', 'Preview']]],
  ['qr soup', []],
])('finds %j', (typed, groups) => {
  expect(found(typed)).toEqual(groups)
})

it('puts the group with the best first, and in it the beginning of a name before letters within a word', () => {
  expect(found('burger')).toEqual([
    ['Dishes', 'Burger & fries', 'Cheeseburger'],
    ['Sections', 'Burgers'],
  ])
  expect(found('burgers')[0]).toEqual(['Sections', 'Burgers'])
})

it('shows the first dozen of many dishes and counts the rest', () => {
  const many = Array.from({ length: 40 }, (_, at) => dish(`Pizza ${at}`))
  expect(findEntries(many, 'pizza')).toMatchObject([{ entries: { length: 12 }, more: 28 }])
})
