import { expect, it } from 'vitest'
import { newMenu } from '#domain/menu/model/menu.ts'
import { complaintAboutSectionName } from './section-name.ts'

const menu = newMenu([{ id: 1, name: 'Appetizers', items: [] }])

it.each([
  ['Brunch', undefined, null],
  ['appetizers', 1, null],
  ['appetizers ', undefined, 'The menu already has a section with this name.'],
  [' ', 1, 'Name required'],
  ['x'.repeat(121), undefined, 'This name is too long for a heading.'],
])('judges “%s” as the name of section %s', (typed, besidesId, complaint) => {
  expect(complaintAboutSectionName(menu, typed, { id: besidesId })).toBe(complaint)
})

it('lets two sections have the same name in different places', () => {
  expect(complaintAboutSectionName(menu, 'Appetizers', { parentId: 1 })).toBeNull()
})
