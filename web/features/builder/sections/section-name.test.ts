import { expect, it } from 'vitest'
import { complaintAboutSectionName } from './section-name.ts'

const menu = [{ category: { id: 1, name: 'Appetizers' }, items: [] }]

it.each([
  ['Brunch', undefined, null],
  ['appetizers', 1, null],
  ['appetizers ', undefined, 'The menu has a section of this name.'],
  [' ', 1, 'Name required'],
  ['x'.repeat(121), undefined, 'This name is too long for a heading.'],
])('judges “%s” as the name of section %s', (typed, besidesId, complaint) => {
  expect(complaintAboutSectionName(menu, typed, besidesId)).toBe(complaint)
})
