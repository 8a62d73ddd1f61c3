import { expect, it } from 'vitest'
import { canViewMenu, isOwnMenu, menuAddress } from './menus.ts'

const owner = { house: { id: 'owner' } }
const colleague = { house: { id: 'owner', restaurants: ['one'] } }
const stranger = { house: { id: 'stranger' } }
const secret = { id: 'menu', ownerId: 'owner', restaurantId: 'one', sharedAt: null, linkToken: 'link' }
const shared = { ...secret, sharedAt: '2026-01-01T00:00:00.000Z' }

it('shows a menu to its house always and to others by the link of a shared one alone', () => {
  for (const address of ['menu', 'link']) {
    expect(canViewMenu(secret, owner, address)).toBe(true)
    expect(canViewMenu(shared, owner, address)).toBe(true)
    expect(canViewMenu(secret, stranger, address)).toBe(false)
    expect(canViewMenu(secret, null, address)).toBe(false)
  }
  expect(canViewMenu(shared, stranger, 'link')).toBe(true)
  expect(canViewMenu(shared, null, 'link')).toBe(true)
  expect(canViewMenu(shared, null, 'menu')).toBe(false)
  expect(canViewMenu({ ...shared, linkToken: null }, null, 'menu')).toBe(false)
})

it('is named by its link while it is shared', () => {
  expect(menuAddress(shared)).toBe('link')
  expect(menuAddress(secret)).toBe('menu')
})

it('is of its house alone', () => {
  expect(isOwnMenu(shared, owner)).toBe(true)
  expect(isOwnMenu(shared, stranger)).toBe(false)
  expect(isOwnMenu(shared, null)).toBe(false)
})

it('is not of who works for other restaurants of the house, who reads it as guests do', () => {
  const other = { house: { id: 'owner', restaurants: ['two'] } }
  expect(isOwnMenu(secret, colleague)).toBe(true)
  expect(isOwnMenu(secret, other)).toBe(false)
  expect(canViewMenu(secret, other, 'menu')).toBe(false)
  expect(canViewMenu(shared, other, 'link')).toBe(true)
})
